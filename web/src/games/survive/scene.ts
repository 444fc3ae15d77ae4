/** What the board draws: the table's own shapes, and what a page adds while somebody chooses. */
import type { WhyText } from "$board/why";
import type { Plan, Scene, View } from "$lib/api/survive";

export type { Back, Boat, Cell, Creature, Explorer, Plan, Scene, SeatView, View } from "$lib/api/survive";
export type Isle = Scene["isles"][number];

/** The part of a view that the board needs; a whole view fits. */
export type BoardView = Pick<View, "tiles" | "explorers" | "boats" | "creatures">;

export type Piece = { explorer: number } | { boat: number } | { creature: number };
/** Anything that can be pressed, looked at or asked about. */
export type Place = { cell: number } | { isle: number } | Piece;
/** Where a move may end. */
export type Goal = { cell: number } | { isle: number } | { boat: number };

export interface Target {
  /** Said after the place's own name, e.g. "2 of 3 moves"; may be empty. */
  label: string;
  /** Shown as a small coin; left out: none. */
  cost?: number;
  /** Whoever goes there is lost. */
  lost?: boolean;
  /** Others are hit there. */
  harms?: boolean;
  plan?: Plan;
}

export interface Refusal extends WhyText {
  at: Place;
}

export interface LastMove {
  piece: Piece;
  /** Every cell of the way, the one it started from first. */
  cells: number[];
  /** The isle it ended on, or -1. */
  isle: number;
}

/** A tile that was just taken from the island. */
export interface Turned {
  cell: number;
  terrain: number;
  /** Number of its back, -1 if this seat may not see it: then it goes face down to the one who took it. */
  back: number;
  /** Kept tiles go to this seat; -1: it leaves the game. */
  seat: number;
}

export const TERRAINS = ["sea", "beach", "forest", "mountain"] as const;
export const KINDS = ["serpent", "shark", "whale"] as const;

/** One string for every place, for maps and sets: "cell-4", "explorer-12". */
export function keyOf(place: Place): string {
  const [[kind, id] = ["", -1]] = Object.entries(place);
  return `${kind}-${id}`;
}

export const samePlace = (a: Place | null, b: Place | null): boolean =>
  a === null || b === null ? a === b : keyOf(a) === keyOf(b);
