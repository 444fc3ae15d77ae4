import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, setLanguage } from "$lib/i18n/index.svelte";
import { SEAS, squareNamed } from "../voyage/testing/seas";
import Board from "./Board.svelte";
import Personal from "./Personal.svelte";
import Plants from "./Plants.svelte";
import Spinner from "./Spinner.svelte";
import TakenTokens from "./TakenTokens.svelte";
import Wealth from "./Wealth.svelte";

vi.setConfig({ testTimeout: 20_000 });
const who = (seat: number) => ["Ann", "Basile", "Mistral", "Cyrus"][seat] ?? "?";

afterEach(() => setLanguage("en"));

describe("the chart of 1996", () => {
  it("has a circle at every border side and marks complete islands of the view", () => {
    const { scene, view } = SEAS["old-middle"];
    const island = { id: 2 * squareNamed(10, "B2"), complete: true };
    const { container } = render(Board, {
      scene,
      who,
      motion: 0,
      view: { ...view, islands: [island, { id: 0, complete: false }] },
    });
    expect(container.querySelectorAll(".harbour")).toHaveLength(34);
    expect(container.querySelectorAll(".whole")).toHaveLength(1);
    expect(container.querySelector('[data-place="70"]')?.getAttribute("aria-label")).toBe("edge north of A1");
    expect([...container.querySelectorAll("[data-unit]")].map((one) => one.getAttribute("data-unit")).sort()).toEqual([
      "fort",
      "fort",
      "post",
      "post",
      "post",
      "post",
      "settlement",
    ]);
  });
});

describe("what lies beside it", () => {
  it("points the arrow at what was spun", () => {
    const { container, getByRole, rerender } = render(Spinner, { spins: [2, 3, 4, 5], value: 4, motion: 0 });
    expect(getByRole("img").getAttribute("aria-label")).toBe("The income arrow shows 4");
    expect(container.querySelector("g")?.getAttribute("style")).toContain("180deg");
    return rerender({ spins: [2, 3, 4, 5], value: 0 }).then(() =>
      expect(getByRole("img").getAttribute("aria-label")).toBe("The income arrow, not spun yet"),
    );
  });

  it("sets everybody on the wealth track, and says it", () => {
    const { container, getByText } = render(Wealth, { gold: [4, 12, 4], most: 12, who });
    const steps = [...container.querySelectorAll("ol > li")];
    expect(steps).toHaveLength(13);
    expect(steps.map((one) => one.querySelectorAll("svg").length)).toEqual([0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(getByText("Basile: 12 gold")).toBeTruthy();
  });

  it("opens a pile of plants to those who may take one", async () => {
    const [onpress, onask] = [vi.fn(), vi.fn()];
    const { getByRole } = render(Plants, { plants: [10, 1], open: new Set([1]), onpress, onask });
    await fireEvent.click(getByRole("button", { name: "Plant pile 1: 10 tokens" }));
    await fireEvent.click(getByRole("button", { name: "Plant pile 2: 1 token" }));
    expect([onpress.mock.calls, onask.mock.calls]).toEqual([[[1]], [[0]]]);
  });

  it("lists tokens taken by value", () => {
    const { getByText } = render(TakenTokens, { tokens: [0, 2, 0, 1] });
    expect(getByText("2 plant tokens worth 2 each")).toBeTruthy();
    expect(getByText("1 plant token worth 4")).toBeTruthy();
  });

  it("tells personal tiles by their pattern", async () => {
    const [onpress, onask] = [vi.fn(), vi.fn()];
    const { getByRole } = render(Personal, { hand: ["S", "O"], open: new Set(["O" as const]), onpress, onask });
    await fireEvent.click(getByRole("button", { name: "strait: 1 left" }));
    await fireEvent.click(getByRole("button", { name: "open sea: 1 left" }));
    expect([onpress.mock.calls, onask.mock.calls]).toEqual([[["O"]], [["S"]]]);
  });

  it.each(LANGUAGES)("finds its words: %s", async (language) => {
    await setLanguage(language);
    render(Wealth, { gold: [1], most: 12, who });
    render(TakenTokens, { tokens: [0, 0, 0, 0] });
    render(Plants, { plants: [0, 1] });
    render(Spinner, { spins: [2, 3, 4, 5], value: 2 });
    render(Personal, { hand: ["S"] });
    expect(window.__missing ?? []).toEqual([]);
  });
});
