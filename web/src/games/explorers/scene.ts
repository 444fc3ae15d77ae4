/** What the board and the panels draw: the table's own words, and what a page adds while somebody chooses. */
import type { WhyText } from "$board/why";
import type { Sheet, View } from "$lib/api/explorers";

export type { Card, Laid, Objective, Scene, Sheet, Tile, View } from "$lib/api/explorers";

export const SIZE = 16;
export const CELLS = SIZE * SIZE;
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

export const columnOf = (cell: number): number => cell % SIZE;
export const rowOf = (cell: number): number => Math.floor(cell / SIZE);
/** "G8" */
export const nameOf = (cell: number): string => `${String.fromCharCode(65 + columnOf(cell))}${rowOf(cell) + 1}`;
export const slotOf = (cell: number): number => (rowOf(cell) < 8 ? 0 : 2) + (columnOf(cell) < 8 ? 0 : 1);
export const letterOf = (slot: number): string => LETTERS[slot] ?? "";

/** Cells north, east, south and west of a cell, as far as the landscape goes. */
export function beside(cell: number): number[] {
  const [column, row] = [columnOf(cell), rowOf(cell)];
  return [
    row > 0 ? cell - SIZE : -1,
    column < SIZE - 1 ? cell + 1 : -1,
    row < SIZE - 1 ? cell + SIZE : -1,
    column > 0 ? cell - 1 : -1,
  ];
}

export const sheetOf = <T extends { seat: number }>(boards: readonly T[], seat: number): T | undefined =>
  boards.find((one) => one.seat === seat);
