import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, type AddedStep, type Analysis, type AnalysisPosition, type OtherMove } from "$lib/api";
import { studies } from "./api";
import type { GameModule, GameTable } from "../table/module";
import { keyActions } from "./keys";
import { Keeper } from "./keeper.svelte";
import { keptStudies } from "./kept.svelte";
import { StudySession } from "./session.svelte";
import { addSteps, emptyTree, everyNode, movesOf } from "./tree";

const EMPTY: Analysis = {
  game: "somewhere",
  rules: 1,
  options: {},
  origin: null,
  seats: ["Ann", "Ben"],
  tags: {},
  comment: "",
  moves: [],
};

const step = (seat: number, action: number, guessed = false): AddedStep => ({
  seat,
  action,
  text: `${seat}:${action}`,
  guessed,
});

const position = (added: AddedStep[], more: Partial<AnalysisPosition> = {}): AnalysisPosition => ({
  added,
  since: 0,
  log: [],
  actor: 0,
  actors: [0],
  viewer: 0,
  view: { game: "somewhere", seat: 0, actor: 0 } as unknown as AnalysisPosition["view"],
  legal: [],
  plans: [],
  outcomes: [],
  hidden: false,
  over: false,
  scores: [0, 0],
  scene: null,
  ...more,
});

const shown = vi.fn(() => Promise.resolve());
const table = { show: shown, finish: () => {}, entries: () => [], setChairs: () => {}, viewer: 0 };
const module = { start: () => table as unknown as GameTable } as unknown as GameModule;
const texts = (session: StudySession): string =>
  everyNode(session.root)
    .map(({ text }) => text)
    .join(" ");

async function opened(): Promise<StudySession> {
  vi.spyOn(studies, "position").mockResolvedValueOnce(position([]));
  const session = new StudySession(EMPTY, () => Promise.resolve(module));
  await session.open();
  return session;
}

beforeEach(() => void shown.mockClear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("the analysis board", () => {
  it("adds what is played to the tree, with what chance brought", async () => {
    const session = await opened();
    const asked = vi.spyOn(studies, "position").mockResolvedValueOnce(position([step(0, 4), step(-1, 2)]));
    expect(session.play([4])).toBe(true);
    expect(session.play([4])).toBe(false);
    await vi.waitFor(() => expect(session.busy).toBe(false));
    expect(texts(session)).toBe("0:4 -1:2");
    expect(session.steps).toBe(2);
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ steps: [], play: [4], lot: "none" }));
  });

  it("leaves to lots what it is told to", async () => {
    const session = await opened();
    const asked = vi.spyOn(studies, "position").mockResolvedValue(position([]));
    session.chance = "table";
    session.own = 1;
    session.play([1]);
    await vi.waitFor(() => expect(session.busy).toBe(false));
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ lot: "hidden", own: 1 }));
  });

  it("goes back without asking again, and begins a variation there", async () => {
    const session = await opened();
    const asked = vi.spyOn(studies, "position").mockResolvedValueOnce(position([step(0, 4)]));
    session.play([4]);
    await vi.waitFor(() => expect(session.steps).toBe(1));
    asked.mockResolvedValueOnce(position([]));
    session.undo();
    await vi.waitFor(() => expect(session.steps).toBe(0));
    await vi.waitFor(() => expect(session.busy).toBe(false));
    const count = asked.mock.calls.length;
    const first = session.root.next[0];
    if (first) await session.go(first);
    session.undo();
    await vi.waitFor(() => expect(session.steps).toBe(0));
    expect(asked.mock.calls).toHaveLength(count);
    asked.mockResolvedValueOnce(position([step(0, 9)]));
    session.play([9]);
    await vi.waitFor(() => expect(session.steps).toBe(1));
    expect(movesOf(session.root).map(({ parent }) => parent)).toEqual([-1, -1]);
  });

  it("says why something cannot be done, and stays where it is", async () => {
    const session = await opened();
    vi.spyOn(studies, "position").mockRejectedValueOnce(new ApiError("illegal", "Too dear.", 400));
    session.play([4]);
    await vi.waitFor(() => expect(session.trouble).toBe("Too dear."));
    expect(session.steps).toBe(0);
    expect(session.busy).toBe(false);
  });

  it("lets a guess give way to what was played", async () => {
    const session = await opened();
    const asked = vi.spyOn(studies, "position").mockResolvedValueOnce(position([step(-1, 2, true)]));
    session.draw("one");
    await vi.waitFor(() => expect(session.guesses).toEqual([0]));
    asked.mockResolvedValueOnce(position([step(0, 7)]));
    const line = {} as unknown as OtherMove["line"];
    session.playOther({ action: 7, text: "0:7", line, first: 0, steps: [step(-1, 3, true)] });
    await vi.waitFor(() => expect(session.steps).toBe(2));
    expect(texts(session)).toBe("-1:3 0:7");
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ steps: [[-1, 3]], play: [7] }));
  });

  it("puts marks by keys, and leaves arrows to the map", async () => {
    const session = await opened();
    vi.spyOn(studies, "position").mockResolvedValueOnce(position([step(0, 4)]));
    session.play([4]);
    await vi.waitFor(() => expect(session.steps).toBe(1));
    const judge = { toggle: vi.fn() };
    keyActions(session, judge, false)["!"]?.();
    expect(session.node.marks).toBe("!");
    keyActions(session, judge, false)["j"]?.();
    expect(judge.toggle).toHaveBeenCalledOnce();
    expect(keyActions(session, judge, true)["ArrowLeft"]).toBeUndefined();
    expect(keyActions(session, judge, false)["1"]).toBeUndefined();
  });
});

