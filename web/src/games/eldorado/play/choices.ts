/**
 * The choices of a turn as a state machine: position, mode and event give the next mode and, perhaps, one thing to
 * send. It knows no rules; it arranges what the server lists as legal.
 */
import type { Legal, Plan, Question } from "$lib/api/eldorado";
import type { Place } from "../scene";
import { samePlace } from "../scene";
import { actionsAt, usesOf } from "./mapActions";
import type { Effect, Event, Gesture, Mode, Decision, Outcome, Selection, QueuedMove } from "./decision";
import {
  acting,
  braving,
  cardAt,
  entering,
  isLegal,
  placeKey,
  planKey,
  NO_SELECTION,
  risky,
  toggled,
} from "./decision";
import { affordable, changeable, paying, pays, suggest, within, type Payment } from "./money";
import { run } from "./moveQueue";
import { byPlace, offered, ways } from "./planChoice";
import { inHand, rowOf, shownSlot, twin } from "./playRow";

const stay = (selection: Selection, effect: Effect | null = null): Outcome => [selection, effect];
const go = (mode: Mode, hovered: Place | null = null): Outcome => [
  { ...NO_SELECTION, mode, hovered, armed: hovered },
  null,
];

/** How many cards the phase wants picked from the hand, 0 if none. */
export function picking({ view }: Decision): number {
  if (view.phase === "give") return view.owed;
  if (view.phase === "remove") return view.removable;
  if (view.phase === "swap") return Math.min(view.turn?.swappable ?? 0, view.hand.length);
  return 0;
}

/** The mode that a phase asks for, with nothing chosen. */
function idle(decision: Decision): Selection {
  if (!acting(decision)) return NO_SELECTION;
  if (picking(decision) > 0) return { ...NO_SELECTION, mode: { at: "pick", slots: [] } };
  if (decision.view.phase === "discard") return { ...NO_SELECTION, mode: { at: "keep", slots: [] } };
  return NO_SELECTION;
}

/** The mode in which a fresh position begins; a card just copied is at hand. */
export function opening(decision: Decision): Selection {
  const { copied, onces } = rowOf(decision);
  const ready = acting(decision) && decision.view.phase === "play" && onces > copied;
  return ready ? { ...NO_SELECTION, mode: { at: "card", slot: copied } } : idle(decision);
}

export function step(decision: Decision, selection: Selection, event: Event): Outcome {
  if (!acting(decision)) return askOnly(decision, selection, event);
  switch (event.type) {
    case "card":
      return onCard(decision, selection, event.slot);
    case "place":
      return onPlace(decision, selection, event.place, event.gesture);
    case "leave":
      return stay({ ...selection, hovered: null });
    case "piece":
      return onPiece(decision, selection, event.piece);
    case "option":
      return onOption(decision, selection, event.index);
    case "pile":
      return onPile(decision, selection, event.card);
    case "draw":
      return onDraw(decision, selection, event.draw);
    case "act":
      return [NO_SELECTION, { type: "send", actions: [event.action] }];
    case "once":
      return onOnce(decision, selection);
    case "change":
      return onChange(decision, selection);
    case "buy":
      return onBuy(decision, selection);
    case "confirm":
      return onConfirm(decision, selection);
    case "end":
      return onEnd(decision, selection);
    case "back":
      return onBack(decision, selection);
  }
}

function askOnly(decision: Decision, selection: Selection, event: Event): Outcome {
  if (event.type === "place" && event.gesture !== "hover")
    return stay(selection, why(decision, selection, event.place));
  if (event.type === "pile")
    return stay(selection, { type: "ask", question: { buy: event.card }, about: { pile: event.card } });
  return stay(selection);
}

/** Asks why a place is out of reach, of the chosen card if there is one. */
export function why(decision: Decision, selection: Selection, place: Place): Effect {
  const question: Question = "cell" in place ? { to: place.cell } : { blockade: place.blockade };
  const card = selection.mode.at === "card" ? cardAt(decision, selection.mode.slot) : -1;
  if (card >= 0) question.card = card;
  return { type: "ask", question, about: { place } };
}

