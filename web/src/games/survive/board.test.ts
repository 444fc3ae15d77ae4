import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "$lib/i18n/index.svelte";
import Board from "./Board.svelte";
import type { Target } from "./scene";
import { explorerPlans } from "./testing/plans";
import { scene as makeScene, view as makeView } from "./testing/voyage";

vi.setConfig({ testTimeout: 20_000 });
const scene = makeScene();
const view = makeView();
const who = (seat: number) => ["Ann", "Basile", "Chloé", "Dov"][seat] ?? "?";
const base = { scene, view, seat: 0, who, motion: 0 };
const named = (name: string) => scene.cells.find((one) => one.name === name)?.id ?? -1;

function find(container: HTMLElement, selector: string): SVGElement {
  const element = container.querySelector<SVGElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
}
const cell = (container: HTMLElement, id: number) => find(container, `[data-cell="${id}"]`);
const piece = (container: HTMLElement, key: string) => find(container, `[data-piece-hit="${key}"]`);
const label = (element: Element) => element.getAttribute("aria-label");
const targets = new Map<number, Target>(
  explorerPlans()
    .filter((plan) => plan.into !== "boat")
    .map((plan) => [plan.to, { label: `${plan.cost} of 3`, cost: plan.cost, lost: plan.lost, plan }]),
);

afterEach(() => setLanguage("en"));

describe("the board for the ear", () => {
  it("names every space, isle and piece", () => {
    const { container } = render(Board, base);
    for (const one of scene.cells) expect(label(cell(container, one.id))).toMatch(new RegExp(`^${one.name}, `));
    expect(container.querySelectorAll("[data-isle]")).toHaveLength(4);
    for (const hit of container.querySelectorAll("[data-piece-hit]")) expect(label(hit)).toBeTruthy();
  });

  it("says terrain and who stands there", () => {
    const { container } = render(Board, base);
    expect(label(cell(container, 45))).toBe("E8, forest, blue explorer, yellow explorer, and white explorer");
    expect(label(cell(container, named("G6")))).toBe("G6, lagoon");
    expect(label(cell(container, named("B1")))).toBe("B1, sea, landing space of the north-west isle, sea serpent");
    expect(label(cell(container, 74))).toContain("sea where a tile has sunk");
    expect(label(piece(container, "explorer-7"))).toBe("red explorer worth 3, on E5");
    expect(label(piece(container, "explorer-22"))).toBe("yellow explorer, aboard at D8");
    expect(label(piece(container, "boat-4"))).toBe(
      "boat with red explorer worth 5, yellow explorer, and white explorer, D8, sailed by Ann, Chloé, and Dov",
    );
    expect(label(piece(container, "boat-1"))).toBe("empty boat, E9");
  });

  it("says what is lit, chosen, deadly, and what may sink", () => {
    const { container } = render(Board, { ...base, targets, chosen: { explorer: 7 }, sinkable: new Set([45]) });
    expect(label(cell(container, 76))).toMatch(/reachable, 3 of 3, would be lost there$/);
    expect(label(cell(container, 45))).toContain("may sink now");
    expect(label(piece(container, "explorer-7"))).toContain("chosen");
  });

  it("says what tiles and isles do when they are looked at, and nothing of open water", () => {
    const { container } = render(Board, base);
    const look = (element: SVGElement) => [element.dataset["look"], element.dataset["lookText"]];
    expect(look(cell(container, 45))).toEqual(["Forest", "Sinks once no beach is left."]);
    expect(look(cell(container, 74))).toEqual([undefined, undefined]);
    expect(look(find(container, '[data-isle="0"]'))).toEqual([
      "north-west isle",
      "Whoever lands here is safe for good and counts at the end.",
    ]);
  });

  it("speaks French", async () => {
    await setLanguage("fr");
    const { container } = render(Board, { ...base, targets, movable: [{ creature: 2 }] });
    expect(label(cell(container, 45))).toBe("E8, forêt, explorateur bleu, explorateur jaune et explorateur blanc");
    expect(label(piece(container, "creature-2"))).toBe("serpent de mer, H5, peut être pris");
    expect(window.__missing ?? []).toEqual([]);
  });

  it("makes lit places, movable pieces and those at the cursor stops of the Tab key", () => {
    const { container } = render(Board, {
      ...base,
      targets: new Map([[20, { label: "" }]]),
      movable: [{ creature: 0 }],
    });
    const stops = [...container.querySelectorAll(".hit[tabindex='0']")].map(
      (one) => one.getAttribute("data-piece-hit") ?? one.getAttribute("data-cell"),
    );
    expect(stops).toEqual(["creature-0", "20", "35", "explorer-0", "explorer-22", "explorer-34", "boat-4"]);
  });
});

