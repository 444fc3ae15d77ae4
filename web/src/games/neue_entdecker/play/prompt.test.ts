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
const after = (at: Moment, ...events: Parameters<typeof step>[2][]): Play => events.reduce((play, event) => step(at, play, event)[0], opening(at));
const strait = moment("strait");
const open = moment("open");
const choice = moment("start").legal.find((one) => (one.ways ?? 1) > 1)?.place ?? -1;

const MOMENTS: [string, Moment, Play?][] = [
  ["name", moment("name")],
  ["wheel", moment("wheel")],
  ["start", moment("start")],
  ["start with a choice", moment("start"), { ...REST, look: choice }],
  ["start armed", moment("start"), { ...REST, armed: choice }],
  ["pay", moment("pay")],
  ["announce", moment("announce")],
  ["announce open", moment("announce"), after(moment("announce"), { type: "number", number: 1, open: true })],
  ["lay", moment("lay")],
  ["first hidden", only(strait, "draw")],
  ["first open", only(open, "lay")],
  ["open in hand", open, after(open, { type: "tile", tile: open.legal.find((one) => one.kind === "lay")?.tile ?? "S" })],
  ["go on", strait],
  ["shuffle", { ...strait, legal: [...only(strait, "stop").legal, { ...strait.legal[0], kind: "shuffle" } as Moment["legal"][number]] }],
  ["place or stop", only(strait, "build", "stop")],
  ["stop", only(strait, "stop")],
  ["which land", strait, after(strait, { type: "unit", unit: "scout" })],
  ["a chief's land", strait, { ...REST, mode: { at: "site", unit: "scout", chief: true } }],
  ["take back", moment("recall"), after(moment("recall"), { type: "unit", unit: "scout" })],
  ["natives", moment("natives")],
  ["scout or chief", moment("scout")],
  ["order", moment("order")],
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

    it.each(["storm", "natives", "pirates", "gold"] as const)("tells of the event on a tile: %s", async (event) => {
      await setLanguage(language);
      const at = moment("lay");
      const tile = at.view.drawn?.tile ?? "S";
      const told = (one: typeof event | "") => ask({ ...at, view: { ...at.view, drawn: { tile, event: one } } })?.detail;
      expect(told(event)).not.toBe(told(""));
    });
  });

  it("says what is announced and what it costs", () => {
    const asked = ask(moment("announce"), after(moment("announce"), { type: "number", number: 1, open: true }));
    expect(asked?.title).toBe("Announce one open tile?");
    expect(asked?.detail).toContain("4 gold, paid now");
  });

  it("lets natives be declined, but not a scout of an island", () => {
    const ids = (at: Moment) => ask(at)?.buttons.map(({ id }) => id);
    expect(ids(moment("natives"))).toContain("decline");
    expect(ids(moment("scout"))).not.toContain("decline");
  });

  it("offers the lands of a strait as buttons", () => {
    const sides = strait.legal.filter((one) => one.kind === "build" && one.unit === "scout").map(({ sides: bits = 0 }) => ["N", "E", "S", "W"][Math.log2(bits)]);
    expect(ask(strait, after(strait, { type: "unit", unit: "scout" }))?.buttons.map(({ id }) => id)).toEqual(["back", ...sides.map((side) => `land-${side}`)]);
  });
});
