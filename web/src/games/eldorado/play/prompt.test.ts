import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setLanguage, type Language } from "$lib/i18n/index.svelte";
import { CARTOGRAPHER, legal, decision, plan, SCOUT, TRAVEL_LOG, view } from "./fixture";
import { type Decision, type Selection, NO_SELECTION } from "./decision";
import { opening } from "./choices";
import { prompt } from "./prompt";
import { promptText } from "../../../table/messages";

const names = {
  name: (card: number) => `card ${card}`,
  does: (card: number) => `what ${card} does`,
  seat: (seat: number) => `seat ${seat}`,
  curse: (curse: number) => `curse ${curse}`,
  curseDoes: (curse: number) => `what curse ${curse} does`,
  touch: false,
  recent: "",
};
const selection = (mode: Selection["mode"]): Selection => ({ ...NO_SELECTION, mode });
const ask = (at: Decision, now: Selection = opening(at)) => {
  const asked = prompt(at, now, names);
  return asked ? promptText(asked) : null;
};

const DECISIONS: [string, Decision, Selection?][] = [
  ["rest", decision()],
  ["empty hand", decision({ view: view({ hand: [] }) })],
  ["left over", decision({ view: view({ mover: 0, symbol: "machete", strength: 1 }), plans: [plan({ card: -1 })] })],
  ["card", decision(), selection({ at: "card", slot: 3 })],
  ["card that reaches nothing", decision({ plans: [] }), selection({ at: "card", slot: 0 })],
  ["card to give up", decision({ plans: [plan({ card: -1, cards: 1 })] }), selection({ at: "card", slot: 0 })],
  [
    "action",
    decision({ view: view({ hand: [CARTOGRAPHER] }), legal: [legal(1, "play", { card: CARTOGRAPHER, draw: 2 })] }),
    selection({ at: "card", slot: 0 }),
  ],
  [
    "draws",
    decision({
      view: view({ hand: [TRAVEL_LOG] }),
      legal: [0, 1, 2].map((draw) => legal(draw, "play", { card: TRAVEL_LOG, draw })),
    }),
    selection({ at: "card", slot: 0 }),
  ],
  ["piece", decision(), selection({ at: "piece", piece: 0 })],
  [
    "which card",
    decision(),
    selection({ at: "which", plans: [plan({}), plan({ card: -1, cards: 1 }), plan({ card: -1 })] }),
  ],
  ["which piece", decision(), selection({ at: "which", plans: [plan({}), plan({ piece: 1 })] })],
  ["buy", decision(), selection({ at: "buy", slots: [], want: -1 })],
  ["buy a card", decision(), selection({ at: "buy", slots: [0], want: SCOUT })],
  ["too little", decision(), selection({ at: "buy", slots: [], want: SCOUT })],
  ["keep", decision(), selection({ at: "keep", slots: [1] })],
  ["give", decision({ view: view({ phase: "give", owed: 2, space: "camp" }) })],
  ["remove", decision({ view: view({ phase: "remove", removable: 2 }) })],
  ["take", decision({ view: view({ phase: "take" }), legal: [legal(1, "take", { card: SCOUT })] })],
  ["discard", decision({ view: view({ phase: "discard" }) })],
];

describe("the prompt", () => {
  beforeEach(() => delete window.__missing);
  afterEach(() => setLanguage("en"));

  for (const language of ["en", "fr"] as Language[])
    for (const [name, at, now] of DECISIONS)
      it(`asks in ${language}: ${name}`, async () => {
        await setLanguage(language);
        const said = ask(at, now);
        expect(said?.title).toBeTruthy();
        expect(said?.detail).toBeTruthy();
        expect(said?.buttons.every((button) => button.text)).toBe(true);
        expect(window.__missing ?? []).toEqual([]);
      });

  it("says how many spaces are in reach", () => {
    expect(ask(decision(), selection({ at: "card", slot: 3 }))?.detail).toContain("2 spaces in reach");
  });

  it("shows the running sum with halves", () => {
    expect(ask(decision(), selection({ at: "buy", slots: [0, 2], want: -1 }))?.title).toContain("1½");
  });

  it("keeps impossible buttons, marked as off", () => {
    const buttons = ask(decision({ undo: false, restart: false }))?.buttons ?? [];
    expect(buttons.filter((button) => button.off).map((button) => button.id)).toEqual(["undo", "restart"]);
  });

  it("is silent while another acts", () => {
    expect(ask(decision({ view: view({ actor: 1 }), legal: [] }))).toBeNull();
  });
});
