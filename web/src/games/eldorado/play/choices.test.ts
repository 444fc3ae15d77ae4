import { describe, expect, it } from "vitest";
import {
  CARTOGRAPHER,
  CHEST,
  EXPLORER,
  legal,
  decision,
  plan,
  SCOUT,
  TRAILBLAZER,
  TRAVELER,
  TRAVEL_LOG,
  TURN,
  view,
} from "./fixture";
import { type Event, type Decision, type Selection, NO_SELECTION } from "./decision";
import { opening, step } from "./choices";
import { resume } from "./moveQueue";
import { offered, ways } from "./planChoice";

const tap = (cell: number, gesture: "hover" | "tap" | "do" = "do"): Event => ({
  type: "place",
  place: { cell },
  gesture,
});
const card = (slot: number): Event => ({ type: "card", slot });

/** Plays events one after the other; the last effect is the result. */
function run(at: Decision, events: Event[], selection: Selection = opening(at)): ReturnType<typeof step> {
  return events.reduce<ReturnType<typeof step>>(([now], event) => step(at, now, event), [selection, null]);
}

describe("moving", () => {
  it("lights what the chosen card reaches and sends the whole way in one message", () => {
    const [selection] = run(decision(), [card(3)]);
    expect(offered(decision(), selection.mode).map((one) => one.to)).toEqual([11, 13]);
    expect(run(decision(), [card(3), tap(13)])[1]).toEqual({ type: "send", actions: [1, 2] });
  });

  it("puts a card back by Esc and by choosing it again", () => {
    expect(run(decision(), [card(3), { type: "back" }])[0]).toEqual(NO_SELECTION);
    expect(run(decision(), [card(3), card(3)])[0]).toEqual(NO_SELECTION);
    expect(run(decision(), [card(3), card(2)])[0].mode).toEqual({ at: "card", slot: 2 });
  });

  it("looks at the first tap of a finger and plays at the second", () => {
    const [looked, nothing] = run(decision(), [card(3), tap(11, "hover"), tap(11, "tap")]);
    expect(nothing).toBeNull();
    expect(looked.hovered).toEqual({ cell: 11 });
    expect(step(decision(), looked, tap(13, "tap"))[1]).toBeNull();
    expect(step(decision(), looked, tap(11, "tap"))[1]).toEqual({ type: "send", actions: [1] });
  });

  it("asks why not at a place that is not lit, of the card in hand", () => {
    expect(run(decision(), [card(3), tap(50)])[1]).toEqual({
      type: "ask",
      question: { to: 50, card: TRAILBLAZER },
      about: { place: { cell: 50 } },
    });
    const blockade: Event = { type: "place", place: { blockade: 0 }, gesture: "do" };
    expect(run(decision(), [blockade])[1]).toMatchObject({ question: { blockade: 0 } });
  });

  it("lights left-over strength by itself and prefers it to a card", () => {
    const left = plan({ card: -1, actions: [9], used: 1, held: 2 });
    const at = decision({ view: view({ mover: 0, symbol: "machete", strength: 2 }), plans: [left, plan({})] });
    expect(offered(at, NO_SELECTION.mode)).toEqual([left]);
    expect(run(at, [tap(11)])[1]).toEqual({ type: "send", actions: [9] });
    expect(ways([plan({}), left])).toEqual([left]);
  });

  it("lights everything in reach of a picked piece, and asks which card when several lead there", () => {
    const [picked] = run(decision(), [{ type: "piece", piece: 0 }]);
    expect(offered(decision(), picked.mode)).toHaveLength(3);
    const [which, effect] = step(decision(), picked, tap(11));
    expect(effect).toBeNull();
    expect(which.mode.at).toBe("which");
    expect(step(decision(), which, { type: "option", index: 1 })[1]?.type).toBe("send");
    expect(step(decision(), which, card(2))[1]).toEqual({ type: "send", actions: [3] });
    expect(step(decision(), which, { type: "back" })[0]).toEqual(NO_SELECTION);
  });

  it("picks the piece when an unlit cell in reach is pressed with nothing chosen", () => {
    const [selection, effect] = run(decision(), [tap(13)]);
    expect(effect).toBeNull();
    expect(selection.mode).toEqual({ at: "piece", piece: 0 });
    expect(step(decision(), selection, tap(13))[1]).toEqual({ type: "send", actions: [1, 2] });
  });

  it("asks which piece goes when both can", () => {
    const at = decision({ plans: [plan({}), plan({ piece: 1, actions: [5] })] });
    const [selection] = run(at, [card(3), tap(11)]);
    expect(selection.mode).toMatchObject({ at: "which" });
    expect(step(at, selection, { type: "option", index: 1 })[1]).toEqual({ type: "send", actions: [5] });
  });
});

describe("rubble and camps", () => {
  const entry = plan({ card: -1, to: 20, actions: [40], used: 0, held: 0, symbol: "", cards: 2 });

  it("gives up the card in hand first", () => {
    const at = decision({ plans: [entry] });
    const [selection, effect] = run(at, [card(3), tap(20)]);
    expect(effect).toEqual({ type: "send", actions: [40] });
    const owing = decision({
      view: view({ phase: "give", owed: 2, space: "rubble" }),
      legal: [legal(51, "give", { card: TRAILBLAZER })],
      plans: [],
    });
    expect(resume(owing, selection)[1]).toEqual({ type: "send", actions: [51] });
  });

  it("sends at the last card owed, and not before", () => {
    const at = decision({
      view: view({ phase: "give", owed: 2, space: "camp" }),
      legal: [legal(50, "give", { card: TRAVELER }), legal(51, "give", { card: EXPLORER })],
      plans: [],
    });
    const [one, nothing] = run(at, [card(0)]);
    expect(nothing).toBeNull();
    expect(one.mode).toEqual({ at: "pick", slots: [0] });
    expect(step(at, one, card(0))[0].mode).toEqual({ at: "pick", slots: [] });
    expect(step(at, one, card(2))[1]).toEqual({ type: "send", actions: [50, 51] });
    expect(step(at, opening(at), { type: "back" })[1]).toEqual({ type: "undo" });
  });
});

