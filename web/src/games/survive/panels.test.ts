import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, setLanguage } from "$lib/i18n/index.svelte";
import SavedExplorers from "./SavedExplorers.svelte";
import Creatures from "./Creatures.svelte";
import KeptTile from "./KeptTile.svelte";
import { backDoes, backName } from "./names";
import { put, scene as makeScene, view as makeView } from "./testing/voyage";
import TilesLeft from "./TilesLeft.svelte";

const scene = makeScene();
const view = makeView();
const dolphin = scene.backs[5];

afterEach(() => setLanguage("en"));

describe("the panels", () => {
  it("count the tiles left and what may lie beneath each terrain", () => {
    const { getByText, getAllByText, queryByText, rerender } = render(TilesLeft, { scene, view });
    expect(getByText("4 of 16")).toBeTruthy();
    expect(getByText("8 of 8")).toBeTruthy();
    expect(getAllByText("Whirlpool: 4 left")).toHaveLength(1);
    expect(getByText("Volcano: one left")).toBeTruthy();
    return rerender({ scene, view, brief: true }).then(() => expect(queryByText("Volcano: one left")).toBeNull());
  });

  it("mark the creature that was rolled", () => {
    const { container, rerender } = render(Creatures, { scene, view });
    expect(container.querySelector(".rolled")?.textContent).toContain("Serpent, 1 space");
    return rerender({ scene, view: { ...view, die: "" } }).then(() =>
      expect(container.querySelector(".rolled")).toBeNull(),
    );
  });

  it("tell who is ashore, on the way and lost", () => {
    const { getByText } = render(SavedExplorers, { scene, view: put(view, [5], { at: "isle", cell: -1, isle: 1 }) });
    expect(getByText("Red: 1 ashore, 8 still out, 1 lost")).toBeTruthy();
  });

  it("let a kept tile be chosen, or asked about when there is a reason", async () => {
    const [onchoose, onask] = [vi.fn(), vi.fn()];
    const { getByRole, rerender } = render(KeptTile, { back: dolphin, terrain: 1, onchoose, onask });
    await fireEvent.click(getByRole("button"));
    await rerender({ back: dolphin, terrain: 1, reason: "Only before you move.", onchoose, onask });
    expect(getByRole("button").getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(getByRole("button"));
    expect([onchoose.mock.calls.length, onask.mock.calls.length]).toEqual([1, 1]);
  });

  it("keep what others hold face down", () => {
    const { container, getByRole } = render(KeptTile, { terrain: 2 });
    expect(container.querySelector("button")).toBeNull();
    expect(getByRole("img").getAttribute("aria-label")).toBe("Kept tile, face down");
  });

  it.each(LANGUAGES)("name every back and what it does: %s", async (language) => {
    await setLanguage(language);
    for (const back of scene.backs) expect(`${backName(back)} ${backDoes(back)}`).not.toMatch(/island-/);
    expect(window.__missing ?? []).toEqual([]);
  });
});
