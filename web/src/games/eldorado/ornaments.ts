/** Finds room on the paper around a map for what belongs to no cell: title, compass rose, the golden city. */
import { gap, overlaps } from "$board/box";
import type { Box, Placed } from "$board/box";
import { distance, SIZE } from "$board/hex";
import type { Point } from "$board/hex";

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
    const spot = freest(search, scale);
    if (spot) return spot;
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
