/** Sides along which spaces touch others. */
import { centre, DIRECTIONS, key } from "$board/hex";
import type { Axial, Point } from "$board/hex";

/** Middles of all sides between these spaces and those. */
export function touchingSides(cells: readonly Axial[], others: readonly Axial[]): Point[] {
  const there = new Set(others.map(({ q, r }) => key(q, r)));
  return cells.flatMap((cell) =>
    DIRECTIONS.map((step) => ({ q: cell.q + step.q, r: cell.r + step.r }))
      .filter(({ q, r }) => there.has(key(q, r)))
      .map((other) => {
        const a = centre(cell);
        const b = centre(other);
        return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      }),
  );
}
