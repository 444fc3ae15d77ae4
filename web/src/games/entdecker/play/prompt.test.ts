import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setLanguage, type Language } from "$lib/i18n/index.svelte";
import { spoken } from "../../../table/wording";
import { REST, type Play } from "../../voyage/play/moment";
import type { Moment } from "./game";
import { opening, step } from "./play";
import { prompt } from "./prompt";
import { moment } from "./testing";

const ask = (at: Moment, play: Play = opening(at)) => {
  const asked = prompt(at, play);
  return asked ? spoken(asked) : null;
};
const only = (at: Moment, ...kinds: string[]): Moment => ({ ...at, legal: at.legal.filter((one) => kinds.includes(one.kind)) });
const costly = (at: Moment): number => at.view.starts.find(({ cost }) => cost > 0)?.place ?? -1;
const strait = moment("strait");
/** A unit that the strait may carry. */
const offered = strait.legal.find((one) => one.kind === "build")?.unit ?? "post";

const MOMENTS: [string, Moment, Play?][] = [
  ["start", moment("start")],
  ["start, a place looked at", moment("start"), { ...REST, look: costly(moment("start")) }],
  ["start, a place armed", moment("start"), { ...REST, armed: costly(moment("start")) }],
  ["announce", moment("announce")],
  ["announce one", moment("announce"), { ...REST, mode: { at: "announce", number: 1, open: false } }],
  ["lay", moment("lay")],
  ["first tile", only(strait, "draw")],
  ["go on", strait],
  ["build or stop", only(strait, "build", "stop")],
  ["stop", only(strait, "stop")],
  ["which land", strait, step(strait, REST, { type: "unit", unit: offered })[0]],
  ["take back", moment("explore"), { ...REST, mode: { at: "recall" } }],
  ["own tile", moment("own")],
  ["natives", moment("friendly")],
  ["order", moment("order")],
  ["plant", moment("plant")],
];

describe("the prompt", () => {
  beforeEach(() => delete window.__missing);
  afterEach(() => setLanguage("en"));

  describe.each<Language>(["en", "fr"])("in %s", (language) => {
    it.each(MOMENTS)("asks something clear: %s", async (_name, at, play) => {
      await setLanguage(language);
      const asked = ask(at, play);
      expect(asked?.title).toMatch(/\S/);
      expect(asked?.detail).toMatch(/\S/);
      expect(asked?.buttons.every((button) => button.text !== "")).toBe(true);
      expect(window.__missing).toBeUndefined();
    });

    it.each(["storm", "hostile", "friendly", "pirates", "ruins", "gold"] as const)("tells of the event on a tile: %s", async (event) => {
      await setLanguage(language);
      const at = moment("lay");
      const drawn = { tile: at.view.drawn?.tile ?? "S", event };
      expect(ask({ ...at, view: { ...at.view, drawn } })?.detail).not.toBe(ask(at)?.detail);
      expect(window.__missing).toBeUndefined();
    });
  });

  it("asks nothing of those who wait", () => {
    expect(ask({ ...moment("start"), legal: [] })).toBeNull();
  });

  it("says the running cost of what is announced", () => {
    const at = moment("announce");
    const gold = at.view.seats.find((one) => one.seat === at.view.seat)?.gold ?? 0;
    const asked = ask(at, { ...REST, mode: { at: "announce", number: 2, open: false } });
    expect(asked?.title).toBe("Announce 2 tiles?");
    expect(asked?.detail).toContain(`They cost 2 gold, paid now; ${gold - 2} left`);
  });

  it("keeps R for turning and offers the end of a turn only after a tile", () => {
    const keys = ask(moment("lay"))?.buttons.map(({ id, shortcut }) => [id, shortcut]);
    expect(keys).toEqual([["undo", "U"], ["restart", "Z"], ["turn", "R"], ["confirm", "Enter"]]);
    const stop = (at: Moment) => ask(at)?.buttons.find(({ id }) => id === "stop");
    expect([stop(only(strait, "draw"))?.off, stop(strait)?.off, stop(only(strait, "build", "stop"))?.main]).toEqual([true, false, true]);
  });

  it("offers the lands of a strait as buttons", () => {
    const sides = strait.legal.filter((one) => one.kind === "build" && one.unit === offered).map(({ sides: bits = 0 }) => ["N", "E", "S", "W"][Math.log2(bits)]);
    expect(ask(strait, step(strait, REST, { type: "unit", unit: offered })[0])?.buttons.map(({ id }) => id)).toEqual(["back", ...sides.map((side) => `land-${side}`)]);
  });
});
