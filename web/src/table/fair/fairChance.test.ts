import { describe, expect, it } from "vitest";
import type { FairGame } from "$lib/api";
import { checkGame, commitmentTo, draw } from "./fairChance";
import { sha256 } from "./sha256";

const SECRET = "5e".repeat(32);
const SEEDS = [
  { events: 0, seat: 1, value: 77 },
  { events: 4, seat: 0, value: 12345 },
];
/** By incognita.lab.fair_chance.draw, with a hundred outcomes of weights 1, 2, 3, 1, 2, … */
const BY_THE_SERVER = [11, 71, 44, 32, 98, 83, 50, 75];
const OUTCOMES = Array.from({ length: 100 }, (_, outcome): [number, number] => [outcome, 1 + (outcome % 3)]);

const game = (): FairGame => ({
  commitment: commitmentTo(SECRET),
  secret: SECRET,
  seeds: SEEDS,
  events: BY_THE_SERVER.map((drawn, event) => ({ step: 2 * event + 1, outcomes: OUTCOMES, drawn })),
});

describe("SHA-256", () => {
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    ["a".repeat(200), "c2a908d98f5df987ade41b5fce213067efbcc21ef2240212a41e54b5e7c28ae5"],
  ])("of %j", (text, digest) => {
    expect(sha256(text)).toBe(digest);
  });
});

describe("chance drawn again", () => {
  it("is what the server draws", () => {
    expect(BY_THE_SERVER.map((_, event) => draw(SECRET, event, SEEDS, OUTCOMES))).toEqual(BY_THE_SERVER);
  });

  it("fits, with the promise and the own seed", () => {
    const kept = { commitment: commitmentTo(SECRET), seed: 12345 };
    expect(checkGame(game(), kept)).toEqual({ events: BY_THE_SERVER.length, wrong: [], promised: true, added: true });
  });

  it("says which step does not fit", () => {
    const cheated = game();
    for (const event of cheated.events.slice(3, 4)) event.drawn = (event.drawn + 1) % 100;
    expect(checkGame(cheated, { commitment: "", seed: 0 })).toMatchObject({ wrong: [7], promised: null, added: null });
  });

  it("notices another secret and a seed that was left out", () => {
    const kept = { commitment: commitmentTo("other"), seed: 99 };
    expect(checkGame(game(), kept)).toMatchObject({ promised: false, added: false });
  });
});
