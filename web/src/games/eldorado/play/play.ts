/**
 * The choices of a turn as a state machine: position, mode and event give the next mode and, perhaps, one thing to
 * send. It knows no rules; it arranges what the server lists as legal.
 */
import type { Plan, Question } from "$lib/api/eldorado";
import type { Place } from "../scene";
import { samePlace } from "../scene";
import type { Effect, Event, Mode, Moment, Outcome, Play, Want } from "./moment";
import { acting, cardAt, entering, may, placeKey, planKey, REST, toggled } from "./moment";
import { affordable, suggest, within } from "./money";
import { run } from "./script";
import { byPlace, offered, ways } from "./targets";

const stay = (play: Play, effect: Effect | null = null): Outcome => [play, effect];
const go = (mode: Mode, look: Place | null = null): Outcome => [{ ...REST, mode, look, armed: look }, null];

/** How many cards the phase wants picked from the hand, 0 if none. */
export const picking = ({ view }: Moment): number =>
  view.phase === "give" ? view.owed : view.phase === "remove" ? view.removable : 0;

/** The mode in which a fresh position begins. */
export function opening(moment: Moment): Play {
  if (!acting(moment)) return REST;
  if (picking(moment) > 0) return { ...REST, mode: { at: "pick", slots: [] } };
  if (moment.view.phase === "discard") return { ...REST, mode: { at: "keep", slots: [] } };
  return REST;
}

export function step(moment: Moment, play: Play, event: Event): Outcome {
  if (!acting(moment)) return askOnly(moment, play, event);
  switch (event.type) {
    case "card":
      return onCard(moment, play, event.slot);
    case "place":
      return onPlace(moment, play, event.place, event.gesture);
    case "leave":
      return stay({ ...play, look: null });
    case "piece":
      return onPiece(moment, play, event.piece);
    case "option":
      return onOption(moment, play, event.index);
    case "pile":
      return onPile(moment, play, event.card);
    case "draw":
      return onDraw(moment, play, event.draw);
    case "buy":
      return onBuy(moment, play);
    case "confirm":
      return onConfirm(moment, play);
    case "end":
      return onEnd(moment, play);
    case "back":
      return onBack(moment, play);
  }
}

function askOnly(moment: Moment, play: Play, event: Event): Outcome {
  if (event.type === "place" && event.gesture !== "look")
    return stay(play, why(moment, play, event.place));
  if (event.type === "pile")
    return stay(play, { type: "ask", question: { buy: event.card }, about: { pile: event.card } });
  return stay(play);
}

/** Asks why a place is out of reach, of the chosen card if there is one. */
export function why(moment: Moment, play: Play, place: Place): Effect {
  const question: Question = "cell" in place ? { to: place.cell } : { blockade: place.blockade };
  const card = play.mode.at === "card" ? cardAt(moment, play.mode.slot) : -1;
  if (card >= 0) question.card = card;
  return { type: "ask", question, about: { place } };
}

function onCard(moment: Moment, play: Play, slot: number): Outcome {
  const { mode } = play;
  const card = cardAt(moment, slot);
  if (card < 0) return stay(play);
  switch (mode.at) {
    case "pick":
      return onPick(moment, mode.slots, slot);
    case "keep":
      return may(moment, "discard", card)
        ? go({ at: "keep", slots: toggled(mode.slots, slot) })
        : stay(play);
    case "buy":
      return may(moment, "pay", card)
        ? go({ ...mode, slots: toggled(mode.slots, slot) })
        : stay(play, { type: "ask", question: { pay: card }, about: { slot } });
    case "which": {
      const plan = mode.plans.find((one) => one.card === card);
      return plan ? travel(moment, plan, -1) : go({ at: "card", slot });
    }
    default:
      if (moment.view.phase !== "play") return stay(play);
      return mode.at === "card" && mode.slot === slot ? [REST, null] : go({ at: "card", slot });
  }
}

/** Giving up sends at the last card owed; removing waits for the player's word. */
function onPick(moment: Moment, slots: number[], slot: number): Outcome {
  const kind = moment.view.phase === "give" ? "give" : "remove";
  const card = cardAt(moment, slot);
  if (!may(moment, kind, card)) return go({ at: "pick", slots });
  const chosen = toggled(slots, slot);
  if (chosen.length > picking(moment)) return go({ at: "pick", slots });
  if (kind === "remove" || chosen.length < moment.view.owed) return go({ at: "pick", slots: chosen });
  return run(moment, wanted(moment, "give", chosen));
}

const wanted = (moment: Moment, kind: Want["kind"], slots: readonly number[]): Want[] =>
  slots.map((slot) => ({ kind, card: cardAt(moment, slot) }));

function onPlace(moment: Moment, play: Play, place: Place, gesture: "look" | "tap" | "do"): Outcome {
  const lit = byPlace(offered(moment, play.mode)).get(placeKey(place)) ?? [];
  if (lit.length === 0)
    return gesture === "look" ? stay({ ...play, look: null }) : onDark(moment, { ...play, armed: null }, place);
  if (gesture === "look") return stay({ ...play, look: place });
  if (gesture === "tap" && !samePlace(play.armed, place)) return stay({ ...play, look: place, armed: place });
  const card = play.mode.at === "card" ? cardAt(moment, play.mode.slot) : -1;
  const found = ways(lit, card);
  const [only] = found;
  if (only && found.length === 1) return travel(moment, only, card);
  return go({ at: "which", plans: found }, place);
}

