import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setLanguage, type Language } from "$lib/i18n/index.svelte";
import type { LogLine } from "./game";
import { locationOf } from "../../voyage/play/pointing";
import { logFormatter } from "./log";
import { line, LINES, SCENE } from "./testing";

const name = (seat: number) => ["Ann", "Ben", "Cleo"][seat] ?? "";
const formatter = logFormatter(SCENE, name);
const said = (lines: LogLine[]): string[] =>
  formatter.runs(lines).flatMap((run) => formatter.format(run, 0)?.text ?? []);

const RUNS: Record<string, [LogLine[], string]> = {
  start: [
    [line("start", { place: 70, cost: 0 }), line("announce", { number: 4 })],
    "Ann sails from the edge north of A1 and announces 4 tiles",
  ],
  dear: [[line("start", { place: 12, cost: 3 })], "Ann sails from C2 for 3 gold"],
  draw: [
    [line("draw", { pile: 2 }), line("tile", { pile: 2, tile: "C", event: "ruins", fits: true })],
    "Ann draws a cape with ruins",
  ],
  lay: [
    [
      line("draw", { pile: 2 }),
      line("tile", { tile: "C", event: "", fits: true }),
      line("back"),
      line("lay", { square: 3, from: 70, tile: "C", turn: 0, land: 1, event: "" }),
    ],
    "Ann lays a cape at D1",
  ],
  event: [
    [
      line("tile", { tile: "B", event: "pirates", fits: true }),
      line("lay", { square: 3, tile: "B", turn: 0, land: 7, event: "pirates" }),
    ],
    "Ann lays a bay at D1: pirates take half of the gold",
  ],
  ruins: [
    [line("lay", { square: 3, tile: "B", turn: 0, land: 7, event: "ruins", gains: [3, 0, 0] })],
    "Ann lays a bay at D1: ruins, 3 points",
  ],
  misfit: [
    [line("draw", { pile: 0 }), line("tile", { tile: "O", event: "storm", fits: false })],
    "Ann draws a strait, which fits nowhere",
  ],
  own: [
    [line("own", { tile: "A" }), line("lay", { square: 3, tile: "A", turn: 0, land: 3, event: "" })],
    "Ann lays a corner coast of their own at D1",
  ],
  build: [
    [
      line("build", {
        unit: "fort",
        square: 12,
        area: 0,
        sides: 3,
        cost: 3,
        filled: [{ square: 4, tile: "F", turn: 0 }],
      }),
    ],
    "Ann builds a fort at C2 for 3 gold; one square filled",
  ],
  scored: [
    [
      line("stop", {
        scored: [
          { island: 6, squares: [3, 4], value: 2 },
          { island: 20, squares: [10, 11, 12], value: 3 },
        ],
        gains: [4, 0, 2],
      }),
    ],
    "Ann ends the turn; islands of 2 and 3: Ann +4, Cleo +2",
  ],
  recall: [[line("recall", { square: 12, unit: "post" })], "Ann takes back the trading post at C2"],
  plant: [
    [
      line("plant", { seat: 1, pile: 0 }),
      line("token", {
        seat: 1,
        value: 3,
        island: 6,
        scored: [{ island: 6, squares: [3, 4], value: 2 }],
        gains: [0, 5, 0],
      }),
    ],
    "Ben takes a plant worth 3; island of 2: Ben +5",
  ],
  decline: [[line("decline")], "Ann declines the plant"],
  island: [[line("island", { island: 6, squares: [3, 4], value: 2 })], "Ann has the island of 2 scored next"],
  spin: [[line("spin", { number: 4 })], "Ann spins 4: that much gold for everybody"],
};

describe("the log", () => {
  beforeEach(() => delete window.__missing);
  afterEach(() => setLanguage("en"));

  it.each(Object.entries(RUNS))("says what happened: %s", (_kind, [lines, text]) => {
    expect(said(lines)).toEqual([text]);
  });

  it.each<Language>(["en", "fr"])("tells a whole game in %s, one sentence for each thing done", async (language) => {
    await setLanguage(language);
    const sentences = said(LINES);
    expect(sentences.length).toBeLessThan(LINES.length / 1.5);
    expect(sentences.every((text) => /^\S.*\S$/.test(text))).toBe(true);
    expect(window.__missing).toBeUndefined();
  });

  it("gives every point of a game to somebody", () => {
    const points = LINES.reduce((sum, { line: { gains } }) => sum + gains.reduce((all, one) => all + one, 0), 0);
    const named = said(LINES).reduce(
      (sum, text) =>
        sum +
        [...text.matchAll(/\+(\d+)/g)].reduce((all, hit) => all + Number(hit[1]), 0) +
        (text.includes("ruins, 3 points") ? 3 : 0),
      0,
    );
    expect(named).toBe(points);
  });

  it("does not speak of backs, and names the rule of what came of it", () => {
    expect(said([line("back"), line("back")])).toEqual([]);
    expect(formatter.format(RUNS["lay"]?.[0] ?? [], 0)?.rule).toBe("entdecker.test.lay");
  });
});

describe("two decisions that are said alike", () => {
  const spot = (kind: LogLine["line"]["kind"], more: object) =>
    locationOf(SCENE, { ...line(kind, more).line, ...more }, name);

  it("are formatter apart by turn, land, island, pile or whom they pay", () => {
    expect(spot("lay", { square: 3, land: 1 })).toBe("cape, land north");
    expect(spot("lay", { square: 3, land: 2 })).toBe("cape, land east");
    expect(spot("build", { square: 12, area: 1, sides: 8 })).toBe("land west");
    expect(spot("island", { squares: [3, 4], value: 2 })).toBe("D1");
    expect(spot("plant", { pile: 1 })).toBe("pile 2");
    expect(locationOf(SCENE, { ...line("stop").line, kind: "pay", tolls: [0, 2, 0] }, name)).toBe("Ben +2");
    expect(spot("stop", {})).toBe("");
  });
});

it("tells where a line belongs on the board", () => {
  const places = (lines: LogLine[]) => formatter.runs(lines).map((run) => formatter.format(run, 0)?.places);
  expect(places(RUNS["start"]?.[0] ?? [])).toEqual([[70]]);
  expect(places(RUNS["lay"]?.[0] ?? [])).toEqual([[3]]);
});
