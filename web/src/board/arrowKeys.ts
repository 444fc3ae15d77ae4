/** Arrow keys on a hex map: sideways along the row, up and down in a zigzag that keeps its column. */
import { distance, SIZE } from "./hex";
import type { Point } from "./hex";

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
const AIMS: Record<Arrow, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
export const isArrow = (key: string): key is Arrow => key in AIMS;

interface Spotted {
  at: Point;
}

/** Index of the cell an arrow leads to; over a gap, the nearest beyond it; the same cell at the end of the world. */
export function nextStop(spots: readonly Spotted[], from: number, arrow: Arrow, column: number): number {
  const here = spots[from]?.at;
  if (!here) return from;
  const aim = AIMS[arrow];
  const cost = ({ x, y }: Point): number => {
    const ahead = (x - here.x) * aim.x + (y - here.y) * aim.y;
    const aside = Math.abs((x - here.x) * aim.y) + Math.abs((y - here.y) * aim.x);
    if (ahead < SIZE / 2 || aside > ahead * 1.05) return Infinity;
    const near = distance({ x, y }, here) < 2 * SIZE;
    return (near ? 0 : 1000) + ahead + 2 * aside + (aim.y === 0 ? 0 : Math.abs(x - column) / 4);
  };
  let best = from;
  let least = Infinity;
  spots.forEach(({ at }, index) => {
    const price = cost(at);
    if (price < least) [best, least] = [index, price];
  });
  return best;
}
