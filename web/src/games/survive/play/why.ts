/** The question behind a press that cannot be done. */
import type { Question } from "$lib/api/survive";
import type { Piece, Place } from "../scene";
import { acting, chosenPiece, isLegal, type Effect, type Event, type Decision, type Selection } from "./decision";

type Asked = Extract<Event, { type: "ask" } | { type: "tile" }>;

const ask = (question: Question, place: Place): Effect => ({ type: "ask", question, about: { place } });
const explain = (key: string, place: Place): Effect => ({ type: "explain", key, about: { place } });

/** The space a place belongs to. */
function cellOf({ scene, view }: Decision, place: Place): number {
  if ("cell" in place) return place.cell;
  if ("isle" in place) return scene.isles[place.isle]?.landing[0] ?? 0;
  if ("explorer" in place) return view.explorers.find((one) => one.id === place.explorer)?.cell ?? -1;
  if ("boat" in place) return view.boats.find((one) => one.id === place.boat)?.cell ?? -1;
  return view.creatures.find((one) => one.id === place.creature)?.cell ?? -1;
}

/** Why the chosen piece cannot get there. */
function astray(decision: Decision, piece: Piece, place: Place): Question {
  if ("explorer" in piece) {
    if ("isle" in place) return { ...piece, isle: place.isle };
    if ("boat" in place) return { ...piece, boat: place.boat };
  }
  return { ...piece, to: Math.max(0, cellOf(decision, place)) };
}

const SPACES: Partial<Record<Decision["view"]["phase"], "place" | "launch" | "drop">> = {
  place: "place",
  launch: "launch",
  drop: "drop",
};

/** With nothing chosen: why this piece cannot be taken up, or what to do first. */
function loose(decision: Decision, place: Place): Effect {
  const cell = cellOf(decision, place);
  if (!("cell" in place) && !("isle" in place) && cell >= 0) return ask(astray(decision, place, { cell }), place);
  const phase = decision.view.phase;
  if (phase === "creature") return explain("survive-first-creature", place);
  if (phase === "crew") return explain("survive-first-crew", place);
  if (phase === "defend") return explain("survive-first-answer", place);
  const tile = (decision.scene.cells[cell]?.island ?? -1) >= 0 && decision.view.exposed.includes(cell);
  return explain(tile && isLegal(decision, "sink") ? "survive-first-sink" : "survive-first-piece", place);
}

export function why(decision: Decision, selection: Selection, event: Asked): Effect {
  if (event.type === "tile") return { type: "ask", question: { back: event.back }, about: { back: event.back } };
  const { place } = event;
  const cell = Math.max(0, cellOf(decision, place));
  if (!acting(decision)) return ask({ sink: cell }, place);
  const space = SPACES[decision.view.phase];
  if (space) return ask({ [space]: cell }, place);
  if (selection.mode.at === "sink") return ask({ sink: cell }, place);
  const chosen = chosenPiece(decision, selection);
  return chosen ? ask(astray(decision, chosen, place), place) : loose(decision, place);
}
