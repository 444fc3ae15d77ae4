/** Where everything lies on the sea chart. */
import type { Box } from "$board/box";
import { at, show } from "$board/hex";
import type { Point } from "$board/hex";
import type { RulerLine } from "$board/rulers";
import { squarePath } from "$board/square";
import { berth, coasts, moved, routeOf, standOn } from "./coast";
import { ripples } from "./motifs";
import { areaOf, landOf, squareOf, type ChartScene, type Place, type Tile, type Unit } from "./scene";
import { areaOn, isLand, landsOf, TILE } from "./tiles";

/** Water around the squares, as far as the frame, and what is left beyond it. */
export const FRAME = 46;
const MARGIN = 8;
/** Paper for the names of columns and rows, above and left of the frame. */
export const RULER = 46;
const CIRCLE_AWAY = 23;

export interface Chart {
  scene: ChartScene;
  /** Top left corner of every square. */
  corners: Point[];
  /** Middle of every place. */
  middles: Point[];
  box: Box;
  width: number;
  height: number;
  /** Lettered columns and numbered rows, as the names of the squares have them. */
  columns: RulerLine[];
  rows: RulerLine[];
}

/** The part of each square's name that it shares with its column or row, once for each. */
function rulerLines({ squares }: ChartScene, axis: "x" | "y", part: RegExp): RulerLine[] {
  const across = axis === "x" ? "y" : "x";
  return squares
    .filter((square) => square[across] === 0)
    .map((square) => ({ name: part.exec(square.name)?.[0] ?? "", at: (square[axis] + 0.5) * TILE }));
}

const OUTWARDS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

export function layout(scene: ChartScene): Chart {
  const corners = scene.squares.map(({ x, y }) => ({ x: x * TILE, y: y * TILE }));
  const inside = corners.map(({ x, y }) => ({ x: x + TILE / 2, y: y + TILE / 2 }));
  const outside = scene.circles.map(({ square, side }) => {
    const away = TILE / 2 + CIRCLE_AWAY;
    const [from, out] = [at(inside, square), at(OUTWARDS, side)];
    return { x: from.x + out.x * away, y: from.y + out.y * away };
  });
  const [width, height] = [scene.width * TILE, scene.height * TILE];
  const [before, after] = [FRAME + RULER, FRAME + MARGIN];
  return {
    scene,
    corners,
    middles: [...inside, ...outside],
    width,
    height,
    box: { x: -before, y: -before, width: before + width + after, height: before + height + after },
    columns: rulerLines(scene, "x", /^[A-Z]+/),
    rows: rulerLines(scene, "y", /\d+$/),
  };
}

const drawn = new WeakMap<ChartScene, Chart>();

/** The chart of a scene, worked out once. */
export function chartOf(scene: ChartScene): Chart {
  const known = drawn.get(scene) ?? layout(scene);
  drawn.set(scene, known);
  return known;
}

export const isSquare = (chart: Chart, place: Place): boolean => place >= 0 && place < chart.corners.length;

