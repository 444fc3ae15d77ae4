/** Upright boxes on a map. */
import type { Point } from "./hex";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Placed extends Box {
  scale: number;
}

/** Distance from a point to the nearest point of a box; 0 inside. */
export function gap(from: Point, box: Box): number {
  const dx = Math.max(box.x - from.x, 0, from.x - box.x - box.width);
  const dy = Math.max(box.y - from.y, 0, from.y - box.y - box.height);
  return Math.hypot(dx, dy);
}

export const overlaps = (a: Box, b: Box, margin = 0): boolean =>
  a.x < b.x + b.width + margin &&
  b.x < a.x + a.width + margin &&
  a.y < b.y + b.height + margin &&
  b.y < a.y + a.height + margin;

export function around(points: Point[], margin: number): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

export function union(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
