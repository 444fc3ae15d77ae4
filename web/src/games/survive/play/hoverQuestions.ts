/** What to ask about a place that the chosen piece cannot reach, once the pointer rests on it. */
import { keyOf, type Place } from "../scene";
import type { Lit } from "./light";
import { acting, chosenPiece, type Effect, type Moment, type Play } from "./moment";
import { why } from "./why";

export function far(moment: Moment, play: Play, place: Place, lit: Lit): Effect | null {
  const chosen = chosenPiece(moment, play);
  const lively = chosen !== null || play.mode.at === "sink";
  if (!acting(moment) || moment.view.phase === "defend" || !lively || (chosen && keyOf(chosen) === keyOf(place)))
    return null;
  if (lit.movable.some((piece) => keyOf(piece) === keyOf(place)) || reached(moment, place, lit)) return null;
  return why(moment, play, { type: "ask", place });
}

/** Whether a place is lit, or stands in a space that is. */
function reached({ view }: Moment, place: Place, lit: Lit): boolean {
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
