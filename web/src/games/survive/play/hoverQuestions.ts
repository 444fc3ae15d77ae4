/** What to ask about a place that the chosen piece cannot reach, once the pointer rests on it. */
import { keyOf, type Place } from "../scene";
import type { Highlights } from "./highlights";
import { acting, chosenPiece, type Effect, type Decision, type Selection } from "./decision";
import { why } from "./why";

export function far(decision: Decision, selection: Selection, place: Place, lit: Highlights): Effect | null {
  const chosen = chosenPiece(decision, selection);
  const lively = chosen !== null || selection.mode.at === "sink";
  if (!acting(decision) || decision.view.phase === "defend" || !lively || (chosen && keyOf(chosen) === keyOf(place)))
    return null;
  if (lit.movable.some((piece) => keyOf(piece) === keyOf(place)) || reached(decision, place, lit)) return null;
  return why(decision, selection, { type: "ask", place });
}

/** Whether a place is lit, or stands in a space that is. */
function reached({ view }: Decision, place: Place, lit: Highlights): boolean {
  if ("isle" in place) return lit.isles.has(place.isle);
  if ("boat" in place && lit.boats.has(place.boat)) return true;
  const cell =
    "cell" in place
      ? place.cell
      : "boat" in place
        ? view.boats.find((one) => one.id === place.boat)?.cell
        : "explorer" in place
          ? view.explorers.find((one) => one.id === place.explorer)?.cell
          : view.creatures.find((one) => one.id === place.creature)?.cell;
  return cell !== undefined && (lit.cells.has(cell) || lit.sinkable.has(cell));
}
