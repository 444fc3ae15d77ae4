import { describe, expect, it } from "vitest";
import { NO_SELECTION, type Event, type Outcome, type Selection } from "../../voyage/play/decision";
import { sitePlace, unitPlace } from "../../voyage/scene";
import { pathPlace, spacePlace } from "../jungle";
import type { Decision } from "./game";
import { prompt } from "./prompt";
import { targets } from "./targets";
import { choices, lays as laysOf, scouts } from "./choices";
import { decision } from "./testing";

/** Several events after one another; the last thing to send, if any. */
const run = (at: Decision, events: Event[], from: Selection = choices.opening(at)): Outcome =>
  events.reduce<Outcome>(([selection], event) => choices.step(at, selection, event), [from, null]);
const sent = (at: Decision, ...events: Event[]): number[] => {
  const effect = run(at, events)[1];
  return effect?.type === "send" ? effect.actions : [];
};
const matching = (at: Decision, find: Partial<Decision["legal"][number]>) =>
  at.legal.find((one) => Object.entries(find).every(([key, value]) => one[key as keyof typeof one] === value));

describe("before the voyage", () => {
  it("names chief scouts by number", () => {
    const at = decision("name");
    expect(sent(at, { type: "choose", action: matching(at, { number: 4 })?.action ?? -1 })).toEqual([
      matching(at, { number: 4 })?.action,
    ]);
    expect(sent(at, { type: "number", number: 4 })).toEqual([matching(at, { number: 4 })?.action]);
    const last = at.legal.at(-1);
    expect(run(at, [{ type: "number", number: (last?.number ?? 0) + 1 }])[1]).toMatchObject({
      question: { name: (last?.number ?? 0) + 1 },
    });
    expect(run(at, [{ type: "place", place: 3, gesture: "do" }])[1]).toMatchObject({
      type: "explain",
      key: "reason-neue-entdecker-name-first",
    });
  });

  it("wishes on the wheel", () => {
    const at = decision("wheel");
    expect(sent(at, { type: "number", number: 5 })).toEqual([matching(at, { kind: "wheel", number: 5 })?.action]);
  });

  it("lights starts with what they cost at least, and says where there is a choice", () => {
    const at = decision("start");
    const lit = targets(at, choices.opening(at));
    expect(lit.size).toBe(at.view.starts.length);
    const chosen = at.legal.find((one) => (one.ways ?? 1) > 1);
    expect(lit.get(chosen?.place ?? -1)).toMatchObject({ cost: chosen?.cost, label: `${chosen?.ways} ways to pay` });
    const way = lit.get(chosen?.place ?? -1)?.way;
    expect([way?.places.at(-1), way?.places.length]).toEqual([
      chosen?.place,
      at.view.starts.find((one) => one.place === chosen?.place)?.payments[0]?.course.length,
    ]);
    const [first, ...others] = at.view.starts;
    const tolled = {
      ...first,
      place: first?.place ?? -1,
      payments: [{ pay: 0, cost: 2, coins: 0, tolls: [0, 1, 0], course: [97, 1] }],
    };
    const owned = targets({ ...at, view: { ...at.view, starts: [tolled, ...others] } }, choices.opening(at));
    expect([owned.get(tolled.place)?.way, lit.get(tolled.place)?.way?.tolls]).toEqual([
      { places: [97, 1], tolls: [1] },
      [],
    ]);
  });

  it("chooses among payments", () => {
    const at = decision("pay");
    expect(at.legal.length).toBeGreaterThan(1);
    expect(sent(at, { type: "choose", action: at.legal[1]?.action ?? -1 })).toEqual([at.legal[1]?.action]);
    expect(run(at, [{ type: "place", place: 3, gesture: "do" }])[1]).toMatchObject({ type: "explain" });
  });

  it("announces hidden or open tiles, never both", () => {
    const at = decision("announce");
    expect(choices.opening(at).mode).toMatchObject({ at: "announce", open: false });
    expect(sent(at, { type: "number", number: 2 }, { type: "confirm" })).toEqual([
      matching(at, { kind: "announce", number: 2, open: false })?.action,
    ]);
    expect(sent(at, { type: "number", number: 1, open: true }, { type: "confirm" })).toEqual([
      matching(at, { kind: "announce", number: 1, open: true })?.action,
    ]);
    const most = Math.max(...at.legal.filter((one) => !one.open).map((one) => one.number ?? 0));
    expect(run(at, [{ type: "number", number: most + 1 }])[1]).toMatchObject({
      type: "ask",
      question: { announce: most + 1 },
    });
  });
});

