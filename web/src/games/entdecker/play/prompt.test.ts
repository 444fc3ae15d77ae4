import { describe, expect, it } from "vitest";
import { NO_SELECTION, type Selection } from "../../voyage/play/decision";
import { asker, checkPrompts, landButtons, only } from "../../voyage/testing/prompts";
import type { Decision } from "./game";
import { choices } from "./choices";
import { prompt } from "./prompt";
import { decision } from "./testing";

const ask = asker((at) => choices.opening(at), prompt);
const costly = (at: Decision): number => at.view.starts.find(({ cost }) => cost > 0)?.place ?? -1;
const strait = decision("strait");
/** A unit that the strait may carry. */
const offered = strait.legal.find((one) => one.kind === "build")?.unit ?? "post";

/** The tile in hand shows this event. */
function holding(event: string): Decision {
  const at = decision("lay");
  return { ...at, view: { ...at.view, drawn: { tile: "C", ...at.view.drawn, event } as Decision["view"]["drawn"] } };
}

const DECISIONS: [string, Decision, Selection?][] = [
  ["start", decision("start")],
  ["start, a place looked at", decision("start"), { ...NO_SELECTION, hovered: costly(decision("start")) }],
  ["start, a place armed", decision("start"), { ...NO_SELECTION, armed: costly(decision("start")) }],
  ["announce", decision("announce")],
  ["announce one", decision("announce"), { ...NO_SELECTION, mode: { at: "announce", number: 1, open: false } }],
  ["lay", decision("lay")],
  ["first tile", only(strait, "draw")],
  ["go on", strait],
  ["build or stop", only(strait, "build", "stop")],
  ["stop", only(strait, "stop")],
  ["which land", strait, choices.step(strait, NO_SELECTION, { type: "unit", unit: offered })[0]],
  ["take back", decision("explore"), { ...NO_SELECTION, mode: { at: "recall" } }],
  ["own tile", decision("own")],
  ["natives", decision("friendly")],
  ["order", decision("order")],
  ["plant", decision("plant")],
];

describe("the prompt", () => {
  checkPrompts(ask, DECISIONS, ["storm", "hostile", "friendly", "pirates", "ruins", "gold"], holding);

  it("asks nothing of those who wait", () => {
    expect(ask({ ...decision("start"), legal: [] })).toBeNull();
  });

  it("says the running cost of what is announced", () => {
    const at = decision("announce");
    const gold = at.view.seats.find((one) => one.seat === at.view.seat)?.gold ?? 0;
    const asked = ask(at, { ...NO_SELECTION, mode: { at: "announce", number: 2, open: false } });
    expect(asked?.title).toBe("Announce 2 tiles?");
    expect(asked?.detail).toContain(`They cost 2 gold, paid now; ${gold - 2} left`);
  });

  it("keeps R for turning and offers the end of a turn only after a tile", () => {
    const keys = ask(decision("lay"))?.buttons.map(({ id, shortcut }) => [id, shortcut]);
    expect(keys).toEqual([
      ["undo", "U"],
      ["restart", "Z"],
      ["turn", "R"],
      ["confirm", "Enter"],
    ]);
    const stop = (at: Decision) => ask(at)?.buttons.find(({ id }) => id === "stop");
    expect([stop(only(strait, "draw"))?.off, stop(strait)?.off, stop(only(strait, "build", "stop"))?.main]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it("offers the lands of a strait as buttons", () => {
    const builds = strait.legal.filter((one) => one.kind === "build" && one.unit === offered);
    expect(
      ask(strait, choices.step(strait, NO_SELECTION, { type: "unit", unit: offered })[0])?.buttons.map(({ id }) => id),
    ).toEqual(["back", ...landButtons(builds)]);
  });
});
