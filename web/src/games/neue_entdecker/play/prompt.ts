/** What is asked now, and the buttons that answer it: message keys and their arguments, no text. */
import { back } from "../../../table/buttons";
import { acting, isLegal, legalOf, ownSeat, type PlayPrompt, type Selection } from "../../voyage/play/decision";
import { placeName } from "../../voyage/play/placeNames";
import * as parts from "../../voyage/play/promptParts";
import { announces, lays, scouts, sites } from "./choices";
import type { Decision } from "./game";

export function prompt(decision: Decision, selection: Selection): PlayPrompt | null {
  if (!acting(decision)) return null;
  const { phase } = decision.view;
  if (selection.mode.at === "recall") return recalling(decision);
  if (selection.mode.at === "jungle") return sending(decision);
  switch (phase) {
    case "name":
      return parts.promptWith(
        "i-crown",
        "neue-ask-name",
        { left: decision.scene.chiefs - (ownSeat(decision.view)?.named.length ?? 0), most: decision.legal.length },
        parts.undoButtons(decision),
      );
    case "wheel":
      return parts.promptWith("i-die-wheel", "neue-ask-wheel", {}, parts.undoButtons(decision));
    case "start":
      return parts.startPrompt("neue", decision, selection, parts.undoButtons(decision), ({ ways = 1 }) => ({ ways }));
    case "pay":
      return parts.promptWith(
        "i-coin",
        "neue-ask-pay",
        { ways: legalOf(decision, "pay").length, place: placeName(decision.scene, decision.view.ship) },
        parts.undoButtons(decision),
      );
    case "announce":
      return parts.announcePrompt(
        "neue-ask-announce",
        decision,
        selection,
        (open) => announces(decision, open),
        parts.undoButtons(decision),
      );
    case "lay":
      return layTilePrompt(decision, selection);
    case "post":
      return parts.sitePrompt("neue", "scout", sites(decision, "scout", false), parts.undoButtons(decision));
    case "order":
      return parts.promptWith(
        "i-map",
        "neue-ask-order",
        { many: legalOf(decision, "island").length },
        parts.undoButtons(decision),
      );
    default:
      return exploring(decision, selection);
  }
}

/** Natives may be declined; a scout that was taken back may not stay in the hand. */
function sending(decision: Decision): PlayPrompt {
  const natives = decision.view.phase === "natives";
  const left = (ownSeat(decision.view)?.landed ?? []).reduce((sum, count) => sum + count, 0);
  const both = scouts(decision, true).length > 0 && scouts(decision, false).length > 0 && !decision.view.fetched;
  const args = { natives: natives ? "yes" : "no", left, both: both ? "yes" : "no" };
  return parts.promptWith("i-hut", "neue-ask-scout", args, [
    ...parts.undoButtons(decision),
    ...(isLegal(decision, "decline") ? [parts.declineButton("neue")] : []),
  ]);
}

const recalling = (decision: Decision): PlayPrompt =>
  parts.promptWith(
    "i-hand",
    "neue-ask-recall",
    { many: legalOf(decision, "recall").length, natives: decision.view.phase === "natives" ? "yes" : "no" },
    decision.view.phase === "natives" ? [parts.declineButton("neue")] : [back()],
  );

function layTilePrompt(decision: Decision, selection: Selection): PlayPrompt {
  const buttons = decision.view.open ? [back()] : parts.undoButtons(decision);
  return parts.layPrompt("neue", decision, selection, lays(decision, selection.mode), buttons);
}

/** What the tile laid last still allows, and what is announced. */
function exploring(decision: Decision, selection: Selection): PlayPrompt {
  if (selection.mode.at === "lay") return layTilePrompt(decision, selection);
  if (selection.mode.at === "site")
    return parts.sitePrompt(
      "neue",
      selection.mode.chief ? "chief" : selection.mode.unit,
      sites(decision, selection.mode.unit, selection.mode.chief),
      [back()],
    );
  const { view } = decision;
  const draws = isLegal(decision, "draw") || isLegal(decision, "lay") || isLegal(decision, "shuffle");
  const shuffle = isLegal(decision, "shuffle")
    ? [parts.button("shuffle", "neue-act-shuffle", "i-replay", { type: "act", kind: "shuffle" }, { main: true })]
    : [];
  const args = {
    budget: view.budget,
    open: view.open ? "yes" : "no",
    gold: parts.goldOf(decision),
    build: isLegal(decision, "build") || isLegal(decision, "recall") ? "yes" : "no",
  };
  const key = !draws ? "neue-ask-build" : isLegal(decision, "stop") ? "neue-ask-go-on" : "neue-ask-draw";
  return parts.promptWith(draws ? "i-draw" : "i-base-unit", key, args, [
    ...parts.undoButtons(decision),
    ...shuffle,
    parts.stopButton("neue", decision, !draws),
  ]);
}
