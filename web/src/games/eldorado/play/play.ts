/**
 * The choices of a turn as a state machine: position, mode and event give the next mode and, perhaps, one thing to
 * send. It knows no rules; it arranges what the server lists as legal.
 */
import type { Legal, Plan, Question } from "$lib/api/eldorado";
import type { Place } from "../scene";
import { samePlace } from "../scene";
import { deedsAt, usesOf } from "./deeds";
import type { Effect, Event, Gesture, Mode, Moment, Outcome, Play, Want } from "./moment";
import { acting, braving, cardAt, entering, may, placeKey, planKey, REST, risky, toggled } from "./moment";
import { affordable, changeable, paying, pays, suggest, within, type Payment } from "./money";
import { run } from "./script";
import { byPlace, offered, ways } from "./targets";
import { inHand, rowOf, shownSlot, twin } from "./things";

const stay = (play: Play, effect: Effect | null = null): Outcome => [play, effect];
const go = (mode: Mode, look: Place | null = null): Outcome => [{ ...REST, mode, look, armed: look }, null];

const MOST_SWAPPED = 4;

/** How many cards the phase wants picked from the hand, 0 if none. */
export function picking({ view }: Moment): number {
  if (view.phase === "give") return view.owed;
  if (view.phase === "remove") return view.removable;
  if (view.phase === "swap") return Math.min(MOST_SWAPPED - (view.turn?.swapped ?? 0), view.hand.length);
  return 0;
}

/** The mode that a phase asks for, with nothing chosen. */
function idle(moment: Moment): Play {
  if (!acting(moment)) return REST;
  if (picking(moment) > 0) return { ...REST, mode: { at: "pick", slots: [] } };
  if (moment.view.phase === "discard") return { ...REST, mode: { at: "keep", slots: [] } };
  return REST;
}

/** The mode in which a fresh position begins; a card just copied is at hand. */
export function opening(moment: Moment): Play {
  const { copied, onces } = rowOf(moment);
  const ready = acting(moment) && moment.view.phase === "play" && onces > copied;
  return ready ? { ...REST, mode: { at: "card", slot: copied } } : idle(moment);
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
    case "act":
      return [REST, { type: "send", actions: [event.action] }];
    case "once":
      return onOnce(moment, play);
    case "change":
      return onChange(moment, play);
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
  if (event.type === "place" && event.gesture !== "look") return stay(play, why(moment, play, event.place));
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
      return may(moment, "discard", card) ? go({ at: "keep", slots: toggled(moment, mode.slots, slot) }) : stay(play);
    case "buy":
      return pays(moment, slot)
        ? go(settled({ ...mode, slots: toggled(moment, mode.slots, slot) }))
        : stay(play, { type: "ask", question: { pay: card }, about: { slot } });
    case "which": {
      const plan = mode.plans.find((one) => one.card === card);
      return plan ? travel(moment, plan, -1) : go({ at: "card", slot });
    }
    default:
      if (moment.view.phase === "lift") return onOffering(moment, play, slot);
      if (moment.view.phase !== "play") return stay(play);
      return mode.at === "card" && shownSlot(moment, mode.slot) === slot ? [REST, null] : go({ at: "card", slot });
  }
}

/** A thing that counts towards lifting a curse goes at once. */
function onOffering(moment: Moment, play: Play, slot: number): Outcome {
  const card = cardAt(moment, slot);
  return may(moment, "give", card) ? run(moment, [{ kind: "give", card }]) : stay(play, refused(moment, slot));
}

/** A symbol stays changed only while its card is part of the payment. */
function settled(mode: Extract<Mode, { at: "buy" }>): Mode {
  const { changed, ...rest } = mode;
  return changed !== undefined && mode.slots.includes(changed) ? { ...rest, changed } : rest;
}

/** What a familiar does once instead of again and again, and back. */
function onOnce(moment: Moment, play: Play): Outcome {
  const { mode } = play;
  if (mode.at === "card") {
    const slot = twin(moment, mode.slot);
    return slot < 0 ? stay(play) : go({ at: "card", slot });
  }
  if (mode.at !== "buy") return stay(play);
  const at = mode.slots.findIndex((slot) => twin(moment, slot) >= 0);
  const slot = twin(moment, mode.slots[at] ?? -1);
  return slot >= 0 && pays(moment, slot) ? go({ ...mode, slots: mode.slots.with(at, slot) }) : stay(play);
}

/** The next card whose symbol may be changed into coins, then none. */
function onChange(moment: Moment, play: Play): Outcome {
  const { mode } = play;
  if (mode.at !== "buy") return stay(play);
  const able = changeable(moment);
  const next = able[able.indexOf(mode.changed ?? -1) + 1];
  const { changed, ...rest } = mode;
  if (next === undefined) return go(rest);
  const others = mode.slots.filter((slot) => slot !== next && slot !== changed);
  return go({ ...rest, slots: [...others, next], changed: next });
}

const picks = (slots: number[]): Play => ({ ...REST, mode: { at: "pick", slots } });

/** Why a thing cannot be given up; what is removed has no such question. */
const refused = (moment: Moment, slot: number): Effect | null =>
  moment.view.phase === "remove" ? null : { type: "ask", question: { give: cardAt(moment, slot) }, about: { slot } };

