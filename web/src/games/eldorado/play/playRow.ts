/**
 * What one can choose, in one row: the hand, the tiles before one, the card that binoculars copy, and what familiars do
 * once. A slot is a place in this row, so tiles and copies are chosen like cards.
 */
import type { Scene, SeatView, View } from "$lib/api/eldorado";

export interface Row {
  /** Numbers of cards and tiles in the scene. */
  cards: number[];
  /** Where each part begins. */
  tiles: number;
  copied: number;
  onces: number;
}

interface Table {
  scene: Scene;
  view: View;
}

export const ownSeat = (view: View): SeatView | undefined => view.seats.find((one) => one.seat === view.seat);

/** The number of what a familiar does once, -1 for any other card. */
export function onceOf(scene: Scene, card: number): number {
  const face = scene.cards[card];
  return face?.family === "familiar" ? scene.cards.findIndex((one) => one.id === `${face.id}_once`) : -1;
}

export function rowOf({ scene, view }: Table): Row {
  const tiles = ownSeat(view)?.tiles ?? [];
  const copied = view.turn && view.actor === view.seat && view.turn.copied >= 0 ? [view.turn.copied] : [];
  const onces = view.hand.map((card) => onceOf(scene, card)).filter((once) => once >= 0);
  const at = view.hand.length;
  return {
    cards: [...view.hand, ...tiles, ...copied, ...onces],
    tiles: at,
    copied: at + tiles.length,
    onces: at + tiles.length + copied.length,
  };
}

/** The slot of what the familiar in a slot does once, or of the familiar that does it; -1 for all else. */
export function twin(table: Table, slot: number): number {
  const { cards, onces, tiles } = rowOf(table);
  const { scene } = table;
  if (slot >= onces) return cards.findIndex((card, at) => at < tiles && onceOf(scene, card) === cards[slot]);
  const once = onceOf(scene, cards[slot] ?? -1);
  return once < 0 ? -1 : cards.indexOf(once, onces);
}

/** The slot in the tray that shows a slot: a familiar stands for what it does once. */
export const shownSlot = (table: Table, slot: number): number =>
  slot >= rowOf(table).onces ? twin(table, slot) : slot;

/** Only cards of the hand can be given up for rubble and camps. */
export const inHand = ({ view }: Table, slot: number): boolean => slot < view.hand.length;
