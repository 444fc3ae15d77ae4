import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setLanguage, type Language } from "$lib/i18n/index.svelte";
import { logEntry, promptText } from "../../../table/messages";
import type { Line } from "$lib/api/eldorado";
import { waiting } from "./expansionPrompts";
import { legal, line, plan } from "./fixture";
import { HEXED, hexDecision, hexView, number, names as promptNames } from "./hexfixture";
import { entries } from "./log";
import { type Decision, type Selection, NO_SELECTION } from "./decision";
import { opening } from "./choices";
import { prompt } from "./prompt";
import { seatState } from "./seats";

const chosen: Selection = { ...NO_SELECTION, mode: { at: "card", slot: 0 } };
const hops = [0, 1].map((piece) => legal(piece, "hop", { whom: 0, piece, from: 10, to: 11 }));
const DECISIONS: [string, Decision, Selection?][] = [
  [
    "explore",
    hexDecision(
      {},
      {
        legal: [
          legal(1, "explore", { cave: 0, piece: 0 }),
          legal(2, "visit", { piece: 0 }),
          legal(3, "lift", { curse: 0 }),
        ],
      },
    ),
  ],
  [
    "tile",
    hexDecision({ hand: [], tiles: ["tile_pass"] }, { legal: [legal(1, "use", { card: number("tile_pass") })] }),
    chosen,
  ],
  [
    "tile on whom",
    hexDecision(
      { hand: [], tiles: ["tile_banish_demon"] },
      { legal: [legal(1, "use", { card: number("tile_banish_demon"), whom: 1 })] },
    ),
    chosen,
  ],
  ["tile for later", hexDecision({ hand: [], tiles: ["tile_ward"] }, { legal: [legal(1, "end")] }), chosen],
  [
    "walk",
    hexDecision({ hand: ["shaman"] }, { legal: [legal(1, "end")], plans: [plan({ card: number("shaman"), held: 0 })] }),
    chosen,
  ],
  [
    "due",
    hexDecision({ turn: { due: 1 }, view: { mover: 0 } }, { legal: [legal(1, "done")], plans: [plan({ card: -1 })] }),
  ],
  ["familiar", hexDecision({ hand: ["leeroy"] }, { legal: [legal(1, "end")] }), chosen],
  [
    "play",
    hexDecision({ hand: ["cave_explorer"] }, { legal: [legal(1, "play", { card: number("cave_explorer"), draw: 0 })] }),
    chosen,
  ],
  [
    "brave",
    hexDecision({}, { legal: [legal(1, "end")], plans: [plan({ card: -1, to: 17, curses: 2 })] }),
    { ...NO_SELECTION, mode: { at: "piece", piece: 0 }, armed: { cell: 17 } },
  ],
  [
    "which, with a curse",
    hexDecision({}, { legal: [legal(1, "end")] }),
    { ...NO_SELECTION, mode: { at: "which", plans: [plan({}), plan({ card: -1, curses: 1 })] } },
  ],
  ["swap", hexDecision({ view: { phase: "swap" } }, { legal: [legal(1, "give", { card: 1 })] })],
  ["copy", hexDecision({ view: { phase: "copy" } }, { legal: [legal(1, "copy", { card: 1 })] })],
  ...[0, 1, 2, 3, 4, 5].map((lifting): [string, Decision] => [
    `lift ${lifting}`,
    hexDecision({ view: { phase: "lift", owed: 1 }, hexes: { lifting } }, { legal: [legal(1, "give", { card: 1 })] }),
  ]),
  [
    "ward",
    hexDecision(
      { view: { phase: "ward" }, hexes: { curse: 7 } },
      { legal: [legal(1, "done"), legal(2, "use", { card: number("tile_ward") })] },
    ),
  ],
  ...[7, 8, -1].map((curse): [string, Decision] => [
    `hop ${curse}`,
    hexDecision({ view: { phase: "hop" }, hexes: { curse, hops: [0, 1] } }, { legal: [...hops, legal(9, "done")] }),
  ]),
  [
    "which hop",
    hexDecision({ view: { phase: "hop" } }, { legal: hops }),
    { ...NO_SELECTION, mode: { at: "hops", hops } },
  ],
  ["hire", hexDecision({ view: { phase: "hire" } }, { legal: [legal(1, "hire", { card: number("nathan_cook") })] })],
  [
    "banish",
    hexDecision({ view: { phase: "remove", removable: 1 }, hexes: { banishing: true } }, { legal: [legal(1, "done")] }),
  ],
  [
    "take on top",
    hexDecision({ view: { phase: "take" }, hexes: { on_top: true } }, { legal: [legal(1, "take", { card: 3 })] }),
  ],
  [
    "pay once or changed",
    hexDecision(
      { hand: ["polly", "scout"], turn: { changed: true } },
      {
        legal: [
          legal(1, "pay", { card: number("polly"), worth: 2, by_coin: true }),
          legal(2, "pay", { card: number("polly_once"), worth: 6, by_coin: true }),
          legal(4, "pay", { card: number("scout"), worth: 1 }),
          legal(3, "change", { card: number("scout"), worth: 4 }),
        ],
      },
    ),
    { ...NO_SELECTION, mode: { at: "buy", slots: [0], want: -1 } },
  ],
];

