/**
 * Country out of cells: equal neighbours melt into one field. The borders between unlike cells are cut into chains
 * where three kinds meet; each chain is bent once and both neighbours use it, so no seam can show.
 */
import { at, hash, HEXES, key, show } from "./hex";
import type { Axial, Lattice, Node, Point } from "./hex";

export interface Field extends Axial {
  kind: string;
}

export interface Regions {
  /** One closed path for each kind of country. */
  areas: Map<string, string>;
  /** All inner borders. */
  shore: string;
  /** Borders between the sea and dry land. */
  coast: string;
  /** Sides between equal neighbours. */
  lattice: string;
  /** The straight rim of the whole map. */
  outline: string;
}

interface Edge {
  from: Node;
  to: Node;
  /** Kind on the right hand when walking from `from` to `to`, then on the left. */
  sides: readonly [right: string, left: string];
}

interface Chain {
  nodes: Node[];
  sides: readonly [right: string, left: string];
  closed: boolean;
  /** Start, then (control, end) pairs; empty for a straight chain, which has its corners instead. */
  curve: Point[];
  straight: Point[];
}

export const NOWHERE = "";

const nodeKey = ([column, row]: Node): string => key(column, row);
const isRim = (chain: { sides: readonly [string, string] }): boolean => chain.sides.includes(NOWHERE);

/** Every side between unlike neighbours, once; walking it keeps its own cell on the right hand. */
function borders(fields: Field[], lattice: Lattice): { unlike: Edge[]; alike: Edge[] } {
  const kinds = new Map(fields.map((field) => [key(field.q, field.r), field.kind]));
  const unlike: Edge[] = [];
  const alike: Edge[] = [];
  for (const field of fields) {
    const ring = lattice.corners(field);
    lattice.across.forEach((step, side) => {
      const other = kinds.get(key(field.q + step.q, field.r + step.r)) ?? NOWHERE;
      if (other !== NOWHERE && (step.r > 0 || (step.r === 0 && step.q < 0))) return;
      const edge: Edge = {
        from: at(ring, side),
        to: at(ring, (side + 1) % ring.length),
        sides: [field.kind, other],
      };
      (other === field.kind ? alike : unlike).push(edge);
    });
  }
  return { unlike, alike };
}

const reversed = (edge: Edge): Edge => ({
  from: edge.to,
  to: edge.from,
  sides: [edge.sides[1], edge.sides[0]],
});

/** Follows borders from node to node until three kinds meet or the ring closes. */
function chains(edges: Edge[], lattice: Lattice): Chain[] {
  const around = new Map<string, Edge[]>();
  for (const edge of edges.flatMap((one) => [one, reversed(one)])) {
    const list = around.get(nodeKey(edge.from)) ?? [];
    around.set(nodeKey(edge.from), [...list, edge]);
  }
  const seen = new Set<string>();
  const mark = (edge: Edge): boolean => {
    const ends = [nodeKey(edge.from), nodeKey(edge.to)].sort().join(" ");
    return seen.has(ends) ? false : Boolean(seen.add(ends));
  };
  const follow = (first: Edge): Chain | null => {
    if (!mark(first)) return null;
    const nodes = [first.from, first.to];
    for (let last = first; ;) {
      const next = around.get(nodeKey(last.to)) ?? [];
      const onward = next.length === 2 ? next.find((edge) => mark(edge)) : undefined;
      if (!onward) break;
      nodes.push(onward.to);
      last = onward;
    }
    const closed = nodeKey(at(nodes, 0)) === nodeKey(at(nodes, nodes.length - 1));
    return { nodes, sides: first.sides, closed, curve: [], straight: [] };
  };
  const meetings = [...around.values()].filter((list) => list.length !== 2).flat();
  const chains = [...meetings, ...edges].map(follow).filter((chain) => chain !== null);
  for (const chain of chains) {
    if (isRim(chain)) chain.straight = chain.nodes.map(lattice.point);
    else chain.curve = bend(chain, lattice);
  }
  return chains;
}

