import { describe, expect, it } from "vitest";
import { moveAt, moveEnds, moveFrom, turnStarts } from "./moves";

const entry = (seat: number, step: number) => ({ seat, step });

describe("moves of a game", () => {
  const ends = moveEnds([entry(-1, 2), entry(0, 4), entry(-1, 6), entry(0, 7), entry(1, 10)], 12);

  it("end where somebody else or another entry begins, with what chance brought before that", () => {
    expect(ends).toEqual([0, 2, 6, 7, 12]);
    expect(moveEnds([], 0)).toEqual([0]);
    expect(moveEnds([entry(0, 3)], 3)).toEqual([0, 3]);
  });

  it("have a number, also at a step in between", () => {
    expect([0, 1, 2, 3, 6, 8, 12, 99].map((step) => moveAt(ends, step))).toEqual([0, 1, 1, 2, 2, 4, 4, 4]);
  });

  it("follow each other, and a step within a move goes to its end or its beginning", () => {
    expect([0, 2, 3, 12].map((step) => moveFrom(ends, step, 1))).toEqual([2, 6, 6, 12]);
    expect([0, 2, 3, 12].map((step) => moveFrom(ends, step, -1))).toEqual([0, 0, 2, 7]);
  });

  it("make turns, which begin where another seat decides", () => {
    expect(turnStarts([entry(-1, 1), entry(0, 2), entry(-1, 3), entry(0, 4), entry(1, 5), entry(0, 6)])).toEqual([
      1, 4, 5,
    ]);
  });
});