function onCard(decision: Decision, selection: Selection, slot: number): Outcome {
  const { mode } = selection;
  const card = cardAt(decision, slot);
  if (card < 0) return stay(selection);
  switch (mode.at) {
    case "pick":
      return onPick(decision, mode.slots, slot);
    case "keep":
      return isLegal(decision, "discard", card)
        ? go({ at: "keep", slots: toggled(decision, mode.slots, slot) })
        : stay(selection);
    case "buy":
      return pays(decision, slot)
        ? go(settled({ ...mode, slots: toggled(decision, mode.slots, slot) }))
        : stay(selection, { type: "ask", question: { pay: card }, about: { slot } });
    case "which": {
      const plan = mode.plans.find((one) => one.card === card);
      return plan ? travel(decision, plan, -1) : go({ at: "card", slot });
    }
    default:
      if (decision.view.phase === "lift") return onOffering(decision, selection, slot);
      if (decision.view.phase !== "play") return stay(selection);
      return mode.at === "card" && shownSlot(decision, mode.slot) === slot
        ? [NO_SELECTION, null]
        : go({ at: "card", slot });
  }
}

/** A thing that counts towards lifting a curse goes at once. */
function onOffering(decision: Decision, selection: Selection, slot: number): Outcome {
  const card = cardAt(decision, slot);
  return isLegal(decision, "give", card)
    ? run(decision, [{ kind: "give", card }])
    : stay(selection, refused(decision, slot));
}

/** A symbol stays changed only while its card is part of the payment. */
function settled(mode: Extract<Mode, { at: "buy" }>): Mode {
  const { changed, ...rest } = mode;
  return changed !== undefined && mode.slots.includes(changed) ? { ...rest, changed } : rest;
}

/** What a familiar does once instead of again and again, and back. */
function onOnce(decision: Decision, selection: Selection): Outcome {
  const { mode } = selection;
  if (mode.at === "card") {
    const slot = twin(decision, mode.slot);
    return slot < 0 ? stay(selection) : go({ at: "card", slot });
  }
  if (mode.at !== "buy") return stay(selection);
  const at = mode.slots.findIndex((slot) => twin(decision, slot) >= 0);
  const slot = twin(decision, mode.slots[at] ?? -1);
  return slot >= 0 && pays(decision, slot) ? go({ ...mode, slots: mode.slots.with(at, slot) }) : stay(selection);
}

/** The next card whose symbol may be changed into coins, then none. */
function onChange(decision: Decision, selection: Selection): Outcome {
  const { mode } = selection;
  if (mode.at !== "buy") return stay(selection);
  const able = changeable(decision);
  const next = able[able.indexOf(mode.changed ?? -1) + 1];
  const { changed, ...rest } = mode;
  if (next === undefined) return go(rest);
  const others = mode.slots.filter((slot) => slot !== next && slot !== changed);
  return go({ ...rest, slots: [...others, next], changed: next });
}

const picks = (slots: number[]): Selection => ({ ...NO_SELECTION, mode: { at: "pick", slots } });

/** Why a thing cannot be given up; what is removed has no such question. */
const refused = (decision: Decision, slot: number): Effect | null =>
  decision.view.phase === "remove"
    ? null
    : { type: "ask", question: { give: cardAt(decision, slot) }, about: { slot } };

/** Giving up sends at the last card owed; removing waits for the player's word. */
function onPick(decision: Decision, slots: number[], slot: number): Outcome {
  const kind = decision.view.phase === "remove" ? "remove" : "give";
  const card = cardAt(decision, slot);
  if (!inHand(decision, slot) || !isLegal(decision, kind, card)) return [picks(slots), refused(decision, slot)];
  const chosen = toggled(decision, slots, slot);
  if (chosen.length > picking(decision)) return [picks(slots), null];
  if (decision.view.phase !== "give" || chosen.length < decision.view.owed) return [picks(chosen), null];
  return run(decision, wanted(decision, "give", chosen));
}