describe("exploring", () => {
  it("takes an open tile in hand, then lays it, and puts it back by a second press", () => {
    const at = decision("open");
    expect(choices.preview(at, choices.opening(at))).toBeNull();
    const tile = at.legal.find((one) => one.kind === "lay")?.tile ?? "S";
    const [selection] = run(at, [{ type: "tile", tile }]);
    expect(laysOf(at, selection.mode).every((one) => one.tile === tile)).toBe(true);
    const held = choices.preview(at, selection);
    expect(choices.step(at, selection, { type: "confirm" })[1]).toEqual({
      type: "send",
      actions: [
        matching(at, { kind: "lay", tile: tile as "S", square: held?.square ?? -1, land: held?.land ?? -1 })?.action,
      ],
    });
    expect(run(at, [{ type: "tile", tile }], selection)[0].mode).toEqual({ at: "rest" });
  });

  it("says why an open tile cannot be taken", () => {
    expect(run(decision("strait"), [{ type: "tile", tile: "S" }])[1]).toMatchObject({ key: "neue-play-open-first" });
    const at = decision("open");
    const bare = {
      ...at,
      view: { ...at.view, stock: at.view.stock.map(() => 0) },
      legal: at.legal.filter((one) => one.kind !== "lay"),
    };
    const rest = {
      ...bare,
      legal: [...bare.legal, ...at.legal.slice(0, 1)].map((one) => ({ ...one, tile: "F" as const })),
    };
    expect(run(rest, [{ type: "tile", tile: "S" }])[1]).toMatchObject({ key: "reason-neue-entdecker-stack-empty" });
  });

  it("draws hidden tiles from a pile", () => {
    const at = decision("strait");
    expect(sent(at, { type: "pile", pile: 1 })).toEqual([matching(at, { kind: "draw", pile: 1 })?.action]);
  });

  it("asks for the land of a strait", () => {
    const at = decision("strait");
    const { unit = "scout", square = -1 } = matching(at, { kind: "build" }) ?? {};
    const [selection] = run(at, [{ type: "unit", unit }]);
    expect([...targets(at, selection).keys()]).toEqual([sitePlace(2 * square), sitePlace(2 * square + 1)]);
    expect(choices.step(at, selection, { type: "place", place: sitePlace(2 * square), gesture: "do" })[1]).toEqual({
      type: "send",
      actions: [matching(at, { kind: "build", unit, area: 0, chief: 0 })?.action],
    });
  });

  it("shows a unit where it would stand before it is placed, since that ends the expedition", () => {
    const several = decision("strait");
    const { unit = "scout" } = matching(several, { kind: "build" }) ?? {};
    const at = { ...several, legal: several.legal.filter((one) => one.kind !== "build" || one.area === 0) };
    const [selection, nothing] = run(at, [{ type: "unit", unit }]);
    expect(nothing).toBeNull();
    expect(prompt(at, selection)?.buttons.map(({ id }) => id)).toEqual(["back", "confirm"]);
    const built = { type: "send", actions: [matching(at, { kind: "build", unit, area: 0, chief: 0 })?.action] };
    expect(choices.step(at, selection, { type: "confirm" })[1]).toEqual(built);
  });

  it("places a chief scout instead of a plain one", () => {
    const at = decision("chief");
    const chief = at.legal.filter((one) => one.kind === "build" && one.chief === 1);
    const [selection, effect] = run(at, [{ type: "unit", unit: "scout", chief: true }]);
    expect(chief.length).toBeGreaterThan(0);
    expect([selection.mode, effect]).toEqual([{ at: "site", unit: "scout", chief: true }, null]);
    expect(
      run({ ...at, legal: at.legal.filter((one) => one.kind !== "build") }, [
        { type: "unit", unit: "scout", chief: true },
      ])[1],
    ).toMatchObject({ question: { build: 0, chief: true } });
  });

  it("takes a scout back where the supply is empty, from a tile or a path", () => {
    const at = decision("recall");
    const [selection] = run(at, [{ type: "unit", unit: "scout" }]);
    expect(selection.mode).toEqual({ at: "recall" });
    const places = at.legal
      .filter((one) => one.kind === "recall")
      .map((one) =>
        one.square === undefined ? spacePlace(at.scene, one.path ?? -1, one.space ?? -1) : unitPlace(one.square),
      );
    expect([...targets(at, selection).keys()]).toEqual(places);
    expect(choices.step(at, selection, { type: "place", place: places[0] ?? -1, gesture: "do" })[1]).toEqual({
      type: "send",
      actions: [matching(at, { kind: "recall" })?.action],
    });
    expect(choices.why(at, selection, spacePlace(at.scene, 6, 5))).toMatchObject({
      question: { path: 6, space: 5 },
    });
  });
});

describe("the jungle", () => {
  it("sends a scout to a lit path, or declines", () => {
    const at = decision("natives");
    const first = matching(at, { kind: "scout" });
    const place = pathPlace(at.scene, first?.path ?? -1);
    expect(targets(at, choices.opening(at)).has(place)).toBe(true);
    expect(sent(at, { type: "place", place, gesture: "do" })).toEqual([first?.action]);
    expect(sent(at, { type: "act", kind: "decline" })).toEqual([matching(at, { kind: "decline" })?.action]);
    expect(run(at, [{ type: "place", place: 3, gesture: "do" }])[1]).toMatchObject({ key: "neue-play-first-path" });
  });

  it("chooses between a plain scout and a chief", () => {
    const at = decision("scout");
    expect(choices.opening(at).mode).toEqual({ at: "jungle", chief: false });
    const [selection] = run(at, [{ type: "scout", chief: true }]);
    const wanted = scouts(at, true)[0];
    expect(
      choices.step(at, selection, { type: "place", place: pathPlace(at.scene, wanted?.path ?? -1), gesture: "do" })[1],
    ).toEqual({ type: "send", actions: [wanted?.action] });
    expect(wanted?.chief).toBe(1);
  });

  it("asks about a path in another's turn", () => {
    const at = decision("natives");
    const idle = { ...at, legal: [] };
    expect(run(idle, [{ type: "place", place: pathPlace(at.scene, 2), gesture: "do" }], NO_SELECTION)[1]).toMatchObject(
      {
        question: { scout: 2 },
      },
    );
  });

  it("chooses the next island to be scored", () => {
    const at = decision("order");
    const island = matching(at, { kind: "island" });
    expect(sent(at, { type: "choose", action: island?.action ?? -1 })).toEqual([island?.action]);
    expect([...targets(at, choices.opening(at)).keys()]).toEqual(expect.arrayContaining(island?.squares ?? [-1]));
  });
});
