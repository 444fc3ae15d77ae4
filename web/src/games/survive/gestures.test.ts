import { describe, expect, it } from "vitest";
import { layout } from "./layout";
import { choices, choosable, crowd, goalOf, meaning, targetAt } from "./gestures";
import type { Pressable } from "./gestures";
import { keyOf } from "./scene";
import type { Piece } from "./scene";
import { stands } from "./stacks";
import { put, scene as makeScene, view as makeView } from "./testing/voyage";

const scene = makeScene();
const view = makeView();
const dark: Pressable = {
  targets: new Map(),
  boatTargets: new Map(),
  isleTargets: new Map(),
  sinkable: new Set(),
  movable: new Set(),
  stands: stands(layout(scene), view),
};
const target = { label: "" };
const movable = (...pieces: Piece[]) => new Set(pieces.map(keyOf));
/** Boat 4 lies in space 35 with explorers 0, 22 and 34. */
const BOAT = 35;

describe("what a decision is about", () => {
  const [goals, sinking, pieces] = [[{ cell: 3 }], [{ cell: 5 }], [{ explorer: 7 }]];

  it("is where a chosen piece may go, else what may sink, else who may move", () => {
    expect(choosable({ goals, sinking, movable: pieces })).toBe(goals);
    expect(choosable({ goals: [], sinking, movable: pieces })).toBe(sinking);
    expect(choosable({ goals: [], sinking: [], movable: pieces })).toBe(pieces);
  });
});

describe("a press", () => {
  it("on something dark is a question", () => {
    expect(meaning(dark, { cell: 3 })).toEqual({ ask: { cell: 3 } });
    expect(meaning(dark, { explorer: 7 })).toEqual({ ask: { explorer: 7 } });
    expect(meaning(dark, { isle: 2 })).toEqual({ ask: { isle: 2 } });
  });

  it("on a lit space goes there, whoever stands on it", () => {
    const pressable = { ...dark, targets: new Map([[42, target]]), movable: movable({ explorer: 7 }) };
    expect(meaning(pressable, { cell: 42 })).toEqual({ pick: { cell: 42 } });
    expect(meaning(pressable, { explorer: 7 })).toEqual({ pick: { cell: 42 } });
    expect(targetAt(pressable, { explorer: 7 })).toBe(target);
  });

  it("on a boat or its crew boards it when the boat is lit, though the water is lit too", () => {
    const pressable = { ...dark, targets: new Map([[BOAT, target]]), boatTargets: new Map([[4, target]]) };
    expect(meaning(pressable, { boat: 4 })).toEqual({ pick: { boat: 4 } });
    expect(meaning(pressable, { explorer: 22 })).toEqual({ pick: { boat: 4 } });
    expect(meaning(pressable, { cell: BOAT })).toEqual({ pick: { cell: BOAT } });
  });

  it("takes up a piece, or the boat under a passenger who may not move", () => {
    const pressable = { ...dark, movable: movable({ explorer: 0 }, { boat: 4 }) };
    expect(meaning(pressable, { explorer: 0 })).toEqual({ piece: { explorer: 0 } });
    expect(meaning(pressable, { explorer: 22 })).toEqual({ piece: { boat: 4 } });
    expect(meaning(pressable, { boat: 4 })).toEqual({ piece: { boat: 4 } });
  });

  it("on the water beside several pieces asks which one, beside one takes it", () => {
    const both = { ...dark, movable: movable({ explorer: 0 }, { boat: 4 }) };
    expect(meaning(both, { cell: BOAT })).toEqual({ among: [{ explorer: 0 }, { boat: 4 }] });
    expect(meaning({ ...dark, movable: movable({ boat: 4 }) }, { cell: BOAT })).toEqual({ piece: { boat: 4 } });
  });

  it("on a tile sinks it, on its explorer takes the explorer", () => {
    const pressable = { ...dark, sinkable: new Set([42]), movable: movable({ explorer: 7 }) };
    expect(meaning(pressable, { cell: 42 })).toEqual({ pick: { cell: 42 } });
    expect(meaning(pressable, { explorer: 7 })).toEqual({ piece: { explorer: 7 } });
    expect(meaning({ ...pressable, movable: new Set() }, { explorer: 7 })).toEqual({ pick: { cell: 42 } });
  });

  it("reaches a lit isle, also through those who stand on it", () => {
    const saved = put(view, [5], { at: "isle", cell: -1, isle: 2 });
    const pressable = { ...dark, stands: stands(layout(scene), saved), isleTargets: new Map([[2, target]]) };
    expect(goalOf(pressable, { explorer: 5 })).toEqual({ isle: 2 });
  });
});

describe("a crowded space", () => {
  const pressable = {
    ...dark,
    targets: new Map([[BOAT, target]]),
    boatTargets: new Map([[4, target]]),
    movable: movable({ explorer: 0 }),
  };

  it("offers the space, its boat and whoever may be taken, each once", () => {
    expect(choices(pressable, BOAT)).toEqual([{ cell: BOAT }, { boat: 4 }, { explorer: 0 }]);
  });

  it("opens for a finger while its pieces are small, and not when they are large or there is nothing to tell apart", () => {
    expect(crowd(pressable, { explorer: 0 }, 0.66)).toHaveLength(3);
    expect(crowd(pressable, { explorer: 0 }, 1.9)).toEqual([]);
    expect(crowd({ ...dark, movable: movable({ boat: 4 }) }, { cell: BOAT }, 0.66)).toEqual([]);
    expect(crowd(pressable, { cell: 3 }, 0.66)).toEqual([]);
  });
});
