import { describe, expect, it } from "vitest";
import { NO_SELECTION, type Event, type Selection } from "../../voyage/play/decision";
import { asker, checkPrompts, landButtons, only } from "../../voyage/testing/prompts";
import type { Decision } from "./game";
import { choices } from "./choices";
import { prompt } from "./prompt";
import { decision } from "./testing";

const ask = asker((at) => choices.opening(at), prompt);
const after = (at: Decision, ...events: Event[]): Selection =>
  events.reduce((selection, event) => choices.step(at, selection, event)[0], choices.opening(at));
const strait = decision("strait");
const open = decision("open");
const choice = decision("start").legal.find((one) => (one.ways ?? 1) > 1)?.place ?? -1;

/** The tile in hand shows this event. */
function holding(event: string): Decision {
  const at = decision("lay");
  return { ...at, view: { ...at.view, drawn: { tile: "C", ...at.view.drawn, event } as Decision["view"]["drawn"] } };
}

const DECISIONS: [string, Decision, Selection?][] = [
  ["name", decision("name")],
  ["wheel", decision("wheel")],
  ["start", decision("start")],
  ["start with a choice", decision("start"), { ...NO_SELECTION, hovered: choice }],
  ["start armed", decision("start"), { ...NO_SELECTION, armed: choice }],
  ["pay", decision("pay")],
  ["announce", decision("announce")],
  ["announce open", decision("announce"), after(decision("announce"), { type: "number", number: 1, open: true })],
  ["lay", decision("lay")],
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
      legal: [...only(strait, "stop").legal, { ...strait.legal[0], kind: "shuffle" } as Decision["legal"][number]],
    },
  ],
  ["place or stop", only(strait, "build", "stop")],
  ["stop", only(strait, "stop")],
  ["which land", strait, after(strait, { type: "unit", unit: "scout" })],
  ["a chief's land", strait, { ...NO_SELECTION, mode: { at: "site", unit: "scout", chief: true } }],
  ["take back", decision("recall"), after(decision("recall"), { type: "unit", unit: "scout" })],
  ["natives", decision("natives")],
  ["scout or chief", decision("scout")],
  ["order", decision("order")],
];

describe("the prompt", () => {
  checkPrompts(ask, DECISIONS, ["storm", "natives", "pirates", "gold"], holding);

  it("says what is announced and what it costs", () => {
    const asked = ask(decision("announce"), after(decision("announce"), { type: "number", number: 1, open: true }));
    expect(asked?.title).toBe("Announce one open tile?");
    expect(asked?.detail).toContain("4 gold, paid now");
  });

  it("lets natives be declined, but not a scout of an island", () => {
    const ids = (at: Decision) => ask(at)?.buttons.map(({ id }) => id);
    expect(ids(decision("natives"))).toContain("decline");
    expect(ids(decision("scout"))).not.toContain("decline");
  });

  it("offers the lands of a strait as buttons", () => {
    const builds = strait.legal.filter((one) => one.kind === "build" && one.unit === "scout");
    expect(ask(strait, after(strait, { type: "unit", unit: "scout" }))?.buttons.map(({ id }) => id)).toEqual([
      "back",
      ...landButtons(builds),
    ]);
  });
});
