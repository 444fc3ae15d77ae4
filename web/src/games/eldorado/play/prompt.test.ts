import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setLanguage, type Language } from "$lib/i18n/index.svelte";
import { CARTOGRAPHER, legal, moment, plan, SCOUT, TRAVEL_LOG, view } from "./fixture";
import { type Moment, type Play, REST } from "./moment";
import { opening } from "./play";
import { prompt } from "./prompt";
import { promptText } from "../../../table/messages";

const voice = {
  name: (card: number) => `card ${card}`,
  does: (card: number) => `what ${card} does`,
  seat: (seat: number) => `seat ${seat}`,
  curse: (curse: number) => `curse ${curse}`,
  curseDoes: (curse: number) => `what curse ${curse} does`,
  touch: false,
  news: "",
};
const play = (mode: Play["mode"]): Play => ({ ...REST, mode });
const ask = (at: Moment, now: Play = opening(at)) => {
  const asked = prompt(at, now, voice);
  return asked ? promptText(asked) : null;
};

const MOMENTS: [string, Moment, Play?][] = [
  ["rest", moment()],
  ["empty hand", moment({ view: view({ hand: [] }) })],
  ["left over", moment({ view: view({ mover: 0, symbol: "machete", strength: 1 }), plans: [plan({ card: -1 })] })],
  ["card", moment(), play({ at: "card", slot: 3 })],
  ["card that reaches nothing", moment({ plans: [] }), play({ at: "card", slot: 0 })],
  ["card to give up", moment({ plans: [plan({ card: -1, cards: 1 })] }), play({ at: "card", slot: 0 })],
  [
    "action",
    moment({ view: view({ hand: [CARTOGRAPHER] }), legal: [legal(1, "play", { card: CARTOGRAPHER, draw: 2 })] }),
    play({ at: "card", slot: 0 }),
  ],
  [
    "draws",
    moment({
      view: view({ hand: [TRAVEL_LOG] }),
      legal: [0, 1, 2].map((draw) => legal(draw, "play", { card: TRAVEL_LOG, draw })),
    }),
    play({ at: "card", slot: 0 }),
  ],
  ["piece", moment(), play({ at: "piece", piece: 0 })],
  ["which card", moment(), play({ at: "which", plans: [plan({}), plan({ card: -1, cards: 1 }), plan({ card: -1 })] })],
  ["which piece", moment(), play({ at: "which", plans: [plan({}), plan({ piece: 1 })] })],
  ["buy", moment(), play({ at: "buy", slots: [], want: -1 })],
  ["buy a card", moment(), play({ at: "buy", slots: [0], want: SCOUT })],
  ["too little", moment(), play({ at: "buy", slots: [], want: SCOUT })],
  ["keep", moment(), play({ at: "keep", slots: [1] })],
  ["give", moment({ view: view({ phase: "give", owed: 2, space: "camp" }) })],
  ["remove", moment({ view: view({ phase: "remove", removable: 2 }) })],
  ["take", moment({ view: view({ phase: "take" }), legal: [legal(1, "take", { card: SCOUT })] })],
  ["discard", moment({ view: view({ phase: "discard" }) })],
];

describe("the prompt", () => {
  beforeEach(() => delete window.__missing);
  afterEach(() => setLanguage("en"));

  for (const language of ["en", "fr"] as Language[])
    for (const [name, at, now] of MOMENTS)
      it(`asks in ${language}: ${name}`, async () => {
        await setLanguage(language);
        const said = ask(at, now);
        expect(said?.title).toBeTruthy();
        expect(said?.detail).toBeTruthy();
        expect(said?.buttons.every((button) => button.text)).toBe(true);
        expect(window.__missing ?? []).toEqual([]);
      });

  it("says how many spaces are in reach", () => {
    expect(ask(moment(), play({ at: "card", slot: 3 }))?.detail).toContain("2 spaces in reach");
  });

  it("shows the running sum with halves", () => {
    expect(ask(moment(), play({ at: "buy", slots: [0, 2], want: -1 }))?.title).toContain("1½");
  });

  it("keeps impossible buttons, marked as off", () => {
    const buttons = ask(moment({ undo: false, restart: false }))?.buttons ?? [];
    expect(buttons.filter((button) => button.off).map((button) => button.id)).toEqual(["undo", "restart"]);
  });

  it("is silent while another acts", () => {
    expect(ask(moment({ view: view({ actor: 1 }), legal: [] }))).toBeNull();
  });
});
