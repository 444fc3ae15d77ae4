/** The squares of a landscape, numbered row by row: their names, their places on the map and the tiles they belong to. */
import type { Box } from "$board/box";
import type { Point } from "$board/hex";
import type { RulerLine } from "$board/rulers";
import { middle, SQUARE } from "$board/square";
import type { Scene } from "./scene";

/** How far the frame with its letters reaches beyond the landscape, in board units. */
const FRAME = { before: 74, after: 38 };

export class Grid {
  readonly cells: number;
  /** Board units from edge to edge. */
  readonly side: number;
  /** Board units: the landscape with its frame and its letters. */
  readonly box: Box;
  /** The lines between the tiles, as a path. */
  readonly seams: string;
  /** A cell in the middle of the landscape. */
  readonly centre: number;
  /** Lettered columns and numbered rows. */
  readonly columns: RulerLine[];
  readonly rows: RulerLine[];

  /** Cells in a row of the landscape, and in a row of one tile. */
  constructor(
    readonly size: number,
    readonly tileSize: number,
  ) {
    this.cells = size * size;
    this.side = size * SQUARE;
    const across = FRAME.before + this.side + FRAME.after;
    this.box = { x: -FRAME.before, y: -FRAME.before, width: across, height: across };
    const seam = tileSize * SQUARE;
    this.seams = `M${seam} 0V${this.side}M0 ${seam}H${this.side}`;
    this.centre = (tileSize - 1) * size + tileSize - 1;
    const middles = Array.from({ length: size }, (_, i) => (i + 0.5) * SQUARE);
    this.columns = middles.map((at, i) => ({ name: String.fromCharCode(65 + i), at }));
    this.rows = middles.map((at, i) => ({ name: String(i + 1), at }));
  }

  columnOf = (cell: number): number => cell % this.size;
  rowOf = (cell: number): number => Math.floor(cell / this.size);

  /** "G8" */
  nameOf = (cell: number): string => `${String.fromCharCode(65 + this.columnOf(cell))}${this.rowOf(cell) + 1}`;

  slotOf = (cell: number): number =>
    (this.rowOf(cell) < this.tileSize ? 0 : 2) + (this.columnOf(cell) < this.tileSize ? 0 : 1);

  /** First cell of a slot. */
  cornerOf = (slot: number): number => (slot >= 2 ? this.tileSize * this.size : 0) + (slot % 2) * this.tileSize;

  /** The cell at a place of the tile in a slot; places are numbered row by row. */
  cellIn = (slot: number, place: number): number =>
    this.cornerOf(slot) + Math.floor(place / this.tileSize) * this.size + (place % this.tileSize);

  pointOf = (cell: number): Point => middle({ q: this.columnOf(cell), r: this.rowOf(cell) });

  /** The cell under a point of the map, -1 outside. */
  cellAt({ x, y }: Point): number {
    const [column, row] = [Math.floor(x / SQUARE), Math.floor(y / SQUARE)];
    return column < 0 || row < 0 || column >= this.size || row >= this.size ? -1 : row * this.size + column;
  }

  /** Cells north, east, south and west of a cell, -1 where the landscape ends. */
  beside(cell: number): number[] {
    const [column, row] = [this.columnOf(cell), this.rowOf(cell)];
    return [
      row > 0 ? cell - this.size : -1,
      column < this.size - 1 ? cell + 1 : -1,
      row < this.size - 1 ? cell + this.size : -1,
      column > 0 ? cell - 1 : -1,
    ];
  }
}

const grids = new WeakMap<object, Grid>();

export function gridOf(scene: Pick<Scene, "size" | "tile_size">): Grid {
  const known = grids.get(scene);
  if (known) return known;
  const grid = new Grid(scene.size, scene.tile_size);
  grids.set(scene, grid);
  return grid;
}
