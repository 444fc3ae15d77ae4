/** Sums in half coins, as the cards state their worth. */
import type { Moment, Want } from "./moment";
import { cardAt } from "./moment";
import { coins } from "../names";
import { inHand, rowOf, twin } from "./things";

export { coins };

/** What lies on the table: slots, and the one whose symbol is changed into coins, -1 if none. */
export interface Payment {
  slots: readonly number[];
  changed?: number;
}

const told = (moment: Moment, kind: "pay" | "change", slot: number) => {
  const card = cardAt(moment, slot);
  return moment.legal.find((one) => one.kind === kind && one.card === card);
};

const worth = (moment: Moment, slot: number): number =>
  told(moment, "pay", slot)?.worth ?? moment.scene.cards[cardAt(moment, slot)]?.worth ?? 0;

const changedWorth = (moment: Moment, slot: number): number => told(moment, "change", slot)?.worth ?? 0;

const worthIn = (moment: Moment, slot: number, changed: number): number =>
  slot === changed ? changedWorth(moment, slot) : worth(moment, slot);

export const price = (moment: Moment, card: number): number => 2 * (moment.scene.cards[card]?.price ?? 0);

/** Whether the thing in a slot may be laid down as coins now; a copy only for coins of its own. */
export function pays(moment: Moment, slot: number): boolean {
  if (!told(moment, "pay", slot)) return false;
  const { copied, onces } = rowOf(moment);
  return slot < copied || slot >= onces || worth(moment, slot) > 1;
}

/** Slots that may be laid down as coins now, each thing as it is used again and again. */
export const payable = (moment: Moment): number[] => {
  const { things, onces } = rowOf(moment);
  return things.flatMap((_, slot) => (slot < onces && pays(moment, slot) ? [slot] : []));
};

const oncePayable = (moment: Moment): number[] => {
  const { things, onces } = rowOf(moment);
  return things.flatMap((_, slot) => (slot >= onces && pays(moment, slot) ? [slot] : []));
};

/** Cards whose symbol may be changed into coins now. */
export const changeable = (moment: Moment): number[] =>
  moment.view.turn?.changed ? payable(moment).filter((slot) => changedWorth(moment, slot) > 0) : [];

export const sum = (moment: Moment, { slots, changed = -1 }: Payment): number =>
  slots.reduce((total, slot) => total + worthIn(moment, slot, changed), moment.view.purse);

/** Worth of each card in a payment, beside what the purse holds. */
export const parts = (moment: Moment, { slots, changed = -1 }: Payment): number[] => [
  ...(moment.view.actor === moment.view.seat && moment.view.purse > 0 ? [moment.view.purse] : []),
  ...slots.map((slot) => worthIn(moment, slot, changed)),
];

/** Everything laid down at its best: familiars once, one symbol changed. */
function richest(moment: Moment): Payment {
  const onces = oncePayable(moment);
  const familiars = onces.map((slot) => twin(moment, slot));
  const slots = [...payable(moment).filter((slot) => !familiars.includes(slot)), ...onces];
  const gain = (slot: number) => changedWorth(moment, slot) - worth(moment, slot);
  const best =
    changeable(moment)
      .filter((slot) => slots.includes(slot))
      .toSorted((a, b) => gain(b) - gain(a))[0] ?? -1;
  return { slots, changed: best >= 0 && gain(best) > 0 ? best : -1 };
}

const canBuy = (moment: Moment): boolean =>
  !moment.view.bought && moment.legal.some(({ kind }) => kind === "pay" || kind === "change" || kind === "buy");

/** Cards that a payment would buy. */
export function within(moment: Moment, payment: Payment): number[] {
  if (!canBuy(moment)) return [];
  const purse = sum(moment, payment);
  return moment.view.on_sale.filter((card) => price(moment, card) <= purse);
}

export const affordable = (moment: Moment): number[] => within(moment, richest(moment));

/** Items, tiles and familiars used once are gone for good; what pays half a coin is not. */
function isBurnt(moment: Moment, slot: number): boolean {
  if (worth(moment, slot) <= 1) return false;
  return !inHand(moment, slot) || (moment.scene.cards[cardAt(moment, slot)]?.item ?? false);
}

/** What a payment wastes: change first, then things that leave the game, then how many cards. */
function waste(moment: Moment, payment: Payment, cost: number): number[] {
  const burnt = payment.slots.filter((slot) => isBurnt(moment, slot)).length;
  return [sum(moment, payment) - cost, burnt, payment.slots.length];
}

const lighter = (one: number[], other: number[]): boolean => {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
};

const MOST = 12;

function cheapest(moment: Moment, cost: number, slots: readonly number[], changed: number): number[] | null {
  const from = slots.slice(0, MOST);
  let best: number[] | null = null;
  for (let bits = 0; bits < 1 << from.length; bits++) {
    const chosen = from.filter((_, index) => bits & (1 << index));
    const payment = { slots: chosen, changed };
    if (sum(moment, payment) < cost) continue;
    if (!best || lighter(waste(moment, payment, cost), waste(moment, { slots: best, changed }, cost))) best = chosen;
  }
  return best;
}

/** The payment that wastes least, or null if all of it does not suffice; familiars are used up only in need. */
export function suggest(moment: Moment, card: number): Payment | null {
  const cost = price(moment, card);
  const plain = cheapest(moment, cost, payable(moment), -1);
  if (plain) return { slots: plain };
  const rich = richest(moment);
  const slots = cheapest(moment, cost, rich.slots, rich.changed ?? -1);
  if (!slots) return null;
  return rich.changed !== undefined && slots.includes(rich.changed) ? { slots, changed: rich.changed } : { slots };
}

/** A changed symbol and a copied card fade with the next card, so they are paid first. */
export function paying(moment: Moment, { slots, changed = -1 }: Payment): Want[] {
  const { copied, onces } = rowOf(moment);
  const early = (slot: number) => (slot === changed || (slot >= copied && slot < onces) ? 0 : 1);
  return slots
    .toSorted((a, b) => early(a) - early(b))
    .map((slot) => ({ kind: slot === changed ? "change" : "pay", card: cardAt(moment, slot) }));
}
