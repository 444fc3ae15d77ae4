import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "$lib/i18n/index.svelte";
import hexes from "$lib/symbols/eldorado_hexes.svg?raw";
import room from "$lib/symbols/common.svg?raw";
import CaveTile from "./CaveTile.svelte";
import Curse from "./Curse.svelte";
import CursePanel from "./CursePanel.svelte";
import TavernOffer from "./TavernOffer.svelte";
import { curses, things } from "./testing/hexes";
import TileRow from "./TileRow.svelte";
import { counted, curseMarks, banOf, tileMarks } from "./tokens";

const cards = things();
const tiles = cards.filter((card) => card.family === "tile");
const all = curses();
const numbered = (id: string) => all.findIndex((curse) => curse.id === id);

afterEach(() => setLanguage("en"));

describe("a cave tile", () => {
  it("counts its symbols or shows its deed, all eighteen from the sheets", () => {
    expect(tiles).toHaveLength(18);
    expect(tiles.slice(0, 7).map((tile) => tileMarks(tile).length)).toEqual([1, 2, 3, 1, 2, 1, 2]);
    expect(new Set(tiles.map((tile) => JSON.stringify(tileMarks(tile)))).size).toBe(18);
    for (const tile of tiles) for (const { href } of tileMarks(tile)) expect(hexes + room).toContain(`id="${href}"`);
  });

  it("is a picture with a name, or a button that is pressed", async () => {
    const { rerender } = render(CaveTile, { tile: tiles[1], count: 2 });
    expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
      "tile: 2 machetes. Crosses jungle with strength 2. There are 2 of it.",
    );
    const onpress = vi.fn();
    await rerender({ tile: tiles[1], selected: true, onpress });
    const button = screen.getByRole("button", { name: /^tile: 2 machetes/ });
    expect(button.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(button);
    expect(onpress).toHaveBeenCalledOnce();
  });

  it("asks instead when it cannot be used, and says why", async () => {
    const onpress = vi.fn();
    const onask = vi.fn();
    render(CaveTile, { tile: tiles[15], reason: "Nothing to ward off.", onpress, onask });
    await fireEvent.click(screen.getByRole("button"));
    expect([onpress.mock.calls.length, onask.mock.calls.length]).toEqual([0, 1]);
    expect(screen.getByRole("tooltip").textContent).toBe("Nothing to ward off.");
  });

  it("has a back", () => {
    render(CaveTile, {});
    expect(screen.getByRole("img", { name: "Face-down cave tile" })).toBeTruthy();
  });
});

describe("the tiles before a seat", () => {
  it("lie in one row, each kind once, and are walked by arrows", async () => {
    const onchoose = vi.fn();
    render(TileRow, { cards, tiles: [58, 48, 48], chosen: 58, onchoose });
    const [first, second] = screen.getAllByRole("button");
    expect([first?.tabIndex, second?.tabIndex]).toEqual([0, -1]);
    first?.focus();
    await fireEvent.keyDown(first ?? document.body, { key: "ArrowRight" });
    expect(document.activeElement).toBe(second);
    await fireEvent.click(second ?? document.body);
    expect(onchoose).toHaveBeenCalledWith(58);
  });

  it("are a list for others to read", () => {
    render(TileRow, { cards, tiles: [48, 58] });
    expect(screen.getByRole("list", { name: "Cave tiles" }).children).toHaveLength(2);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("are counted by kind", () => {
    expect(counted([58, 48, 48])).toEqual([
      { thing: 48, count: 2 },
      { thing: 58, count: 1 },
    ]);
  });
});

describe("a curse", () => {
  it.each(["en", "fr"] as const)("says what it does: %s", async (language) => {
    await setLanguage(language);
    window.__missing = [];
    for (const curse of all) {
      for (const { href } of curseMarks(curse)) expect(hexes + room).toContain(`id="${href}"`);
      const { container, unmount } = render(Curse, { curse });
      expect(container.querySelector("use")?.getAttribute("href")).toBe(
        curse.lasting ? "#k-curse-lasting" : "#k-curse-now",
      );
      unmount();
    }
    expect(window.__missing).toEqual([]);
  });

  it("is lifted by what it forbids, as often as the rules ask; one that does not last by nothing", () => {
    expect(all.map((curse) => banOf(curse)?.lifts.join("+") ?? "")).toEqual([
      "machete+machete",
      "paddle+paddle",
      "coin+coin",
      "purple",
      "tile",
      "card+card",
      "",
      "",
      "",
    ]);
    expect(all.filter((curse) => banOf(curse)).map((curse) => banOf(curse)?.forbids)).toEqual([
      "machete",
      "paddle",
      "coin",
      "purple",
      "tile",
      "card",
    ]);
  });

  it("tells its seat what it forbids, and offers to lift it when that can be done", async () => {
    const onlift = vi.fn();
    const [misery, fever] = [numbered("misery"), numbered("cave_fever")];
    render(CursePanel, { curses: all, borne: [misery, fever], liftable: new Set([fever]), onlift });
    expect(screen.getByRole("list", { name: "Curses" }).children).toHaveLength(2);
    expect(screen.getByText("You cannot play purple cards. Lift it with one of them.")).toBeTruthy();
    expect(screen.getAllByRole("button")).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: "Lift Cave Fever" }));
    expect(onlift).toHaveBeenCalledWith(fever);
  });

  it("is a named token in a seat's strip; without curses there is nothing", async () => {
    const { rerender, container } = render(CursePanel, { curses: all, borne: [0], compact: true });
    expect(screen.getByRole("img", { name: /^Lethargy: machetes\./ })).toBeTruthy();
    await rerender({ curses: all, borne: [] });
    expect(container.querySelector("ul")).toBeNull();
  });
});

describe("the Tavern", () => {
  it("offers its heroes by name and deed", async () => {
    const onchoose = vi.fn();
    render(TavernOffer, { cards, offered: [33, 36, 41], chosen: 36, onchoose });
    const [, mary] = screen.getAllByRole("button");
    expect(mary?.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(screen.getByRole("button", { name: /^Isabella Jones\..*Hired in the Tavern\.$/ }));
    expect(onchoose).toHaveBeenCalledWith(41);
  });

  it("shows them to those who wait", () => {
    render(TavernOffer, { cards, offered: [33, 36, 41] });
    expect(screen.getAllByRole("img")).toHaveLength(3);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
