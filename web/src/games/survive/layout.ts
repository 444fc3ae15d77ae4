/** Everything about the sea that never changes: where spaces and isles lie, and their paths. */
import type { Box } from "$board/box";
import { centre, distance, hash, hexPath, show, WIDTH } from "$board/hex";
import type { Point } from "$board/hex";
import { regions } from "$board/regions";
import type { Cell, Isle, Scene } from "./scene";

export interface Spot {
  cell: Cell;
  at: Point;
}

export interface Pier {
  from: Point;
  to: Point;
}

export interface IsleSpot {
  isle: Isle;
  at: Point;
  shore: string;
  beach: string;
  lawn: string;
  piers: Pier[];
}

export interface SeaLayout {
  spots: Spot[];
  isles: IsleSpot[];
  /** Rim of all spaces, and the sides between them. */
  water: string;
  lattice: string;
  /** Where the whole island once stood. */
  shelf: string;
  waves: { href: string; at: Point }[];
  near: number[][];
  box: Box;
}

/** How high a tile of each terrain stands out of the sea. */
export const HEIGHTS: readonly number[] = [0, 6, 11, 16];
const BOX: Box = { x: -486, y: -432, width: 972, height: 864 };
const ISLE = { x: 76, y: 70 };
const OUTWARDS = { x: 25, y: 27 };
const BENDS = 14;

/** A closed bent line around a point. */
function blob({ x, y }: Point, size: Point, seed: number): string {
  const ring = Array.from({ length: BENDS }, (_, i) => {
    const angle = (i / BENDS) * 2 * Math.PI;
    const sway = 1 + (hash(seed, i) - 0.5) * 0.13;
    return { x: x + Math.cos(angle) * size.x * sway, y: y + Math.sin(angle) * size.y * sway };
  });
  const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const next = (i: number): Point => ring[(i + 1) % BENDS] ?? { x, y };
  const curves = ring.map((point, i) => `Q${show(point)} ${show(middle(point, next(i)))}`);
  return `M${show(middle(next(BENDS - 2), next(BENDS - 1)))}${curves.join("")}Z`;
}

/** A jetty from the isle's edge towards a landing space. */
function pier(from: Point, to: Point): Pier {
  const away = distance(from, to);
  const on = (length: number): Point => ({
    x: from.x + ((to.x - from.x) * length) / away,
    y: from.y + ((to.y - from.y) * length) / away,
  });
  return { from: on(away - 42), to: on(away - 8) };
}

function isleSpot(isle: Isle, spots: readonly Spot[]): IsleSpot {
  const hex = centre(isle);
  const at = {
    x: hex.x + Math.sign(hex.x) * OUTWARDS.x,
    y: hex.y + Math.sign(hex.y) * OUTWARDS.y,
  };
  const seed = 11 + isle.id;
  const ring = (inset: number): string => blob(at, { x: ISLE.x - inset, y: ISLE.y - inset }, seed);
  const landing = isle.landing.flatMap((cell) => spots[cell]?.at ?? []);
  return { isle, at, shore: ring(0), beach: ring(4), lawn: ring(15), piers: landing.map((to) => pier(at, to)) };
}

const neighbours = (spots: readonly Spot[]): number[][] =>
  spots.map(({ at }) =>
    spots.filter((other) => Math.abs(distance(at, other.at) - WIDTH) < 1).map((other) => other.cell.id),
  );

function wavesOf(spots: readonly Spot[]): SeaLayout["waves"] {
  return spots
    .filter(({ cell }) => cell.island < 0 && hash(cell.q, cell.r, 5) < 0.62)
    .map(({ cell, at }) => ({ href: `t-sea-${hash(cell.q, cell.r, 9) < 0.5 ? "a" : "b"}`, at }));
}

export function layout(scene: Scene): SeaLayout {
  const spots = scene.cells.map((cell) => ({ cell, at: centre(cell) }));
  const all = regions(scene.cells.map(({ q, r }) => ({ q, r, kind: "sea" })));
  return {
    spots,
    isles: scene.isles.map((isle) => isleSpot(isle, spots)),
    water: all.outline,
    lattice: all.lattice,
    shelf: land(
      scene,
      scene.cells.map((cell) => cell.island >= 0),
    ).shore,
    waves: wavesOf(spots),
    near: neighbours(spots),
    box: BOX,
  };
}

/** The bent line between dry land and sea, and the outlines of spaces whose tile has sunk. */
export function land(scene: Scene, dry: readonly boolean[]): { shore: string; sunk: string } {
  const fields = scene.cells.map(({ id, q, r }) => ({ q, r, kind: dry[id] ? "land" : "sea" }));
  const sunk = scene.cells.filter((cell) => cell.island >= 0 && !dry[cell.id]);
  return {
    shore: regions(fields).areas.get("land") ?? "",
    sunk: sunk.map((cell) => hexPath(centre(cell), 32)).join(""),
  };
}

const drawn = new WeakMap<Scene, SeaLayout>();

/** The layout of a scene, worked out once. */
export function layoutOf(scene: Scene): SeaLayout {
  const known = drawn.get(scene) ?? layout(scene);
  drawn.set(scene, known);
  return known;
}

/** Terrain of a cell: 0 where there is water. */
export const terrainOf = (cell: Cell | undefined, tiles: readonly number[]): number =>
  cell && cell.island >= 0 ? (tiles[cell.island] ?? 0) : 0;

/** Middle of what a space shows: the top of its tile, or the water. */
export function topOf(map: SeaLayout, tiles: readonly number[], cell: number): Point {
  const spot = map.spots[cell];
  if (!spot) return { x: 0, y: 0 };
  return { x: spot.at.x, y: spot.at.y - (HEIGHTS[terrainOf(spot.cell, tiles)] ?? 0) };
}
