/** What to ask about something that cannot be chosen. */
import type { Place } from "../scene";
import { pileTargets } from "./highlights";
import { acting, placeKey, type Effect, type Decision, type Selection } from "./decision";
import { why } from "./choices";
import { byPlace, offered } from "./planChoice";

/** The question about a place that the chosen card or piece cannot reach. */
export function farPlace(decision: Decision, selection: Selection, place: Place): Effect | null {
  const { mode } = selection;
  const chosen = mode.at === "card" || mode.at === "piece";
  if (!acting(decision) || !chosen || byPlace(offered(decision, mode)).has(placeKey(place))) return null;
  const { pieces, seat } = decision.view;
  const own = "cell" in place && pieces.some((one) => one.cell === place.cell && one.seat === seat);
  return own ? null : why(decision, selection, place);
}

/** The question about a pile that cannot be bought from, or from which nothing can be taken. */
export function dearPile(decision: Decision, selection: Selection, card: number): Effect | null {
  if (!acting(decision) || pileTargets(decision, selection).includes(card)) return null;
  if (decision.view.phase === "copy") return null;
  const question = decision.view.phase === "take" ? { take: card } : { buy: card };
  return { type: "ask", question, about: { pile: card } };
}