describe("buying", () => {
  it("adds up what is tapped and buys the pile in two messages", () => {
    const [paying] = run(decision(), [{ type: "buy" }, card(0), card(1)]);
    expect(paying.mode).toEqual({ at: "buy", slots: [0, 1], want: -1 });
    const [sent, effect] = step(decision(), paying, { type: "pile", card: SCOUT });
    expect(effect).toEqual({ type: "send", actions: [100, 100] });
    expect(sent.queue).toEqual([{ kind: "buy", card: SCOUT }]);
    const paid = decision({ view: view({ purse: 4 }), legal: [legal(303, "buy", { card: SCOUT })] });
    expect(resume(paid, sent)[1]).toEqual({ type: "send", actions: [303] });
    expect(resume(decision({ legal: [legal(299, "end")] }), sent)).toEqual([NO_SELECTION, null]);
  });

  it("suggests the smallest payment when the pile is tapped first, and lets it be changed", () => {
    const [selection] = run(decision(), [{ type: "pile", card: SCOUT }]);
    expect(selection.mode).toEqual({ at: "buy", slots: [0], want: SCOUT });
    const [changed] = step(decision(), selection, card(0));
    expect(step(decision(), changed, { type: "confirm" })[1]).toBeNull();
    expect(step(decision(), selection, { type: "confirm" })[1]).toEqual({ type: "send", actions: [100] });
  });

  it("asks why a pile is out of reach", () => {
    expect(run(decision(), [{ type: "pile", card: CARTOGRAPHER }])[1]).toMatchObject({
      question: { buy: CARTOGRAPHER },
    });
    const poor = decision({ view: view({ bought: true }) });
    expect(run(poor, [{ type: "buy" }])[1]).toMatchObject({ type: "ask", about: { button: "buy" } });
  });

  it("takes a free card", () => {
    const at = decision({ view: view({ phase: "take" }), legal: [legal(70, "take", { card: CHEST })], plans: [] });
    expect(run(at, [{ type: "pile", card: CHEST }])[1]).toEqual({ type: "send", actions: [70] });
    expect(run(at, [{ type: "pile", card: SCOUT }])[1]).toMatchObject({ question: { take: SCOUT } });
  });
});

describe("action cards", () => {
  it("plays a card that only draws by Enter", () => {
    const at = decision({
      view: view({ hand: [CARTOGRAPHER] }),
      legal: [legal(80, "play", { card: CARTOGRAPHER, draw: 2 })],
      plans: [],
    });
    expect(run(at, [card(0), { type: "confirm" }])[1]).toEqual({ type: "send", actions: [80] });
  });

  it("lets the number of draws be chosen", () => {
    const plays = [0, 1, 2].map((draw) => legal(80 + draw, "play", { card: TRAVEL_LOG, draw }));
    const at = decision({ view: view({ hand: [TRAVEL_LOG] }), legal: plays, plans: [] });
    expect(run(at, [card(0), { type: "confirm" }])[1]).toBeNull();
    expect(run(at, [card(0), { type: "draw", draw: 1 }])[1]).toEqual({ type: "send", actions: [81] });
  });

  it("removes up to so many, or none", () => {
    const removing = [
      legal(60, "remove", { card: TRAVELER }),
      legal(61, "remove", { card: EXPLORER }),
      legal(69, "done"),
    ];
    const at = decision({ view: view({ phase: "remove", removable: 2 }), legal: removing, plans: [] });
    expect(run(at, [{ type: "confirm" }])[1]).toEqual({ type: "send", actions: [69] });
    expect(run(at, [card(0), { type: "confirm" }])[1]).toEqual({ type: "send", actions: [60, 69] });
    const [all, effect] = run(at, [card(0), card(2), { type: "confirm" }]);
    expect(effect).toEqual({ type: "send", actions: [60, 61] });
    expect(resume(decision(), all)).toEqual([NO_SELECTION, null]);
    expect(run(at, [card(0), card(1), card(2)])[0].mode).toEqual({ at: "pick", slots: [0, 1] });
  });
});

describe("ending the turn", () => {
  it("asks what to keep and sends discards and the end together", () => {
    expect(run(decision(), [{ type: "end" }])[0].mode).toEqual({ at: "keep", slots: [] });
    expect(run(decision(), [{ type: "end" }, { type: "confirm" }])[1]).toEqual({ type: "send", actions: [299] });
    expect(run(decision(), [{ type: "end" }, card(2), { type: "end" }])[1]).toEqual({
      type: "send",
      actions: [201, 299],
    });
  });

  it("ends at once with an empty hand", () => {
    const at = decision({ view: view({ hand: [] }), legal: [legal(299, "end")] });
    expect(run(at, [{ type: "end" }])[1]).toEqual({ type: "send", actions: [299] });
  });

  it("does nothing but ask while another seat acts", () => {
    const at = decision({ view: view({ actor: 1 }), legal: [] });
    expect(run(at, [card(0), { type: "end" }])).toEqual([NO_SELECTION, null]);
    expect(run(at, [tap(11)])[1]).toMatchObject({ type: "ask" });
    expect(TURN.length).toBeGreaterThan(0);
  });
});
