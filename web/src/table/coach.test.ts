import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Caution, LogLine } from "$lib/api";
import { Coach, warningOf, type Warning } from "./coach.svelte";
import CoachPanel from "./CoachPanel.svelte";
import type { LogEntry } from "./module";

afterEach(cleanup);

const entry = (text: string, step: number): LogEntry => ({
  seat: 0,
  round: 1,
  step,
  at: 0,
  rule: "",
  parts: [{ text, strong: true }],
  text,
  places: [7],
});
const GAME = { suggestions: (lines: readonly LogLine[]) => lines.map(({ step }) => entry(`step ${step}`, step)) };
const NOW = { entries: 8, viewer: 0, view: { game: "eldorado" } } as Parameters<typeof warningOf>[1];
const lines = [{ step: 9 }, { step: 10 }] as LogLine[];
const CAUTION: Caution = {
  type: "caution",
  seat: 0,
  entries: 8,
  actions: [3, 4],
  loss: 0.12,
  reason: { term: "turns", amount: 0, seat: 0 },
  better: { actions: [1, 2], chance: 0.5, lines: lines as never, reason: null },
  late: false,
};
const name = () => "Ben";
const warning = (more: Partial<Caution> = {}): Warning =>
  warningOf(GAME, NOW, { ...CAUTION, ...more }, name) as Warning;

describe("what the coach says", () => {
  it("is what it costs, what is better, and why", () => {
    const { cost, better } = warning();
    expect(cost).toContain("50% to about 38%");
    expect(better).toMatchObject({
      actions: [1],
      next: "step 10",
      places: [7],
      reason: "shortens the way to the city",
    });
  });

  it("has a reason also where the value does not tell the two apart", () => {
    expect(warning({ reason: null }).better.reason).toContain("playing on");
  });

  it("sounds different afterwards", () => expect(warning({ late: true }).cost).toContain("can still be taken back"));

  it("never falls below nothing", () => expect(warning({ loss: 0.9 }).cost).toContain("about 0%"));
});

describe("the coach at a table", () => {
  const socket = { play: vi.fn(() => true), undo: vi.fn(() => true) };
  const coached = (more: Partial<Caution> = {}): Coach => {
    const coach = new Coach(socket);
    coach.receive({ ...CAUTION, ...more });
    coach.settle(GAME, NOW, name);
    return coach;
  };
  beforeEach(() => vi.clearAllMocks());

  it("plays what is meant, and says that it is", () => {
    const coach = coached();
    coach.mean();
    expect(socket.play).toHaveBeenCalledWith([3, 4], true);
    expect(coach.current).toBeNull();
  });

  it("has nothing to undo where nothing was done", () => {
    coached().takeBack();
    expect(socket.undo).not.toHaveBeenCalled();
  });

  it("takes back all that was done in one move, or leaves it", () => {
    coached({ late: true }).takeBack();
    expect(socket.undo).toHaveBeenCalledWith(2);
    coached({ late: true }).mean();
    expect(socket.play).not.toHaveBeenCalled();
  });

  it("waits until the position that it speaks of is shown, and is silent about another", () => {
    const coach = new Coach(socket);
    coach.receive({ ...CAUTION, entries: 9 });
    coach.settle(GAME, NOW, name);
    expect(coach.current).toBeNull();
    coach.settle(GAME, { ...NOW, entries: 9 }, name);
    expect(coach.current).not.toBeNull();
  });
});

describe("the panel", () => {
  const open = (more: Partial<Caution> = {}) => {
    const ways = { highlight: vi.fn(), takeBack: vi.fn(), mean: vi.fn() };
    render(CoachPanel, { props: { warning: warning(more), ...ways } });
    return ways;
  };

  it("shows the better move on the map, and stops showing it", async () => {
    const { highlight } = open();
    await fireEvent.click(screen.getByTestId("coach-show"));
    expect(highlight).toHaveBeenLastCalledWith(expect.objectContaining({ actions: [1] }));
    await fireEvent.click(screen.getByTestId("coach-show"));
    expect(highlight).toHaveBeenLastCalledWith(null);
  });

  it("takes it back by Escape", async () => {
    const { takeBack } = open();
    await fireEvent.keyDown(screen.getByTestId("coach"), { key: "Escape" });
    expect(takeBack).toHaveBeenCalled();
  });

  it("has nothing to show once it is done", () => {
    open({ late: true });
    expect(screen.queryByTestId("coach-show")).toBeNull();
    expect(screen.getByTestId("coach-mean").textContent).toBe("Leave it");
  });
});
