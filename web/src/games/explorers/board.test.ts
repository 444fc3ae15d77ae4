import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "$lib/i18n/index.svelte";
import Board from "./Board.svelte";
import type { Target } from "./scene";
import { LAYING, litCells, MIDGAME } from "./testing";

vi.setConfig({ testTimeout: 20_000 });
const { scene, view } = MIDGAME;
const lit = litCells(MIDGAME);
const targets = new Map<number, Target>(lit.map((cell) => [cell, { label: "" }]));
const base = { scene, view, motion: 0 };
const own = view.boards[0]?.crosses ?? [];
const cell = (container: HTMLElement, id: number): SVGElement => {
  const element = container.querySelector<SVGElement>(`[data-cell="${id}"]`);
  if (!element) throw new Error(`no cell ${id}`);
  return element;
};
const name = (container: HTMLElement, id: number) => cell(container, id).getAttribute("aria-label");
const first = lit[0] ?? -1;
const dark = 200;

afterEach(() => setLanguage("en"));

describe("the sheet for the ear", () => {
  it("names all 256 cells with terrain, thing and state", () => {
    const { container } = render(Board, { ...base, targets });
    expect(container.querySelectorAll(".hit")).toHaveLength(256);
    expect(name(container, first)).toBe("E1, sand, legal");
    const [fresh = -1] = view.boards[0]?.fresh ?? [];
    expect(name(container, fresh)).toMatch(/^E6, sand, .*crossed this turn$/);
    const start = view.villages[view.start]?.cell ?? -1;
    expect(name(container, start)).toBe("K4, start village B, crossed");
    expect(name(container, view.temples[0]?.cell ?? -1)).toBe("F4, water, temple A");
  });

  it("speaks French", async () => {
    await setLanguage("fr");
    const { container } = render(Board, { ...base, targets });
    expect(name(container, first)).toBe("E1, sable, possible");
    expect(window.__missing ?? []).toEqual([]);
  });

  it("says where no tile lies yet", () => {
    const { container } = render(Board, { ...base, scene: LAYING.scene, view: LAYING.view });
    expect(name(container, 255)).toBe("P16, no tile yet");
  });

  it("is one stop of the Tab key, and Home leads to the last cross", () => {
    const { container } = render(Board, { ...base, targets });
    const stops = [...container.querySelectorAll(".hit[tabindex='0']")].map((one) =>
      Number(one.getAttribute("data-cell")),
    );
    expect(stops).toEqual([own[own.length - 1]]);
  });
});

describe("crossing", () => {
  it("picks a lit cell by click, Enter and Space, and asks about any other", async () => {
    const onpick = vi.fn();
    const onask = vi.fn();
    const { container } = render(Board, { ...base, targets, onpick, onask });
    await fireEvent.click(cell(container, first));
    await fireEvent.keyDown(cell(container, first), { key: "Enter" });
    await fireEvent.keyDown(cell(container, first), { key: " " });
    await fireEvent.click(cell(container, dark));
    expect(onpick.mock.calls).toEqual([[first], [first], [first]]);
    expect(onask.mock.calls).toEqual([[dark]]);
  });

  it("moves from cell to cell with the arrows", async () => {
    const { container } = render(Board, base);
    const map = container.querySelector("[role=application]") ?? container;
    cell(container, 118).focus();
    for (const [key, expected] of [
      ["ArrowRight", 119],
      ["ArrowDown", 135],
      ["ArrowLeft", 134],
      ["ArrowUp", 118],
    ] as const) {
      await fireEvent.keyDown(map, { key });
      expect(Number(document.activeElement?.getAttribute("data-cell"))).toBe(expected);
    }
  });

  it("shows a pale cross on the lit cell under the pointer, and only there", async () => {
    const onhover = vi.fn();
    const { container } = render(Board, { ...base, targets, onhover });
    await fireEvent.pointerEnter(cell(container, dark), { pointerType: "mouse" });
    expect(container.querySelector(".ghost")).toBeNull();
    await fireEvent.pointerEnter(cell(container, first), { pointerType: "mouse" });
    expect(container.querySelector(".ghost")).toBeTruthy();
    expect(onhover.mock.calls).toEqual([[dark], [first]]);
  });
});

describe("what the sheet shows", () => {
  it("veils the map only while there is something to choose", async () => {
    const { container, rerender } = render(Board, base);
    expect(container.querySelector(".veil")).toBeNull();
    await rerender({ ...base, targets });
    expect(container.querySelector(".veil")).toBeTruthy();
    expect(container.querySelector(".legal")?.getAttribute("d")?.match(/M/g)).toHaveLength(lit.length);
  });

  it("sets off crosses of this turn, and marks the last revealed ones of another board", async () => {
    const { container, rerender } = render(Board, base);
    expect([container.querySelectorAll("[data-cross]").length, container.querySelector(".chosen") !== null]).toEqual([
      1,
      true,
    ]);
    await rerender({ ...base, board: 3 });
    expect(container.querySelectorAll("[data-cross]")).toHaveLength(view.boards[3]?.fresh.length ?? 0);
    expect([container.querySelector(".chosen"), container.querySelector(".last") !== null]).toEqual([null, true]);
  });

  it("keeps the printed landscape untouched while crosses are made", async () => {
    const onsettled = vi.fn();
    const { container, rerender } = render(Board, { ...base, onsettled });
    const printed = container.querySelector(".texture path");
    expect(onsettled).not.toHaveBeenCalled();
    const boards = view.boards.map((one) =>
      one.seat === 0 ? { ...one, crosses: [...one.crosses, first], fresh: [...one.fresh, first] } : one,
    );
    await rerender({ ...base, onsettled, view: { ...view, boards } });
    expect(container.querySelector(".texture path")).toBe(printed);
    expect(container.querySelector(`[data-cross="${first}"]`)).toBeTruthy();
    await vi.waitFor(() => expect(onsettled).toHaveBeenCalledOnce());
  });

  it("hatches a refused cell and gives the reason", () => {
    const refusal = { at: dark, title: "Not beside", text: "No cross beside it.", rule: "explorers.cross.adjacent" };
    const { container } = render(Board, { ...base, targets, refusal });
    expect(container.querySelector(".refused")).toBeTruthy();
  });

  it("stays light: fewer than 700 elements, no filters or masks", () => {
    const { container } = render(Board, { ...base, targets });
    expect(container.querySelectorAll(".world *").length).toBeLessThan(700);
    expect(container.querySelectorAll("filter, mask")).toHaveLength(0);
  });
});
