import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PuzzleInfo } from "$lib/api";
import { Progress, puzzleOfTheDay, standingAfter } from "./progress.svelte";
import { keepTries, readTries } from "./tries";

const LIST: PuzzleInfo[] = [600, 950, 1000, 1050, 1400, 1600, 1800].map((rating, at) => ({
  id: `game-${at}`,
  game: "game",
  players: 2,
  rating,
}));
const [first, second] = LIST as [PuzzleInfo, PuzzleInfo];

beforeEach(() => localStorage.clear());

describe("the solver's progress", () => {
  it("counts right answers in a row, and keeps the best row", () => {
    const progress = new Progress();
    expect(progress.record(first, true)).toBeGreaterThan(0);
    expect(progress.record(second, true)).toBeGreaterThan(0);
    expect(progress.streak).toBe(2);
    expect(progress.record(first, false)).toBeLessThan(0);
    expect([progress.streak, progress.best]).toEqual([0, 2]);
  });
  it("is kept in the browser, and damage to it is forgotten", () => {
    const before = new Progress();
    before.record(first, true);
    expect(new Progress().rating).toBe(before.rating);
    expect(new Progress().solved(first.id)).toBe(true);
    localStorage.setItem("incognita.puzzles", JSON.stringify({ solver: 7 }));
    expect(new Progress().rating).toBe(1000);
  });
  it("rates the puzzles that were met as well", () => {
    const tried = { puzzle: first.id, rating: first.rating, right: false, at: 1 };
    const { met } = standingAfter([tried]);
    expect(met.get(first.id)?.rating).toBeGreaterThan(first.rating);
  });
  it("is the account's where somebody is logged in, and sent there", async () => {
    const there = { puzzle: second.id, rating: second.rating, right: true, at: 5 };
    const sent: unknown[] = [];
    vi.stubGlobal("fetch", (path: string, { body }: { body?: string }) => {
      if (body !== undefined) sent.push(JSON.parse(body));
      const answer = path === "/api/me" ? { name: "Ada", account: true } : [there];
      return Promise.resolve(new Response(JSON.stringify(answer)));
    });
    const progress = new Progress();
    await progress.load();
    expect([progress.account, progress.solved(second.id), progress.streak]).toEqual(["Ada", true, 1]);
    progress.record(first, true, 9);
    expect(sent).toEqual([{ tries: [{ puzzle: first.id, rating: first.rating, right: true, at: 9 }] }]);
    expect(progress.streak).toBe(2);
  });
  it("begins anew when the account is no longer open here", async () => {
    keepTries({ account: "Ada", tries: [{ puzzle: first.id, rating: 600, right: true, at: 5 }] });
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ name: "", account: false }))));
    const progress = new Progress();
    await progress.load();
    expect([progress.rating, progress.solved(first.id), progress.account]).toEqual([1000, false, ""]);
  });
  it("has what another tab has kept", () => {
    const [one, other] = [new Progress(), new Progress()];
    one.record(first, true);
    other.record(second, true);
    expect([other.streak, readTries().tries.length]).toEqual([2, 2]);
  });
  it("brings a puzzle as hard as the solver is strong, and none twice while others are left", () => {
    const progress = new Progress();
    expect(progress.next(LIST, "", 0)?.rating).toBe(1000);
    expect(progress.next(LIST, "game-2", 0)?.rating).not.toBe(1000);
    for (const [at, puzzle] of LIST.slice(1).entries()) progress.record(puzzle, false, at + 1);
    expect(progress.next(LIST)?.id).toBe(first.id);
    progress.record(first, false, 99);
    expect(progress.next(LIST)?.id).toBe(second.id);
  });
});

describe("the puzzle of the day", () => {
  it("is the same all day for everybody, and another one tomorrow", () => {
    const morning = new Date(2026, 10, 19, 1);
    const evening = new Date(2026, 10, 19, 23);
    const tomorrow = new Date(2026, 10, 20, 1);
    expect(puzzleOfTheDay(LIST, morning)).toBe(puzzleOfTheDay(LIST.toReversed(), evening));
    expect(puzzleOfTheDay(LIST, tomorrow)).not.toBe(puzzleOfTheDay(LIST, morning));
    expect(puzzleOfTheDay([], morning)).toBeUndefined();
  });
});
