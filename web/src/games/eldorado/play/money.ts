/** Sums in half coins, as the cards state their worth. */
import type { Moment } from "./moment";
import { cardAt, may } from "./moment";
import { coins } from "../names";

export { coins };

const worth = (moment: Moment, slot: number): number =>
  moment.scene.cards[cardAt(moment, slot)]?.worth ?? 0;

export const price = (moment: Moment, card: number): number =>
  2 * (moment.scene.cards[card]?.price ?? 0);

/** Hand places whose card may be laid down as coins now. */
export const payable = (moment: Moment): number[] =>
  moment.view.hand.flatMap((card, slot) => (may(moment, "pay", card) ? [slot] : []));

export const sum = (moment: Moment, slots: readonly number[]): number =>
  slots.reduce((total, slot) => total + worth(moment, slot), moment.view.purse);

/** Worth of each card in a payment, for "1 + ½ + ½". */
export const parts = (moment: Moment, slots: readonly number[]): string =>
  [
    ...(moment.view.purse > 0 ? [coins(moment.view.purse)] : []),
    ...slots.map((slot) => coins(worth(moment, slot))),
  ].join(" + ");

export const wealth = (moment: Moment): number => sum(moment, payable(moment));

const canBuy = (moment: Moment): boolean =>
  !moment.view.bought && (may(moment, "pay") || may(moment, "buy"));

/** Cards that a payment of these hand places would buy. */
export function within(moment: Moment, slots: readonly number[]): number[] {
  if (!canBuy(moment)) return [];
  const purse = sum(moment, slots);
  return moment.view.on_sale.filter((card) => price(moment, card) <= purse);
}

export const affordable = (moment: Moment): number[] => within(moment, payable(moment));

const isItem = (moment: Moment, slot: number): number =>
  moment.scene.cards[cardAt(moment, slot)]?.item && worth(moment, slot) > 1 ? 1 : 0;

/** What a payment wastes: change first, then cards that leave the game, then how many cards. */
function waste(moment: Moment, slots: number[], cost: number): number[] {
  const burnt = slots.reduce((total, slot) => total + isItem(moment, slot), 0);
  return [sum(moment, slots) - cost, burnt, slots.length];
}

const lighter = (one: number[], other: number[]): boolean => {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
};

const MOST = 12;

/** The payment that wastes least, or null if the whole hand does not suffice. */
export function suggest(moment: Moment, card: number): number[] | null {
  const slots = payable(moment).slice(0, MOST);
  const cost = price(moment, card);
  let best: number[] | null = null;
  for (let bits = 0; bits < 1 << slots.length; bits++) {
    const chosen = slots.filter((_, index) => bits & (1 << index));
    if (sum(moment, chosen) < cost) continue;
    if (!best || lighter(waste(moment, chosen, cost), waste(moment, best, cost))) best = chosen;
  }
  return best;
}
