import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setLanguage, type Language } from "$lib/i18n/index.svelte";
import { promptText } from "../../../table/messages";
import { attack, DOLPHIN, hunt, legal, moment, MOVE_SHARK, placing, SINKS, view } from "./fixture";
import { REST, type Moment, type Play } from "./moment";
import { opening } from "./play";
import { prompt, type Voice } from "./prompt";

const voice: Voice = {
  seat: (seat) => `seat ${seat}`,
  piece: (piece) => JSON.stringify(piece),
  cell: (cell) => `cell ${cell}`,
  back: (back) => `tile ${back}`,
  does: () => "It helps.",
  looked: "",
  touch: false,
};
const play = (mode: Play["mode"]): Play => ({ ...REST, mode });
const ask = (at: Moment, now: Play = opening(at), how: Partial<Voice> = {}) => {
  const asked = prompt(at, now, { ...voice, ...how });
  return asked ? promptText(asked) : null;
};

const MOMENTS: [string, Moment, Play?, Partial<Voice>?][] = [
  ["rest", moment()],
  ["nothing to move", moment({ plans: [], view: view({ points: 0 }) }), REST],
  ["island gone", moment({ legal: [legal(1, "end")] })],
  ["explorer", moment(), play({ at: "piece", piece: { explorer: 7 } })],
  [
    "explorer, a space looked at",
    moment(),
    play({ at: "piece", piece: { explorer: 7 } }),
    { looked: "E4: 1 of 3 moves" },
  ],
  ["boat by finger", moment(), play({ at: "piece", piece: { boat: 4 } }), { touch: true }],
  ["sink", moment(), play({ at: "sink" })],
  ["sink at the end", moment({ plans: [], legal: SINKS })],
  ["a tile armed", moment(), { ...play({ at: "sink" }), armed: { cell: 41 } }, { looked: "E4, beach" }],
  ["dolphin", moment(), play({ at: "tile", back: DOLPHIN, piece: null })],
  ["dolphin with its swimmer", moment(), play({ at: "tile", back: DOLPHIN, piece: { explorer: 2 } })],
  ["call a shark", moment(), play({ at: "tile", back: MOVE_SHARK, piece: null })],
  ["drop", moment({ view: view({ phase: "drop", creature: 5 }) })],
  ["glide", moment({ view: view({ phase: "glide", explorer: 2, range: 2 }), legal: [legal(1, "stop")] })],
  ["crew", moment({ view: view({ phase: "crew" }) })],
  ["creature", hunt(), REST],
  ["creature chosen", hunt()],
  ["defence", attack(true)],
  ["no defence", attack(false)],
  ["place", placing()],
  ["launch", moment({ view: view({ phase: "launch" }), legal: [legal(1, "launch", { cell: 46, boat: 0 })] })],
];

describe("the prompt", () => {
  beforeEach(() => delete window.__missing);
  afterEach(() => setLanguage("en"));

  describe.each<Language>(["en", "fr"])("in %s", (language) => {
    it.each(MOMENTS)("asks something clear: %s", async (_name, at, now, how) => {
      await setLanguage(language);
      const asked = ask(at, now, how);
      expect(asked?.title).toMatch(/\S/);
      expect(asked?.detail).toMatch(/\S/);
      expect(asked?.buttons.every((button) => button.text !== "")).toBe(true);
      expect(window.__missing).toBeUndefined();
    });
  });

  it("asks nothing of those who wait", () => {
    expect(ask(moment({ view: view({ actor: 2 }) }))).toBeNull();
  });

  it("asks who keeps the tile and who does not in the same words, with one answer less", () => {
    const [held, bare] = [ask(attack(true)), ask(attack(false))];
    expect(held?.title).toBe("Seat 2 moves a shark onto your swimmer at cell 101");
    expect(bare?.title).toBe(held?.title);
    expect(held?.buttons.map((button) => button.id)).toEqual(["decline", "defend"]);
    expect(bare?.buttons.map((button) => button.text)).toEqual(["Go on"]);
  });

  it("makes sinking the main thing only when nothing else is left", () => {
    const sink = (at: Moment, now: Play) => ask(at, now)?.buttons.find((button) => button.id === "sink");
    expect(sink(moment(), REST)?.main).toBe(false);
    expect(sink(moment({ plans: [] }), REST)?.main).toBe(true);
  });
});
