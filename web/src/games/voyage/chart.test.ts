import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, setLanguage } from "$lib/i18n/index.svelte";
import Chart from "./Chart.svelte";
import { sitePlace, unitPlace } from "./scene";
import type { Place, Target } from "./scene";
import { SEAS, seaScene, squareNamed } from "./testing/seas";

vi.setConfig({ testTimeout: 20_000 });
const who = (seat: number) => ["Ann", "Basile", "Mistral", "Cyrus"][seat] ?? "?";
const { scene, view } = SEAS["new-middle"];
const base = { scene, view, who, motion: 0 };
const on = (name: string) => squareNamed(12, name);
const NORTH_B1 = 97;

function find(container: HTMLElement, selector: string): SVGElement {
  const element = container.querySelector<SVGElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
}
const hit = (container: HTMLElement, place: Place) => find(container, `[data-place="${place}"]`);
const label = (container: HTMLElement, place: Place) => hit(container, place).getAttribute("aria-label");
const lit = (...pairs: [Place, Partial<Target>][]) =>
  new Map<Place, Target>(pairs.map(([place, target]) => [place, { label: "", ...target }]));
const held = { square: on("J4"), land: 3, turn: 1, turns: 2 };

afterEach(() => setLanguage("en"));

describe("a look at the chart", () => {
  it("tells of a tile what it is, who leads its island, and what lies beside it", () => {
    const island = { id: 0, complete: false, squares: [on("F4"), on("F5")], strengths: [0, 2] };
    const { container } = render(Chart, { ...base, view: { ...view, islands: [island] } });
    const look = (name: string) => hit(container, on(name)).dataset;
    expect(look("F4")["look"]).toBe("waterfall, 10 points");
    expect(look("F4")["lookText"]).toMatch(/^Island of 2 squares, Basile leads\. Land on all sides/);
    expect(look("H3")["look"]).toBe("scout");
    expect(look("A1")["look"]).toBeUndefined();
  });
});

describe("the chart for the ear", () => {
  it("names every square and edge space", () => {
    const { container } = render(Chart, base);
    for (const { id, name } of scene.squares) expect(label(container, id)).toMatch(new RegExp(`^${name}, `));
    expect(container.querySelectorAll("[data-place]")).toHaveLength(96 + 40);
    expect(label(container, on("A1"))).toBe("A1, undiscovered");
    expect(label(container, on("H3"))).toBe("H3, cape, land west, scout of Basile");
    expect(label(container, on("F4"))).toBe("F4, waterfall, 10 points");
    expect(label(container, on("I4"))).toBe("I4, open sea, the ship lies here");
    expect(label(container, on("K7"))).toContain("chief scout of Ann");
    expect(label(container, NORTH_B1)).toBe("edge north of B1, 2 coins");
  });

  it("says what tiles, units, the ship and the edge do", () => {
    const { container } = render(Chart, base);
    const look = (place: Place) => [hit(container, place).dataset["look"], hit(container, place).dataset["lookText"]];
    expect(look(on("A1"))).toEqual([undefined, undefined]);
    expect(look(on("F4"))[1]).toContain("its points are added");
    expect(look(on("I4"))).toEqual(["ship", expect.stringContaining("open sea: No land")]);
    expect(look(on("H3"))).toEqual(["scout", expect.stringContaining("cape, land west: Land on one side")]);
    expect(look(NORTH_B1)).toEqual(["edge north of B1, 2 coins", "A ship may set out from here."]);
  });

  it("says which land of a strait a unit stands on", () => {
    const sea = seaScene(3, 1);
    const units = [{ square: 1, seat: 0, unit: "fort" as const, area: 1 }];
    const { container } = render(Chart, {
      ...base,
      scene: sea,
      view: { tiles: [{ square: 1, land: 10 }], units, ship: -1 },
    });
    expect(label(container, 1)).toBe("B1, strait, land east and west, fort of Ann on the land west");
  });

  it("says what is lit, what it costs and what is held over it", () => {
    const { container } = render(Chart, {
      ...base,
      targets: lit([NORTH_B1, { cost: 2, label: "one tile" }], [on("I4"), { cost: 0 }]),
      preview: held,
    });
    expect(label(container, NORTH_B1)).toBe("edge north of B1, 2 coins, can be chosen, costs 2, one tile");
    expect(label(container, on("I4"))).toMatch(/can be chosen, free$/);
    expect(label(container, on("J4"))).toContain("in your hand over it: corner coast, land north and east");
  });

  it.each(LANGUAGES)("finds all its words: %s", async (language) => {
    await setLanguage(language);
    render(Chart, {
      ...base,
      targets: lit([NORTH_B1, { cost: 2 }]),
      preview: held,
      counting: { island: 2 * on("E3") },
    });
    expect(window.__missing ?? []).toEqual([]);
  });

  it("speaks French", async () => {
    await setLanguage("fr");
    const { container } = render(Chart, base);
    expect(label(container, on("H3"))).toBe("H3, cap, terre à l’ouest, éclaireur de Basile");
  });
});

