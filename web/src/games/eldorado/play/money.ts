/** Sums in half coins, as the cards state their worth. */
import type { Decision, QueuedMove } from "./decision";
import { acting, cardAt } from "./decision";
import { coins } from "../names";
import { inHand, rowOf, twin } from "./playRow";

export { coins };

/** What lies on the table: slots, and the one whose symbol is changed into coins, -1 if none. */
export interface Payment {
  slots: readonly number[];
  changed?: number;
}

const actionFor = (decision: Decision, kind: "pay" | "change", slot: number) => {
  const card = cardAt(decision, slot);
  return decision.legal.find((one) => one.kind === kind && one.card === card);
};

const worth = (decision: Decision, slot: number): number =>
  actionFor(decision, "pay", slot)?.worth ?? decision.scene.cards[cardAt(decision, slot)]?.worth ?? 0;

/** Whether a thing pays by its own coin symbol, not as any card does. */
const paysByCoin = (decision: Decision, slot: number): boolean => actionFor(decision, "pay", slot)?.by_coin ?? false;

const changedWorth = (decision: Decision, slot: number): number => actionFor(decision, "change", slot)?.worth ?? 0;

const worthIn = (decision: Decision, slot: number, changed: number): number =>
  slot === changed ? changedWorth(decision, slot) : worth(decision, slot);

export const price = (decision: Decision, card: number): number => 2 * (decision.scene.cards[card]?.price ?? 0);

/** Whether the thing in a slot may be laid down as coins now; a copy only for coins of its own. */
export function pays(decision: Decision, slot: number): boolean {
  if (!actionFor(decision, "pay", slot)) return false;
  const { copied, onces } = rowOf(decision);
  return slot < copied || slot >= onces || paysByCoin(decision, slot);
}

/** Slots that may be laid down as coins now, each thing as it is used again and again. */
export const payable = (decision: Decision): number[] => {
  const { cards, onces } = rowOf(decision);
  return cards.flatMap((_, slot) => (slot < onces && pays(decision, slot) ? [slot] : []));
};

/** What the purse counts before anything is bought: what pays now, or the whole hand where nothing is bought now. */
export function counted(decision: Decision): Payment {
  const { bought, purse, hand } = decision.view;
  const slots = payable(decision);
  if (slots.length > 0 || (acting(decision) && (bought || purse > 0))) return { slots };
  return { slots: hand.map((_, slot) => slot) };
}

const oncePayable = (decision: Decision): number[] => {
  const { cards, onces } = rowOf(decision);
  return cards.flatMap((_, slot) => (slot >= onces && pays(decision, slot) ? [slot] : []));
};

/** Cards whose symbol may be changed into coins now. */
export const changeable = (decision: Decision): number[] =>
  decision.view.turn?.changed ? payable(decision).filter((slot) => changedWorth(decision, slot) > 0) : [];

export const sum = (decision: Decision, { slots, changed = -1 }: Payment): number =>
  slots.reduce((total, slot) => total + worthIn(decision, slot, changed), decision.view.purse);

/** Worth of each card in a payment, beside what the purse holds. */
export const parts = (decision: Decision, { slots, changed = -1 }: Payment): number[] => [
  ...(decision.view.actor === decision.view.seat && decision.view.purse > 0 ? [decision.view.purse] : []),
  ...slots.map((slot) => worthIn(decision, slot, changed)),
];

/** Everything laid down at its best: familiars once, one symbol changed. */
function richest(decision: Decision): Payment {
  const onces = oncePayable(decision);
  const familiars = onces.map((slot) => twin(decision, slot));
  const slots = [...payable(decision).filter((slot) => !familiars.includes(slot)), ...onces];
  const gain = (slot: number) => changedWorth(decision, slot) - worth(decision, slot);
  const best =
    changeable(decision)
      .filter((slot) => slots.includes(slot))
      .toSorted((a, b) => gain(b) - gain(a))[0] ?? -1;
  return { slots, changed: best >= 0 && gain(best) > 0 ? best : -1 };
}

const canBuy = (decision: Decision): boolean =>
  !decision.view.bought && decision.legal.some(({ kind }) => kind === "pay" || kind === "change" || kind === "buy");

/** Cards that a payment would buy. */
export function within(decision: Decision, payment: Payment): number[] {
  if (!canBuy(decision)) return [];
  const purse = sum(decision, payment);
  return decision.view.on_sale.filter((card) => price(decision, card) <= purse);
}

export const affordable = (decision: Decision): number[] => within(decision, richest(decision));

/** Items, tiles and familiars used once are gone for good; what pays half a coin is not. */
function isBurnt(decision: Decision, slot: number): boolean {
  if (!paysByCoin(decision, slot)) return false;
  return !inHand(decision, slot) || (decision.scene.cards[cardAt(decision, slot)]?.item ?? false);
}

/** What a payment wastes: change first, then things that leave the game, then how many cards. */
function waste(decision: Decision, payment: Payment, cost: number): number[] {
  const burnt = payment.slots.filter((slot) => isBurnt(decision, slot)).length;
  return [sum(decision, payment) - cost, burnt, payment.slots.length];
}

const lighter = (one: number[], other: number[]): boolean => {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
};

const MOST = 12;

function cheapest(decision: Decision, cost: number, slots: readonly number[], changed: number): number[] | null {
  const from = slots.slice(0, MOST);
  let best: number[] | null = null;
  for (let bits = 0; bits < 1 << from.length; bits++) {
    const chosen = from.filter((_, index) => bits & (1 << index));
    const payment = { slots: chosen, changed };
    if (sum(decision, payment) < cost) continue;
    if (!best || lighter(waste(decision, payment, cost), waste(decision, { slots: best, changed }, cost)))
      best = chosen;
  }
  return best;
}

/** The payment that wastes least, or null if all of it does not suffice; familiars are used up only in need. */
export function suggest(decision: Decision, card: number): Payment | null {
  const cost = price(decision, card);
  const plain = cheapest(decision, cost, payable(decision), -1);
  if (plain) return { slots: plain };
  const rich = richest(decision);
  const slots = cheapest(decision, cost, rich.slots, rich.changed ?? -1);
  if (!slots) return null;
  return rich.changed !== undefined && slots.includes(rich.changed) ? { slots, changed: rich.changed } : { slots };
}

/** A changed symbol and a copied card fade with the next card, so they are paid first. */
export function paying(decision: Decision, { slots, changed = -1 }: Payment): QueuedMove[] {
  const { copied, onces } = rowOf(decision);
  const early = (slot: number) => (slot === changed || (slot >= copied && slot < onces) ? 0 : 1);
  return slots
    .toSorted((a, b) => early(a) - early(b))
    .map((slot) => ({ kind: slot === changed ? "change" : "pay", card: cardAt(decision, slot) }));
}
