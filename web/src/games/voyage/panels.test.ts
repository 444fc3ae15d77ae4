import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "$lib/i18n/index.svelte";
import Drawn from "./Drawn.svelte";
import OpenStacks from "./OpenStacks.svelte";
import Piles from "./Piles.svelte";
import Supply from "./Supply.svelte";
import TileFace from "./TileFace.svelte";

afterEach(() => setLanguage("en"));
const piles = [
  { height: 11, question: false },
  { height: 1, question: true },
  { height: 0, question: false },
];

describe("the panels", () => {
  it("name piles, tell events from the back, and open only what is open", async () => {
    const [onpress, onask] = [vi.fn(), vi.fn()];
    const { getByRole, container } = render(Piles, { piles, open: new Set([1]), onpress, onask });
    await fireEvent.click(getByRole("button", { name: "Pile 2, an event on top: 1 tile" }));
    await fireEvent.click(getByRole("button", { name: "Pile 1: 11 tiles" }));
    expect([onpress.mock.calls, onask.mock.calls]).toEqual([[[1]], [[0]]]);
    expect(getByRole("button", { name: "Pile 3 is empty" })).toBeTruthy();
    expect([...container.querySelectorAll(".sign")].map((one) => one.textContent)).toEqual(["?"]);
  });

  it("let the arrow keys go along a row", async () => {
    const { getAllByRole } = render(Piles, { piles, open: new Set([1]) });
    const [first, second, third] = getAllByRole("button");
    expect(second?.tabIndex).toBe(0);
    second?.focus();
    await fireEvent.keyDown(second as HTMLElement, { key: "ArrowRight" });
    expect(document.activeElement).toBe(third);
    await fireEvent.keyDown(third as HTMLElement, { key: "ArrowRight" });
    expect(document.activeElement).toBe(first);
  });

  it("show open stacks face up, with waterfalls and what is left", async () => {
    const onpress = vi.fn();
    const stacks = [
      { tile: "C" as const, count: 3 },
      { tile: "F" as const, count: 1, bonus: 5 },
      { tile: "S" as const, count: 0 },
    ];
    const { getByRole } = render(OpenStacks, { stacks, open: new Set([1]), chosen: 1, onpress });
    const fall = getByRole("button", { name: "waterfall, 5 points: 1 left" });
    expect(fall.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(fall);
    expect(onpress).toHaveBeenCalledWith(1);
    expect(getByRole("button", { name: "open sea: none left" }).getAttribute("aria-disabled")).toBe("true");
  });

  it("say what was drawn, in both languages", async () => {
    const { getByRole } = render(Drawn, { land: 5, event: "storm" });
    expect(getByRole("img").getAttribute("aria-label")).toBe("Drawn: strait, land north and south, storm");
    await setLanguage("fr");
    expect(getByRole("img").getAttribute("aria-label")).toMatch(/^Tirée.: détroit, terre au nord et au sud, tempête$/);
  });

  it("leave tiles silent that are decoration", () => {
    const { container } = render(TileFace, { land: 3, label: null });
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  });

  it("count gold as coins up to four, and strike out what has run out", () => {
    const { container, getByText } = render(Supply, { seat: 0, gold: 3, units: ["scout", "base"], supply: [1, 0] });
    expect(container.querySelectorAll(".coins svg")).toHaveLength(3);
    expect(getByText("3 gold")).toBeTruthy();
    expect(getByText("1 scout left")).toBeTruthy();
    expect(container.querySelector(".none")?.textContent).toContain("0 bases left");
  });
});
