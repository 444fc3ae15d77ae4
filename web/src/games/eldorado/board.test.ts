import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "$lib/i18n/index.svelte";
import Board from "./Board.svelte";
import type { BoardView, Plan, Target } from "./scene";
import { hexed } from "./testing/hexes";
import { hills, twoBoards } from "./testing/hills";

vi.setConfig({ testTimeout: 20_000 });
const scene = twoBoards();
const view: BoardView = {
  pieces: [
    { seat: 0, piece: 0, cell: 5 },
    { seat: 1, piece: 0, cell: 40 },
  ],
  blockades: [{ joint: 0, number: 3, terrain: "rubble", symbol: "cards", cost: 1 }],
};
const plan = (to: number): Plan => ({
  card: 4,
  piece: 0,
  to,
  blockade: -1,
  actions: [1],
  path: [5, to],
  used: 1,
  held: 3,
  symbol: "machete",
  cards: 0,
});
const targets = new Map<number, Target>([
  [6, { label: "1 of 3", plan: plan(6) }],
  [11, { label: "2 of 3", plan: plan(11) }],
]);
const who = (seat: number) => ["Ann", "Basile"][seat] ?? "?";
const base = { scene, view, seat: 0, who, motion: 0 };
const blockade = (container: HTMLElement): Element => {
  const element = container.querySelector("[data-blockade]");
  if (!element) throw new Error("no blockade stands");
  return element;
};
const cell = (container: HTMLElement, id: number): SVGElement => {
  const element = container.querySelector<SVGElement>(`[data-cell="${id}"]`);
  if (!element) throw new Error(`no cell ${id}`);
  return element;
};

afterEach(() => setLanguage("en"));

describe("the board for the ear", () => {
  it("names every cell, what stands there and how far it is", () => {
    const { container } = render(Board, { ...base, targets });
    for (const one of scene.cells) expect(cell(container, one.id).getAttribute("aria-label")).toContain(one.name);
    expect(cell(container, 40).getAttribute("aria-label")).toContain("Basile stands here");
    expect(cell(container, 6).getAttribute("aria-label")).toMatch(
      /^village 1, B7, reachable, 1 of 3, \d+ steps from the city$/,
    );
    expect(blockade(container).getAttribute("aria-label")).toBe("blockade 3, rubble 1");
  });

  it("speaks French", async () => {
    await setLanguage("fr");
    const { container } = render(Board, { ...base, targets });
    expect(cell(container, 6).getAttribute("aria-label")).toContain("accessible");
    expect(window.__missing ?? []).toEqual([]);
  });

  it("makes each lit cell a stop of the Tab key, and one more for the cursor", () => {
    const { container } = render(Board, { ...base, targets });
    const stops = [...container.querySelectorAll(".hit[tabindex='0']")].map((one) => one.getAttribute("data-cell"));
    expect(stops).toEqual(["5", "6", "11"]);
  });
});

