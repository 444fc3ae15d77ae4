import { describe, expect, it } from "vitest";
import { attack, DOLPHIN, hunt, legal, decision, MOVE_SHARK, placing, plan, PLANS, view } from "./fixture";
import { highlightsOf } from "./highlights";
import { NO_SELECTION, type Event, type Decision, type Selection } from "./decision";
import { opening, resume, step } from "./choices";

const holding = (piece: { explorer: number } | { boat: number }): Selection => ({
  ...NO_SELECTION,
  mode: { at: "piece", piece },
});
const sinking: Selection = { ...NO_SELECTION, mode: { at: "sink" } };

/** Several events after one another; the last thing to send, if any. */
function run(at: Decision, events: Event[], from: Selection = opening(at)): [Selection, ReturnType<typeof step>[1]] {
  let selection = from;
  let effect: ReturnType<typeof step>[1] = null;
  for (const event of events) [selection, effect] = step(at, selection, event);
  return [selection, effect];
}

describe("moving", () => {
  it("lights where a chosen piece may go, with what it costs", () => {
    const [selection] = run(decision(), [{ type: "piece", piece: { explorer: 7 } }]);
    const lit = highlightsOf(decision(), selection);
    expect([...lit.cells.keys()]).toEqual([41, 76]);
    expect(lit.boats.get(8)).toMatchObject({ cost: 2 });
    expect(lit.cells.get(76)?.lost).toBe(true);
    expect(lit.chosen).toEqual({ explorer: 7 });
  });

  it("sends the whole way at once with the mouse, at the second tap with a finger", () => {
    const [, effect] = run(decision(), [{ type: "goal", goal: { boat: 8 }, gesture: "do" }], holding({ explorer: 7 }));
    expect(effect).toEqual({ type: "send", actions: [11, 12] });
    const [armed, none] = run(
      decision(),
      [{ type: "goal", goal: { boat: 8 }, gesture: "tap" }],
      holding({ explorer: 7 }),
    );
    expect(none).toBeNull();
    expect(step(decision(), armed, { type: "goal", goal: { boat: 8 }, gesture: "tap" })[1]).toEqual({
      type: "send",
      actions: [11, 12],
    });
  });

  it("keeps a piece in hand while it can go on, and puts it back at a second press", () => {
    expect(resume(decision(), holding({ explorer: 7 })).mode).toEqual({ at: "piece", piece: { explorer: 7 } });
    expect(resume(decision({ plans: [plan({ id: 3 })] }), holding({ explorer: 7 })).mode).toEqual({ at: "rest" });
    const [selection] = run(decision(), [{ type: "piece", piece: { explorer: 7 } }], holding({ explorer: 7 }));
    expect(selection.mode).toEqual({ at: "rest" });
  });

  it("asks about places that the chosen piece cannot reach", () => {
    const ask = (from: Selection, place: Extract<Event, { type: "ask" }>["place"]) =>
      step(decision(), from, { type: "ask", place })[1];
    expect(ask(holding({ explorer: 7 }), { cell: 3 })).toMatchObject({ question: { explorer: 7, to: 3 } });
    expect(ask(holding({ explorer: 7 }), { isle: 2 })).toMatchObject({ question: { explorer: 7, isle: 2 } });
    expect(ask(holding({ boat: 4 }), { cell: 3 })).toMatchObject({ question: { boat: 4, to: 3 } });
    expect(ask(NO_SELECTION, { explorer: 12 })).toMatchObject({ question: { explorer: 12, to: 44 } });
  });
});

describe("sinking", () => {
  it("never happens by a press on a tile alone", () => {
    const [selection, effect] = run(decision(), [{ type: "goal", goal: { cell: 41 }, gesture: "do" }]);
    expect(selection.mode).toEqual({ at: "rest" });
    expect(effect).toMatchObject({ type: "explain", key: "survive-first-sink" });
  });

  it("is a step of its own: the button first, then a lit tile", () => {
    const [selection] = run(decision(), [{ type: "sink" }]);
    expect([...highlightsOf(decision(), selection).sinkable]).toEqual([31, 32, 41, 42]);
    expect(highlightsOf(decision(), selection).movable).toEqual([]);
    expect(step(decision(), selection, { type: "goal", goal: { cell: 41 }, gesture: "do" })[1]).toEqual({
      type: "send",
      actions: [241],
    });
    expect(step(decision(), selection, { type: "back" })[0].mode).toEqual({ at: "rest" });
  });

  it("comes by itself when nothing is left to move or play", () => {
    const done = decision({ plans: [], legal: decision().legal.filter((one) => one.kind === "sink") });
    expect(opening(done).mode).toEqual({ at: "sink" });
    expect(opening(decision({ plans: [] })).mode).toEqual({ at: "rest" });
  });

  it("asks why another tile stays", () => {
    expect(step(decision(), sinking, { type: "ask", place: { cell: 56 } })[1]).toMatchObject({
      question: { sink: 56 },
    });
  });
});

