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
      const room = clearance(box, search, most);
      if (room > most) [best, most] = [box, room];
    }
  return best;
}

/** Room to the nearest hex, and to the rim, which may come a little nearer; 0 as soon as it is below the least. */
function clearance(box: Box, { centres, within }: Search, least: number): number {
  const rim = Math.min(
    box.x - within.x,
    box.y - within.y,
    within.x + within.width - box.x - box.width,
    within.y + within.height - box.y - box.height,
  );
  let room = Math.min(SIZE + 40 + 1.5 * rim, SIZE + 260);
  for (const centre of centres) {
    if (room <= least) return 0;
    room = Math.min(room, gap(centre, box));
  }
  return room;
}

function mean(points: Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

const BENDS = [0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9, 1.2, -1.2];
const REACHES = [128, 140, 152, 166, 182, 200];

/** Where the city stands: straight beyond the finish, as near as its drawing keeps clear of every hex. */
export function beyond(finish: Point[], others: Point[], drawing: (at: Point) => Box): Point {
  const middle = mean(finish);
  const touching = others.filter((other) => finish.some((one) => distance(one, other) < 2 * SIZE));
  const land = mean(touching.length > 0 ? touching : others);
  const away = Math.atan2(middle.y - land.y, middle.x - land.x);
  const cells = [...finish, ...others];
  const candidates = REACHES.flatMap((reach) =>
    BENDS.map((bend) => ({
      x: middle.x + Math.cos(away + bend) * reach * 1.1,
      y: middle.y + Math.sin(away + bend) * reach,
      cost: reach + 45 * Math.abs(bend),
    })),
  ).map((one) => ({ ...one, room: Math.min(...cells.map((cell) => gap(cell, drawing(one)))) }));
  const free = candidates.filter((one) => one.room > SIZE + 4);
  const best =
    free.length > 0
      ? free.reduce((a, b) => (b.cost < a.cost ? b : a))
      : candidates.reduce((a, b) => (b.room > a.room ? b : a));
  return { x: best.x, y: best.y };
}
