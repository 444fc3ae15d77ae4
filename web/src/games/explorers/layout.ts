/** Everything about a landscape that never changes while it is played, worked out once: its country and its marks. */
import type { Box } from "$board/box";
import type { Point } from "$board/hex";
import { regions } from "$board/regions";
import type { Regions } from "$board/regions";
import { middle, SQUARE, SQUARES } from "$board/square";
import type { Land } from "./landscape";
import { CELLS, columnOf, itemAt, rowOf, SIZE, slotOf, terrainAt } from "./scene";
import type { Item, Terrain } from "./scene";
import { texture } from "./texture";
import type { Texture } from "./texture";

export interface Spot {
  cell: number;
  at: Point;
  terrain: Terrain | null;
  item: Item;
  slot: number;
}

export interface SheetLayout {
  spots: Spot[];
  regions: Regions;
  textures: Texture[];
  /** Letters for which it was made. */
  land: Land;
}

export const SIDE = SIZE * SQUARE;
/** Board units: the landscape with its frame and its letters. */
export const BOX: Box = { x: -74, y: -74, width: SIDE + 112, height: SIDE + 112 };
/** The seams between the four tiles. */
export const SEAMS = `M${SIDE / 2} 0V${SIDE}M0 ${SIDE / 2}H${SIDE}`;
export const KINDS = ["water", "grass", "sand", "mountain", "village", "blank"] as const;

export const pointOf = (cell: number): Point => middle({ q: columnOf(cell), r: rowOf(cell) });

/** The cell under a point of the map, -1 outside. */
export function cellAt({ x, y }: Point): number {
  const [column, row] = [Math.floor(x / SQUARE), Math.floor(y / SQUARE)];
  return column < 0 || row < 0 || column >= SIZE || row >= SIZE ? -1 : row * SIZE + column;
}

/** Country is named as the shared map knows it: the sea has shallows. */
const kindOf = (terrain: Terrain | null): string => (terrain === "water" ? "sea" : (terrain ?? "blank"));

function layout(land: Land): SheetLayout {
  const spots = Array.from({ length: CELLS }, (_, cell) => ({
    cell,
    at: pointOf(cell),
    terrain: terrainAt(land.terrain, cell),
    item: itemAt(land.items, cell),
    slot: slotOf(cell),
  }));
  const country = regions(
    spots.map(({ cell, terrain }) => ({ q: columnOf(cell), r: rowOf(cell), kind: kindOf(terrain) })),
    SQUARES,
  );
  return { spots, regions: country, textures: texture(spots), land };
}

const KEPT = 6;
const made = new Map<string, SheetLayout>();

/** The last few landscapes are kept: several parts of the page draw the same one. */
export function layoutOf(land: Land): SheetLayout {
  const key = land.terrain + land.items;
  const known = made.get(key);
  if (known) return known;
  const [oldest] = made.keys();
  if (made.size >= KEPT && oldest !== undefined) made.delete(oldest);
  const fresh = layout(land);
  made.set(key, fresh);
  return fresh;
}

/** Terrain of an area of the drawn country. */
export const toneOf = (kind: string): string => (kind === "sea" ? "water" : kind);
