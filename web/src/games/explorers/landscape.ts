/** Tiles turned and laid side by side: letters of a landscape, "?" where nothing lies yet. */
import { gridOf } from "./grid";
import type { Laid, Scene } from "./scene";

export interface Land {
  terrain: string;
  items: string;
}

type Tiles = Pick<Scene, "size" | "tile_size" | "tiles">;

/** Letters of a tile of so many cells in a row, after so many quarter turns clockwise: (r, c) goes to (c, size - 1 - r). */
export function turned(letters: string, size: number, turns: number): string {
  let now = letters;
  for (let i = 0; i < ((turns % 4) + 4) % 4; i++)
    now = Array.from({ length: size * size }, (_, place) => {
      const [row, column] = [Math.floor(place / size), place % size];
      return now[(size - 1 - column) * size + row];
    }).join("");
  return now;
}

export function joined(scene: Tiles, laid: readonly Laid[]): Land {
  const grid = gridOf(scene);
  const terrain: string[] = Array(grid.cells).fill("?");
  const items: string[] = Array(grid.cells).fill(".");
  for (const { slot, tile, turn } of laid) {
    const printed = scene.tiles.find((one) => one.id === tile);
    if (!printed) continue;
    const ground = turned(printed.terrain, grid.tileSize, turn);
    const symbols = turned(printed.items, grid.tileSize, turn);
    for (let place = 0; place < ground.length; place++) {
      const cell = grid.cellIn(slot, place);
      terrain[cell] = ground[place] ?? "?";
      items[cell] = symbols[place] ?? ".";
    }
  }
  return { terrain: terrain.join(""), items: items.join("") };
}

/** What lies on the table: the whole landscape, or the tiles laid so far. */
export const landOf = (scene: Tiles, view: { terrain: string; items: string; tiles: readonly Laid[] }): Land =>
  view.terrain ? { terrain: view.terrain, items: view.items } : joined(scene, view.tiles);

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
