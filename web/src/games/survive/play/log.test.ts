import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LogLine } from "$lib/api/survive";
import { setLanguage, type Language } from "$lib/i18n/index.svelte";
import { logEntry } from "../../../table/messages";
import { legal, line, SCENE, view } from "./fixture";
import { entry, masked, runs, logFormatter, type Names } from "./log";
import { names as naming } from "./pieceNames";
import { locationOf } from "./pointing";

let asked = false;
const names: Names = naming(
  SCENE,
  (seat) => ["Ann", "Ben", "Cleo", "Dora"][seat] ?? "",
  () => asked,
);
const said = (lines: LogLine[]): string[] =>
  runs(lines).map((run) => {
    const line = entry(run, SCENE, names);
    return line ? logEntry(line).text : "";
  });
const back = (id: string) => SCENE.backs.findIndex((one) => one.id === id);

const RUNS: Record<string, LogLine[]> = {
  lay: [line("lay", { seat: -1, cell: 31, terrain: 1 }), line("lay", { seat: -1, cell: 32, terrain: 2 })],
  place: [line("place", { explorer: 0, colour: 0, cell: 31, value: 6 })],
  launch: [line("launch", { boat: 0, cell: 20 })],
  walk: [
    line("walk", { explorer: 7, from: 42, to: 41, lost: false }),
    line("swim", { explorer: 7, from: 41, to: 40, lost: false }),
  ],
  board: [line("board", { explorer: 7, boat: 3, from: 42, to: 33, lost: false, wrecked: false })],
  dive: [line("dive", { explorer: 3, boat: 8, cell: 33, lost: false })],
  climb: [line("climb", { explorer: 2, boat: 8, cell: 33, lost: false, wrecked: true })],
  land: [line("land", { explorer: 2, isle: 2, from: 106 })],
  lost: [line("swim", { explorer: 2, from: 101, to: 76, lost: true })],
  sail: [line("sail", { boat: 4, from: 35, to: 24, wrecked: true, spilled: [0, 22], lost: [0] })],
  wind: [
    line("wind", { boat: 4, from: 35, to: 24, wrecked: false, spilled: [], lost: [] }),
    line("glide", { boat: 4, from: 24, to: 23, hits: [], wrecked: -1 }),
    line("stop"),
  ],
  dolphin: [line("dolphin", { explorer: 2, from: 101, to: 112, lost: false }), line("stop")],
  call: [line("lift", { creature: 5, from: 79 }), line("drop", { creature: 5, from: 79, to: 3 })],
  shark: [
    line("sink", { cell: 41, terrain: 1, swimmers: [19, 6] }),
    line("reveal", { cell: 41, terrain: 1, back: back("shark"), lost: [19, 6], boats: [], creatures: [], aboard: [] }),
  ],
  boat: [
    line("sink", { cell: 41, terrain: 2, swimmers: [19] }),
    line("reveal", { cell: 41, terrain: 2, back: back("boat"), lost: [], boats: [], creatures: [], aboard: [19] }),
  ],
  whirlpool: [
    line("sink", { cell: 41, terrain: 2, swimmers: [6] }),
    line("reveal", {
      cell: 41,
      terrain: 2,
      back: back("whirlpool"),
      lost: [6, 10, 11],
      boats: [3],
      creatures: [0, 5, 6],
      aboard: [],
    }),
  ],
  emptied: [
    line("sink", { cell: 41, terrain: 2, swimmers: [] }),
    line("reveal", {
      cell: 41,
      terrain: 2,
      back: back("whirlpool"),
      lost: [],
      boats: [3, 4],
      creatures: [],
      aboard: [],
    }),
  ],
  kept: [
    line("sink", { cell: 41, terrain: 3, swimmers: [] }),
    line("reveal", { cell: 41, terrain: 3, back: back("dolphin"), lost: [], boats: [], creatures: [], aboard: [] }),
  ],
  pick: [line("pick", { explorer: 2, boat: 9 })],
  roll: [line("roll", { die: "whale" })],
  stay: [line("roll", { die: "shark" }), line("stay")],
  prowl: [
    line("roll", { die: "shark" }),
    line("prowl", { creature: 5, from: 79, to: 80, hits: [], wrecked: -1 }),
    line("stop"),
  ],
  strike: [
    line("roll", { die: "shark" }),
    line("prowl", { creature: 5, from: 79, to: 81, hits: [10, 11, 20], wrecked: -1 }),
  ],
  overturn: [
    line("roll", { die: "whale" }),
    line("prowl", { creature: 11, from: 74, to: 35, hits: [0, 22], wrecked: 4 }),
  ],
  defended: [
    line("roll", { die: "shark" }),
    line("prowl", { creature: 5, from: 79, to: 81, hits: [10], wrecked: -1 }),
    line("decline", { seat: 3 }),
    line("defend", { seat: 1 }),
  ],
  end: [line("end")],
};