const LINES: Partial<Line>[] = [
  { kind: "explore", cave: 0 },
  { kind: "find", card: 50, cave: -1 },
  { kind: "use", card: 58 },
  { kind: "use", card: 61, whom: 1 },
  { kind: "change", card: 3, worth: 4 },
  { kind: "copy", card: 3 },
  { kind: "brave", to: 1, blockade: -1, curses: 1 },
  { kind: "brave", to: -1, blockade: 0, number: 7, curses: 2 },
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((curse) => ({ kind: "curse" as const, curse })),
  { kind: "lift", curse: 3 },
  { kind: "hop", whom: 1, from: 1, to: 2 },
  { kind: "hop", whom: 0, from: 1, to: 2 },
  { kind: "visit" },
  { kind: "reveal", card: 34 },
  { kind: "hire", card: 34 },
  { kind: "adopt", card: 30 },
];

describe("words", () => {
  beforeEach(() => delete window.__missing);
  afterEach(() => setLanguage("en"));
  const names = { seat: promptNames.seat, card: promptNames.name };
  const say = (...lines: ReturnType<typeof line>[]) =>
    entries(lines, HEXED, names).map((entry) => logEntry(entry).text);

  for (const language of ["en", "fr"] as Language[])
    it(`are there for every question, line and wait: ${language}`, async () => {
      await setLanguage(language);
      for (const [name, at, now] of DECISIONS) {
        const asked = prompt(at, now ?? opening(at), promptNames);
        const said = asked && promptText(asked);
        expect([name, said?.title, said?.detail].every(Boolean), name).toBe(true);
        expect(
          said?.buttons.every((button) => button.text),
          name,
        ).toBe(true);
      }
      for (const { kind = "end", ...more } of LINES) expect(say(line(kind, more))[0], kind).toBeTruthy();
      for (const phase of ["hop", "ward"] as const)
        expect(waiting(HEXED, hexView({ view: { phase }, hexes: { curse: 7 } }), "Ann")).toContain("Ann");
      expect(window.__missing ?? []).toEqual([]);
    });

  it("join what belongs together", () => {
    const exchange = { card: number("tile_exchange") };
    expect(say(line("explore", { cave: 0 }), line("find", { card: number("tile_pass"), cave: 0 }))).toEqual([
      "Ann explores a cave and finds tile_pass",
    ]);
    expect(say(line("use", exchange), line("give", { card: 1 }), line("done"), line("draw", { card: -1 }))).toEqual([
      "Ann uses tile_exchange: explorer for a new card",
    ]);
    expect(say(line("lift", { curse: 3 }), line("give", { card: number("native"), curse: 3 }))).toEqual([
      "Ann gives native and lifts Misery",
    ]);
    expect(say(line("visit"), line("reveal", { card: 33 }), line("reveal", { card: 34 }))).toEqual([
      "Ann visits the Tavern: amelia_lockart and scrooge_bly",
    ]);
    expect(
      say(
        line("change", { card: 4, worth: 6 }),
        line("pay", { card: 0, worth: 2 }),
        line("buy", { card: 10, price: 3 }),
      ),
    ).toEqual(["Ann buys treasure_chest for 3"]);
    expect(say({ ...line("done"), rule: "eldorado.curse.voodoo" })).toEqual(["Ann moves nobody further"]);
    expect(say({ ...line("done"), rule: "eldorado.hex.ward" })).toEqual(["Ann accepts the curse"]);
  });

  it("tell tiles and curses in the strip of a seat", () => {
    const state = seatState(HEXED, hexView({ tiles: ["tile_pass"], curses: [] }), 0);
    expect(state.facts.map((fact) => fact.label)).toEqual([
      "Cards in hand",
      "Cards to draw",
      "Blockades won",
      "Cave tiles",
      "Lasting curses",
    ]);
    expect(state.marks).toEqual([{ icon: "i-cave", label: "Cave tiles", value: "1" }]);
  });
});
