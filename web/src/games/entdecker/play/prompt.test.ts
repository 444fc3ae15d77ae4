import { describe, expect, it } from "vitest";
import { REST, type Play } from "../../voyage/play/moment";
import { asker, checkPrompts, landButtons, only } from "../../voyage/testing/prompts";
import type { Moment } from "./game";
import { opening, step } from "./play";
import { prompt } from "./prompt";
import { moment } from "./testing";

const ask = asker(opening, prompt);
const costly = (at: Moment): number => at.view.starts.find(({ cost }) => cost > 0)?.place ?? -1;
const strait = moment("strait");
/** A unit that the strait may carry. */
const offered = strait.legal.find((one) => one.kind === "build")?.unit ?? "post";

/** The tile in hand shows this event. */
function holding(event: string): Moment {
  const at = moment("lay");
  return { ...at, view: { ...at.view, drawn: { tile: "C", ...at.view.drawn, event } as Moment["view"]["drawn"] } };
}

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
  checkPrompts(ask, MOMENTS, ["storm", "hostile", "friendly", "pirates", "ruins", "gold"], holding);

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
    expect(keys).toEqual([
      ["undo", "U"],
      ["restart", "Z"],
      ["turn", "R"],
      ["confirm", "Enter"],
    ]);
    const stop = (at: Moment) => ask(at)?.buttons.find(({ id }) => id === "stop");
    expect([stop(only(strait, "draw"))?.off, stop(strait)?.off, stop(only(strait, "build", "stop"))?.main]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it("offers the lands of a strait as buttons", () => {
    const builds = strait.legal.filter((one) => one.kind === "build" && one.unit === offered);
    expect(ask(strait, step(strait, REST, { type: "unit", unit: offered })[0])?.buttons.map(({ id }) => id)).toEqual([
      "back",
      ...landButtons(builds),
    ]);
  });
});
