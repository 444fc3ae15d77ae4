/** Finds room on the paper around a map for what belongs to no cell: title, compass rose, the golden city. */
import { distance, SIZE } from "./hex";
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

export interface Search {
  within: Box;
  centres: Point[];
  taken: Box[];
  size: { width: number; height: number };
  /** Tried in turn, largest first. */
  scales: number[];
  /** Free paper wanted between the ornament and the nearest hex. */
  margin: number;
}

const STEP = 24;

/** The freest place for a box, at the largest scale that fits; null when the paper is full. */
export function place(search: Search): Placed | null {
  for (const scale of search.scales) {
    const found = freest(search, scale);
    if (found) return found;
  }
  return null;
}

function freest(search: Search, scale: number): Placed | null {
  const { within, size } = search;
  const width = size.width * scale;
  const height = size.height * scale;
  let best: Placed | null = null;
  let most = SIZE + search.margin;
  for (let y = within.y; y + height <= within.y + within.height; y += STEP)
    for (let x = within.x; x + width <= within.x + within.width; x += STEP) {
      const box = { x, y, width, height, scale };
      if (search.taken.some((other) => overlaps(box, other, 20))) continue;
      const room = clearance(box, search);
      if (room > most) [best, most] = [box, room];
    }
  return best;
}

/** Room to the nearest hex; beyond a comfortable distance the middle of the free paper wins, not its rim. */
function clearance(box: Box, { centres, within }: Search): number {
  const hexes = Math.min(...centres.map((centre) => gap(centre, box)));
  const rim = Math.min(
    box.x - within.x,
    box.y - within.y,
    within.x + within.width - box.x - box.width,
    within.y + within.height - box.y - box.height,
  );
  return Math.min(hexes, SIZE + 150) + Math.min(rim, 60) * 0.5;
}

/** Where the city stands: beyond the finish, as far from every other cell as the directions allow. */
export function beyond(finish: Point[], others: Point[], reach: number): Point {
  const middle = {
    x: finish.reduce((sum, point) => sum + point.x, 0) / finish.length,
    y: finish.reduce((sum, point) => sum + point.y, 0) / finish.length,
  };
  const nearest = others
    .filter((other) => finish.some((one) => distance(one, other) < 2 * SIZE))
    .reduce((sum, other) => ({ x: sum.x + other.x, y: sum.y + other.y, n: sum.n + 1 }), {
      x: 0,
      y: 0,
      n: 0,
    });
  const away = Math.atan2(middle.y - nearest.y / nearest.n, middle.x - nearest.x / nearest.n);
  const candidates = [0, 0.35, -0.35, 0.7, -0.7].map((bend) => ({
    x: middle.x + Math.cos(away + bend) * reach * 1.12,
    y: middle.y + Math.sin(away + bend) * reach,
  }));
  const room = (point: Point) => Math.min(...others.map((other) => distance(point, other)));
  return candidates.reduce((best, point) => (room(point) > room(best) + 40 ? point : best));
}
