/** Everything about a landscape that never changes while it is played, worked out once: its country and its marks. */
import type { Point } from "$board/hex";
import { regions } from "$board/regions";
import type { Regions } from "$board/regions";
import { SQUARES } from "$board/square";
import type { Grid } from "./grid";
import type { Land } from "./landscape";
import { itemAt, terrainAt } from "./scene";
import type { Item, Terrain } from "./scene";
import { texture } from "./texture";
import type { Texture } from "./texture";

export interface Spot {
  cell: number;
  /** "G8" */
  name: string;
  row: number;
  at: Point;
  terrain: Terrain | null;
  item: Item;
  slot: number;
}

export interface SheetLayout {
  grid: Grid;
  spots: Spot[];
  regions: Regions;
  textures: Texture[];
  /** Letters for which it was made. */
  land: Land;
}

export const KINDS = ["water", "grass", "sand", "mountain", "village", "blank"] as const;

/** Country is named as the shared map knows it: the sea has shallows. */
const kindOf = (terrain: Terrain | null): string => (terrain === "water" ? "sea" : (terrain ?? "blank"));

function layout(grid: Grid, land: Land): SheetLayout {
  const spots = Array.from({ length: grid.cells }, (_, cell) => ({
    cell,
    name: grid.nameOf(cell),
    row: grid.rowOf(cell),
    at: grid.pointOf(cell),
    terrain: terrainAt(land.terrain, cell),
    item: itemAt(land.items, cell),
    slot: grid.slotOf(cell),
  }));
  const country = regions(
    spots.map(({ cell, terrain }) => ({ q: grid.columnOf(cell), r: grid.rowOf(cell), kind: kindOf(terrain) })),
    SQUARES,
  );
  return { grid, spots, regions: country, textures: texture(spots), land };
}

const KEPT = 6;
const made = new Map<string, SheetLayout>();

/** The last few landscapes are kept: several parts of the page draw the same one. */
export function layoutOf(grid: Grid, land: Land): SheetLayout {
  const key = land.terrain + land.items;
  const known = made.get(key);
  if (known) return known;
  const [oldest] = made.keys();
  if (made.size >= KEPT && oldest !== undefined) made.delete(oldest);
  const fresh = layout(grid, land);
  made.set(key, fresh);
  return fresh;
}

/** Terrain of an area of the drawn country. */
export const toneOf = (kind: string): string => (kind === "sea" ? "water" : kind);
