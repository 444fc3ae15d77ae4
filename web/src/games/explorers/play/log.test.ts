import { describe, expect, it } from "vitest";
import { setLanguage, type Language } from "$lib/i18n/index.svelte";
import { logEntry } from "../../../table/messages";
import type { LogLine } from "$lib/api/explorers";
import { line, SCENE } from "./fixture";
import { entry, runs } from "./log";
import { locationOf } from "./cellNames";

const names = { seat: (seat: number) => ["Ann", "Basile"][seat] ?? "" };
const say = (...lines: LogLine[]): string[] =>
  runs(lines).flatMap((run) => {
    const logged = entry(run, SCENE, names);
    return logged ? [logEntry(logged).text] : [];
  });
const cross = (terrain: number, item: number, more = {}) =>
  line("cross", { cell: 3, terrain, item, lost: false, ...more });

describe("the log", () => {
  it("tells what a seat did in a turn as one thing", () => {
    const lines = [
      line("take", { side: 0, terrains: [1], crosses: 3 }),
      cross(1, 7),
      cross(1, 3),
      cross(0, 0),
      cross(1, 0),
      line("seal"),
    ];
    expect(say(...lines)).toEqual(["Ann takes grass, 4 crosses: gem, horse"]);
  });

  it("keeps seats apart", () => {
    const other = { seat: 1 };
    const lines = [
      cross(1, 0),
      line("seal"),
      line("take", { ...other, terrains: [0, 2] }),
      cross(0, 0, other),
      line("seal", other),
    ];
    expect(say(...lines)).toEqual(["Ann crosses one cell, grass", "Basile takes water + sand, one cross"]);
  });

  it("tells of temples, maps and food that finds no box", () => {
    expect(say(line("chart", { terrain: 2 }), cross(2, 8, { cell: 200 }), line("seal"))).toEqual([
      "Ann uses a map of sand, one cross: temple D",
    ]);
    expect(say(cross(1, 4, { lost: true }), line("seal"))).toEqual([
      "Ann crosses one cell, grass: apple (no box left)",
    ]);
    expect(say(line("bonus", { slot: 1, crosses: 3 }), cross(1, 0), line("seal"))).toEqual([
      "Ann uses the bonus of temple B, one cross",
    ]);
    expect(say(line("take", { terrains: [3] }), line("seal"))).toEqual(["Ann takes mountain, no cross"]);
  });

  it("tells the set-up and the cards", () => {
    const lot = { seat: -1 };
    expect(say(line("lay", { ...lot, tile: 4 }), line("lay", { ...lot, tile: 8 }))).toEqual([
      "The landscape is laid: tiles 4, 8",
    ]);
    expect(say(line("objective", { ...lot, objective: 1 }), line("objective", { ...lot, objective: 8 }))).toEqual([
      "Objectives: Without a horse, From edge to edge",
    ]);
    const [card] = SCENE.cards;
    expect(say(line("card", { ...lot, card: card?.id ?? 0, facing: -1 }))[0]).toMatch(/^Card turned up: \w+ or \w+$/);
    expect(say(line("name", { terrains: [0] }))).toEqual(["Ann names water"]);
  });

  it("says nothing of what is hidden", () => {
    expect(say(line("hidden", { seat: 1 }))).toEqual([]);
  });

  for (const language of ["en", "fr"] as Language[])
    it(`has words for every kind of line: ${language}`, async () => {
      await setLanguage(language);
      delete window.__missing;
      const all = [
        line("lay", { tile: 1 }),
        line("lay", { tile: 1, seat: -1 }),
        line("village", { slot: 1 }),
        line("village", { slot: 1, seat: -1 }),
        line("objective", { objective: 3, seat: -1 }),
        line("card", { card: 1, facing: 0, seat: -1 }),
        line("card", { card: 1, facing: -1, seat: -1 }),
        line("name", { terrains: [1, 2] }),
        line("take", { terrains: [1] }),
        line("chart", { terrain: 1, seat: 1 }),
        line("bonus", { slot: 2 }),
        line("seal", { seat: 1 }),
      ];
      for (const one of all) expect(say(one)[0], one.line.kind).toBeTruthy();
      expect(window.__missing ?? []).toEqual([]);
      await setLanguage("en");
    });
});

describe("two decisions that are said alike", () => {
  it("are told apart by their cell, or by slot and turn", () => {
    expect(locationOf(SCENE, { action: 1, kind: "cross", seat: 0, cell: 3 })).toBe("D1");
    expect(locationOf(SCENE, { action: 1, kind: "lay", seat: 0, tile: 2, slot: 1, turn: 3 })).toBe(
      "slot B, turned by 270°",
    );
    expect(locationOf(SCENE, { action: 1, kind: "seal", seat: 0 })).toBe("");
  });
});

it("tells which cells a line belongs to", () => {
  const [run = []] = runs([cross(1, 0), cross(1, 0, { cell: 9 })]);
  expect(entry(run, SCENE, names)?.places).toEqual([3, 9]);
});
