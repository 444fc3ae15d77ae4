/** Squares of size 80; q is the column, r the row. */
import type { Axial, Lattice, Point } from "./hex";

export const SQUARE = 80;

export const SQUARES: Lattice = {
  corners: ({ q, r }: Axial) => [
    [q, r],
    [q + 1, r],
    [q + 1, r + 1],
    [q, r + 1],
  ],
  across: [
    { q: 0, r: -1 },
    { q: 1, r: 0 },
    { q: 0, r: 1 },
    { q: -1, r: 0 },
  ],
  point: ([column, row]) => ({ x: column * SQUARE, y: row * SQUARE }),
  sway: 6.5,
};

export const middle = ({ q, r }: Axial): Point => ({ x: (q + 0.5) * SQUARE, y: (r + 0.5) * SQUARE });

/** Path of one square around a point; inset rings use a smaller size. */
export function squarePath({ x, y }: Point, size = SQUARE): string {
  const half = size / 2;
  return `M${x - half} ${y - half}h${size}v${size}h${-size}Z`;
}
