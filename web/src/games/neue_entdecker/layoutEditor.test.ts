import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, type Scene } from "$lib/api";
import LayoutEditor from "./LayoutEditor.svelte";
import { leftOf, signsOf, textOf, tooMany, withSign, wrongFalls } from "./layoutChart";

const squares = Array.from({ length: 96 }, (_, at) => ({
  name: "ABCDEFGHIJKL"[at % 12] + String(1 + Math.floor(at / 12)),
}));
const free_tiles = [
  { sign: "~", count: 18 },
  { sign: "5", count: 3 },
  { sign: "X", count: 1 },
];
const scene = { width: 12, squares, free_tiles } as unknown as Scene & { game: "neue-entdecker" };
const chartScene = scene as unknown as Parameters<typeof leftOf>[0];
const at = (name: string): number => squares.findIndex((one) => one.name === name);
const chart = (...laid: [string, string][]): string[] =>
  laid.reduce((signs, [name, sign]) => withSign(signs, at(name), sign), signsOf("", 96));

describe("a layout as text", () => {
  it("is the option's: blanks and an early end do not matter", () => {
    expect(signsOf(". . ~", 96).indexOf("~")).toBe(2);
    expect(textOf(signsOf("..~", 96))).toBe("..~");
    expect(textOf(signsOf("", 96))).toBe(".");
  });
  it("loses a tile that is laid a second time", () => {
    expect(withSign(chart(["C3", "5"]), at("C3"), "5")[at("C3")]).toBe(".");
  });
  it("has waterfalls away from sea and border, and no more tiles than there are", () => {
    expect(wrongFalls(chartScene, chart(["C3", "5"], ["B2", "~"]))).toEqual([]);
    expect(wrongFalls(chartScene, chart(["C3", "5"], ["C4", "~"]))).toEqual([at("C3")]);
    expect(["A3", "L3", "C1", "C8"].map((name) => wrongFalls(chartScene, chart([name, "X"])))).toEqual(
      ["A3", "L3", "C1", "C8"].map((name) => [at(name)]),
    );
    expect(tooMany(chartScene, chart(["C3", "X"], ["E3", "X"]))).toEqual(["X"]);
    expect(leftOf(chartScene, chart(["C3", "5"]), "5")).toBe(2);
  });
});

describe("the chart of one's own layout", () => {
  beforeEach(() => void vi.spyOn(api, "scene").mockResolvedValue(scene));
  afterEach(cleanup);

  async function open(value: string) {
    const set = vi.fn();
    const view = render(LayoutEditor, { value, set });
    await screen.findByTestId("layout-editor");
    const square = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name},`) });
    return { set, square, rerender: (text: string) => view.rerender({ value: text, set }) };
  }

  it("lays the chosen tile with a press, and takes it away with another", async () => {
    const { set, square, rerender } = await open(".");
    await fireEvent.click(square("C1"));
    expect(set).toHaveBeenLastCalledWith("..~");
    await rerender("..~");
    expect(square("C1").getAttribute("aria-label")).toBe("C1, open sea");
    await fireEvent.click(square("C1"));
    expect(set).toHaveBeenLastCalledWith(".");
    await fireEvent.click(screen.getByRole("radio", { name: /10 points/ }));
    await fireEvent.click(square("C3"));
    expect(set).toHaveBeenLastCalledWith(textOf(chart(["C1", "~"], ["C3", "X"])));
  });

  it("says what is wrong while it is being laid", async () => {
    const { set, square, rerender } = await open(textOf(chart(["C3", "5"], ["C4", "~"])));
    expect(screen.getByRole("status").textContent).toContain("The waterfall on C3 lies beside the sea");
    expect(square("C3").getAttribute("aria-label")).toBe("C3, waterfall, 5 points, beside the sea");
    await rerender(textOf(chart(["C3", "X"])));
    expect(screen.getByRole("status").textContent).toContain("This can be played: no open sea, one waterfall.");
    await fireEvent.click(screen.getByRole("radio", { name: /10 points/ }));
    await fireEvent.click(square("E3"));
    expect(set).not.toHaveBeenCalled();
    expect(screen.getByRole("status").textContent).toContain("There is only one waterfall of 10 points.");
  });

  it("is walked with the arrow keys", async () => {
    const { square } = await open(".");
    square("A1").focus();
    for (const key of ["ArrowRight", "ArrowDown"])
      await fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(document.activeElement).toBe(square("B2"));
    expect(square("B2").tabIndex).toBe(0);
    expect(square("A1").tabIndex).toBe(-1);
  });
});
