import { describe, expect, it } from "vitest";
import { REST, type Play } from "../../voyage/play/moment";
import { asker, checkPrompts, landButtons, only } from "../../voyage/testing/prompts";
import type { Moment } from "./game";
import { opening, step } from "./play";
import { prompt } from "./prompt";
import { moment } from "./testing";

const ask = asker(opening, prompt);
const after = (at: Moment, ...events: Parameters<typeof step>[2][]): Play =>
  events.reduce((play, event) => step(at, play, event)[0], opening(at));
const strait = moment("strait");
const open = moment("open");
const choice = moment("start").legal.find((one) => (one.ways ?? 1) > 1)?.place ?? -1;

/** The tile in hand shows this event. */
function holding(event: string): Moment {
  const at = moment("lay");
  return { ...at, view: { ...at.view, drawn: { tile: "C", ...at.view.drawn, event } as Moment["view"]["drawn"] } };
}

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
  [
    "open in hand",
    open,
    after(open, { type: "tile", tile: open.legal.find((one) => one.kind === "lay")?.tile ?? "S" }),
  ],
  ["go on", strait],
  [
    "shuffle",
    {
      ...strait,
      legal: [...only(strait, "stop").legal, { ...strait.legal[0], kind: "shuffle" } as Moment["legal"][number]],
    },
  ],
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
  checkPrompts(ask, MOMENTS, ["storm", "natives", "pirates", "gold"], holding);

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
    const builds = strait.legal.filter((one) => one.kind === "build" && one.unit === "scout");
    expect(ask(strait, after(strait, { type: "unit", unit: "scout" }))?.buttons.map(({ id }) => id)).toEqual([
      "back",
      ...landButtons(builds),
    ]);
  });
});
