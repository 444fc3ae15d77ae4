/** What is asked now, and the buttons that answer it: message keys and their arguments, no text. */
import { back } from "../../../table/buttons";
import { acting, isLegal, legalOf, type PlayButton, type PlayPrompt, type Selection } from "../../voyage/play/decision";
import {
  affordable,
  announcePrompt,
  button,
  declineButton,
  goldOf,
  landButtons,
  layPrompt,
  promptWith,
  startPrompt,
  stopButton,
  undoButtons,
} from "../../voyage/play/promptParts";
import { sites } from "./choices";
import type { Decision } from "./game";

const recall = (decision: Decision): PlayButton[] =>
  isLegal(decision, "recall")
    ? [button("recall", "voyage-play-act-recall", "i-hand", { type: "recall" }, { hiddenOnPhone: true, shortcut: "K" })]
    : [];

export function prompt(decision: Decision, selection: Selection): PlayPrompt | null {
  if (!acting(decision)) return null;
  if (selection.mode.at === "recall")
    return promptWith("i-hand", "entdecker-ask-recall", { many: legalOf(decision, "recall").length }, [back()]);
  switch (decision.view.phase) {
    case "start":
      return startPrompt("entdecker", decision, selection, [...undoButtons(decision), ...recall(decision)]);
    case "announce":
      return announcing(decision, selection);
    case "lay":
      return layPrompt("entdecker", decision, selection, legalOf(decision, "lay"), undoButtons(decision));
    case "friendly":
      return promptWith("i-friendly", "entdecker-ask-friendly", {}, [...recall(decision), declineButton("entdecker")]);
    case "order":
      return promptWith(
        "i-map",
        "entdecker-ask-order",
        { many: legalOf(decision, "island").length },
        undoButtons(decision),
      );
    case "plant":
      return promptWith("i-plant", "entdecker-ask-plant", { value: scoredValue(decision) }, undoButtons(decision));
    default:
      return exploring(decision, selection);
  }
}

const scoredValue = ({ view }: Decision): number =>
  view.islands.find((one) => one.id === view.scoring?.island)?.value ?? 0;

function announcing(decision: Decision, selection: Selection): PlayPrompt {
  const key = decision.scene.options.personal_tiles ? "entdecker-ask-budget" : "entdecker-ask-announce";
  const buttons = [...undoButtons(decision), ...recall(decision)];
  return announcePrompt(key, decision, selection, () => legalOf(decision, "announce"), buttons);
}

/** What the tile laid last still allows, and what is paid for. */
function exploring(decision: Decision, { mode }: Selection): PlayPrompt {
  const { view } = decision;
  const draws = isLegal(decision, "draw") || isLegal(decision, "own");
  const builds = isLegal(decision, "build");
  if (mode.at === "site")
    return promptWith("i-base-unit", "entdecker-ask-site", { unit: mode.unit }, [
      back(),
      ...landButtons(sites(decision, mode.unit)),
    ]);
  const left = goldOf(decision);
  const args = {
    budget: view.budget,
    gold: left,
    unit: affordable(left, decision.scene.units),
    build: builds ? "yes" : "no",
    stop: isLegal(decision, "stop") ? "yes" : "no",
    hostile: view.hostile ? "yes" : "no",
    personal: decision.scene.options.personal_tiles ? "yes" : "no",
  };
  const key = !draws ? "entdecker-ask-build" : isLegal(decision, "stop") ? "entdecker-ask-go-on" : "entdecker-ask-draw";
  return promptWith(draws ? "i-draw" : "i-base-unit", key, args, [
    ...undoButtons(decision),
    ...recall(decision),
    stopButton("entdecker", decision, !draws),
  ]);
}
