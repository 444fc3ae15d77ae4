import { describe, expect, it } from "vitest";
import type { AddedStep } from "$lib/api";
import {
  addSteps,
  CHANCE,
  emptyTree,
  everyNode,
  lastOf,
  merge,
  movesOf,
  onward,
  pathTo,
  piecesFrom,
  promote,
  reguess,
  remove,
  samePlace,
  sibling,
  stepsTo,
  toggled,
  treeOf,
  type TreeNode,
} from "./tree";

const step = (seat: number, action: number, guessed = false): AddedStep => ({
  seat,
  action,
  text: `${seat}:${action}`,
  guessed,
});
const line = (...actions: number[]): AddedStep[] => actions.map((action) => step(action % 2, action));
const texts = (nodes: readonly TreeNode[]): string => nodes.map(({ text }) => text).join(" ");

/** 1 2 3, and instead of 2: 4 5 */
function small(): { root: TreeNode; main: TreeNode; other: TreeNode } {
  const root = emptyTree();
  const main = addSteps(root, line(1, 2, 3));
  const first = root.next[0] ?? root;
  return { root, main, other: addSteps(first, line(4, 5)) };
}

describe("a tree of variations", () => {
  it("goes to a move that is there, and begins a variation with another", () => {
    const { root, main, other } = small();
    expect(addSteps(root, line(1, 2, 3))).toBe(main);
    expect(stepsTo(other)).toEqual([
      [1, 1],
      [0, 4],
      [1, 5],
    ]);
    expect(texts(everyNode(root))).toBe("1:1 0:2 1:3 0:4 1:5");
  });

  it("goes on where one was last", () => {
    const { root, main, other } = small();
    const first = main.parent?.parent;
    expect(first && onward(first)).toBe(other.parent);
    addSteps(root, line(1, 2));
    expect(lastOf(root)).toBe(main);
  });

  it("steps to the variation beside it", () => {
    const { main, other } = small();
    expect(sibling(main, 1)).toBe(other.parent);
    expect(sibling(other, -1)).toBe(main.parent);
    expect(sibling(other, 1)).toBeUndefined();
  });

  it("comes back from its list as it was", () => {
    const { root, other } = small();
    other.comment = "Well.";
    other.marks = "!";
    const sent = movesOf(root).map((move) => ({ marks: "", comment: "", name: "", guessed: false, ...move, text: "" }));
    expect(sent.map(({ parent }) => parent)).toEqual([-1, 0, 1, 0, 3]);
    expect(movesOf(treeOf(sent))).toEqual(movesOf(root));
  });

  it("makes a variation the main line", () => {
    const { root, other } = small();
    promote(other);
    expect(movesOf(root).map(({ action }) => action)).toEqual([1, 4, 5, 2, 3]);
  });

  it("loses a move with what follows it", () => {
    const { root, other } = small();
    const before = remove(other.parent ?? other);
    expect(texts(everyNode(root))).toBe("1:1 0:2 1:3");
    expect(before.text).toBe("1:1");
    expect(remove(root)).toBe(root);
  });

  it("joins what two have added", () => {
    const mine = small();
    const theirs = small();
    mine.other.comment = "mine";
    theirs.other.comment = "theirs";
    theirs.main.comment = "good";
    addSteps(mine.main, line(6));
    addSteps(theirs.other, line(7));
    merge(mine.root, theirs.root);
    expect(texts(everyNode(mine.root))).toBe("1:1 0:2 1:3 0:6 0:4 1:5 1:7");
    expect(mine.other.comment).toBe("mine");
    expect(mine.main.comment).toBe("good");
    expect(samePlace(mine.root, theirs.other)).toBe(mine.other);
  });

  it("finds the last place that two trees share", () => {
    const { root } = small();
    const longer = small();
    const far = addSteps(longer.main, line(8, 9));
    expect(samePlace(root, far).text).toBe("1:3");
  });

  it("is read as moves of one side and the variations from them", () => {
    const { root } = small();
    const first = root.next[0];
    const pieces = first ? piecesFrom(first) : [];
    expect(pieces.map((piece) => (piece.kind === "moves" ? texts(piece.nodes) : piece.roots.length))).toEqual([
      "1:1",
      "0:2",
      1,
      "1:3",
    ]);
  });

  it("puts what is guessed anew in the place of the old guess", () => {
    const root = emptyTree();
    const last = addSteps(root, [step(0, 1), step(CHANCE, 2, true), step(0, 3)]);
    const changed = reguess(last, 1, [step(CHANCE, 7, true), step(0, 3)]);
    expect(texts(everyNode(root))).toBe("0:1 -1:7 0:3");
    expect(pathTo(changed)[1]?.guessed).toBe(true);
  });

  it("leaves guesses that stay as they are", () => {
    const root = emptyTree();
    const last = addSteps(root, [step(CHANCE, 1, true), step(CHANCE, 2, true)]);
    reguess(last, 0, [step(CHANCE, 1, true), step(CHANCE, 4, true)]);
    expect(texts(everyNode(root))).toBe("-1:1 -1:4");
  });

  it("keeps an old guess on which more hangs", () => {
    const root = emptyTree();
    const last = addSteps(root, [step(0, 1), step(CHANCE, 2, true), step(0, 3)]);
    last.comment = "Remarkable.";
    reguess(last, 1, [step(CHANCE, 7, true), step(0, 3)]);
    expect(texts(everyNode(root))).toBe("0:1 -1:7 0:3 -1:2 0:3");
  });
});

describe("marks", () => {
  it("are set, changed and taken away", () => {
    expect(toggled("", "!")).toBe("!");
    expect(toggled("!", "??")).toBe("??");
    expect(toggled("?", "?")).toBe("");
  });
});
