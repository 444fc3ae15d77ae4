import { fireEvent, render, screen, within } from "@testing-library/svelte";
import axe from "axe-core";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Chair, LogLine as AnyLine, Update as AnyUpdate } from "$lib/api";
import type { LogLine, Update } from "$lib/api/generic";
import { games } from "$lib/games.svelte";
import { moduleOf } from "../registry";
import type { GameModule, GameTable } from "../../table/module";
import { mockApi } from "../../table/testing/gameTable";
import { GenericTable } from "./table.svelte";
import { LEGAL, line, update, VIEW } from "./testing/atoll";

const chairs = ["Ann", "Ben"].map((name, seat) => ({ seat, name, kind: "person" })) as unknown as Chair[];

/** What the server says of the game. */
const OFFERED = [
  { id: "atoll", title: { en: "The Atoll" }, about: { en: "" }, words: { en: "value-atoll-sail = setting sail" } },
];

let api: ReturnType<typeof mockApi>;
let table: GenericTable;
let module: GameModule;

const show = (news: Update, lines: LogLine[] = []): Promise<void> =>
  table.show(news as unknown as AnyUpdate, lines as unknown as AnyLine[], { animate: false, onLines: vi.fn() });

beforeEach(async () => {
  delete window.__missing;
  api = mockApi({ text: "There are no pearls here.", rule: "atoll.dive.pearls" });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(OFFERED)));
  await games.again();
  module = await moduleOf("atoll");
  table = module.start({ scene: { boats: ["red", "blue"] }, log: [] } as never, api) as GenericTable;
  table.setChairs(chairs);
  await show(update());
});

const draw = (part: "Board" | "Hand" | "Side"): void => void render(module[part], { table: table as GameTable });

describe("a game without a module", () => {
  it("has a title, a round, actors and a prompt", () => {
    expect([table.title, table.round, table.subtitle]).toEqual(["The Atoll", "Round 2", "setting sail"]);
    expect(table.actors).toEqual([1]);
    expect(table.prompt?.detail).toBe("Choose one of 3 actions.");
    expect(table.prompt?.buttons.map(({ id, off }) => [id, off])).toEqual([
      ["undo", false],
      ["restart", true],
    ]);
  });

  it("shows its view as panels, the own seat first", async () => {
    draw("Board");
    const seats = screen.getAllByTestId(/^seat-panel/);
    expect(seats.map((one) => one.getAttribute("aria-label"))).toEqual(["Ben", "Ann"]);
    expect(within(seats[0] as HTMLElement).getByText("8")).toBeTruthy();
    expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toEqual(["Owner", "Space"]);
    expect(screen.getByRole("heading", { name: "Tiles" })).toBeTruthy();
    await show(update({ view: { ...VIEW, die: 1 } }));
    await tick();
    expect(screen.getByText("1", { selector: ".changed" })).toBeTruthy();
  });

  it("offers its legal actions as buttons with numbers as keys", async () => {
    draw("Hand");
    await fireEvent.click(screen.getByRole("button", { name: /^Clockwise to 10/ }));
    expect(api.play).toHaveBeenCalledWith([0]);
    expect(table.key(new KeyboardEvent("keydown", { key: "3" }))).toBe(true);
    expect(api.play).toHaveBeenLastCalledWith([2]);
    expect(table.key(new KeyboardEvent("keydown", { key: "9" }))).toBe(false);
    table.highlight({ actions: [1], lines: [] });
    await tick();
    expect(screen.getByTestId("action-1").className).toContain("lit");
    table.press("undo");
    expect(api.undo).toHaveBeenCalledOnce();
    table.press("restart");
    expect(table.why?.text).toMatch(/^There is nothing to take back/);
  });

  it("answers why an action of an earlier position cannot be taken now", async () => {
    await show(update({ legal: LEGAL.slice(0, 2) }));
    draw("Side");
    await fireEvent.click(screen.getByRole("button", { name: "Dive" }));
    expect(api.why).toHaveBeenCalledWith({ action: 2 });
    await vi.waitFor(() => expect(table.why?.rule).toBe("atoll.dive.pearls"));
    expect(screen.getByText("There are no pearls here.")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Boats" })).toBeTruthy();
  });

  it("tells its log, whose turn it is, and who has won", async () => {
    const lines = [line(1, -1, "roll", { die: 2 }), line(2, 0, "clockwise", { to: 7 })] as unknown as AnyLine[];
    expect(table.entries(lines, 1).map(({ text }) => text)).toEqual(["Roll, die 2", "Ann: clockwise, to 7"]);
    await show(update({ legal: [], view: { ...VIEW, actor: 0 } }));
    expect(table.prompt?.title).toBe("Ann’s turn");
    await show(update({ legal: [], over: true, view: { ...VIEW, actor: -2, places: [2, 1] } }));
    expect(table.ending?.title).toBe("Ben wins");
    expect(table.prompt?.title).toBe("The game is over");
    expect(window.__missing ?? []).toEqual([]);
  });

  it("has nothing that axe minds", async () => {
    draw("Board");
    draw("Hand");
    draw("Side");
    const results = await axe.run(document.body, {
      rules: { region: { enabled: false }, "color-contrast": { enabled: false } },
    });
    expect(results.violations.map(({ id }) => id)).toEqual([]);
  }, 30_000);
});
