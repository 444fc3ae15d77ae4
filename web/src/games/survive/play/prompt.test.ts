import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setLanguage, type Language } from "$lib/i18n/index.svelte";
import { promptText } from "../../../table/messages";
import { attack, DOLPHIN, hunt, legal, decision, MOVE_SHARK, placing, SINKS, view } from "./fixture";
import { NO_SELECTION, type Decision, type Selection } from "./decision";
import { opening } from "./choices";
import { prompt, type PromptNames } from "./prompt";

const names: PromptNames = {
  seat: (seat) => `seat ${seat}`,
  piece: (piece) => JSON.stringify(piece),
  cell: (cell) => `cell ${cell}`,
  back: (back) => `tile ${back}`,
  does: () => "It helps.",
  looked: "",
  touch: false,
};
const selection = (mode: Selection["mode"]): Selection => ({ ...NO_SELECTION, mode });
const ask = (at: Decision, now: Selection = opening(at), how: Partial<PromptNames> = {}) => {
  const asked = prompt(at, now, { ...names, ...how });
  return asked ? promptText(asked) : null;
};

const DECISIONS: [string, Decision, Selection?, Partial<PromptNames>?][] = [
  ["rest", decision()],
  ["nothing to move", decision({ plans: [], view: view({ points: 0 }) }), NO_SELECTION],
  ["island gone", decision({ legal: [legal(1, "end")] })],
  ["explorer", decision(), selection({ at: "piece", piece: { explorer: 7 } })],
  [
    "explorer, a space looked at",
    decision(),
    selection({ at: "piece", piece: { explorer: 7 } }),
    { looked: "E4: 1 of 3 moves" },
  ],
  ["boat by finger", decision(), selection({ at: "piece", piece: { boat: 4 } }), { touch: true }],
  ["sink", decision(), selection({ at: "sink" })],
  ["sink at the end", decision({ plans: [], legal: SINKS })],
  ["a tile armed", decision(), { ...selection({ at: "sink" }), armed: { cell: 41 } }, { looked: "E4, beach" }],
  ["dolphin", decision(), selection({ at: "tile", back: DOLPHIN, piece: null })],
  ["dolphin with its swimmer", decision(), selection({ at: "tile", back: DOLPHIN, piece: { explorer: 2 } })],
  ["call a shark", decision(), selection({ at: "tile", back: MOVE_SHARK, piece: null })],
  ["drop", decision({ view: view({ phase: "drop", creature: 5 }) })],
  ["glide", decision({ view: view({ phase: "glide", explorer: 2, range: 2 }), legal: [legal(1, "stop")] })],
  ["crew", decision({ view: view({ phase: "crew" }) })],
  ["creature", hunt(), NO_SELECTION],
  ["creature chosen", hunt()],
  ["defence", attack(true)],
  ["no defence", attack(false)],
  ["place", placing()],
  ["launch", decision({ view: view({ phase: "launch" }), legal: [legal(1, "launch", { cell: 46, boat: 0 })] })],
];

describe("the prompt", () => {
  beforeEach(() => delete window.__missing);
  afterEach(() => setLanguage("en"));

  describe.each<Language>(["en", "fr"])("in %s", (language) => {
    it.each(DECISIONS)("asks something clear: %s", async (_name, at, now, how) => {
      await setLanguage(language);
      const asked = ask(at, now, how);
      expect(asked?.title).toMatch(/\S/);
      expect(asked?.detail).toMatch(/\S/);
      expect(asked?.buttons.every((button) => button.text !== "")).toBe(true);
      expect(window.__missing).toBeUndefined();
    });
  });

  it("asks nothing of those who wait", () => {
    expect(ask(decision({ view: view({ actor: 2 }) }))).toBeNull();
  });

  it("asks who keeps the tile and who does not in the same words, with one answer less", () => {
    const [held, bare] = [ask(attack(true)), ask(attack(false))];
    expect(held?.title).toBe("Seat 2 moves a shark onto your swimmer at cell 101");
    expect(bare?.title).toBe(held?.title);
    expect(held?.buttons.map((button) => button.id)).toEqual(["decline", "defend"]);
    expect(bare?.buttons.map((button) => button.text)).toEqual(["Go on"]);
  });

  it("makes sinking the main thing only when nothing else is left", () => {
    const sink = (at: Decision, now: Selection) => ask(at, now)?.buttons.find((button) => button.id === "sink");
    expect(sink(decision(), NO_SELECTION)?.main).toBe(false);
    expect(sink(decision({ plans: [] }), NO_SELECTION)?.main).toBe(true);
  });
});