const wanted = (decision: Decision, kind: QueuedMove["kind"], slots: readonly number[]): QueuedMove[] =>
  slots.map((slot) => ({ kind, card: cardAt(decision, slot) }));

function onPlace(decision: Decision, selection: Selection, place: Place, gesture: Gesture): Outcome {
  const mapActions = actionsAt(decision, selection.mode, place);
  if (mapActions.length > 0) return onMapAction(selection, mapActions, place, gesture);
  const lit = byPlace(offered(decision, selection.mode)).get(placeKey(place)) ?? [];
  if (lit.length === 0)
    return gesture === "hover"
      ? stay({ ...selection, hovered: null })
      : onDark(decision, { ...selection, armed: null }, place);
  if (gesture === "hover") return stay({ ...selection, hovered: place });
  if (gesture === "tap" && !samePlace(selection.armed, place))
    return stay({ ...selection, hovered: place, armed: place });
  const card = selection.mode.at === "card" ? cardAt(decision, selection.mode.slot) : -1;
  const plans = ways(lit, card);
  const [only] = plans;
  if (only && plans.length === 1 && risky(decision, only) && !samePlace(selection.armed, place))
    return stay({ ...selection, hovered: place, armed: place });
  if (only && plans.length === 1) return travel(decision, only, card);
  return go({ at: "which", plans }, place);
}

/** Exploring a cave or moving a piece, by the place where it happens. */
function onMapAction(selection: Selection, mapActions: Legal[], place: Place, gesture: Gesture): Outcome {
  const [only] = mapActions;
  if (!only || gesture === "hover") return stay({ ...selection, hovered: place });
  if (gesture === "tap" && !samePlace(selection.armed, place))
    return stay({ ...selection, hovered: place, armed: place });
  if (mapActions.length === 1) return [NO_SELECTION, { type: "send", actions: [only.action] }];
  return go({ at: "hops", hops: mapActions }, place);
}

/** An unlit place: with nothing chosen it may still be in reach of some card; then it lights first. */
function onDark(decision: Decision, selection: Selection, place: Place): Outcome {
  const loose = selection.mode.at === "rest" || selection.mode.at === "which" || selection.mode.at === "piece";
  const near = decision.plans.filter((plan) => planKey(plan) === placeKey(place) && (loose || braving(plan)));
  const [first] = near;
  if (first && decision.view.phase === "play") return go({ at: "piece", piece: first.piece }, place);
  return stay(selection, why(decision, selection, place));
}

/** Goes the whole way of a plan; a card in hand is the first one given up at rubble and camps. */
function travel(decision: Decision, plan: Plan, card: number): Outcome {
  const gift: QueuedMove[] = entering(plan) && card >= 0 ? [{ kind: "give", card, optional: true }] : [];
  return run(decision, gift, plan.actions);
}

function onPiece(decision: Decision, selection: Selection, piece: number): Outcome {
  if (decision.view.phase !== "play") return stay(selection);
  const again = selection.mode.at === "piece" && selection.mode.piece === piece;
  return again ? [NO_SELECTION, null] : go({ at: "piece", piece });
}

function onOption(decision: Decision, selection: Selection, index: number): Outcome {
  if (selection.mode.at !== "which") return stay(selection);
  const plan = selection.mode.plans[index];
  return plan ? travel(decision, plan, -1) : stay(selection);
}

function onPile(decision: Decision, selection: Selection, card: number): Outcome {
  if (decision.view.phase === "copy")
    return isLegal(decision, "copy", card) ? run(decision, [{ kind: "copy", card }]) : stay(selection);
  if (decision.view.phase === "take") {
    if (isLegal(decision, "take", card)) return run(decision, [{ kind: "take", card }]);
    return stay(selection, { type: "ask", question: { take: card }, about: { pile: card } });
  }
  const { mode } = selection;
  if (mode.at === "buy" && mode.slots.length > 0 && within(decision, mode).includes(card))
    return purchase(decision, mode, card);
  if (affordable(decision).includes(card)) {
    const { slots = [], ...rest } = suggest(decision, card) ?? {};
    return go({ at: "buy", slots: [...slots], want: card, ...rest });
  }
  return stay(selection, { type: "ask", question: { buy: card }, about: { pile: card } });
}

