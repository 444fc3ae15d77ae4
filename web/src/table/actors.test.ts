import { describe, expect, it } from "vitest";
import type { LogLine, Update } from "$lib/api";
import { nextSeatAtScreen, actorsOf, publicLog } from "./actors";

const update = (viewer: number, view: object) => ({ viewer, view }) as unknown as Update;

describe("who decides", () => {
  it("is one seat in a game of turns, and nobody while the dice fall", () => {
    expect(actorsOf(update(0, { actor: 2 }))).toEqual([2]);
    expect(actorsOf(update(0, { actor: -1 }))).toEqual([]);
  });

  it("is every seat that has not sealed where all choose at once", () => {
    expect(actorsOf(update(0, { actor: 0, actors: [0, 2] }))).toEqual([0, 2]);
  });

  it("hands the screen on only when the seat that looks has nothing left to decide", () => {
    expect(nextSeatAtScreen(update(0, { actor: 0, actors: [0, 2] }), [0, 2])).toBe(-1);
    expect(nextSeatAtScreen(update(2, { actor: 0, actors: [0, 2] }), [0, 2])).toBe(-1);
    expect(nextSeatAtScreen(update(0, { actor: 2, actors: [2] }), [0, 2])).toBe(2);
    expect(nextSeatAtScreen(update(-1, { actor: 1, actors: [1] }), [0, 2])).toBe(-1);
    expect(nextSeatAtScreen(update(0, { actor: 1 }), [0, 1])).toBe(1);
  });

  it("keeps from the next one what the last has not shown yet", () => {
    const log = [0, -1, 1, 0, 0].map((seat, step) => ({ seat, step }) as LogLine);
    expect(publicLog(log, update(0, { actor: 1, actors: [1] })).map((line) => line.step)).toEqual([0, 1, 2]);
    expect(publicLog(log, update(0, { actor: 1 }))).toHaveLength(5);
  });
});
