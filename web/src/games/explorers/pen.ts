/** Crosses as a hand makes them: two strokes, never twice the same. */
import { hash } from "$board/hex";
import type { Point } from "$board/hex";

const REACH = 25;
const n = (value: number): string => String(Math.round(value * 10) / 10);

/** One stroke of the pen through the middle of a cell, from one corner to the other, as an outline that swells. */
function stroke(cell: number, { x, y }: Point, which: number): string {
  const stray = (turn: number, by: number) => (hash(cell, which, turn) - 0.5) * 2 * by;
  const side = which === 0 ? -1 : 1;
  const from = { x: x + side * REACH + stray(1, 3.4), y: y - REACH + stray(2, 3.4) };
  const to = { x: x - side * REACH + stray(3, 3.4), y: y + REACH + stray(4, 3.4) };
  const bow = stray(5, 6);
  return `M${n(from.x)} ${n(from.y)}Q${n(x + bow)} ${n(y + bow * side)} ${n(to.x)} ${n(to.y)}`;
}

/** Both strokes in a cell, whose middle is given. */
export const strokes = (cell: number, at: Point): [string, string] => [stroke(cell, at, 0), stroke(cell, at, 1)];

/** Both strokes of many crosses as one path. */
export const crosses = (cells: readonly number[], pointOf: (cell: number) => Point): string =>
  cells.map((cell) => strokes(cell, pointOf(cell)).join("")).join("");

/** Milliseconds for one stroke, and between the crosses of one turn, before the speed setting. */
export const STROKE = 130;
export const PAUSE = 70;
