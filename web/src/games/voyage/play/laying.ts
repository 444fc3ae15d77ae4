/** The tile in hand: where it may lie, and how it may be turned there. */
import type { Ghost } from "../scene";
import type { Mode } from "./moment";

/** One way to lay a tile. */
export interface Lay {
  action: number;
  square?: number;
  land?: number;
  tile?: string;
}

type Held = Extract<Mode, { at: "lay" }>;

export const squaresOf = (lays: readonly Lay[]): number[] => [...new Set(lays.map(({ square }) => square ?? -1))];

const LANDS_IN_TURN = [1, 2, 4, 8, 3, 6, 12, 9, 5, 10, 7, 14, 13, 11];

/** Ways on one square, in the order in which a quarter turn leads from one to the next. */
export const turnsAt = (lays: readonly Lay[], square: number): Lay[] =>
  lays
    .filter((one) => one.square === square)
    .sort((a, b) => LANDS_IN_TURN.indexOf(a.land ?? 0) - LANDS_IN_TURN.indexOf(b.land ?? 0));

/** The tile held over a square, turned as it was if it fits so. */
export function heldOver(lays: readonly Lay[], square: number, land = -1): Held | null {
  const ways = turnsAt(lays, square);
  const found = ways.find((one) => one.land === land) ?? ways[0];
  return found ? { at: "lay", square, land: found.land ?? 0, tile: found.tile ?? "" } : null;
}

/** The next way that it fits on the same square. */
export function turnedBy(lays: readonly Lay[], held: Held, step: number): Held {
  const ways = turnsAt(lays, held.square);
  const at = ways.findIndex((one) => one.land === held.land);
  const next = ways.at((at + step) % ways.length);
  return next ? { ...held, land: next.land ?? 0 } : held;
}

export const wayOf = (lays: readonly Lay[], { square, land }: Held): Lay | undefined =>
  lays.find((one) => one.square === square && one.land === land);

export function ghostOf(lays: readonly Lay[], mode: Mode): Ghost | null {
  if (mode.at !== "lay") return null;
  const ways = turnsAt(lays, mode.square);
  const at = ways.findIndex((one) => one.land === mode.land);
  return at < 0 ? null : { square: mode.square, land: mode.land, turn: at + 1, turns: ways.length };
}
