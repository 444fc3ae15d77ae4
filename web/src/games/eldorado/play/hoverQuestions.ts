/** What to ask about something that cannot be chosen. */
import type { Place } from "../scene";
import { litPiles } from "./light";
import { acting, placeKey, type Effect, type Moment, type Play } from "./moment";
import { why } from "./play";
import { byPlace, offered } from "./targets";

/** The question about a place that the chosen card or piece cannot reach. */
export function farPlace(moment: Moment, play: Play, place: Place): Effect | null {
  const { mode } = play;
  const chosen = mode.at === "card" || mode.at === "piece";
  if (!acting(moment) || !chosen || byPlace(offered(moment, mode)).has(placeKey(place))) return null;
  const { pieces, seat } = moment.view;
  const own = "cell" in place && pieces.some((one) => one.cell === place.cell && one.seat === seat);
  return own ? null : why(moment, play, place);
}

/** The question about a pile that cannot be bought from, or from which nothing can be taken. */
export function dearPile(moment: Moment, play: Play, card: number): Effect | null {
  if (!acting(moment) || litPiles(moment, play).includes(card)) return null;
  if (moment.view.phase === "copy") return null;
  const question = moment.view.phase === "take" ? { take: card } : { buy: card };
  return { type: "ask", question, about: { pile: card } };
}