describe("choosing on the board", () => {
  it("goes to lit places, takes movable pieces, asks about the rest", async () => {
    const [onpick, onpiece, onask] = [vi.fn(), vi.fn(), vi.fn()];
    const isleTargets = new Map([[0, { label: "" }]]);
    const { container } = render(Board, {
      ...base,
      targets,
      isleTargets,
      movable: [{ boat: 8 }],
      onpick,
      onpiece,
      onask,
    });
    await fireEvent.click(cell(container, 43));
    await fireEvent.keyDown(cell(container, 54), { key: "Enter" });
    await fireEvent.keyDown(find(container, '[data-isle="0"]'), { key: " " });
    await fireEvent.click(piece(container, "creature-0"));
    await fireEvent.click(cell(container, 0));
    expect(onpick.mock.calls).toEqual([
      [{ cell: 43 }, "do"],
      [{ cell: 54 }, "do"],
      [{ isle: 0 }, "do"],
    ]);
    expect(onask.mock.calls).toEqual([
      [{ creature: 0 }, "do"],
      [{ cell: 0 }, "do"],
    ]);
    const { container: calm } = render(Board, { ...base, movable: [{ boat: 8 }], onpiece });
    await fireEvent.click(piece(calm, "boat-8"));
    expect(onpiece.mock.calls).toEqual([[{ boat: 8 }, "do"]]);
  });

  it("opens a picker where several may be meant, which keys can use", async () => {
    const [onpiece, onask] = [vi.fn(), vi.fn()];
    const movable = [{ explorer: 3 }, { explorer: 9 }, { boat: 8 }];
    const { container, getByRole } = render(Board, { ...base, movable, onpiece, onask });
    await fireEvent.click(cell(container, 33));
    const buttons = [...getByRole("dialog").querySelectorAll("button")];
    expect(buttons.map((one) => one.querySelector("span")?.textContent)).toEqual([
      "red explorer worth 4",
      "red explorer worth 1",
      "boat with red explorer worth 4 and red explorer worth 1",
    ]);
    expect(document.activeElement).toBe(buttons[0]);
    await fireEvent.keyDown(getByRole("dialog"), { key: "ArrowDown" });
    expect(document.activeElement).toBe(buttons[1]);
    await fireEvent.click(buttons[1] ?? container);
    expect(onpiece.mock.calls).toEqual([[{ explorer: 9 }, "do"]]);
    expect(container.querySelector("[role=dialog]")).toBeNull();
    await fireEvent.click(cell(container, 33));
    await fireEvent.keyDown(getByRole("dialog"), { key: "Escape" });
    expect(container.querySelector("[role=dialog]")).toBeNull();
  });

  it("shows the plan of the target under the pointer, with its way and whom it hits", async () => {
    const onhover = vi.fn();
    const [plan] = explorerPlans()
      .filter((one) => one.to === 43)
      .map((one) => ({ ...one, hits: [10] }));
    if (!plan) throw new Error("no plan to swim");
    const { container } = render(Board, { ...base, targets: new Map([[43, { label: "", plan }]]), onhover });
    expect(container.querySelector(".way")).toBeNull();
    await fireEvent.pointerEnter(cell(container, 43), { pointerType: "mouse" });
    expect(container.querySelector(".way")).toBeTruthy();
    expect(container.querySelectorAll(".threat")).toHaveLength(1);
    await fireEvent.pointerLeave(cell(container, 43), { pointerType: "mouse" });
    expect(container.querySelector(".way")).toBeNull();
    expect(onhover.mock.calls).toEqual([[{ cell: 43 }], [null]]);
  });

  it("moves a cursor over spaces and isles with the arrows", async () => {
    const { container } = render(Board, base);
    cell(container, named("B1")).focus();
    await fireEvent.keyDown(cell(container, named("B1")), { key: "ArrowLeft" });
    expect(document.activeElement?.getAttribute("data-isle")).toBe("0");
    await fireEvent.keyDown(document.activeElement ?? container, { key: "ArrowRight" });
    expect(document.activeElement?.getAttribute("data-cell")).toBe(String(named("B1")));
  });
});

