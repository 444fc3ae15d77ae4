/** Where a panel over the map hides least of what it speaks about. */
import type { Rect } from "$board/overlay";

export interface Corner {
  low: boolean;
  left: boolean;
}

const MARGIN = 12;
const CORNERS: readonly Corner[] = [
  { low: false, left: false },
  { low: false, left: true },
  { low: true, left: false },
  { low: true, left: true },
];

const overlap = (from: number, to: number, start: number, end: number): number =>
  Math.max(Math.min(to, end) - Math.max(from, start), 0);

/** How much of the targets a rectangle covers. */
export const coveredArea = (by: Rect, targets: readonly Rect[]): number =>
  targets.reduce(
    (sum, target) =>
      sum +
      overlap(by.left, by.right, target.left, target.right) * overlap(by.top, by.bottom, target.top, target.bottom),
    0,
  );

function inCorner({ low, left }: Corner, map: Rect, panel: Rect): Rect {
  const [width, height] = [panel.right - panel.left, panel.bottom - panel.top];
  const x = left ? map.left + MARGIN : map.right - MARGIN - width;
  const y = low ? map.bottom - MARGIN - height : map.top + MARGIN;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** The corner of the map from which a panel hides least; it stays where it is unless another is better. */
export function bestCorner(map: Rect, panel: Rect, targets: readonly Rect[], now: Corner): Corner {
  const load = (corner: Corner): number => coveredArea(inCorner(corner, map, panel), targets);
  return CORNERS.reduce((best, corner) => (load(corner) < load(best) ? corner : best), now);
}