describe("choosing on the board", () => {
  it("picks a lit cell by click, Enter and Space, and asks about any other", async () => {
    const onpick = vi.fn();
    const onask = vi.fn();
    const { container } = render(Board, { ...base, targets, onpick, onask });
    await fireEvent.click(cell(container, 6));
    await fireEvent.keyDown(cell(container, 11), { key: "Enter" });
    await fireEvent.keyDown(cell(container, 11), { key: " " });
    await fireEvent.keyDown(cell(container, 11), { key: "x" });
    expect(onpick.mock.calls).toEqual([
      [{ cell: 6 }, "do"],
      [{ cell: 11 }, "do"],
      [{ cell: 11 }, "do"],
    ]);
    await fireEvent.click(cell(container, 70));
    expect(onask.mock.calls).toEqual([[{ cell: 70 }, "do"]]);
  });

  it("picks a lit blockade, asks about a dark one", async () => {
    const onpick = vi.fn();
    const onask = vi.fn();
    const lit = new Map<number, Target>([[0, { label: "for one card" }]]);
    const { container, rerender } = render(Board, { ...base, onpick, onask });
    await fireEvent.click(blockade(container));
    expect(onask).toHaveBeenCalledWith({ blockade: 0 }, "do");
    await rerender({ ...base, onpick, onask, blockadeTargets: lit });
    expect(blockade(container).getAttribute("aria-label")).toBe("blockade 3, rubble 1, reachable, for one card");
    await fireEvent.click(blockade(container));
    expect(onpick).toHaveBeenCalledWith({ blockade: 0 }, "do");
  });

  it("offers one's own piece to be chosen", async () => {
    const onpiece = vi.fn();
    const onask = vi.fn();
    const { container } = render(Board, { ...base, onpiece, onask });
    await fireEvent.click(cell(container, 5));
    await fireEvent.click(cell(container, 40));
    expect(onpiece.mock.calls).toEqual([[0, "do"]]);
    expect(onask.mock.calls).toEqual([[{ cell: 40 }, "do"]]);
  });

  it("shows the plan of the target under the pointer, and no longer than that", async () => {
    const onhover = vi.fn();
    const { container } = render(Board, { ...base, targets, onhover });
    await fireEvent.pointerEnter(cell(container, 6), { pointerType: "mouse" });
    expect(container.querySelector(".ghost")).toBeTruthy();
    expect(container.textContent).toContain("1/3");
    await fireEvent.pointerLeave(cell(container, 6), { pointerType: "mouse" });
    expect(container.querySelector(".ghost")).toBeNull();
    expect(onhover.mock.calls).toEqual([[{ cell: 6 }], [null]]);
  });

  it("moves a cursor with the arrows and zooms with plus, minus and zero", async () => {
    const { container } = render(Board, base);
    const map = container.querySelector("[role=application]") ?? container;
    cell(container, 5).focus();
    await fireEvent.keyDown(cell(container, 5), { key: "ArrowRight" });
    const next = document.activeElement?.getAttribute("data-cell");
    expect(next).not.toBe("5");
    await fireEvent.keyDown(map, { key: "ArrowLeft" });
    expect(document.activeElement?.getAttribute("data-cell")).toBe("5");
    const before = container.querySelector<HTMLElement>(".world")?.style.transform;
    await fireEvent.keyDown(map, { key: "+" });
    expect(container.querySelector<HTMLElement>(".world")?.style.transform).not.toBe(before);
  });
});