describe("what the board shows", () => {
  it("veils the rest while there is a goal, not while tiles may sink", async () => {
    const { container, rerender } = render(Board, { ...base, sinkable: new Set([31, 32]) });
    expect(container.querySelector(".veil")).toBeNull();
    expect(container.querySelector(".sink")).toBeTruthy();
    await rerender({ ...base, targets, chosen: { explorer: 7 } });
    expect(container.querySelector(".veil")).toBeTruthy();
    expect(container.querySelector(".chosen")).toBeTruthy();
    expect(container.querySelectorAll(".coin.bad")).toHaveLength(1);
  });

  it("draws a tile for each that stands, keeps the printed sea, and stays light", async () => {
    const { container, rerender } = render(Board, base);
    const tiles = () => container.querySelectorAll("[data-tile]").length;
    expect(tiles()).toBe(view.tiles.filter((tile) => tile > 0).length);
    const printed = container.querySelector(".wavelets use");
    await rerender({ ...base, view: { ...view, tiles: view.tiles.map((tile) => (tile === 1 ? 0 : tile)) } });
    expect(tiles()).toBe(view.tiles.filter((tile) => tile > 1).length);
    expect(container.querySelector(".wavelets use")).toBe(printed);
    expect(container.querySelectorAll(".world *").length).toBeLessThan(1500);
    expect(container.querySelectorAll("filter, mask")).toHaveLength(0);
  });

  it("shows own values and no others", () => {
    const { container } = render(Board, base);
    const value = (key: string) => find(container, `[data-piece="${key}"]`).querySelector(".figure")?.textContent;
    expect(value("explorer-5")).toBe("6");
    expect(value("explorer-11")).toBeUndefined();
  });

  it("hatches what was refused and says when it has settled", async () => {
    const onsettled = vi.fn();
    const refusal = { at: { cell: 3 }, title: "Too far", text: "Three moves do not lead there.", rule: "survive.move" };
    const { container, rerender } = render(Board, { ...base, refusal, onsettled });
    expect(container.querySelector(".refused")).toBeTruthy();
    expect(onsettled).not.toHaveBeenCalled();
    await rerender({ ...base, onsettled, view: { ...view, boats: view.boats.slice(1) } });
    await vi.waitFor(() => expect(onsettled).toHaveBeenCalledOnce());
  });
});

describe("movement", () => {
  const settled: (() => void)[] = [];
  const animate = vi.fn(() => ({
    playState: "running",
    cancel: () => undefined,
    finished: new Promise<void>((resolve) => settled.push(resolve)),
  }));
  const before = Object.getOwnPropertyDescriptor(Element.prototype, "animate");
  afterEach(() => {
    if (before) Object.defineProperty(Element.prototype, "animate", before);
    else Reflect.deleteProperty(Element.prototype, "animate");
  });

  it("lets what is lost go under, a tile sink, and settles once that has ended", async () => {
    Object.defineProperty(Element.prototype, "animate", { configurable: true, writable: true, value: animate });
    const onsettled = vi.fn();
    const { container, rerender } = render(Board, { ...base, motion: 1, onsettled });
    const pictures = () => container.querySelectorAll('use[href="#p-serpent"]').length;
    const serpents = pictures();
    const without = {
      ...view,
      creatures: view.creatures.slice(1),
      tiles: view.tiles.map((tile, i) => (i === 0 ? 0 : tile)),
    };
    await rerender({ ...base, motion: 1, onsettled, view: without });
    await vi.waitFor(() => expect(animate.mock.calls.length).toBeGreaterThan(2));
    expect(pictures()).toBe(serpents);
    expect(onsettled).not.toHaveBeenCalled();
    await vi.waitFor(() => {
      for (const end of settled) end();
      expect(onsettled).toHaveBeenCalledOnce();
    });
    await vi.waitFor(() => expect(pictures()).toBe(serpents - 1));
  });
});