const purchase = (decision: Decision, payment: Payment, card: number): Outcome =>
  run(decision, [...paying(decision, payment), { kind: "buy", card }]);

function onDraw(decision: Decision, selection: Selection, draw: number): Outcome {
  if (selection.mode.at !== "card") return stay(selection);
  return run(decision, [{ kind: "play", card: cardAt(decision, selection.mode.slot), draw }]);
}

function onBuy(decision: Decision, selection: Selection): Outcome {
  if (selection.mode.at === "buy") return [NO_SELECTION, null];
  if (decision.view.phase !== "play") return stay(selection);
  if (affordable(decision).length > 0) return go({ at: "buy", slots: [], want: -1 });
  const cheapest = decision.view.market.find((pile) => pile.left > 0)?.card ?? 0;
  return stay(selection, { type: "ask", question: { buy: cheapest }, about: { button: "buy" } });
}

function onConfirm(decision: Decision, selection: Selection): Outcome {
  const { mode } = selection;
  switch (mode.at) {
    case "buy":
      return mode.want >= 0 && within(decision, mode).includes(mode.want)
        ? purchase(decision, mode, mode.want)
        : stay(selection);
    case "pick":
      return decision.view.phase === "give" ? stay(selection) : picked(decision, mode.slots);
    case "keep":
      return onEnd(decision, selection);
    case "card": {
      const plays = decision.legal.filter((one) => one.kind === "play" && one.card === cardAt(decision, mode.slot));
      const [only] = plays;
      if (only && plays.length === 1) return onDraw(decision, selection, only.draw ?? 0);
      const [use, ...others] = usesOf(decision, cardAt(decision, mode.slot));
      return use && others.length === 0 ? [NO_SELECTION, { type: "send", actions: [use.action] }] : stay(selection);
    }
    default: {
      const place = selection.hovered ?? selection.armed;
      return place ? onPlace(decision, selection, place, "do") : stay(selection);
    }
  }
}

/** Removing or exchanging: "done" is only a decision of its own while more could be chosen. */
function picked(decision: Decision, slots: readonly number[]): Outcome {
  const wants = wanted(decision, decision.view.phase === "swap" ? "give" : "remove", slots);
  if (decision.view.phase === "swap" && slots.length === 0) return [idle(decision), null];
  const all = slots.length >= picking(decision) || slots.length >= decision.view.hand.length;
  if (!all) return run(decision, [...wants, { kind: "done" }]);
  const [selection, effect] = run(decision, wants);
  return [{ ...selection, queue: [{ kind: "done", optional: true }] }, effect];
}

function onEnd(decision: Decision, selection: Selection): Outcome {
  if (!isLegal(decision, "end")) return stay(selection);
  const slots = selection.mode.at === "keep" ? selection.mode.slots : [];
  const choice = decision.view.hand.length > 0 && isLegal(decision, "discard");
  if (choice && selection.mode.at !== "keep") return go({ at: "keep", slots: [] });
  return run(decision, [...wanted(decision, "discard", slots), { kind: "end" }]);
}

/** Esc puts things back: first what is chosen, then, in the middle of paying, the last decision. */
function onBack(decision: Decision, selection: Selection): Outcome {
  const { mode } = selection;
  if (mode.at === "pick" && mode.slots.length > 0) return go({ at: "pick", slots: [] });
  if (mode.at === "pick" && decision.view.phase === "give" && decision.undo) return stay(selection, { type: "undo" });
  if (mode.at === "keep" && decision.view.phase === "discard" && decision.undo)
    return stay(selection, { type: "undo" });
  if (mode.at === "pick" && decision.view.phase === "swap") return stay(selection);
  if (mode.at === "rest" && decision.view.phase === "lift" && decision.undo) return stay(selection, { type: "undo" });
  if (mode.at === "which") return [NO_SELECTION, null];
  return [idle(decision), null];
}