/** Outline of a place: a square, or the ring of a circle. */
export function placePath(chart: Chart, place: Place, inset = 0): string {
  const middle = chart.middles[place];
  if (!middle) return "";
  if (isSquare(chart, place)) return squarePath(middle, TILE - 2 * inset);
  const r = 24 - inset / 2;
  return `M${middle.x - r} ${middle.y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

export type Masks = ReadonlyMap<number, number>;
export const masksOf = (tiles: readonly Tile[]): Masks => new Map(tiles.map(({ square, land }) => [square, land]));

/** The square behind a side, -1 beyond the border. */
export function beside({ scene }: Chart, square: number, side: number): number {
  const { x, y } = at(scene.squares, square);
  const out = at(OUTWARDS, side & 3);
  const [column, row] = [x + out.x, y + out.y];
  return column < 0 || row < 0 || column >= scene.width || row >= scene.height ? -1 : row * scene.width + column;
}

/** What is known of a side: land, sea, or nothing yet. */
function known(chart: Chart, masks: Masks, square: number, side: number): boolean | null {
  const own = masks.get(square);
  if (own !== undefined) return isLand(own, side);
  const other = beside(chart, square, side);
  const beyond = masks.get(other);
  if (other < 0) return false;
  return beyond === undefined ? null : isLand(beyond, side + 2);
}

/** Corners of a tile that are land, north-west first: all known sides that meet there are land. */
export function landCorners(chart: Chart, masks: Masks, square: number): number {
  return [0, 1, 2, 3]
    .filter((corner) => isCornerLand(chart, masks, square, corner))
    .reduce((bits, corner) => bits | (1 << corner), 0);
}

function isCornerLand(chart: Chart, masks: Masks, square: number, corner: number): boolean {
  const before = corner + 3;
  const [left, right] = [beside(chart, square, before), beside(chart, square, corner)];
  const sides = [known(chart, masks, square, corner), known(chart, masks, square, before)];
  if (left < 0 || right < 0) return false;
  sides.push(known(chart, masks, left, corner), known(chart, masks, right, before));
  return sides.every((side) => side !== false);
}

export interface Country {
  /** Squares that were discovered. */
  water: string;
  land: string;
  shore: string;
  routes: string;
  ripples: string;
}

/** A tile on its own, at the origin. */
export function tileCountry(mask: number, corners = 0, seed = 0): Country {
  const lands = coasts(mask, corners, seed);
  return {
    water: `M0 0h${TILE}v${TILE}h${-TILE}Z`,
    land: lands.map(({ land }) => land).join(""),
    shore: lands.map(({ shore }) => shore).join(""),
    routes: routeOf(mask),
    ripples: ripples(seed, { x: 0, y: 0 }),
  };
}

export function country(chart: Chart, tiles: readonly Tile[]): Country {
  const masks = masksOf(tiles);
  const joined: Country = { water: "", land: "", shore: "", routes: "", ripples: "" };
  for (const { square, land } of tiles) {
    const corner = at(chart.corners, square);
    joined.water += squarePath(at(chart.middles, square), TILE);
    joined.routes += moved(routeOf(land), corner);
    joined.ripples += ripples(square + 1, corner);
    for (const coast of coasts(land, landCorners(chart, masks, square), square + 1)) {
      joined.land += moved(coast.land, corner);
      joined.shore += moved(coast.shore, corner);
    }
  }
  return joined;
}

export interface Region {
  land: string;
  shore: string;
  /** Its squares, nearest to where the count begins first. */
  squares: number[];
  middle: Point;
}

/** All lands that hang together with one, in the order in which one reaches them. */
export function landsAround(chart: Chart, masks: Masks, first: number): number[] {
  const lands = [first];
  for (const land of lands) {
    const [square, area] = [squareOf(land), areaOf(land)];
    const mask = masks.get(square) ?? 0;
    for (const side of [0, 1, 2, 3].filter((one) => areaOn(mask, one) === area)) {
      const other = beside(chart, square, side);
      const beyond = masks.get(other);
      if (beyond === undefined) continue;
      const next = landOf(other, areaOn(beyond, side + 2));
      if (isLand(beyond, side + 2) && !lands.includes(next)) lands.push(next);
    }
  }
  return lands;
}

/** An island by one of its lands, ready to be drawn. */
export function region(chart: Chart, tiles: readonly Tile[], island: number): Region {
  const masks = masksOf(tiles);
  const lands = landsAround(chart, masks, island);
  const parts = lands.map((land) => {
    const square = squareOf(land);
    const coast = coasts(masks.get(square) ?? 0, landCorners(chart, masks, square), square + 1)[areaOf(land)];
    const corner = at(chart.corners, square);
    return coast ? { land: moved(coast.land, corner), shore: moved(coast.shore, corner) } : { land: "", shore: "" };
  });
  const squares = [...new Set(lands.map(squareOf))];
  const middles = squares.map((square) => at(chart.middles, square));
  const mean = (axis: "x" | "y") => middles.reduce((sum, point) => sum + point[axis], 0) / middles.length;
  return {
    land: parts.map(({ land }) => land).join(""),
    shore: parts.map(({ shore }) => shore).join(""),
    squares,
    middle: { x: mean("x"), y: mean("y") },
  };
}

/** Where a unit stands. */
export function unitPoint(chart: Chart, masks: Masks, { square, area }: Pick<Unit, "square" | "area">): Point {
  const sides = landsOf(masks.get(square) ?? 0)[area] ?? 15;
  const [corner, on] = [at(chart.corners, square), standOn(sides)];
  return { x: corner.x + on.x, y: corner.y + on.y };
}

/** Where the ship lies at a place. */
export function shipPoint(chart: Chart, masks: Masks, place: Place): Point {
  const mask = masks.get(place);
  const middle = at(chart.middles, place);
  if (!isSquare(chart, place) || mask === undefined) return middle;
  const [corner, on] = [at(chart.corners, place), berth(mask)];
  return { x: corner.x + on.x, y: corner.y + on.y };
}

/** The way of the ship as a bent line through the sides between its places. */
export function sail(chart: Chart, masks: Masks, places: readonly Place[]): string {
  const stops = places.map((place) => shipPoint(chart, masks, place));
  const first = stops[0];
  if (!first) return "";
  const legs = stops.slice(1).map((to, i) => {
    const [from, a, b] = [at(stops, i), at(chart.middles, at(places, i)), at(chart.middles, at(places, i + 1))];
    const gate =
      isSquare(chart, at(places, i)) && isSquare(chart, at(places, i + 1))
        ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
        : between(from, to);
    return `L${show(gate)}L${show(to)}`;
  });
  return `M${show(first)}${legs.join("")}`;
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
