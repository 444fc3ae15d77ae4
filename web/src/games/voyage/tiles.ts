/** Tiles as the rules write them: one bit for every land side, north first, then clockwise. */
import { at } from "$board/hex";

export const SIDES = ["N", "E", "S", "W"] as const;
/** Side of a tile in units of the chart. */
export const TILE = 120;

export type Pattern = "S" | "C" | "A" | "O" | "B" | "F";
export const PATTERNS: readonly Pattern[] = ["S", "C", "A", "O", "B", "F"];
/** Land sides of every pattern as it lies unturned. */
const UNTURNED: Record<Pattern, number> = { S: 0, C: 1, A: 3, O: 5, B: 7, F: 15 };
const ALL_LAND = 15;
const STRAITS = [5, 10];

export const isLand = (mask: number, side: number): boolean => ((mask >> (side & 3)) & 1) === 1;

/** The names of the land sides. */
export const sidesOf = (mask: number): (typeof SIDES)[number][] => SIDES.filter((_, side) => isLand(mask, side));

/** The land sides after so many clockwise quarter turns. */
export function turned(mask: number, turns: number): number {
  const doubled = mask << (turns & 3);
  return (doubled | (doubled >> 4)) & ALL_LAND;
}

/** Land sides of a pattern in a turn. */
export const maskOf = (pattern: Pattern, turn = 0): number => turned(UNTURNED[pattern], turn);

export const seaSides = (mask: number): number[] => [0, 1, 2, 3].filter((side) => !isLand(mask, side));

export function patternOf(mask: number): Pattern {
  if (STRAITS.includes(mask)) return "O";
  return at<Pattern>(["S", "C", "A", "B", "F"], 4 - seaSides(mask).length);
}

/** The separate lands of a tile, each with its sides as bits: two in a strait. */
export function landsOf(mask: number): number[] {
  if (mask === 0) return [];
  if (!STRAITS.includes(mask)) return [mask];
  const first = mask & -mask;
  return [first, mask - first];
}

/** Number of the land on a side, -1 where it is sea. */
export const areaOn = (mask: number, side: number): number => landsOf(mask).findIndex((sides) => isLand(sides, side));