describe("pressing", () => {
  it("tells a lit place from a question", async () => {
    const [onpick, onask] = [vi.fn(), vi.fn()];
    const { container } = render(Chart, { ...base, targets: lit([on("A8"), { cost: 0 }]), onpick, onask });
    await fireEvent.click(hit(container, on("A8")));
    await fireEvent.click(hit(container, on("B8")));
    expect(onpick.mock.calls).toEqual([[on("A8"), "do"]]);
    expect(onask.mock.calls).toEqual([[on("B8"), "do"]]);
  });

  it("takes lands and units as places of their own", async () => {
    const onpick = vi.fn();
    const [site, unit] = [sitePlace(2 * on("H3")), unitPlace(on("G2"))];
    const { container } = render(Chart, { ...base, targets: lit([site, {}], [unit, {}]), onpick });
    expect(label(container, site)).toBe("H3, land west, can be chosen");
    expect(label(container, unit)).toBe("scout of Cyrus, G2, can be chosen");
    await fireEvent.click(hit(container, unit));
    expect(onpick.mock.calls).toEqual([[unit, "do"]]);
  });

  it("goes by arrow keys, and by Tab to what is lit", async () => {
    const { container } = render(Chart, { ...base, targets: lit([on("A8"), {}]) });
    expect(hit(container, on("I4")).getAttribute("tabindex")).toBe("0");
    expect(hit(container, on("A8")).getAttribute("tabindex")).toBe("0");
    expect(hit(container, on("B8")).getAttribute("tabindex")).toBe("-1");
    hit(container, on("I4")).focus();
    await fireEvent.keyDown(hit(container, on("I4")), { key: "ArrowRight" });
    expect(document.activeElement).toBe(hit(container, on("J4")));
    await fireEvent.keyDown(hit(container, on("J4")), { key: "ArrowDown" });
    expect(document.activeElement).toBe(hit(container, on("J5")));
  });

  it("works by Enter", async () => {
    const onpick = vi.fn();
    const { container } = render(Chart, { ...base, targets: lit([on("A8"), {}]), onpick });
    await fireEvent.keyDown(hit(container, on("A8")), { key: "Enter" });
    expect(onpick).toHaveBeenCalledOnce();
  });
});

describe("the tile in the hand", () => {
  it("is turned by key, wheel and nothing else", async () => {
    const onturn = vi.fn();
    const { container } = render(Chart, { ...base, preview: held, onturn });
    const square = hit(container, held.square);
    await fireEvent.keyDown(square, { key: "r" });
    await fireEvent.keyDown(square, { key: "R", shiftKey: true });
    await fireEvent.keyDown(square, { key: "r", ctrlKey: true });
    await fireEvent.wheel(square, { deltaY: 40 });
    await fireEvent.wheel(hit(container, on("B2")), { deltaY: 40 });
    expect(onturn.mock.calls).toEqual([[1], [-1], [1]]);
  });

  it("does not turn where there is one way only", async () => {
    const onturn = vi.fn();
    const { container } = render(Chart, { ...base, preview: { ...held, turns: 1 }, onturn });
    await fireEvent.keyDown(hit(container, held.square), { key: "r" });
    expect(onturn).not.toHaveBeenCalled();
  });

  it("is drawn over its square, which places it", async () => {
    const onpick = vi.fn();
    const { container } = render(Chart, { ...base, preview: held, onpick });
    expect(find(container, "[data-ghost]").getAttribute("transform")).toBe("translate(1080 360)");
    await fireEvent.click(hit(container, held.square));
    expect(onpick.mock.calls).toEqual([[held.square, "do"]]);
  });
});

describe("what the chart shows", () => {
  it("prices lit places, free ones too", () => {
    const { container } = render(Chart, {
      ...base,
      targets: lit([NORTH_B1, { cost: 2 }], [on("I4"), { cost: 0 }], [on("A8"), {}]),
    });
    const costs = [...container.querySelectorAll("[data-cost]")].map((one) => one.textContent?.trim());
    expect(costs).toEqual(["2", "0"]);
  });

  it("counts an island tile by tile and adds its waterfalls", () => {
    const { container } = render(Chart, { ...base, counting: { island: 2 * on("E3"), bonus: 10 } });
    const counts = [...container.querySelectorAll(".count + text")].map((one) => one.textContent);
    expect(counts).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"]);
    expect(find(container, "[data-total]").textContent?.trim()).toBe("21");
  });

  it("marks complete islands, but not the one that is counted", () => {
    const { container, rerender } = render(Chart, { ...base, complete: [2 * on("E3")] });
    expect(container.querySelectorAll(".whole")).toHaveLength(1);
    return rerender({ ...base, complete: [2 * on("E3")], counting: { island: 2 * on("E3") } }).then(() =>
      expect(container.querySelectorAll(".whole")).toHaveLength(0),
    );
  });

  it("moves the ship and says when all is at rest", async () => {
    const onsettled = vi.fn();
    const { container, rerender } = render(Chart, { ...base, onsettled });
    await rerender({ ...base, onsettled, view: { ...view, ship: on("J2") }, wake: [on("I4"), on("J2")] });
    await vi.waitFor(() => expect(onsettled).toHaveBeenCalled());
    expect(find(container, "[data-ship]").getAttribute("style")).toContain("1140px 180px");
    expect(container.querySelectorAll(".wake")).toHaveLength(2);
  });

  it("shows the way to a target that is looked at, with those who take a toll", async () => {
    const targets = lit([on("I4"), { way: { places: [111, on("L4"), on("K4"), on("J4"), on("I4")], tolls: [1, 3] } }]);
    const { container } = render(Chart, { ...base, targets });
    expect(container.querySelector(".way")).toBeNull();
    await fireEvent.pointerEnter(hit(container, on("I4")), { pointerType: "mouse" });
    expect(container.querySelector(".way")).not.toBeNull();
    expect(container.querySelectorAll(".toll")).toHaveLength(2);
  });

  it("draws coins at the edge, and circles where there are none", () => {
    const { container } = render(Chart, base);
    expect(container.querySelectorAll('use[href="#v-coin"]')).toHaveLength(12 * 2 + 8 + 8);
    expect(container.querySelectorAll(".harbour")).toHaveLength(12);
  });

  it("hatches what was refused", () => {
    const { container } = render(Chart, { ...base, refusal: { at: on("B4"), title: "No", text: "Not from here." } });
    expect(find(container, ".refused").getAttribute("d")).toBe("M128 368h104v104h-104Z");
  });
});