describe("a study that is kept", () => {
  it("is saved after a change, with the version that was changed", async () => {
    vi.useFakeTimers();
    const session = await opened();
    vi.spyOn(studies, "keep").mockResolvedValueOnce({ id: "x", key: "k", version: 1, analysis: null });
    const keeper = new Keeper(session);
    expect(keeper.mayChange).toBe(true);
    await keeper.keep();
    expect(keptStudies.list[0]).toMatchObject({ id: "x", key: "k" });
    const changed = vi.spyOn(studies, "change").mockResolvedValueOnce({ id: "x", key: "", version: 2, analysis: null });
    session.comment = "Well.";
    session.changed();
    keeper.touched();
    await vi.advanceTimersByTimeAsync(1500);
    expect(changed).toHaveBeenCalledWith("x", "k", expect.objectContaining({ version: 1, comment: "Well." }));
    expect(keeper.version).toBe(2);
    keeper.close();
  });

  it("is joined with what others have saved in the meantime", async () => {
    vi.useFakeTimers();
    const session = await opened();
    addSteps(session.root, [step(0, 1)]);
    session.changed();
    const theirs = emptyTree();
    addSteps(theirs, [step(0, 2)]);
    const moves = movesOf(theirs).map((move) => ({
      marks: "",
      comment: "",
      name: "",
      guessed: false,
      ...move,
      text: "0:2",
    }));
    vi.spyOn(studies, "change")
      .mockRejectedValueOnce(new ApiError("newer-study", "", 409))
      .mockResolvedValue({ id: "x", key: "", version: 6, analysis: null });
    vi.spyOn(studies, "kept").mockResolvedValue({ id: "x", key: "", version: 5, analysis: { ...EMPTY, moves } });
    const keeper = new Keeper(session, { id: "x", key: "k", version: 3 });
    keeper.touched();
    await vi.advanceTimersByTimeAsync(3000);
    expect(texts(session)).toBe("0:1 0:2");
    expect(keeper.version).toBe(6);
    expect(keeper.notice).not.toBe("");
    keeper.close();
  });

  it("cannot be changed without its key", async () => {
    const keeper = new Keeper(await opened(), { id: "x", key: "", version: 3 });
    expect(keeper.mayChange).toBe(false);
    keeper.close();
  });
});
