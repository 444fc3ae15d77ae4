/** What is asked now, and the buttons that answer it: message keys and their arguments, no text. */
import { back } from "../../../table/buttons";
import { acting, isLegal, legalOf, type PlayButton, type PlayPrompt, type Selection } from "../../voyage/play/decision";
import * as parts from "../../voyage/play/promptParts";
import { sites } from "./choices";
import type { Decision } from "./game";

const recall = (decision: Decision): PlayButton[] =>
  isLegal(decision, "recall")
    ? [
        parts.button(
          "recall",
          "voyage-play-act-recall",
          "i-hand",
          { type: "recall" },
          { hiddenOnPhone: true, shortcut: "K" },
        ),
      ]
    : [];

export function prompt(decision: Decision, selection: Selection): PlayPrompt | null {
  if (!acting(decision)) return null;
  if (selection.mode.at === "recall")
    return parts.promptWith("i-hand", "entdecker-ask-recall", { many: legalOf(decision, "recall").length }, [back()]);
  switch (decision.view.phase) {
    case "start":
      return parts.startPrompt("entdecker", decision, selection, [...parts.undoButtons(decision), ...recall(decision)]);
    case "announce":
      return announcing(decision, selection);
    case "lay":
      return parts.layPrompt("entdecker", decision, selection, legalOf(decision, "lay"), parts.undoButtons(decision));
    case "friendly":
      return parts.promptWith("i-friendly", "entdecker-ask-friendly", {}, [
        ...recall(decision),
        parts.declineButton("entdecker"),
      ]);
    case "order":
      return parts.promptWith(
        "i-map",
        "entdecker-ask-order",
        { many: legalOf(decision, "island").length },
        parts.undoButtons(decision),
      );
    case "plant":
      return parts.promptWith(
        "i-plant",
        "entdecker-ask-plant",
        { value: scoredValue(decision) },
        parts.undoButtons(decision),
      );
    default:
      return exploring(decision, selection);
  }
}

const scoredValue = ({ view }: Decision): number =>
  view.islands.find((one) => one.id === view.scoring?.island)?.value ?? 0;

function announcing(decision: Decision, selection: Selection): PlayPrompt {
  const key = decision.scene.options.personal_tiles ? "entdecker-ask-budget" : "entdecker-ask-announce";
  const buttons = [...parts.undoButtons(decision), ...recall(decision)];
  return parts.announcePrompt(key, decision, selection, () => legalOf(decision, "announce"), buttons);
}

/** What the tile laid last still allows, and what is paid for. */
function exploring(decision: Decision, { mode }: Selection): PlayPrompt {
  const { view } = decision;
  const draws = isLegal(decision, "draw") || isLegal(decision, "own");
  const builds = isLegal(decision, "build");
  if (mode.at === "site") return parts.sitePrompt("entdecker", mode.unit, sites(decision, mode.unit), [back()]);
  const left = parts.goldOf(decision);
  const args = {
    budget: view.budget,
    gold: left,
    unit: parts.affordable(left, decision.scene.units),
    build: builds ? "yes" : "no",
    stop: isLegal(decision, "stop") ? "yes" : "no",
    hostile: view.hostile ? "yes" : "no",
    personal: decision.scene.options.personal_tiles ? "yes" : "no",
  };
  const key = !draws ? "entdecker-ask-build" : isLegal(decision, "stop") ? "entdecker-ask-go-on" : "entdecker-ask-draw";
  return parts.promptWith(draws ? "i-draw" : "i-base-unit", key, args, [
    ...parts.undoButtons(decision),
    ...recall(decision),
    parts.stopButton("entdecker", decision, !draws),
  ]);
}
