/** Which corner of the frame hides least. The bottom right belongs to the zoom buttons. */
import type { Point } from "./hex";

interface Size {
  width: number;
  height: number;
}
export interface Weighted extends Point {
  weight: number;
}

const CORNERS = ["top-right", "top-left", "bottom-left"];

function load(corner: string, points: readonly Weighted[], frame: Size, size: Size): number {
  const left = corner.endsWith("left") ? 0 : frame.width - size.width;
  const top = corner.startsWith("top") ? 0 : frame.height - size.height;
  return points
    .filter(({ x, y }) => x > left && x < left + size.width && y > top && y < top + size.height)
    .reduce((sum, point) => sum + point.weight, 0);
}

/** The emptiest corner; it changes only for a clear gain, so that it does not jump about while the map moves. */
export function emptiest(points: readonly Weighted[], frame: Size, size: Size, now: string): string {
  const best = CORNERS.reduce((one, other) =>
    load(other, points, frame, size) < load(one, points, frame, size) ? other : one,
  );
  const gain = load(now, points, frame, size) - load(best, points, frame, size);
  return gain > 3 ? best : now;
}