describe("the log", () => {
  beforeEach(() => {
    asked = false;
    delete window.__missing;
  });
  afterEach(() => setLanguage("en"));

  describe.each<Language>(["en", "fr"])("in %s", (language) => {
    it.each(Object.entries(RUNS))("tells in one sentence: %s", async (_name, lines) => {
      await setLanguage(language);
      const text = said(lines);
      expect(text).toHaveLength(1);
      expect(text[0]).toMatch(/\S/);
      expect(window.__missing).toBeUndefined();
    });
  });

  it.each([
    ["walk", "Ann: red explorer swims to E3"],
    ["sail", "Ann sails a boat to C8; it is wrecked, overboard: red explorer and yellow explorer; lost: red explorer"],
    ["shark", "Ann sinks the beach at E4: Shark; lost: blue explorer and red explorer"],
    [
      "whirlpool",
      "Ann sinks the forest at E4: Whirlpool; lost: red explorer, 2 blue explorers, a boat, a sea serpent, and 2 sharks",
    ],
    ["emptied", "Ann sinks the forest at E4: Whirlpool; lost: 2 boats"],
    ["boat", "Ann sinks the forest at E4: Boat; aboard: blue explorer"],
    ["strike", "Ann moves a shark from H8 to H10: it takes 2 blue explorers and yellow explorer"],
    ["defended", "Ann moves a shark to H10, but Ben keeps it off: it leaves the game"],
  ])("says what happened: %s", (name, text) => {
    expect(said(RUNS[name] ?? [])).toEqual([text]);
  });

  it("lists in French too what a whirlpool takes", async () => {
    await setLanguage("fr");
    expect(said(RUNS["whirlpool"] ?? [])[0]).toContain(
      "explorateur rouge, 2 explorateurs bleus, un bateau, un serpent de mer et 2 requins",
    );
  });

  it("does not call anybody lost who is still being asked", () => {
    asked = true;
    expect(said(RUNS["strike"] ?? [])[0]).toBe(
      "Ann moves a shark from H8 to H10, onto 2 blue explorers and yellow explorer",
    );
  });

  it("keeps another's kept tile and values to itself, and moves of two pieces apart", () => {
    const formatter = logFormatter(SCENE, names);
    expect(formatter.format(RUNS["kept"] ?? [], 1)?.text).toBe("Ann sinks the mountain at E4 and keeps the tile");
    expect(formatter.format(RUNS["kept"] ?? [], 0)?.text).toBe("Ann sinks the mountain at E4 and keeps Dolphin");
    expect(formatter.format(RUNS["place"] ?? [], 1)?.text).toBe("Ann places an explorer on D4");
    expect(said([line("place", { explorer: 0, colour: 0, cell: 31, value: -1 })])).toEqual([
      "Ann places an explorer on D4",
    ]);
    const [shark] = (RUNS["shark"] ?? []).slice(1);
    expect(shark && masked(shark, 2, SCENE)).toBe(shark);
    expect(
      runs([line("walk", { explorer: 1, from: 1, to: 2 }), line("walk", { explorer: 2, from: 1, to: 2 })]),
    ).toHaveLength(2);
  });

  it("names the rule of what came of it", () => {
    expect(entry(RUNS["shark"] ?? [], SCENE, names)?.rule).toBe("survive.test.reveal");
    expect(entry(RUNS["defended"] ?? [], SCENE, names)?.rule).toBe("survive.test.defend");
  });
});

describe("two decisions that are said alike", () => {
  it("are told apart by the piece and its way", () => {
    const [one, other] = view().explorers.filter(({ colour, value }) => colour === 0 && value > 0);
    const spots = [one, other].map((explorer) =>
      locationOf(SCENE, view(), legal(1, "walk", { explorer: explorer?.id ?? -1, from: 42, to: 41 })),
    );
    expect(spots[0]).toMatch(/^red explorer worth \d, from \w+ to \w+$/);
    expect(locationOf(SCENE, view(), legal(1, "walk", { explorer: one?.id ?? -1, from: 40, to: 41 }))).not.toBe(
      spots[0],
    );
    expect(locationOf(SCENE, view(), legal(1, "sail", { boat: view().boats[0]?.id ?? -1, from: 35, to: 24 }))).toMatch(
      /^.*[Bb]oat.*, from/,
    );
    expect(locationOf(SCENE, view(), legal(1, "end"))).toBe("");
  });
});

it("tells where a line belongs on the board", () => {
  const places = (name: string) => runs(RUNS[name] ?? []).map((run) => entry(run, SCENE, names)?.places);
  expect(places("walk")).toEqual([[42, 41, 40]]);
  expect(places("launch")).toEqual([[20]]);
});
