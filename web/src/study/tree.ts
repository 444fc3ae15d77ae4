/** A game with variations: a tree of moves, the main line first. It knows no rules. */
import type { AddedStep, AnalysisMove, AnalysisMoveSent, LogLine } from "$lib/api";

/** The seat of an outcome. */
export const CHANCE = -1;

export interface TreeNode {
  readonly id: number;
  readonly parent: TreeNode | null;
  seat: number;
  action: number;
  text: string;
  marks: string;
  comment: string;
  /** Of the variation that begins with it. */
  name: string;
  guessed: boolean;
  next: TreeNode[];
  /** What follows when one goes on: the variation that was looked at last. */
  ahead: TreeNode | null;
  /** The line of the log, once the server has told it. */
  line?: LogLine;
}

export type StepPair = [seat: number, action: number];

let lastId = 0;

const newNode = (parent: TreeNode | null, step: Partial<TreeNode>): TreeNode => ({
  seat: CHANCE,
  action: -1,
  text: "",
  marks: "",
  comment: "",
  name: "",
  guessed: false,
  ...step,
  id: (lastId += 1),
  parent,
  next: [],
  ahead: null,
});

/** The position before all moves. */
export const emptyTree = (): TreeNode => newNode(null, {});

export function treeOf(moves: readonly AnalysisMove[]): TreeNode {
  const root = emptyTree();
  const nodes: TreeNode[] = [];
  for (const { parent, ...move } of moves) {
    const before = nodes[parent] ?? root;
    const node = newNode(before, move);
    before.next.push(node);
    nodes.push(node);
  }
  return root;
}

/** All moves below a node, each after the one it follows, the main line first. */
export function everyNode(root: TreeNode): TreeNode[] {
  const nodes: TreeNode[] = [];
  const waiting = root.next.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    nodes.push(node);
    waiting.push(...node.next.toReversed());
  }
  return nodes;
}

export function movesOf(root: TreeNode): AnalysisMoveSent[] {
  const places = new Map<TreeNode | null, number>([[root, -1]]);
  return everyNode(root).map((node, at) => {
    places.set(node, at);
    const { seat, action, marks, comment, name, guessed } = node;
    const said = Object.entries({ marks, comment, name, guessed }).filter(([, value]) => value);
    return { parent: places.get(node.parent) ?? -1, seat, action, ...Object.fromEntries(said) };
  });
}

/** From the first move to this one. */
export function pathTo(node: TreeNode): TreeNode[] {
  const path: TreeNode[] = [];
  for (let one: TreeNode | null = node; one?.parent; one = one.parent) path.push(one);
  return path.reverse();
}

export const stepsTo = (node: TreeNode): StepPair[] => pathTo(node).map(({ seat, action }) => [seat, action]);

/** The steps after a node: a move that is there already is gone to, another begins a variation. */
export function addSteps(from: TreeNode, steps: readonly AddedStep[]): TreeNode {
  let node = from;
  for (const { seat, action, text, guessed } of steps) {
    let child = node.next.find((one) => one.seat === seat && one.action === action);
    if (!child) node.next.push((child = newNode(node, { seat, action, text, guessed })));
    node.ahead = child;
    node = child;
  }
  return node;
}

export const onward = (node: TreeNode): TreeNode | undefined =>
  node.ahead && node.next.includes(node.ahead) ? node.ahead : node.next[0];

/** The variation before or after the one that a move belongs to, by its first move. */
export function sibling(node: TreeNode, way: 1 | -1): TreeNode | undefined {
  for (let one: TreeNode = node; one.parent; one = one.parent) {
    const { next } = one.parent;
    if (next.length > 1) return next[next.indexOf(one) + way];
  }
  return undefined;
}

export function lastOf(node: TreeNode): TreeNode {
  let last = node;
  for (let one = onward(last); one; one = onward(last)) last = one;
  return last;
}

/** The whole way here becomes the main line. */
export function promote(node: TreeNode): void {
  for (let one: TreeNode = node; one.parent; one = one.parent) {
    const { parent } = one;
    parent.next = [one, ...parent.next.filter((other) => other !== one)];
    parent.ahead = one;
  }
}

/** Takes a move away with all that follows it; returns the one before it. */
export function remove(node: TreeNode): TreeNode {
  const { parent } = node;
  if (!parent) return node;
  parent.next = parent.next.filter((one) => one !== node);
  if (parent.ahead === node) parent.ahead = null;
  return parent;
}

/** Adds what is in another tree and not in this one; what both say of a move stays as it is here. */
export function merge(into: TreeNode, other: TreeNode): void {
  const waiting: [TreeNode, TreeNode][] = [[into, other]];
  for (let pair = waiting.pop(); pair; pair = waiting.pop()) {
    const [here, there] = pair;
    here.marks ||= there.marks;
    here.comment ||= there.comment;
    here.name ||= there.name;
    for (const theirs of there.next) {
      const { seat, action, text, guessed } = theirs;
      let mine = here.next.find((one) => one.seat === seat && one.action === action);
      if (!mine) here.next.push((mine = newNode(here, { seat, action, text, guessed })));
      waiting.push([mine, theirs]);
    }
  }
}

/** The same place in another tree, or the last move on the way there that it has. */
export function samePlace(root: TreeNode, node: TreeNode): TreeNode {
  let place = root;
  for (const { seat, action } of pathTo(node)) {
    const next = place.next.find((one) => one.seat === seat && one.action === action);
    if (!next) break;
    place = next;
  }
  return place;
}

/** Whether nothing is said below a node and no variation begins there. */
const isBare = (node: TreeNode): boolean =>
  everyNode(node).every(({ next, comment, marks }) => next.length < 2 && !comment && !marks);

/** What was guessed is guessed otherwise: the new way takes the place of the old one, unless more hangs on that. */
export function reguess(node: TreeNode, first: number, steps: readonly AddedStep[]): TreeNode {
  const path = pathTo(node);
  const from = path[first]?.parent;
  if (!from) return node;
  const last = addSteps(from, steps);
  const changed = pathTo(last);
  const at = path.findIndex((one, place) => one !== changed[place]);
  const [old, begun] = [path[at], changed[at]];
  if (old && begun) {
    promote(begun);
    if (isBare(old) && old.next.length < 2) remove(old);
  }
  return last;
}

export type TreePiece = { kind: "moves"; nodes: TreeNode[] } | { kind: "variations"; roots: TreeNode[] };

/** A line as it is read: moves of one side together, variations where they begin. */
export function piecesFrom(first: TreeNode): TreePiece[] {
  const pieces: TreePiece[] = [];
  for (let node: TreeNode | undefined = first; node; node = node.next[0]) {
    const last = pieces.at(-1);
    if (last?.kind === "moves" && last.nodes[0]?.seat === node.seat) last.nodes.push(node);
    else pieces.push({ kind: "moves", nodes: [node] });
    const others: TreeNode[] = node === first ? [] : (node.parent?.next.slice(1) ?? []);
    if (others.length > 0) pieces.push({ kind: "variations", roots: others });
  }
  return pieces;
}

/** Marks with what they are called. */
export const MARKS = {
  "!": "good",
  "?": "mistake",
  "=": "even",
  "!!": "brilliant",
  "??": "blunder",
  "!?": "interesting",
  "?!": "doubtful",
} as const;

/** A mark pressed again is taken away. */
export const toggled = (marks: string, mark: string): string => (marks === mark ? "" : mark);
