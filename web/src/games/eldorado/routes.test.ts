import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "$lib/i18n/index.svelte";
import Legend from "./Legend.svelte";
import RouteName from "./RouteName.svelte";
import RoutePicker from "./RoutePicker.svelte";
import { isHexed } from "./scene";
import { hexed } from "./testing/hexes";
import { twoBoards } from "./testing/hills";

/** The server knows two routes, one of them made of boards of the expansion. */
const answered = vi.fn((address: string) => {
  const asked = new URL(address, "http://table").searchParams;
  const scene =
    asked.get("route") === "gorges" && asked.get("heroes")
      ? { ...hexed(), route: { ...hexed().route, id: "gorges", en: "Gorges", fr: "Gorges" } }
      : twoBoards();
  return Promise.resolve(new Response(JSON.stringify(scene), { headers: { "content-type": "application/json" } }));
});

beforeEach(() => vi.stubGlobal("fetch", answered));
afterEach(() => {
  vi.unstubAllGlobals();
  return setLanguage("en");
});

describe("a route of the atlas or of one's own", () => {
  it("stands beside the listed ones, drawn with all that it holds", async () => {
    const { container } = render(RoutePicker, { choices: ["hills"], value: "gorges", choose: () => undefined });
    expect(await screen.findByText("Gorges")).toBeTruthy();
    expect(screen.getByText("Heroes & Hexes")).toBeTruthy();
    expect(container.querySelectorAll('[data-choice="gorges"] .sign').length).toBe(7);
    expect(container.querySelectorAll('[data-choice="hills"] .sign').length).toBe(0);
    expect(screen.getByText("demon: draw curses")).toBeTruthy();
  });

  it("is named in the list of running tables, in the reader's language", async () => {
    await setLanguage("fr");
    const { container } = render(RouteName, { options: { route: "dorees" } });
    await vi.waitFor(() => expect(container.textContent).toContain("Collines dorées"));
  });

  it("is told by its spaces", () => {
    expect([isHexed(hexed()), isHexed(twoBoards())]).toEqual([true, false]);
  });
});

describe("the legend", () => {
  it("tells of the expansion where it is shown", async () => {
    const { rerender } = render(Legend, {});
    expect(screen.getAllByRole("listitem")).toHaveLength(6);
    await rerender({ hexes: true });
    expect(screen.getAllByRole("listitem")).toHaveLength(9);
  });
});
