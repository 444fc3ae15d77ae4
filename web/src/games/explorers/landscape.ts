/** Tiles turned and laid side by side: letters of a landscape, "?" where nothing lies yet. */
import { CELLS, SIZE } from "./scene";
import type { Laid, Tile } from "./scene";

export const TILE = 8;

export interface Land {
  terrain: string;
  items: string;
}

/** Letters of a tile after so many quarter turns clockwise: (r, c) goes to (c, 7 - r). */
export function turned(letters: string, turns: number): string {
  let now = letters;
  for (let i = 0; i < ((turns % 4) + 4) % 4; i++)
    now = Array.from({ length: TILE * TILE }, (_, place) => {
      const [row, column] = [Math.floor(place / TILE), place % TILE];
      return now[(TILE - 1 - column) * TILE + row];
    }).join("");
  return now;
}

/** First cell of a slot. */
export const cornerOf = (slot: number): number => (slot >= 2 ? TILE * SIZE : 0) + (slot % 2) * TILE;

export function joined(tiles: readonly Tile[], laid: readonly Laid[]): Land {
  const terrain: string[] = Array(CELLS).fill("?");
  const items: string[] = Array(CELLS).fill(".");
  for (const { slot, tile, turn } of laid) {
    const printed = tiles.find((one) => one.id === tile);
    if (!printed) continue;
    const [ground, symbols] = [turned(printed.terrain, turn), turned(printed.items, turn)];
    for (let place = 0; place < TILE * TILE; place++) {
      const cell = cornerOf(slot) + Math.floor(place / TILE) * SIZE + (place % TILE);
      terrain[cell] = ground[place] ?? "?";
      items[cell] = symbols[place] ?? ".";
    }
  }
  return { terrain: terrain.join(""), items: items.join("") };
}

/** What lies on the table: the whole landscape, or the tiles laid so far. */
export const landOf = (
  tiles: readonly Tile[],
  view: { terrain: string; items: string; tiles: readonly Laid[] },
): Land => (view.terrain ? { terrain: view.terrain, items: view.items } : joined(tiles, view.tiles));

/** A view with one more tile in its next slot, to see how it would look. */
export const withTile = <T extends { tiles: readonly Laid[] }>(
  view: T,
  slot: number,
  tile: number,
  turn: number,
): T => ({
  ...view,
  tiles: [...view.tiles.filter((one) => one.slot !== slot), { slot, tile, turn }],
});