/** An unlit place: with nothing chosen it may still be in reach of some card; then it lights first. */
function onDark(moment: Moment, play: Play, place: Place): Outcome {
  const loose = play.mode.at === "rest" || play.mode.at === "which" || play.mode.at === "piece";
  const near = loose ? moment.plans.filter((plan) => planKey(plan) === placeKey(place)) : [];
  const [first] = near;
  if (first && moment.view.phase === "play") return go({ at: "piece", piece: first.piece }, place);
  return stay(play, why(moment, play, place));
}

/** Goes the whole way of a plan; a card in hand is the first one given up at rubble and camps. */
function travel(moment: Moment, plan: Plan, card: number): Outcome {
  const gift: Want[] = entering(plan) && card >= 0 ? [{ kind: "give", card, optional: true }] : [];
  return run(moment, gift, plan.actions);
}

function onPiece(moment: Moment, play: Play, piece: number): Outcome {
  if (moment.view.phase !== "play") return stay(play);
  const again = play.mode.at === "piece" && play.mode.piece === piece;
  return again ? [REST, null] : go({ at: "piece", piece });
}

function onOption(moment: Moment, play: Play, index: number): Outcome {
  if (play.mode.at !== "which") return stay(play);
  const plan = play.mode.plans[index];
  return plan ? travel(moment, plan, -1) : stay(play);
}

function onPile(moment: Moment, play: Play, card: number): Outcome {
  if (moment.view.phase === "take") {
    if (may(moment, "take", card)) return run(moment, [{ kind: "take", card }]);
    return stay(play, { type: "ask", question: { take: card }, about: { pile: card } });
  }
  const slots = play.mode.at === "buy" ? play.mode.slots : [];
  if (play.mode.at === "buy" && slots.length > 0 && within(moment, slots).includes(card))
    return purchase(moment, slots, card);
  if (affordable(moment).includes(card))
    return go({ at: "buy", slots: suggest(moment, card) ?? [], want: card });
  return stay(play, { type: "ask", question: { buy: card }, about: { pile: card } });
}

const purchase = (moment: Moment, slots: readonly number[], card: number): Outcome =>
  run(moment, [...wanted(moment, "pay", slots), { kind: "buy", card }]);

function onDraw(moment: Moment, play: Play, draw: number): Outcome {
  if (play.mode.at !== "card") return stay(play);
  return run(moment, [{ kind: "play", card: cardAt(moment, play.mode.slot), draw }]);
}

function onBuy(moment: Moment, play: Play): Outcome {
  if (play.mode.at === "buy") return [REST, null];
  if (moment.view.phase !== "play") return stay(play);
  if (affordable(moment).length > 0) return go({ at: "buy", slots: [], want: -1 });
  const cheapest = moment.view.market.find((pile) => pile.left > 0)?.card ?? 0;
  return stay(play, { type: "ask", question: { buy: cheapest }, about: { button: "buy" } });
}

function onConfirm(moment: Moment, play: Play): Outcome {
  const { mode } = play;
  switch (mode.at) {
    case "buy":
      return mode.want >= 0 && within(moment, mode.slots).includes(mode.want)
        ? purchase(moment, mode.slots, mode.want)
        : stay(play);
    case "pick":
      return moment.view.phase === "remove" ? remove(moment, mode.slots) : stay(play);
    case "keep":
      return onEnd(moment, play);
    case "card": {
      const plays = moment.legal.filter((one) => one.kind === "play" && one.card === cardAt(moment, mode.slot));
      const [only] = plays;
      return only && plays.length === 1 ? onDraw(moment, play, only.draw ?? 0) : stay(play);
    }
    default:
      return play.look ? onPlace(moment, play, play.look, "do") : stay(play);
  }
}

/** "Done" is only a decision of its own while more could be removed. */
function remove(moment: Moment, slots: readonly number[]): Outcome {
  const wants = wanted(moment, "remove", slots);
  const all = slots.length >= moment.view.removable || slots.length >= moment.view.hand.length;
  if (!all) return run(moment, [...wants, { kind: "done" }]);
  const [play, effect] = run(moment, wants);
  return [{ ...play, script: [{ kind: "done", optional: true }] }, effect];
}

function onEnd(moment: Moment, play: Play): Outcome {
  if (!may(moment, "end")) return stay(play);
  const slots = play.mode.at === "keep" ? play.mode.slots : [];
  const choice = moment.view.hand.length > 0 && may(moment, "discard");
  if (choice && play.mode.at !== "keep") return go({ at: "keep", slots: [] });
  return run(moment, [...wanted(moment, "discard", slots), { kind: "end" }]);
}

/** Esc puts things back: first what is chosen, then, in the middle of paying, the last decision. */
function onBack(moment: Moment, play: Play): Outcome {
  const { mode } = play;
  if (mode.at === "pick" && mode.slots.length > 0) return go({ at: "pick", slots: [] });
  if (mode.at === "pick" && moment.view.phase === "give" && moment.undo) return stay(play, { type: "undo" });
  if (mode.at === "keep" && moment.view.phase === "discard" && moment.undo) return stay(play, { type: "undo" });
  if (mode.at === "which") return [REST, null];
  return [opening(moment), null];
}
