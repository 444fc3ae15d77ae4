import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setLanguage, type Language } from "$lib/i18n/index.svelte";
import type { LogLine } from "./game";
import { pathPlace } from "../jungle";
import { logFormatter } from "./log";
import { line, LINES, SCENE } from "./testing";

const formatter = logFormatter(SCENE, (seat) => ["Ann", "Ben", "Cleo"][seat] ?? "");
const said = (lines: LogLine[], viewer = 0): string[] =>
  formatter.runs(lines).flatMap((run) => formatter.format(run, viewer)?.text ?? []);

const RUNS: Record<string, [LogLine[], string]> = {
  name: [[line("name", { number: 3 }), line("name", { number: 7 })], "Ann names 2 chief scouts in secret"],
  roll: [[line("roll", { number: 4 })], "Ann rolls 4 gold, the others get 5"],
  wheel: [
    [line("roll", { number: 0 }), line("wheel", { number: 6 })],
    "Ann rolls the wheel and takes 6 gold, the others 7",
  ],
  start: [
    [line("start", { place: 100, cost: 2, ways: 1 }), line("announce", { number: 3, open: false, cost: 3 })],
    "Ann sails from the edge north of E1 for 2 gold and announces 3 hidden tiles",
  ],
  paid: [
    [
      line("start", { place: 14, cost: 2, ways: 2 }),
      line("pay", { place: 14, cost: 4, coins: 0, tolls: [0, 2, 0] }),
      line("announce", { number: 1, open: true }),
    ],
    "Ann sails from C2 for 4 gold and announces an open tile",
  ],
  lay: [
    [
      line("draw", { pile: 0 }),
      line("tile", { tile: "B", event: "natives", fits: true }),
      line("back"),
      line("lay", { square: 3, tile: "B", turn: 0, land: 7, event: "natives" }),
    ],
    "Ann lays a bay at D1: natives",
  ],
  open: [[line("lay", { square: 3, tile: "F", turn: 0, land: 15, event: "" })], "Ann lays all land at D1"],
  misfit: [
    [line("draw", { pile: 0 }), line("tile", { tile: "B", event: "", fits: false })],
    "Ann draws a bay, which fits nowhere",
  ],
  build: [
    [
      line("build", {
        unit: "base",
        square: 14,
        area: 0,
        sides: 1,
        cost: 3,
        chief: 0,
        scored: [{ island: 28, squares: [14, 15], value: 7 }],
        gains: [7, 0, 0],
      }),
    ],
    "Ann places a base at C2 for 3 gold; island of 7: Ann +7",
  ],
  recall: [[line("recall", { path: 2, space: 1, unit: "scout" })], "Ann takes a scout back from path 3"],
  token: [
    [line("scout", { path: 2, space: 0, chief: 0 }), line("token", { path: 2, value: 10 })],
    "Ann sends a scout to path 3 and puts a plant worth 10 into the hut",
  ],
  look: [
    [line("scout", { path: 2, space: 1, chief: 1 }), line("look", { path: 2, value: 15 })],
    "Ann sends a chief scout to path 3 and looks: the plant is worth 15",
  ],
  reveal: [[line("reveal", { seat: 1, square: 14, chief: 1 })], "The scout of Ben at C2 is a chief scout"],
  hut: [
    [line("hut", { seat: 2, path: 0, value: 5, winner: 1, gains: [0, 5, 0] })],
    "The hut of path 1 is opened: Ben +5",
  ],
};

describe("the log", () => {
  beforeEach(() => delete window.__missing);
  afterEach(() => setLanguage("en"));

  it.each(Object.entries(RUNS))("says what happened: %s", (_kind, [lines, text]) => {
    expect(said(lines)).toEqual([text]);
  });

  it.each<Language>(["en", "fr"])("tells a whole game in %s", async (language) => {
    await setLanguage(language);
    expect(said(LINES).every((text) => /^\S.*\S$/.test(text))).toBe(true);
    for (const [lines] of Object.values(RUNS)) expect(said(lines)).toHaveLength(1);
    expect(window.__missing).toBeUndefined();
  });

  it("keeps tokens and chiefs from viewers that may not see them", () => {
    expect(said(RUNS["token"]?.[0] ?? [], 1)).toEqual(["Ann sends a scout to path 3 and puts a plant into the hut"]);
    expect(said(RUNS["look"]?.[0] ?? [], 1)).toEqual(["Ann sends a scout to path 3 and looks at the plant"]);
    expect(said([line("build", { unit: "scout", square: 14, cost: 1, chief: 1 })], -1)).toEqual([
      "Ann places a scout at C2 for 1 gold",
    ]);
  });

  it("speaks of a revealed scout only where it is a chief, or decides an island", () => {
    expect(said([line("reveal", { seat: 1, path: 2, space: 3, chief: 0 })])).toEqual([]);
    const scored = [{ island: 28, squares: [14, 15], value: 2 }];
    expect(said([line("reveal", { seat: 1, square: 14, chief: 0, scored, gains: [0, 2, 0] })])).toEqual([
      "The scout of Ben at C2 is no chief; island of 2: Ben +2",
    ]);
  });

  it("gives every point of a game to somebody, and a hut to its winner", () => {
    const points = LINES.reduce((sum, { line: { gains } }) => sum + gains.reduce((all, one) => all + one, 0), 0);
    const named = said(LINES).reduce(
      (sum, text) => sum + [...text.matchAll(/\+(\d+)/g)].reduce((all, hit) => all + Number(hit[1]), 0),
      0,
    );
    expect(named).toBe(points);
    expect(formatter.format(RUNS["hut"]?.[0] ?? [], 0)?.seat).toBe(1);
  });
});

it("tells where a line belongs, on the chart or in the jungle", () => {
  const places = (one: LogLine) => formatter.format([one], 0)?.places;
  expect(places(line("build", { unit: "scout", square: 9, cost: 1 }))).toEqual([9]);
  expect(places(line("scout", { path: 2 }))).toEqual([pathPlace(SCENE, 2)]);
});
