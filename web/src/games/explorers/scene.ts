/** What the board and the panels draw: the table's own words, and what a page adds while somebody chooses. */
import type { WhyText } from "$board/why";
import type { Sheet, View } from "$lib/api/explorers";

export type { Card, Laid, Objective, Scene, Sheet, Tile, View } from "$lib/api/explorers";

export const LETTERS = ["A", "B", "C", "D"] as const;

export const TERRAINS = ["water", "grass", "sand", "mountain", "village"] as const;
export type Terrain = (typeof TERRAINS)[number];
export const ITEMS = ["none", "key", "map", "horse", "apple", "carrot", "fish", "gem", "temple", "village"] as const;
export type Item = (typeof ITEMS)[number];

const TERRAIN_LETTERS = "WGSMV";
const ITEM_LETTERS = ".KPHACFDTV";

/** The part of a view that the board needs; a whole view fits. */
export type BoardView = Pick<View, "seat" | "tiles" | "terrain" | "items" | "start" | "temples" | "villages"> & {
  boards: Pick<Sheet, "seat" | "crosses" | "fresh">[];
};

export interface Target {
  /** Said after the cell's own name; may be empty. */
  label: string;
}

export interface Refusal extends WhyText {
  at: number;
}

export const terrainAt = (letters: string, cell: number): Terrain | null =>
  TERRAINS[TERRAIN_LETTERS.indexOf(letters[cell] ?? "?")] ?? null;
export const itemAt = (letters: string, cell: number): Item =>
  ITEMS[ITEM_LETTERS.indexOf(letters[cell] ?? ".")] ?? "none";

export const letterOf = (slot: number): string => LETTERS[slot] ?? "";

export const sheetOf = <T extends { seat: number }>(boards: readonly T[], seat: number): T | undefined =>
  boards.find((one) => one.seat === seat);
