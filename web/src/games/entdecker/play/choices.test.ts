import { describe, expect, it } from "vitest";
import { turnsAt } from "../../voyage/play/heldTile";
import { legalOf, NO_SELECTION, type Event, type Outcome, type Selection } from "../../voyage/play/decision";
import { sitePlace, unitPlace } from "../../voyage/scene";
import type { Decision } from "./game";
import { prompt } from "./prompt";
import { targets } from "./targets";
import { choices } from "./choices";
import { decision } from "./testing";

const laysOf = (at: Decision) => legalOf(at, "lay");

/** Several events after one another; the last thing to send, if any. */
function run(at: Decision, events: Event[], from: Selection = choices.opening(at)): Outcome {
  return events.reduce<Outcome>(([selection], event) => choices.step(at, selection, event), [from, null]);
}
const sent = (at: Decision, ...events: Event[]): number[] => {
  const effect = run(at, events)[1];
  return effect?.type === "send" ? effect.actions : [];
};
const action = (at: Decision, find: Partial<Decision["legal"][number]>): number | undefined =>
  at.legal.find((one) => Object.entries(find).every(([key, value]) => one[key as keyof typeof one] === value))?.action;

describe("starting", () => {
  const at = decision("start");

  it("lights every start with what it costs", () => {
    const lit = targets(at, choices.opening(at));
    expect([...lit].map(([place, { cost }]) => ({ place, cost }))).toEqual(at.view.starts);
    expect(at.view.starts.some(({ cost }) => cost > 0)).toBe(true);
  });

  it("sails at once with the mouse, at the second tap with a finger", () => {
    const { place } = at.view.starts[0] ?? { place: -1 };
    expect(sent(at, { type: "place", place, gesture: "do" })).toEqual([action(at, { kind: "start", place })]);
    expect(sent(at, { type: "place", place, gesture: "tap" })).toEqual([]);
    expect(sent(at, { type: "place", place, gesture: "tap" }, { type: "place", place, gesture: "tap" })).toHaveLength(
      1,
    );
  });

  it("asks why another place is none", () => {
    const square = at.scene.squares.find(({ id }) => !targets(at, NO_SELECTION).has(id))?.id ?? -1;
    expect(run(at, [{ type: "place", place: square, gesture: "do" }])[1]).toMatchObject({
      type: "ask",
      question: { start: square },
    });
  });
});

describe("announcing", () => {
  const at = decision("announce");

  it("proposes a number, takes another, and says it", () => {
    expect(choices.opening(at).mode).toMatchObject({ at: "announce", number: 3 });
    expect(sent(at, { type: "number", number: 2 }, { type: "confirm" })).toEqual([
      action(at, { kind: "announce", number: 2 }),
    ]);
  });

  it("asks about more than there is gold for", () => {
    const most = Math.max(...at.legal.map((one) => one.number ?? 0));
    const [, effect] = run(at, [{ type: "number", number: most + 1 }]);
    expect(effect).toMatchObject({
      type: "ask",
      question: { announce: most + 1 },
    });
  });
});

describe("laying", () => {
  const at = decision("lay");
  const [first, second] = [...new Set(laysOf(at).map((one) => one.square))];

  it("holds the tile over a square where it fits, and lights the others", () => {
    expect(choices.preview(at, choices.opening(at))?.square).toBe(first);
    expect([...targets(at, choices.opening(at)).keys()]).toEqual([...new Set(laysOf(at).map((one) => one.square))]);
  });

  it("turns through every way that fits and comes round", () => {
    const square = laysOf(at).find((one) => turnsAt(laysOf(at), one.square ?? -1).length > 1)?.square ?? -1;
    const ways = turnsAt(laysOf(at), square).length;
    const [moved] = run(at, [{ type: "hover", place: square }]);
    const seen = Array.from(
      { length: ways },
      (_, turns) => run(at, Array<Event>(turns).fill({ type: "turn", step: 1 }), moved)[0].mode,
    );
    expect(new Set(seen.map((mode) => (mode.at === "lay" ? mode.land : -1))).size).toBe(ways);
    expect(run(at, Array<Event>(ways).fill({ type: "turn", step: 1 }), moved)[0].mode).toEqual(moved.mode);
    expect(
      run(
        at,
        [
          { type: "turn", step: 1 },
          { type: "turn", step: -1 },
        ],
        moved,
      )[0].mode,
    ).toEqual(moved.mode);
  });

  it("goes where the pointer is, and lies at a press or Enter", () => {
    const [held] = run(at, [{ type: "hover", place: second ?? -1 }]);
    expect(choices.preview(at, held)?.square).toBe(second);
    const land = held.mode.at === "lay" ? held.mode.land : -1;
    const wanted = [action(at, { kind: "lay", square: second ?? -1, land })];
    expect(choices.step(at, held, { type: "place", place: second ?? -1, gesture: "do" })[1]).toEqual({
      type: "send",
      actions: wanted,
    });
    expect(choices.step(at, held, { type: "confirm" })[1]).toEqual({ type: "send", actions: wanted });
  });

  it("lets a finger move the tile first", () => {
    const [moved, none] = run(at, [{ type: "place", place: second ?? -1, gesture: "tap" }]);
    expect([choices.preview(at, moved)?.square, none]).toEqual([second, null]);
    expect(choices.step(at, moved, { type: "place", place: second ?? -1, gesture: "tap" })[1]?.type).toBe("send");
  });

  it("asks about a square with the tile as it is held", () => {
    const selection = choices.opening(at);
    const land = selection.mode.at === "lay" ? selection.mode.land : -1;
    expect(choices.why(at, selection, 69)).toMatchObject({ question: { lay: 69, land } });
  });
});

