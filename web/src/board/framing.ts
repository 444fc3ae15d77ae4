/** How large a map may be for all of some cells to be on the screen. */
import type { Pose } from "./gestures";
import type { Point } from "./hex";
import type { Rect } from "./overlay";

export interface Framing {
  k: number;
  /** What the middle of the frame shows. */
  centre: Point;
}

function extent(values: number[]): [least: number, most: number, length: number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return [least, most, most - least];
}

/** The largest picture of all these cells within the rims of a frame. */
export function framing(
  points: readonly Point[],
  frame: { width: number; height: number },
  cell: number,
  rim: Rect,
): Framing {
  const [left, right, wide] = extent(points.map(({ x }) => x));
  const [top, bottom, high] = extent(points.map(({ y }) => y));
  const across = (frame.width - rim.left - rim.right) / (wide + cell);
  const k = Math.min(across, (frame.height - rim.top - rim.bottom) / (high + cell));
  const x = (left + right - (rim.left - rim.right) / k) / 2;
  return { k, centre: { x, y: (top + bottom - (rim.top - rim.bottom) / k) / 2 } };
}

/** How far a map moves for these places to lie within the margins, or at least within the rims; else the first decides. */
export function shift(places: number[], size: number, margins: [number, number], rims: [number, number]): number {
  const length = Math.max(...places) - Math.min(...places);
  const fits = ([before, after]: [number, number]) => length <= size - before - after;
  const [before, after] = fits(margins) || !fits(rims) ? margins : rims;
  const wanted = fits(margins) || fits(rims) ? places : places.slice(0, 1);
  return Math.max(before - Math.min(...wanted), 0) || Math.min(size - after - Math.max(...wanted), 0);
}

/** Where something lies in a frame, in the frame's own pixels. */
export function boxWithin(frame: Element | null, thing: Element): Rect | null {
  if (!frame) return null;
  const own = frame.getBoundingClientRect();
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  return { left: left - own.left, top: top - own.top, right: right - own.left, bottom: bottom - own.top };
}

/** The nearest place to a value at which a window of twice `half` shows nothing beyond a sheet. */
export const within = (value: number, low: number, long: number, half: number): number =>
  half * 2 >= long ? low + long / 2 : Math.min(Math.max(value, low + half), low + long - half);

/** On the way between two poses: quick at first, slow at its end. */
export function eased(from: Pose, to: Pose, part: number): Pose {
  const ease = 1 - (1 - part) ** 3;
  const between = (one: number, other: number): number => one + (other - one) * ease;
  return { x: between(from.x, to.x), y: between(from.y, to.y), k: between(from.k, to.k) };
}

/** Whether a cell of this radius lies under a bar, or partly. */
export const isUnder = ({ x, y }: Point, bar: Rect | null, radius: number): boolean =>
  bar !== null && x + radius > bar.left && y + radius > bar.top && y - radius < bar.bottom;

/** At least so much to keep clear at the right. */
export const clearOf = (rim: Rect, right: number): Rect => ({ ...rim, right: Math.max(rim.right, right) });
