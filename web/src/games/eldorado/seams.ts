/** The line between two boards, on which a blockade lies. */
import { at, corners, distance, key, point, show } from "./hex";
import type { Axial, Node, Point } from "./hex";
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

/** The corner nearest to the middle of the line. */
function middleOf(posts: Point[]): Point {
  const first = at(posts, 0);
  const last = at(posts, posts.length - 1);
  const middle = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
  return posts.reduce((best, post) =>
    distance(post, middle) < distance(best, middle) - 0.01 ? post : best,
  );
}

export function seam(joint: Joint, cells: readonly Axial[]): Seam {
  const sides = joint.edges.map(([a = -1, b = -1]) => shared(at(cells, a), at(cells, b)));
  const posts = strung(sides).map(point);
  return {
    joint: joint.id,
    posts,
    path: `M${posts.map(show).join("L")}`,
    plaque: middleOf(posts),
  };
}