describe("kept tiles", () => {
  it("lift a creature of their kind", () => {
    const [selection] = run(decision(), [{ type: "tile", back: MOVE_SHARK }]);
    expect(highlightsOf(decision(), selection).movable).toEqual([{ creature: 5 }, { creature: 6 }]);
    expect(step(decision(), selection, { type: "piece", piece: { creature: 6 } })[1]).toEqual({
      type: "send",
      actions: [301],
    });
  });

  it("carry a swimmer: the tile, the piece, the space", () => {
    const carry = plan({ id: 2, tile: "dolphin", to: 112, into: "sea", actions: [30, 31], path: [101, 112] });
    const at = decision({ plans: [...PLANS, carry] });
    const [selection] = run(at, [
      { type: "tile", back: DOLPHIN },
      { type: "piece", piece: { explorer: 2 } },
    ]);
    expect([...highlightsOf(at, selection).cells.keys()]).toEqual([112]);
    expect(step(at, selection, { type: "goal", goal: { cell: 112 }, gesture: "do" })[1]).toEqual({
      type: "send",
      actions: [30, 31],
    });
    expect(step(at, selection, { type: "back" })[0].mode).toEqual({ at: "tile", back: DOLPHIN, piece: null });
  });

  it("ask why they cannot be played", () => {
    expect(run(decision(), [{ type: "tile", back: DOLPHIN }])[1]).toMatchObject({
      type: "ask",
      question: { back: DOLPHIN },
    });
  });

  it("are put down on a free space", () => {
    const at = decision({
      view: view({ phase: "drop", creature: 5 }),
      legal: [legal(700, "drop", { creature: 5, from: 79, to: 3 })],
      plans: [],
    });
    expect([...highlightsOf(at, opening(at)).cells.keys()]).toEqual([3]);
    expect(highlightsOf(at, opening(at)).chosen).toEqual({ creature: 5 });
    expect(run(at, [{ type: "goal", goal: { cell: 3 }, gesture: "do" }])[1]).toEqual({ type: "send", actions: [700] });
    expect(run(at, [{ type: "back" }])[1]).toEqual({ type: "undo" });
  });
});

describe("creatures", () => {
  it("are taken up at once when there is only one, and show whom they hit", () => {
    const selection = opening(hunt());
    expect(selection.mode).toEqual({ at: "piece", piece: { creature: 5 } });
    const lit = highlightsOf(hunt(), selection);
    expect([lit.cells.get(80)?.harms, lit.cells.get(81)?.harms]).toEqual([undefined, true]);
  });

  it("may stay", () => {
    expect(run(hunt(), [{ type: "act", kind: "stay" }])[1]).toEqual({ type: "send", actions: [499] });
  });
});

describe("answers and setting up", () => {
  it("defends or lets it happen", () => {
    expect(run(attack(true), [{ type: "act", kind: "defend" }])[1]).toEqual({ type: "send", actions: [500] });
    expect(run(attack(true), [{ type: "confirm" }])[1]).toBeNull();
    expect(run(attack(false), [{ type: "confirm" }])[1]).toEqual({ type: "send", actions: [501] });
  });

  it("places the chosen value, the highest unless another is taken", () => {
    expect(run(placing(), [{ type: "goal", goal: { cell: 42 }, gesture: "do" }])[1]).toEqual({
      type: "send",
      actions: [600],
    });
    const other: Event[] = [
      { type: "value", colour: 0, value: 1 },
      { type: "goal", goal: { cell: 41 }, gesture: "do" },
    ];
    expect(run(placing(), other)[1]).toEqual({ type: "send", actions: [601] });
    expect(run(placing(), [{ type: "goal", goal: { cell: 41 }, gesture: "do" }])[1]).toMatchObject({
      question: { place: 41 },
    });
  });

  it("picks swimmers for a boat one by one", () => {
    const at = decision({
      view: view({ phase: "crew" }),
      legal: [legal(800, "pick", { explorer: 2, boat: 9 })],
      plans: [],
    });
    expect(run(at, [{ type: "piece", piece: { explorer: 2 } }])[1]).toEqual({ type: "send", actions: [800] });
  });

  it("only asks in another's turn", () => {
    const idle = decision({ view: view({ actor: 1 }), legal: [], plans: [] });
    expect(run(idle, [{ type: "sink" }])[1]).toBeNull();
    expect(run(idle, [{ type: "ask", place: { cell: 41 } }])[1]).toMatchObject({ type: "ask" });
  });
});