describe("what the board shows", () => {
  it("veils the map only while there is something to choose", async () => {
    const { container, rerender } = render(Board, base);
    expect(container.querySelector(".veil")).toBeNull();
    await rerender({ ...base, targets, chosenPiece: { seat: 0, piece: 0 } });
    expect(container.querySelector(".veil")).toBeTruthy();
    expect(container.querySelector(".chosen")).toBeTruthy();
  });

  it("keeps the printed map untouched when the game goes on", async () => {
    const { container, rerender } = render(Board, base);
    const printed = container.querySelector(".motifs");
    const first = printed?.querySelector("use");
    await rerender({ ...base, targets, view: { ...view, pieces: [{ seat: 0, piece: 0, cell: 6 }] } });
    expect(container.querySelector(".motifs")).toBe(printed);
    expect(container.querySelector(".motifs use")).toBe(first);
  });

  it("stays light: a whole route in about a thousand elements", () => {
    const { container } = render(Board, { ...base, scene: hills() });
    expect(container.querySelectorAll(".world *").length).toBeLessThan(1300);
    expect(container.querySelectorAll("filter, mask")).toHaveLength(0);
  });

  it("leaves footprints of the last move and dots an open seam", () => {
    const lastMove = { seat: 1, piece: 0, cells: [38, 39, 40] };
    const { container } = render(Board, { ...base, view: { ...view, blockades: [] }, lastMove });
    expect(container.querySelectorAll(".trail").length).toBeGreaterThan(4);
    expect(container.querySelectorAll(".open-seam")).toHaveLength(1);
  });

  it("hatches a refused cell and stands arrived pieces before the city", async () => {
    const refusal = { at: { cell: 70 }, title: "Too far", text: "No card leads there.", rule: "eldorado.move.reach" };
    const { container, rerender } = render(Board, { ...base, refusal });
    expect(container.querySelector(".refused")).toBeTruthy();
    const before = container.querySelector<SVGElement>('[data-piece="0-0"]')?.style.translate;
    await rerender({ ...base, view: { ...view, pieces: [{ seat: 0, piece: 0, cell: -1 }] } });
    await tick();
    expect(container.querySelector<SVGElement>('[data-piece="0-0"]')?.style.translate).not.toBe(before);
  });

  it("stacks the tiles of a cave, and draws a cave bare without them", async () => {
    const cave = scene.cells.find((one) => one.terrain === "cave")?.id ?? -1;
    const { container, rerender } = render(Board, base);
    const figures = () => [...container.querySelectorAll(".figure")].map((one) => one.textContent);
    expect(figures()).not.toContain("7");
    await rerender({
      ...base,
      view: { ...base.view, caves: { piles: [{ cave: 0, cell: cave, left: 7 }], unseen: [], used: [], reserve: 0 } },
    });
    expect(figures()).toContain("7");
  });

  it("says what spaces beyond the base game are, and where a tunnel leads", async () => {
    const far = hexed();
    const piles = [{ cave: 0, cell: far.caves?.[0] ?? -1, left: 4 }];
    const { container } = render(Board, {
      ...base,
      scene: far,
      view: { ...view, caves: { piles, unseen: [], used: [], reserve: 0 } },
    });
    const spoken = (name: string) =>
      container
        .querySelector(`[data-cell="${far.cells.findIndex((one) => one.name === name)}"]`)
        ?.getAttribute("aria-label");
    expect(spoken("B2")).toMatch(/^demon, one curse, B2/);
    expect(spoken("B3")).toMatch(/^demon, 2 curses, B3/);
    expect(spoken("C1")).toMatch(/^tunnel, one curse, C1, leads to C37/);
    expect(spoken("C4")).toMatch(/^rubble 1, C4, Tavern/);
    const look = (id: number | undefined) => {
      const { look: title, lookText } = container.querySelector<SVGElement>(`[data-cell="${id}"]`)?.dataset ?? {};
      return [title, lookText];
    };
    const named = (name: string) => look(far.cells.find((one) => one.name === name)?.id);
    expect(named("B3")).toEqual(["demon, 2 curses, B3", expect.stringMatching(/as many curses as it shows/)]);
    expect(named("C1")).toEqual(["tunnel, one curse, C1", expect.stringMatching(/lie beside each other/)]);
    expect(named("C4")).toEqual(["Tavern", expect.stringMatching(/hires one/)]);
    expect(look(piles[0]?.cell)).toEqual([expect.stringMatching(/4 tiles/), expect.stringMatching(/take a cave tile/)]);
    const rubble = far.cells.find(({ id, terrain }) => terrain === "rubble" && !far.tavern?.includes(id));
    expect(look(rubble?.id)[1]).toMatch(/^Play as many cards/);
    expect(look(far.cells.find((one) => one.terrain === "jungle")?.id)).toEqual([undefined, undefined]);
    expect(container.querySelector(`[data-cell="${piles[0]?.cell}"]`)?.getAttribute("aria-label")).toContain(
      ", 4 tiles",
    );
    expect(container.querySelector(".tunnel-ways")).toBeNull();
    const refusal = { at: { cell: far.tunnels?.[0]?.[0] ?? -1 }, title: "No", text: "No card helps here." };
    expect(render(Board, { ...base, scene: far, refusal }).container.querySelector(".tunnel-ways")).toBeTruthy();
    await fireEvent.pointerEnter(container.querySelector(`[data-cell="${far.tunnels?.[0]?.[0]}"]`) ?? container);
    expect(container.querySelector(".tunnel-ways")).toBeTruthy();
  });

  it("chooses the other of two own pieces that share a cell", async () => {
    const onpiece = vi.fn();
    const pieces = [0, 1].map((piece) => ({ seat: 0, piece, cell: 6 }));
    const { container } = render(Board, {
      ...base,
      view: { ...view, pieces },
      seat: 0,
      chosenPiece: { seat: 0, piece: 0 },
      onpiece,
    });
    await fireEvent.click(container.querySelector('[data-cell="6"]') ?? container);
    expect(onpiece).toHaveBeenCalledWith(1, "do");
    const places = [...container.querySelectorAll<SVGElement>("[data-piece]")].map((one) => one.style.translate);
    expect(new Set(places).size).toBe(2);
  });

  it("says when it has settled", async () => {
    const onsettled = vi.fn();
    const { rerender } = render(Board, { ...base, onsettled });
    expect(onsettled).not.toHaveBeenCalled();
    await rerender({ ...base, onsettled, view: { ...view, pieces: [{ seat: 0, piece: 0, cell: 6 }] } });
    await vi.waitFor(() => expect(onsettled).toHaveBeenCalledOnce());
  });
});