describe("exploring", () => {
  it("draws from a pile that is open, and asks about one that is not", () => {
    const at = decision("strait");
    expect(sent(at, { type: "pile", pile: 0 })).toEqual([action(at, { kind: "draw", pile: 0 })]);
    const done = { ...at, legal: at.legal.filter((one) => one.kind !== "draw") };
    expect(run(done, [{ type: "pile", pile: 0 }])[1]).toMatchObject({ question: { draw: 0 } });
  });

  it("asks for the land of a strait, and builds there", () => {
    const at = decision("strait");
    const { unit = "post", square = -1 } = at.legal.find((one) => one.kind === "build") ?? {};
    const [selection, none] = run(at, [{ type: "unit", unit }]);
    expect([selection.mode.at, none]).toEqual(["site", null]);
    expect([...targets(at, selection).keys()]).toEqual([sitePlace(2 * square), sitePlace(2 * square + 1)]);
    expect(choices.step(at, selection, { type: "place", place: sitePlace(2 * square + 1), gesture: "do" })[1]).toEqual({
      type: "send",
      actions: [action(at, { kind: "build", unit, area: 1 })],
    });
    expect(choices.step(at, selection, { type: "back" })[0].mode).toEqual({ at: "rest" });
  });

  it("shows a unit where it would stand before it is built, since that ends the turn", () => {
    const several = decision("strait");
    const { unit = "post", square = -1 } = several.legal.find((one) => one.kind === "build") ?? {};
    const at = { ...several, legal: several.legal.filter((one) => one.kind !== "build" || one.area === 0) };
    const [selection, nothing] = run(at, [{ type: "unit", unit }]);
    expect(nothing).toBeNull();
    expect([...targets(at, selection).keys()]).toEqual([sitePlace(2 * square)]);
    expect(prompt(at, selection)?.buttons.map(({ id }) => id)).toEqual(["back", "confirm"]);
    expect(choices.step(at, selection, { type: "unit", unit })[0].mode).toEqual({ at: "rest" });
    const built = { type: "send", actions: [action(at, { kind: "build", unit, area: 0 })] };
    expect(choices.step(at, selection, { type: "confirm" })[1]).toEqual(built);
  });

  it("asks why a unit cannot be built", () => {
    const at = decision("strait", { legal: [] as Decision["legal"] });
    const poor = { ...at, legal: decision("strait").legal.filter((one) => one.kind === "draw") };
    expect(run(poor, [{ type: "unit", unit: "settlement" }])[1]).toMatchObject({ question: { build: 2 } });
  });

  it("plays a tile of one's own, and asks about another", () => {
    const at = decision("own");
    const { tile = "S", action: number } = at.legal.find((one) => one.kind === "own") ?? {};
    expect(sent(at, { type: "tile", tile })).toEqual([number]);
    expect(
      run({ ...at, legal: at.legal.filter((one) => one.kind !== "own") }, [{ type: "tile", tile: "C" }])[1],
    ).toMatchObject({ question: { own: 1 } });
  });

  it("takes back a post only after saying so", () => {
    const at = decision("explore");
    const { square = -1, action: number } = at.legal.find((one) => one.kind === "recall") ?? {};
    const [selection] = run(at, [{ type: "recall" }]);
    expect([...targets(at, selection).keys()]).toContain(unitPlace(square));
    expect(choices.step(at, selection, { type: "place", place: unitPlace(square), gesture: "do" })[1]).toEqual({
      type: "send",
      actions: [number],
    });
    expect(run(at, [{ type: "place", place: square, gesture: "do" }])[1]?.type).not.toBe("send");
  });

  it("stops, and says that one tile has to be drawn first", () => {
    const at = decision("strait");
    expect(sent(at, { type: "act", kind: "stop" })).toEqual([action(at, { kind: "stop" })]);
    const early = { ...at, legal: at.legal.filter((one) => one.kind === "draw") };
    expect(run(early, [{ type: "act", kind: "stop" }])[1]).toMatchObject({
      type: "explain",
      key: "reason-entdecker-draw-one",
    });
  });
});

describe("plants and islands", () => {
  it("takes a token, or declines", () => {
    const at = decision("friendly");
    expect(sent(at, { type: "plant", pile: 1 })).toEqual([action(at, { kind: "plant", pile: 1 })]);
    expect(sent(at, { type: "act", kind: "decline" })).toEqual([action(at, { kind: "decline" })]);
    expect(run(at, [{ type: "place", place: 3, gesture: "do" }])[1]).toMatchObject({
      type: "explain",
      key: "entdecker-first-natives",
    });
  });

  it("chooses an island by any of its squares, or by its button", () => {
    const at = decision("order");
    const island = at.legal.find((one) => one.kind === "island");
    const square =
      island?.squares?.find((one) => at.legal.filter((other) => other.squares?.includes(one)).length === 1) ?? -1;
    expect(targets(at, choices.opening(at)).has(square)).toBe(true);
    expect(sent(at, { type: "place", place: square, gesture: "do" })).toEqual([island?.action]);
    expect(sent(at, { type: "choose", action: island?.action ?? -1 })).toEqual([island?.action]);
  });
});

it("only asks in another's turn", () => {
  const at = decision("start");
  const idle = { ...at, view: { ...at.view, actor: (at.view.seat + 1) % 3 }, legal: [] };
  expect(run(idle, [{ type: "confirm" }])[1]).toBeNull();
  expect(run(idle, [{ type: "place", place: 3, gesture: "do" }])[1]).toMatchObject({
    type: "ask",
    question: { start: 3 },
  });
});
