/**
 * The drawing of one tile. A land side stops short of a corner unless the corner is land, and every coast crosses
 * the side at a right angle: so any tile joins any other.
 */
import { at, hash, show } from "$board/hex";
import type { Point } from "$board/hex";
import { isLand, landsOf, patternOf, seaSides, TILE } from "./tiles";

/** How far from a corner that is sea the land of a side ends. */
export const SHORT = 20;
const SWAY = 4.5;

export interface Coast {
  /** Closed, for filling. */
  land: string;
  /** Where land meets sea: the tile's own rim left out. */
  shore: string;
}

/** Bends between two land sides, drawn for a land that begins north: by the number of sea sides in between. */
const BITE: readonly Point[] = [{ x: 100, y: 20 }];
const BAY: readonly Point[] = points("100,15 87,34 62,36 38,60 62,84 87,86 100,105");
const SLOPE: readonly Point[] = points("100,15 98,40 80,58 58,82 40,98 15,100");
const CAPE: readonly Point[] = points("100,15 97,44 83,67 60,73 37,67 23,44 20,15");
const HEADLAND: readonly Point[] = points("100,12 97,31 79,43 60,40 41,43 23,31 20,12");

function points(list: string): Point[] {
  return list.split(" ").map((pair) => {
    const [x = 0, y = 0] = pair.split(",").map(Number);
    return { x, y };
  });
}

const MIDDLE = TILE / 2;

/** A point of an unturned tile after clockwise quarter turns. */
export function spin({ x, y }: Point, turns: number): Point {
  let [dx, dy] = [x - MIDDLE, y - MIDDLE];
  for (let i = 0; i < (turns & 3); i++) [dx, dy] = [-dy, dx];
  return { x: dx + MIDDLE, y: dy + MIDDLE };
}

/** The bends after land side `from`, the first and the last kept straight so that the coast leaves the tile upright. */
function bends(from: number, gap: number, alone: boolean, seed: number): Point[] {
  const drawn = gap === 3 ? (alone ? HEADLAND : CAPE) : at([BITE, BAY, SLOPE], gap);
  const stray = (index: number, axis: number): number =>
    index === 0 || index === drawn.length - 1 ? 0 : (hash(seed, from, index, axis) - 0.5) * 2 * SWAY;
  return drawn.map(({ x, y }, index) => spin({ x: x + stray(index, 1), y: y + stray(index, 2) }, from));
}

/** A bent line through the middles between bends. */
function curve(start: Point, between: readonly Point[], end: Point): string {
  const drawn = between.map((bend, i) => {
    const next = between[i + 1];
    return `Q${show(bend)} ${show(next ? { x: (bend.x + next.x) / 2, y: (bend.y + next.y) / 2 } : end)}`;
  });
  return `M${show(start)}${drawn.join("")}`;
}

/** Where the land of a side ends, seen clockwise. */
const beginning = (side: number, whole: boolean): Point => spin({ x: whole ? 0 : SHORT, y: 0 }, side);
const ending = (side: number, whole: boolean): Point => spin({ x: TILE - (whole ? 0 : SHORT), y: 0 }, side);

interface Run {
  start: Point;
  end: Point;
  /** The coast that follows, "" where the corner is land. */
  coast: string;
}

/** Sides of one land in clockwise order. `corners`: bits of the corners that are land, north-west first. */
function runs(sides: number, corners: number, alone: boolean, seed: number): Run[] {
  const own = [0, 1, 2, 3].filter((side) => isLand(sides, side));
  return own.map((side, i) => {
    const next = own[(i + 1) % own.length] ?? side;
    const gap = (next - side + 3) & 3;
    const joined = gap === 0 && isLand(corners, side + 1);
    const start = beginning(side, isLand(corners, side) && isLand(sides, side + 3));
    const end = ending(side, joined);
    const onward = beginning(next, joined);
    return { start, end, coast: joined ? "" : curve(end, bends(side, gap, alone, seed), onward) };
  });
}

function drawLand(sides: number, corners: number, alone: boolean, seed: number): Coast {
  const all = runs(sides, corners, alone, seed);
  const rim = all.map(
    ({ start, end, coast }, i) => `${i === 0 ? "M" : "L"}${show(start)}L${show(end)}${coast.replace(/^M[^Q]*/, "")}`,
  );
  return { land: `${rim.join("")}Z`, shore: all.map(({ coast }) => coast).join("") };
}

/** Each land of a tile on its own, in the order of the rules. */
export function coasts(mask: number, corners = 0, seed = 0): Coast[] {
  const lands = landsOf(mask);
  return lands.map((sides) => drawLand(sides, corners, lands.length > 1, seed));
}

const ACROSS = "M120 60L0 60";
/** Dotted routes of every pattern as it lies unturned. */
const ROUTES = {
  S: `M60 0L60 120${ACROSS}`,
  C: "M120 60C104 62 104 96 60 96M0 60C16 62 16 96 60 96M60 120L60 96",
  A: "M60 120Q60 93 28 92M0 60Q27 60 28 92",
  O: ACROSS,
  B: "M0 60L26 60",
  F: "",
} as const;
/** Quarter turns of every mask. */
const TURNS: readonly number[] = [0, 0, 1, 0, 2, 0, 1, 0, 3, 3, 1, 3, 2, 2, 1, 0];
export const turnOf = (mask: number): number => at(TURNS, mask);

/** A path of absolute points, turned on its tile and carried elsewhere. */
export const moved = (path: string, to: Point, turns = 0): string =>
  path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => {
    const point = spin({ x: Number(x), y: Number(y) }, turns);
    return show({ x: point.x + to.x, y: point.y + to.y });
  });

/** How the ship passes through. */
export const routeOf = (mask: number): string => moved(ROUTES[patternOf(mask)], { x: 0, y: 0 }, turnOf(mask));

/** Where a unit stands on a land with these sides. */
export function standOn(sides: number): Point {
  const open = seaSides(sides);
  if (open.length === 0) return { x: 60, y: 62 };
  if (open.length === 1) return spin({ x: 60, y: 26 }, (open[0] ?? 0) + 2);
  if (open.length === 2) return spin({ x: 80, y: 40 }, turnOf(sides));
  return spin({ x: 60, y: 28 }, [1, 2, 4, 8].indexOf(sides));
}

/** Where the ship lies in a tile, clear of the land. */
export function berth(mask: number): Point {
  const open = seaSides(mask);
  if (open.length === 1) return spin({ x: 60, y: 26 }, open[0] ?? 0);
  if (patternOf(mask) === "A") return spin({ x: 34, y: 86 }, turnOf(mask));
  if (open.length === 3) return spin({ x: 60, y: 92 }, turnOf(mask));
  return { x: 60, y: 60 };
}
