import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Measurement, RouteCheck } from "$lib/api/routes";
import { named } from "./begin";
import { Checker } from "./checker.svelte";
import { Editor } from "./editor.svelte";
import { bars, heatOf, median, shares, unfair } from "./measures";
import { keepDraft, keptDraft, OwnRoutes } from "./ownRoutes.svelte";
import { namesBehind, pastedRoute, shareAddress } from "./share";
import { EMPTY } from "./pieces";
import { box, draftOf, ROW } from "./testing";
import { Tryout } from "./tryout.svelte";

describe("the editor", () => {
  it("lays boards side by side, chooses what was laid, and takes it back", () => {
    const editor = new Editor(box, EMPTY);
    editor.take("board", "A");
    editor.aimAt({ x: 900, y: -900 });
    expect(editor.layHeld()).toBe(true);
    editor.take("board", "C");
    expect(editor.layHeld()).toBe(false);
    editor.aim = 3;
    editor.turn(-1);
    expect(editor.held?.turn).toBe(5);
    editor.layHeld();
    expect(editor.draft.boards.map(({ what, turn }) => `${what}${turn}`)).toEqual(["A0", "C5"]);
    expect(editor.chosen).toEqual({ part: "board", index: 1 });
    editor.undo();
    expect(editor.draft.boards).toHaveLength(1);
    editor.redo();
    editor.choose({ part: "board", index: 1 });
    editor.remove();
    expect(editor.draft.boards).toHaveLength(1);
  });

  it("chooses a board that lies already instead of taking it twice, nor its back", () => {
    const editor = new Editor(box, ROW);
    editor.take("board", "C");
    expect([editor.held, editor.chosen]).toEqual([null, { part: "board", index: 1 }]);
    editor.flip();
    expect(editor.face("C")).toBe("D");
    expect(editor.lyingBoard("C")).toBeNull();
  });

  it("walks an end round the free corners", () => {
    const editor = new Editor(box, { ...ROW, finish: null });
    editor.take("finish", "jungle");
    editor.turn();
    editor.turn();
    const aimed = editor.aimed;
    editor.flip();
    editor.layHeld();
    expect(editor.draft.finish).toEqual({ what: "water", turn: aimed?.turn, q: aimed?.q, r: aimed?.r });
  });

  it("shows a visitor's route without losing the draft, which undoing brings back", () => {
    const adopted = vi.fn();
    const mine = draftOf(["B 0 0 0"]);
    const editor = new Editor(box, mine, adopted);
    editor.visit(ROW);
    expect([editor.draft, editor.own, editor.canUndo]).toEqual([ROW, mine, false]);
    editor.setSeam("A", "C");
    expect(adopted).toHaveBeenCalledOnce();
    expect(editor.own.boards).toHaveLength(3);
    editor.undo();
    expect(editor.own).toEqual(mine);
  });

  it("needs the expansion for its boards and the Tavern, or when asked", () => {
    const editor = new Editor(box, draftOf(["A 0 0 0", "S 0 7 -4"]));
    expect(editor.expansion).toBe(true);
    editor.replace(EMPTY);
    expect(editor.expansion).toBe(false);
    editor.setExpansion(true);
    expect(editor.expansion).toBe(true);
  });

  it("opens and closes seams one by one and all together", () => {
    const editor = new Editor(box, ROW);
    expect(editor.map.joints.map(({ one, other, open }) => [one, other, open])).toEqual([
      ["A", "C", false],
      ["C", "E", false],
    ]);
    editor.setSeam("A", "C");
    expect(editor.map.joints.map(({ open }) => open)).toEqual([true, false]);
    editor.setAllSeams();
    expect(editor.draft.open).toEqual([]);
    editor.setAllSeams();
    expect(editor.map.joints.every(({ open }) => open)).toBe(true);
  });
});

describe("the checker", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const answer = (text: string) => ({ text }) as RouteCheck;

  it("waits for a pause, and drops answers to older questions", async () => {
    const asked: { text: string; reply: (check: RouteCheck) => void }[] = [];
    const checker = new Checker((text) => new Promise((reply) => asked.push({ text, reply })));
    checker.look("one");
    checker.look("two");
    await vi.advanceTimersByTimeAsync(300);
    expect(asked.map(({ text }) => text)).toEqual(["two"]);
    checker.look("three");
    await vi.advanceTimersByTimeAsync(300);
    asked[1]?.reply(answer("three"));
    await vi.advanceTimersByTimeAsync(0);
    asked[0]?.reply(answer("two"));
    await vi.advanceTimersByTimeAsync(0);
    expect([checker.check?.text, checker.busy]).toEqual(["three", false]);
  });

  it("keeps its last word when the table cannot be reached, and asks again", async () => {
    let works = false;
    const checker = new Checker((text) => (works ? Promise.resolve(answer(text)) : Promise.reject(new Error("away"))));
    checker.look("one");
    await vi.advanceTimersByTimeAsync(300);
    expect(checker.error).toBeInstanceOf(Error);
    works = true;
    checker.again();
    await vi.advanceTimersByTimeAsync(300);
    expect([checker.error, checker.check?.text]).toEqual([null, "one"]);
  });
});

