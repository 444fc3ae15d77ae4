/** The line between two boards, on which a blockade lies. */
import { at, corners, distance, key, point, show } from "$board/hex";
import type { Axial, Node, Point } from "$board/hex";
import type { Joint } from "./scene";

export interface Seam {
  joint: number;
  posts: Point[];
  path: string;
  /** Where the plaque hangs. */
  plaque: Point;
}

type Side = readonly [Node, Node];

function shared(a: Axial, b: Axial): Side {
  const mine = new Set(corners(a).map((node) => key(...node)));
  const [from, to] = corners(b).filter((node) => mine.has(key(...node)));
  if (!from || !to) throw new RangeError("A joint names two cells that do not touch.");
  return [from, to];
}

/** Sides in any order, laid end to end. */
function strung(sides: Side[]): Node[] {
  const ends = new Map<string, Node[]>();
  for (const [a, b] of sides) {
    ends.set(key(...a), [...(ends.get(key(...a)) ?? []), b]);
    ends.set(key(...b), [...(ends.get(key(...b)) ?? []), a]);
  }
  const tips = sides.flat().filter((node) => ends.get(key(...node))?.length === 1);
  const line = [tips[0] ?? at(at(sides, 0), 0)];
  const seen = new Set([key(...at(line, 0))]);
  for (;;) {
    const next = ends.get(key(...at(line, line.length - 1)))?.find((n) => !seen.has(key(...n)));
    if (!next) return line;
    seen.add(key(...next));
    line.push(next);
  }
}

/** A plaque and the symbols of a space, as half width and half height. */
const PLAQUE = { x: 44, y: 24 };
const SYMBOLS = 17;
const OUTWARDS = 22;

const common = (apart: number, a: number, b: number): number => Math.max(0, a + b - Math.abs(apart));

/** How much of the symbols around it a plaque would hide. */
function hidden(at: Point, spaces: readonly Point[]): number {
  return spaces.reduce(
    (sum, { x, y }) => sum + common(x - at.x, PLAQUE.x, SYMBOLS) * common(y - at.y, PLAQUE.y, SYMBOLS),
    0,
  );
}

const beyondEnd = (end: Point, before: Point): Point => {
  const length = distance(end, before);
  return {
    x: end.x + ((end.x - before.x) / length) * OUTWARDS,
    y: end.y + ((end.y - before.y) / length) * OUTWARDS,
  };
};

/** On a post or at an end of the line: where it hides least, the nearer to the middle the better. */
export function plaqueAt(posts: Point[], spaces: readonly Point[]): Point {
  const first = at(posts, 0);
  const last = at(posts, posts.length - 1);
  const middle = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
  const ends = [beyondEnd(first, at(posts, 1)), beyondEnd(last, at(posts, posts.length - 2))];
  const cost = (place: Point): number => hidden(place, spaces) + 1.5 * distance(place, middle);
  return [...posts.slice(1, -1), ...ends].reduce((best, place) => (cost(place) < cost(best) - 0.01 ? place : best));
}

export function seam(joint: Joint, cells: readonly Axial[], symbols: readonly Point[]): Seam {
  const sides = joint.edges.map(([a = -1, b = -1]) => shared(at(cells, a), at(cells, b)));
  const posts = strung(sides).map(point);
  return {
    joint: joint.id,
    posts,
    path: `M${posts.map(show).join("L")}`,
    plaque: plaqueAt(posts, symbols),
  };
}