/** Third points of a side and its far end, each pushed sideways by a hash of the side's ends. */
function pushed(from: Node, to: Node, last: boolean, { point, sway: most }: Lattice): Point[] {
  const a = point(from);
  const b = point(to);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return [1, 2, 3].map((third) => {
    if (third === 3 && last) return b;
    const sway = (hash(...from, ...to, third) - 0.5) * 2 * most;
    return {
      x: a.x + ((b.x - a.x) * third) / 3 - ((b.y - a.y) / length) * sway,
      y: a.y + ((b.y - a.y) * third) / 3 + ((b.x - a.x) / length) * sway,
    };
  });
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function bend(chain: Chain, lattice: Lattice): Point[] {
  const sides = chain.nodes.length - 1;
  const points = Array.from({ length: sides }, (_, i) =>
    pushed(at(chain.nodes, i), at(chain.nodes, i + 1), i === sides - 1 && !chain.closed, lattice),
  ).flat();
  if (chain.closed) {
    const start = middle(at(points, points.length - 1), at(points, 0));
    return [
      start,
      ...points.flatMap((control, i) => [control, i + 1 < points.length ? middle(control, at(points, i + 1)) : start]),
    ];
  }
  const inner = points.slice(0, -1);
  return [
    lattice.point(at(chain.nodes, 0)),
    ...inner.flatMap((control, i) => [
      control,
      i + 2 < points.length ? middle(control, at(points, i + 1)) : at(points, points.length - 1),
    ]),
  ];
}

/** The chain as path commands after its first point, forwards or backwards. */
function draw(chain: Chain, backwards: boolean): string {
  if (chain.straight.length > 0) {
    const corners = backwards ? chain.straight.toReversed() : chain.straight;
    return corners
      .slice(1)
      .map((place) => `L${show(place)}`)
      .join("");
  }
  const curve = backwards ? chain.curve.toReversed() : chain.curve;
  let path = "";
  for (let i = 1; i < curve.length; i += 2) path += `Q${show(at(curve, i))} ${show(at(curve, i + 1))}`;
  return path;
}

const beginning = (chain: Chain, backwards: boolean): string => {
  const points = chain.curve.length > 0 ? chain.curve : chain.straight;
  return show(at(points, backwards ? points.length - 1 : 0));
};

const whole = (chain: Chain): string => `M${beginning(chain, false)}${draw(chain, false)}${chain.closed ? "Z" : ""}`;

/** Rings of one kind: its chains, walked with the country on the right hand, end to end. */
function rings(all: Chain[], inside: (kind: string) => boolean): string {
  const walks = all
    .filter((chain) => inside(chain.sides[0]) !== inside(chain.sides[1]))
    .map((chain) => ({ chain, backwards: !inside(chain.sides[0]) }));
  const starts = new Map<string, typeof walks>();
  for (const walk of walks) {
    const from = nodeKey(at(ends(walk.chain, walk.backwards), 0));
    starts.set(from, [...(starts.get(from) ?? []), walk]);
  }
  const left = new Set(walks);
  let path = "";
  for (const first of walks) {
    if (!left.has(first)) continue;
    path += `M${beginning(first.chain, first.backwards)}`;
    for (let walk: typeof first | undefined = first; walk && left.delete(walk);) walk = next(walk);
    path += "Z";
  }
  return path;

  function next(walk: (typeof walks)[number]): (typeof walks)[number] | undefined {
    path += draw(walk.chain, walk.backwards);
    const onward = starts.get(nodeKey(at(ends(walk.chain, walk.backwards), 1)));
    return onward?.find((one) => left.has(one));
  }
}

function ends(chain: Chain, backwards: boolean): Node[] {
  const pair = [at(chain.nodes, 0), at(chain.nodes, chain.nodes.length - 1)];
  return backwards ? pair.reverse() : pair;
}

export function regions(fields: Field[], lattice: Lattice = HEXES): Regions {
  const { unlike, alike } = borders(fields, lattice);
  const all = chains(unlike, lattice);
  const inner = all.filter((chain) => !isRim(chain));
  const kinds = [...new Set(fields.map((field) => field.kind))].sort();
  return {
    areas: new Map(kinds.map((kind) => [kind, rings(all, (other) => other === kind)])),
    shore: inner.map(whole).join(""),
    coast: inner
      .filter((chain) => chain.sides.includes("sea"))
      .map(whole)
      .join(""),
    lattice: alike.map(({ from, to }) => `M${show(lattice.point(from))}L${show(lattice.point(to))}`).join(""),
    outline: rings(
      chains(
        unlike.filter((edge) => edge.sides.includes(NOWHERE)),
        lattice,
      ),
      (kind) => kind !== NOWHERE,
    ),
  };
}
