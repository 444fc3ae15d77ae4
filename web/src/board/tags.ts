/** Finds a place on the screen for a tag that speaks about a point. */
import { distance } from "./hex";
import type { Point } from "./hex";

export interface TagSearch {
  at: Point;
  /** Half the size of the thing it speaks about. */
  radius: number;
  frame: { width: number; height: number };
  size: { width: number; height: number };
  avoid: Point[];
}

export interface TagPlace extends Point {
  /** Ends of the leader line: at the thing, at the tag. */
  from: Point;
  to: Point;
}

const EDGE = 10;
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** Tries the four quarters around the point; takes the one that hides the fewest points worth seeing. */
export function tagPlace({ at, radius, frame, size, avoid }: TagSearch): TagPlace {
  const reach = radius + 26;
  const corners = [
    { x: at.x - size.width - reach * 0.2, y: at.y + reach },
    { x: at.x + reach * 0.2, y: at.y + reach },
    { x: at.x - size.width - reach * 0.2, y: at.y - reach - size.height },
    { x: at.x + reach * 0.2, y: at.y - reach - size.height },
    { x: at.x + reach, y: at.y - size.height / 2 },
    { x: at.x - reach - size.width, y: at.y - size.height / 2 },
  ];
  const inside = corners.map(({ x, y }) => ({
    x: clamp(x, EDGE, frame.width - size.width - EDGE),
    y: clamp(y, EDGE, frame.height - size.height - EDGE),
  }));
  const cost = (spot: Point, index: number): number => {
    const wanted = corners[index] ?? spot;
    const hidden = avoid.filter((point) => covers(spot, size, point, radius)).length;
    return distance(spot, wanted) + 60 * hidden + (covers(spot, size, at, radius) ? 1000 : 0);
  };
  let best = 0;
  inside.forEach((spot, index) => {
    if (cost(spot, index) < cost(inside[best] ?? spot, best)) best = index;
  });
  const { x, y } = inside[best] ?? at;
  const to = { x: clamp(at.x, x + 12, x + size.width - 12), y: clamp(at.y, y, y + size.height) };
  const away = distance(at, to) || 1;
  const from = {
    x: at.x + ((to.x - at.x) / away) * radius * 0.9,
    y: at.y + ((to.y - at.y) / away) * radius * 0.9,
  };
  return { x, y, from, to };
}

const covers = (spot: Point, size: { width: number; height: number }, point: Point, margin: number): boolean =>
  point.x > spot.x - margin &&
  point.x < spot.x + size.width + margin &&
  point.y > spot.y - margin &&
  point.y < spot.y + size.height + margin;