/** Giving up sends at the last card owed; removing waits for the player's word. */
function onPick(moment: Moment, slots: number[], slot: number): Outcome {
  const kind = moment.view.phase === "remove" ? "remove" : "give";
  const card = cardAt(moment, slot);
  if (!inHand(moment, slot) || !may(moment, kind, card)) return [picks(slots), refused(moment, slot)];
  const chosen = toggled(moment, slots, slot);
  if (chosen.length > picking(moment)) return [picks(slots), null];
  if (moment.view.phase !== "give" || chosen.length < moment.view.owed) return [picks(chosen), null];
  return run(moment, wanted(moment, "give", chosen));
}

const wanted = (moment: Moment, kind: Want["kind"], slots: readonly number[]): Want[] =>
  slots.map((slot) => ({ kind, card: cardAt(moment, slot) }));

function onPlace(moment: Moment, play: Play, place: Place, gesture: Gesture): Outcome {
  const deeds = deedsAt(moment, play.mode, place);
  if (deeds.length > 0) return onDeed(play, deeds, place, gesture);
  const lit = byPlace(offered(moment, play.mode)).get(placeKey(place)) ?? [];
  if (lit.length === 0)
    return gesture === "look" ? stay({ ...play, look: null }) : onDark(moment, { ...play, armed: null }, place);
  if (gesture === "look") return stay({ ...play, look: place });
  if (gesture === "tap" && !samePlace(play.armed, place)) return stay({ ...play, look: place, armed: place });
  const card = play.mode.at === "card" ? cardAt(moment, play.mode.slot) : -1;
  const found = ways(lit, card);
  const [only] = found;
  if (only && found.length === 1 && risky(moment, only) && !samePlace(play.armed, place))
    return stay({ ...play, look: place, armed: place });
  if (only && found.length === 1) return travel(moment, only, card);
  return go({ at: "which", plans: found }, place);
}

/** Exploring a cave or moving a piece, by the place where it happens. */
function onDeed(play: Play, deeds: Legal[], place: Place, gesture: Gesture): Outcome {
  const [only] = deeds;
  if (!only || gesture === "look") return stay({ ...play, look: place });
  if (gesture === "tap" && !samePlace(play.armed, place)) return stay({ ...play, look: place, armed: place });
  if (deeds.length === 1) return [REST, { type: "send", actions: [only.action] }];
  return go({ at: "hops", hops: deeds }, place);
}

/** An unlit place: with nothing chosen it may still be in reach of some card; then it lights first. */
function onDark(moment: Moment, play: Play, place: Place): Outcome {
  const loose = play.mode.at === "rest" || play.mode.at === "which" || play.mode.at === "piece";
  const near = moment.plans.filter((plan) => planKey(plan) === placeKey(place) && (loose || braving(plan)));
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
  if (moment.view.phase === "copy")
    return may(moment, "copy", card) ? run(moment, [{ kind: "copy", card }]) : stay(play);
  if (moment.view.phase === "take") {
    if (may(moment, "take", card)) return run(moment, [{ kind: "take", card }]);
    return stay(play, { type: "ask", question: { take: card }, about: { pile: card } });
  }
  const { mode } = play;
  if (mode.at === "buy" && mode.slots.length > 0 && within(moment, mode).includes(card))
    return purchase(moment, mode, card);
  if (affordable(moment).includes(card)) {
    const { slots = [], ...rest } = suggest(moment, card) ?? {};
    return go({ at: "buy", slots: [...slots], want: card, ...rest });
  }
  return stay(play, { type: "ask", question: { buy: card }, about: { pile: card } });
}

const purchase = (moment: Moment, payment: Payment, card: number): Outcome =>
  run(moment, [...paying(moment, payment), { kind: "buy", card }]);

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
      return mode.want >= 0 && within(moment, mode).includes(mode.want)
        ? purchase(moment, mode, mode.want)
        : stay(play);
    case "pick":
      return moment.view.phase === "give" ? stay(play) : picked(moment, mode.slots);
    case "keep":
      return onEnd(moment, play);
    case "card": {
      const plays = moment.legal.filter((one) => one.kind === "play" && one.card === cardAt(moment, mode.slot));
      const [only] = plays;
      if (only && plays.length === 1) return onDraw(moment, play, only.draw ?? 0);
      const [use, ...others] = usesOf(moment, cardAt(moment, mode.slot));
      return use && others.length === 0 ? [REST, { type: "send", actions: [use.action] }] : stay(play);
    }
    default: {
      const place = play.look ?? play.armed;
      return place ? onPlace(moment, play, place, "do") : stay(play);
    }
  }
}

/** Removing or exchanging: "done" is only a decision of its own while more could be chosen. */
function picked(moment: Moment, slots: readonly number[]): Outcome {
  const wants = wanted(moment, moment.view.phase === "swap" ? "give" : "remove", slots);
  if (moment.view.phase === "swap" && slots.length === 0) return [idle(moment), null];
  const all = slots.length >= picking(moment) || slots.length >= moment.view.hand.length;
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
  if (mode.at === "pick" && moment.view.phase === "swap") return stay(play);
  if (mode.at === "rest" && moment.view.phase === "lift" && moment.undo) return stay(play, { type: "undo" });
  if (mode.at === "which") return [REST, null];
  return [idle(moment), null];
}
