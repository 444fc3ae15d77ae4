import { describe, expect, it } from "vitest";
import type { Line } from "$lib/api/eldorado";
import { setLanguage, type Language } from "$lib/i18n/index.svelte";
import { CARTOGRAPHER, EXPLORER, line, SCENE, SCOUT, TRAILBLAZER, TRAVELER } from "./fixture";
import { entries, runs } from "./log";
import { logEntry } from "../../../table/messages";

const names = {
  seat: (seat: number) => ["Ann", "Basile"][seat] ?? "",
  card: (card: number) => SCENE.cards[card]?.id ?? "",
};
const say = (...lines: ReturnType<typeof line>[]) => entries(lines, SCENE, names).map((entry) => logEntry(entry).text);
const finish = SCENE.cells.findIndex((cell) => cell.terrain === "finish");
const jungle = SCENE.cells.findIndex((cell) => cell.terrain === "jungle");

describe("the log", () => {
  it("joins what belongs together", () => {
    const lines = [
      line("move", { card: TRAILBLAZER, to: jungle }),
      line("step", { to: jungle }),
      line("pay", { card: TRAVELER, worth: 2 }),
      line("buy", { card: SCOUT, price: 1 }),
      line("discard", { card: EXPLORER }),
      line("end"),
      line("draw", { card: -1 }),
      line("draw", { card: -1 }),
      line("draw", { card: -1, seat: 1 }),
    ];
    expect(runs(lines).map((run) => run.length)).toEqual([2, 2, 4, 1]);
  });

  it("tells ways, purchases and ends in words", () => {
    expect(say(line("move", { card: TRAILBLAZER, to: jungle }), line("step", { to: jungle }))).toEqual([
      "Ann plays trailblazer, 2 steps into the jungle",
    ]);
    expect(say(line("pay", { card: TRAVELER, worth: 2 }), line("buy", { card: SCOUT, price: 1 }))).toEqual([
      "Ann buys scout for 1",
    ]);
    expect(say(line("end"), line("draw", { card: -1 }))).toEqual(["Ann ends the turn, draws a card"]);
    expect(say(line("end"), line("draw", { card: SCOUT }))).toEqual(["Ann ends the turn, draws a card: scout"]);
    expect(say(line("discard", { card: EXPLORER }), line("end"))).toEqual(["Ann discards explorer"]);
  });

  it("tells blockades and the city", () => {
    expect(say(line("move", { card: SCOUT, to: -1, blockade: 0, number: 3 }))).toEqual([
      "Ann plays scout and wins blockade 3",
    ]);
    expect(say(line("move", { card: SCOUT, to: finish, blockade: -1 }))).toEqual([
      "Ann plays scout and reaches El Dorado",
    ]);
    const [way, blockade] = say(
      line("move", { card: SCOUT, to: jungle, blockade: -1 }),
      line("step", { to: -1, blockade: 0, number: 3 }),
    );
    expect([way, blockade]).toEqual(["Ann plays scout, one step into the jungle", "Ann goes on and wins blockade 3"]);
  });

  it("names the rule of the thing done, not of its coins", () => {
    const [entry] = entries(
      [line("pay", { card: TRAVELER, worth: 2 }), line("buy", { card: SCOUT, price: 1 })],
      SCENE,
      names,
    );
    expect(entry?.rule).toBe("eldorado.test.buy");
  });

  it("marks names of people and cards", () => {
    const [entry] = entries([line("buy", { card: SCOUT, price: 1 })], SCENE, names);
    const strong = entry
      ? logEntry(entry)
          .parts.filter((part) => part.strong)
          .map((piece) => piece.text)
      : [];
    expect(strong).toEqual(["Ann", "scout"]);
  });

  const every: Partial<Line>[] = [
    { kind: "move", card: SCOUT, to: jungle },
    { kind: "step", to: jungle },
    { kind: "step", blockade: 0, number: 2 },
    { kind: "step", to: finish },
    { kind: "enter", to: 1, cards: 2, space: "rubble" },
    { kind: "give", card: SCOUT },
    { kind: "play", card: CARTOGRAPHER, draw: 2 },
    { kind: "remove", card: SCOUT },
    { kind: "done" },
    { kind: "take", card: SCOUT },
    { kind: "pay", card: SCOUT, worth: 1 },
    { kind: "buy", card: SCOUT, price: 1 },
    { kind: "discard", card: SCOUT },
    { kind: "end" },
    { kind: "deal", joint: 0, number: 3, seat: -1 },
    { kind: "draw", card: -1, seat: 1 },
  ];
  for (const language of ["en", "fr"] as Language[])
    it(`has words for every kind of line: ${language}`, async () => {
      await setLanguage(language);
      delete window.__missing;
      for (const { kind, ...more } of every) {
        const [text] = say(line(kind ?? "end", more));
        expect(text, kind).toBeTruthy();
      }
      for (const space of ["rubble", "camp"])
        say(line("enter", { to: 1, cards: 1, space }), line("give", { card: SCOUT, space }));
      expect(window.__missing ?? []).toEqual([]);
      await setLanguage("en");
    });
});

it("tells where a line belongs on the map: the spaces of a way, or where a blockade is taken from", () => {
  const places = (...lines: ReturnType<typeof line>[]) => entries(lines, SCENE, names).map((one) => one.places);
  expect(places(line("move", { from: 10, to: 11 }), line("step", { from: 11, to: 13 }))).toEqual([[11, 13]]);
  expect(places(line("move", { from: 10, to: -1, blockade: 0 }))).toEqual([[10]]);
});
