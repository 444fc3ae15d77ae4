import { describe, expect, it } from "vitest";
import type { Legal } from "$lib/api/explorers";
import { litCells, MIDGAME } from "../testing";
import { crossing, laying, sealing, taking } from "./fixture";
import { highlightsOf } from "./highlights";
import { acting, sideChoices, NO_SELECTION, type Event, type Decision, type Selection } from "./decision";
import { resume, step } from "./choices";

const run = (at: Decision, event: Event, selection: Selection = NO_SELECTION) => step(at, selection, event);
const lit = litCells(MIDGAME);

describe("crossing", () => {
  it("lights what may be crossed and sends a cell at one tap", () => {
    const at = crossing();
    expect([...highlightsOf(at).keys()].sort()).toEqual([...lit].sort());
    expect(run(at, { type: "cell", cell: lit[0] ?? -1 })[1]).toEqual({ type: "send", actions: [100] });
  });

  it("asks why at a cell that is not lit", () => {
    expect(run(crossing(), { type: "cell", cell: 255 })[1]).toEqual({
      type: "ask",
      question: { cross: 255 },
      about: { cell: 255 },
    });
  });

  it("is for those who have not sealed", () => {
    const at = crossing();
    const sealed = crossing({ view: { ...at.view, actors: [2] }, legal: [] });
    expect(acting(at)).toBe(true);
    expect(acting(sealed)).toBe(false);
    expect(highlightsOf(sealed).size).toBe(0);
    expect(run(sealed, { type: "seal" })[1]).toMatchObject({ type: "explain", key: "reason-explorers-sealed" });
  });

  it("seals when nothing is left, and else tells what is", () => {
    expect(run(sealing(), { type: "seal" })[1]).toEqual({ type: "send", actions: [7] });
    expect(run(crossing(), { type: "seal" })[1]).toMatchObject({
      type: "explain",
      key: "reason-explorers-crosses-left",
      args: { left: 1 },
    });
  });
});

describe("the card and the maps", () => {
  it("takes a half at one click", () => {
    const at = taking();
    expect([...sideChoices(at)]).toEqual([
      [0, 3],
      [1, 2],
    ]);
    expect(run(at, { type: "side", side: 1 })[1]).toEqual({ type: "send", actions: [101] });
  });

  it("holds a map until its terrain is chosen, and puts it back", () => {
    const at = taking();
    const [held, nothing] = run(at, { type: "map" });
    expect([held.mode.at, nothing]).toEqual(["map", null]);
    expect(run(at, { type: "cell", cell: 3 }, held)[1]).toMatchObject({
      type: "explain",
      key: "explorers-first-terrain",
    });
    const chart = at.legal.find((one) => one.kind === "chart" && one.terrain === 2);
    expect(run(at, { type: "chart", terrain: 2 }, held)[1]).toEqual({ type: "send", actions: [chart?.action] });
    expect(run(at, { type: "back" }, held)[0]).toEqual(NO_SELECTION);
    expect(resume(at, held).mode.at).toBe("map");
    expect(resume(crossing(), held).mode.at).toBe("rest");
  });

  const fresh = (): Decision => {
    const at = crossing();
    return { ...at, view: { ...at.view, boards: at.view.boards.map((one) => ({ ...one, fresh: [] })) } };
  };

  it("changes its mind about the half while nothing is crossed", () => {
    expect(run(fresh(), { type: "side", side: 0 })[1]).toEqual({ type: "instead", event: { type: "side", side: 0 } });
    expect(run(fresh(), { type: "side", side: 1 })[1]).toMatchObject({ type: "ask", question: { take: 1 } });
    expect(run(crossing(), { type: "side", side: 0 })[1]).toMatchObject({ type: "ask", question: { take: 0 } });
  });

  it("changes its mind in favour of a map, and asks why when it is too late", () => {
    expect(run(fresh(), { type: "map" })[1]).toEqual({ type: "instead", event: { type: "map" } });
    expect(run(crossing(), { type: "map" })[1]).toMatchObject({
      type: "ask",
      question: { chart: 0 },
      about: { button: "map" },
    });
  });
});

describe("setting up", () => {
  it("lays the tile as it is turned, and asks about one that lies", () => {
    const at = laying();
    const one = at.legal.find((legal) => legal.turn === 3) as Legal;
    expect(run(at, { type: "lay", tile: one.tile ?? 0, turn: 3 })[1]).toEqual({ type: "send", actions: [one.action] });
    expect(run(at, { type: "tile", tile: 3 })[1]).toMatchObject({ type: "ask", question: { lay: 3 } });
    expect(run(at, { type: "cell", cell: 0 })[1]).toMatchObject({ type: "explain", key: "explorers-first-tile" });
  });

  it("starts from a village that is pressed", () => {
    const { view } = crossing();
    const at = crossing({
      view: { ...view, phase: "village" },
      legal: [{ kind: "village", seat: 0, slot: 2, action: 9 } as Legal],
    });
    const cell = view.villages.find((one) => one.slot === 2)?.cell ?? -1;
    expect(run(at, { type: "cell", cell })[1]).toEqual({ type: "send", actions: [9] });
  });

  it("picks which bonus comes first", () => {
    const at = crossing({ legal: [{ kind: "bonus", seat: 0, slot: 1, crosses: 3, action: 5 } as Legal] });
    expect(run(at, { type: "bonus", slot: 1 })[1]).toEqual({ type: "send", actions: [5] });
    expect(run(at, { type: "seal" })[1]).toMatchObject({ key: "reason-explorers-pick-bonus" });
  });
});
