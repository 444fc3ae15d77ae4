import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { at } from "$board/hex";
import { LANGUAGES, setLanguage } from "$lib/i18n/index.svelte";
import { SEAS } from "../voyage/testing/seas";
import Board from "./Board.svelte";
import Chiefs from "./Chiefs.svelte";
import Die from "./Die.svelte";
import LayoutMap from "./LayoutMap.svelte";
import { SCENE } from "./play/testing";
import { beyond, jungleOf, pathPlace, spacePlace } from "./jungle";
import Payments from "./Payments.svelte";
import type { BoardView, Path } from "./scene";
import { boardScene } from "./testing/board";
import { markers, serpentOf } from "./serpent";
import WheelChoice from "./WheelChoice.svelte";

vi.setConfig({ testTimeout: 20_000 });
const sea = SEAS["new-early"];
const scene = boardScene(sea.scene);
const who = (seat: number) => ["Ann", "Basile", "Mistral", "Cyrus"][seat] ?? "?";
const empty: Path = { scouts: [], next: 0, held: false, token: 0, looked: [] };
const busy: Path = {
  scouts: [
    { space: 0, seat: 1, chief: -1 },
    { space: 1, seat: 0, chief: 1 },
  ],
  next: 2,
  held: true,
  token: 15,
  looked: [0, 1],
};
const view: BoardView = {
  ...sea.view,
  units: [
    { square: 5, seat: 2, unit: "base", area: 0, chief: 0 },
    { square: 6, seat: 1, unit: "scout", area: 0, chief: 1 },
  ],
  islands: [],
  paths: [busy, { ...empty, held: true, looked: [2] }, ...Array<Path>(5).fill(empty)],
  seats: [31, 24, 31, 78].map((points) => ({ points })),
};
const base = { scene, view, who, motion: 0 };
const path = (container: HTMLElement, number: number) =>
  container.querySelector(`[data-place="${pathPlace(scene, number)}"]`);

afterEach(() => setLanguage("en"));

describe("the jungle", () => {
  const jungle = jungleOf(scene);

  it("lies beside the chart, with room for all of it", () => {
    const paper = beyond(scene);
    expect(jungle.box.x).toBeGreaterThan(scene.width * 120 + 46);
    expect(paper.x + paper.width).toBeGreaterThan(jungle.box.x + jungle.box.width);
    expect(jungle.spaces.map((one) => one.length)).toEqual([7, 7, 7, 7, 7, 7, 7]);
    for (const [i, spaces] of jungle.spaces.entries()) {
      expect(spaces.every(({ x }, space) => space === 0 || x < at(spaces, space - 1).x)).toBe(true);
      expect(at(spaces, 0).x).toBeLessThan(at(jungle.huts, i).x);
    }
  });

  it("says who stands on each path and what is in its hut", () => {
    const { container } = render(Board, base);
    expect(path(container, 0)?.getAttribute("aria-label")).toBe(
      "Jungle path 1, a plant token worth 15 in the hut, known to Ann and Basile, scout of Basile on the dot, chief scout of Ann on the eye",
    );
    expect(path(container, 1)?.getAttribute("aria-label")).toBe(
      "Jungle path 2, a plant token in the hut, unknown to you, known to Mistral",
    );
    expect(path(container, 2)?.getAttribute("aria-label")).toBe("Jungle path 3, the hut is empty");
  });

  it("shows tokens by value only to those who know them", () => {
    const { container } = render(Board, base);
    const tokens = [...container.querySelectorAll("[data-token]")];
    expect(tokens.map((one) => one.textContent?.trim())).toEqual(["15", ""]);
    expect([...container.querySelectorAll("[data-looked]")].map((one) => one.getAttribute("data-looked"))).toEqual([
      "0",
      "1",
      "2",
    ]);
  });

  it("lets a lit path be chosen, and marks where the scout would stand", async () => {
    const onpick = vi.fn();
    const { container } = render(Board, { ...base, targets: new Map([[pathPlace(scene, 0), { label: "" }]]), onpick });
    const { x, y } = at(at(jungle.spaces, 0), 2);
    const goal = container.querySelector(".goal");
    expect([goal?.getAttribute("cx"), goal?.getAttribute("cy")]).toEqual([String(x), String(y)]);
    await fireEvent.click(path(container, 0) as Element);
    expect(onpick).toHaveBeenCalledWith(pathPlace(scene, 0), "do");
  });

  it("lets a scout on a path be taken back", async () => {
    const onpick = vi.fn();
    const place = spacePlace(scene, 0, 1);
    const { container } = render(Board, { ...base, targets: new Map([[place, { label: "" }]]), onpick });
    const scout = container.querySelector(`[data-place="${place}"]`);
    expect(scout?.getAttribute("aria-label")).toBe("Jungle path 1, chief scout of Ann on the eye, can be chosen");
    await fireEvent.click(scout as Element);
    expect(onpick).toHaveBeenCalledWith(place, "do");
  });

  it("shows units of the view, chiefs only where they are known", () => {
    const { container } = render(Board, base);
    const names = ["F1", "G1"].map((_, i) =>
      container.querySelector(`[data-place="${5 + i}"]`)?.getAttribute("aria-label"),
    );
    expect(names).toEqual(["F1, undiscovered, base of Mistral", "G1, undiscovered, chief scout of Basile"]);
  });

  it.each(LANGUAGES)("finds its words: %s", async (language) => {
    await setLanguage(language);
    render(Board, base);
    expect(window.__missing ?? []).toEqual([]);
  });
});