const measured = (more: Partial<Measurement> = {}): Measurement => ({
  races: 100,
  players: 4,
  rounds: 10,
  fewest_rounds: 8,
  most_rounds: 12,
  lead_changes: 2,
  wins: [0.25, 0.25, 0.25, 0.25],
  unfairness: 0,
  terrains: {},
  variety: 0.5,
  shortest: [1, 1],
  easiest: [1, 1],
  shared_way: 1,
  spread: [1, 3, 4, 0, 2],
  heat: {},
  ...more,
});

describe("a try", () => {
  function line() {
    const heard = new Map<string, (event: Event) => void>();
    const close = vi.fn();
    const open = vi.fn(() => ({
      addEventListener: (name: string, hear: (event: Event) => void) => heard.set(name, hear),
      close,
    }));
    const say = (name: string, data?: unknown) =>
      heard.get(name)?.(data === undefined ? new Event(name) : new MessageEvent(name, { data: JSON.stringify(data) }));
    return { open: open as never, close, say };
  }

  it("tells its progress and its result, then hangs up", () => {
    const { open, close, say } = line();
    const tryout = new Tryout(open);
    tryout.start("own-1", ROW);
    expect(open).toHaveBeenCalledWith("/api/eldorado/tryout?route=own-1&races=100&players=4");
    say("progress", { done: 3, total: 100 });
    expect([tryout.running, tryout.progress.done]).toEqual([true, 3]);
    say("result", measured());
    expect([tryout.running, tryout.last?.measured.races, close.mock.calls.length]).toEqual([false, 100, 1]);
  });

  it("may be stopped, and breaks off without asking again", () => {
    const { open, close, say } = line();
    const tryout = new Tryout(open);
    tryout.start("own-1", ROW);
    tryout.cancel();
    say("error");
    expect([tryout.running, tryout.broken, close.mock.calls.length]).toEqual([false, false, 1]);
    tryout.start("own-1", ROW);
    say("error");
    expect([tryout.running, tryout.broken, close.mock.calls.length]).toEqual([false, true, 2]);
  });
});

describe("what races say", () => {
  it("the middle race, by rounds", () => {
    const list = bars(measured());
    expect(list.map(({ rounds }) => rounds)).toEqual([8, 9, 10, 11, 12]);
    expect(median(list)).toBe(10);
    expect(median([])).toBe(0);
  });

  it("differences that chance explains are fair, others are not", () => {
    expect(unfair(measured({ wins: [0.3, 0.27, 0.23, 0.2] }))).toEqual({ more: [], less: [] });
    expect(unfair(measured({ wins: [0.5, 0.25, 0.2, 0.05] }))).toEqual({ more: [1], less: [4] });
    for (const { share, low, high } of shares(measured({ wins: [0, 0.1, 0.3, 0.6] }))) {
      expect(low).toBeLessThanOrEqual(share + 1e-9);
      expect(high).toBeGreaterThan(share);
    }
  });

  it("heat goes from nobody to nearly everybody", () => {
    const heat = { A1: 1, A2: 20, A3: 60, A4: 150, A5: 380 };
    const levels = ["B9", ...Object.keys(heat)].map((name) => heatOf(measured({ heat }), name));
    expect(levels).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe("what a browser keeps", () => {
  beforeEach(() => localStorage.clear());

  it("routes in place of their earlier form, the newest first", () => {
    const own = new OwnRoutes();
    const first = own.save({ ...ROW, en: "Row" });
    const second = own.save(draftOf(["A 0 0 0"]));
    own.save({ ...first, en: "Long row" });
    expect(new OwnRoutes().list.map(({ draft }) => [draft.own, draft.en])).toEqual([
      [first.own, "Long row"],
      [second.own, ""],
    ]);
    own.forget(first.own);
    expect(new OwnRoutes().list).toHaveLength(1);
  });

  it("the draft, and nothing in place of nonsense", () => {
    expect(keptDraft()).toBeNull();
    keepDraft(ROW);
    expect(keptDraft()).toEqual(ROW);
    localStorage.setItem("incognita.eldorado.routes", '[{"draft":{"boards":7}},null,"x"]');
    expect(new OwnRoutes().list).toEqual([]);
  });
});

describe("addresses", () => {
  it("carry the names behind the #", () => {
    const address = shareAddress("own-12", { en: "Row & back", fr: "Aller-retour" });
    expect(address).toMatch(/^\/eldorado\/route\/own-12#/);
    expect(namesBehind(address.slice(address.indexOf("#")))).toEqual({ en: "Row & back", fr: "Aller-retour" });
    expect(shareAddress("own-12", { en: "", fr: "" })).toBe("/eldorado/route/own-12");
  });

  it("are understood when pasted; other texts stay as they are", () => {
    expect(pastedRoute("look: https://table.example/eldorado/route/own-12#en=Row")).toEqual({
      text: "own-12",
      names: { en: "Row", fr: "" },
    });
    expect(pastedRoute("incognita route 1")).toEqual({ text: "incognita route 1", names: { en: "", fr: "" } });
  });
});

it("routes are found by name in either language, whatever the accents", () => {
  const origin = (en: string, fr: string) => ({
    id: en,
    kind: "official" as const,
    draft: { ...EMPTY, en, fr },
    difficulty: "easy",
  });
  const all = [origin("Hills of Gold", "Collines dorées"), origin("Swamp", "Marécage")];
  expect(named(all, "dorees").map(({ id }) => id)).toEqual(["Hills of Gold"]);
  expect(named(all, "SWA").map(({ id }) => id)).toEqual(["Swamp"]);
  expect(named(all, " ")).toHaveLength(2);
});
