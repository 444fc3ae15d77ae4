/** The tile in hand: where it may lie, and how it may be turned there. */
import type { TilePreview } from "../scene";
import type { ActionData, Mode } from "./decision";

/** One way to lay a tile. */
export type Lay = Pick<ActionData & { action: number }, "action" | "square" | "land" | "tile" | "turn">;

type HeldTile = Extract<Mode, { at: "lay" }>;

export const squaresOf = (lays: readonly Lay[]): number[] => [...new Set(lays.map(({ square }) => square ?? -1))];

/** Ways on one square, in the order in which a quarter turn leads from one to the next. */
export const turnsAt = (lays: readonly Lay[], square: number): Lay[] =>
  lays.filter((one) => one.square === square).sort((a, b) => (a.turn ?? 0) - (b.turn ?? 0));

/** The tile held over a square, turned as it was if it fits so. */
export function heldOver(lays: readonly Lay[], square: number, land = -1): HeldTile | null {
  const ways = turnsAt(lays, square);
  const lay = ways.find((one) => one.land === land) ?? ways[0];
  return lay ? { at: "lay", square, land: lay.land ?? 0, tile: lay.tile ?? "" } : null;
}

/** The next way that it fits on the same square. */
export function turnedBy(lays: readonly Lay[], held: HeldTile, step: number): HeldTile {
  const ways = turnsAt(lays, held.square);
  const at = ways.findIndex((one) => one.land === held.land);
  const next = ways.at((at + step) % ways.length);
  return next ? { ...held, land: next.land ?? 0 } : held;
}

/** The decision to lay the held tile as it is. */
export const layOf = <L extends Lay>(lays: readonly L[], { square, land }: HeldTile): L | undefined =>
  lays.find((one) => one.square === square && one.land === land);

export function previewOf(lays: readonly Lay[], mode: Mode): TilePreview | null {
  if (mode.at !== "lay") return null;
  const ways = turnsAt(lays, mode.square);
  const at = ways.findIndex((one) => one.land === mode.land);
  return at < 0 ? null : { square: mode.square, land: mode.land, turn: at + 1, turns: ways.length };
}
