/** What the board and the cards draw: the table's own types, and what a page adds while somebody chooses. */
import type { WhyText } from "$board/why";
import type { Plan, Scene, View } from "$lib/api/eldorado";

export type {
  Blockade,
  CardFace,
  Cell,
  Curse,
  Joint,
  Pile,
  Piece,
  Plan,
  Scene,
  SeatView,
  View,
} from "$lib/api/eldorado";

/** The part of a view that the board needs; a whole view fits. */
export type BoardView = Pick<View, "pieces" | "blockades" | "caves">;

/** A place on the board: a cell, or the blockade that lies on a joint. */
export type Place = { cell: number } | { blockade: number };

export interface Target {
  /** Said after the place's own name, e.g. "2 of 3"; may be empty. */
  label: string;
  plan?: Plan;
}

export interface Refusal extends WhyText {
  at: Place;
}

export interface LastMove {
  seat: number;
  piece: number;
  /** Every cell of the way, the one it started from first; ARRIVED last when it reached El Dorado. */
  cells: number[];
}

export const ARRIVED = -1;

/** Whether a map has spaces of the expansion. */
export const isHexed = ({ cells, tavern = [] }: Pick<Scene, "cells" | "tavern">): boolean =>
  tavern.length > 0 || cells.some(({ terrain }) => terrain === "demon" || terrain === "tunnel");

export function samePlace(a: Place | null, b: Place | null): boolean {
  if (a === null || b === null) return a === b;
  if ("cell" in a) return "cell" in b && a.cell === b.cell;
  return "blockade" in b && a.blockade === b.blockade;
}