describe("the serpent", () => {
  const serpent = serpentOf(58, 2054, 50);

  it("has fifty steps and a start", () => {
    expect(serpent.steps).toHaveLength(51);
    expect(at(serpent.steps, 0)).toEqual({ x: 58, y: -164 });
    expect(at(serpent.steps, 50).x).toBe(2054);
  });

  it("counts rounds, and fans out those who stand together", () => {
    const [ann, basile, mistral, cyrus] = markers(serpent, [31, 24, 31, 78]);
    expect([cyrus?.laps, cyrus?.step]).toEqual([1, 28]);
    expect(basile?.x).toBe(at(serpent.steps, 24).x);
    expect([ann?.x, mistral?.x].map((x) => (x ?? 0) - at(serpent.steps, 31).x)).toEqual([-11, 11]);
  });

  it("notes rounds beside the marker", () => {
    const { container } = render(Board, base);
    expect(container.querySelector('[data-points="78"] text')?.textContent).toBe("50");
    expect(container.querySelector('[data-points="24"] text')).toBeNull();
  });
});

describe("chief scouts", () => {
  it("are named by number, never the marker", async () => {
    const [onpress, onask] = [vi.fn(), vi.fn()];
    const { getByRole } = render(Chiefs, { seat: 0, scouts: 12, named: [4], open: new Set([1, 2, 3]), onpress, onask });
    await fireEvent.click(getByRole("button", { name: "Scout 3" }));
    await fireEvent.click(getByRole("button", { name: "Scout 12, the score marker" }));
    expect([onpress.mock.calls, onask.mock.calls]).toEqual([[[3]], [[12]]]);
    expect(getByRole("button", { name: "Scout 4" }).getAttribute("aria-pressed")).toBe("true");
  });
});

describe("income and tolls", () => {
  it("name what the die shows", () => {
    const { getByRole, container, rerender } = render(Die, { face: 5 });
    expect(getByRole("img").getAttribute("aria-label")).toBe("The die shows 5");
    expect(container.querySelectorAll("circle")).toHaveLength(5);
    return rerender({ face: "wheel" }).then(() =>
      expect(getByRole("img").getAttribute("aria-label")).toBe("The die shows the wheel"),
    );
  });

  it("let the wheel be used", async () => {
    const onchoose = vi.fn();
    const { getByRole } = render(WheelChoice, { values: [2, 3, 4, 5, 6], onchoose });
    await fireEvent.click(getByRole("button", { name: "4 gold for you, 5 for everybody else" }));
    expect(onchoose).toHaveBeenCalledWith(4);
  });

  it("offer payments with their parts, and show the way of the one looked at", async () => {
    const [onchoose, onlook] = [vi.fn(), vi.fn()];
    const payments = [
      { cost: 3, coins: 1, tolls: [0, 1, 0] },
      { cost: 2, coins: 2, tolls: [0, 0, 0] },
    ];
    const { getByRole } = render(Payments, { payments, toll: 2, who, onchoose, onlook });
    const first = getByRole("button", { name: "1 at the edge and 2 to Basile (3 in all)" });
    await fireEvent.pointerEnter(first);
    await fireEvent.click(first);
    await fireEvent.pointerLeave(first);
    expect(onchoose).toHaveBeenCalledWith(0);
    expect(onlook.mock.calls.flat()).toEqual([0, -1]);
    expect(getByRole("button", { name: "2 at the edge (2 in all)" })).toBeTruthy();
  });
});

describe("layouts", () => {
  it("are drawn small, with every sea and the points of every waterfall", () => {
    const { container } = render(LayoutMap, { scene: SCENE });
    const falls = SCENE.layout.filter(({ land }) => land > 0);
    expect(container.querySelectorAll(".sea")).toHaveLength(SCENE.layout.length - falls.length);
    expect([...container.querySelectorAll("text")].map((one) => Number(one.textContent))).toEqual(
      falls.map(({ bonus }) => bonus),
    );
  });
});
