import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Update, Welcome } from "$lib/api";
import { settings } from "$lib/settings.svelte";
import type { TableApi } from "../../../table/module";
import { drawnAfter } from "../../voyage/play/animation";
import { VoyageTable } from "../../voyage/play/table.svelte";
import { adapter } from "./adapter";
import { advance } from "./animation";
import type { Entdecker, EntdeckerTable, LogLine, Decision, View } from "./game";
import { line, LINES, decision, SCENE } from "./testing";

const tableApi = () => ({
  play: vi.fn(() => true),
  undo: vi.fn(),
  restart: vi.fn(),
  why: vi.fn(() => Promise.resolve({ text: "No.", rule: "entdecker.start.tile" })),
  say: vi.fn(),
  show: vi.fn(),
});
const update = ({ view, legal, undo, restart }: Decision, change: Partial<Update> = {}): Update =>
  ({
    type: "update",
    entries: 1,
    step: 1,
    viewer: view.seat,
    view,
    legal,
    plans: [],
    undo,
    restart,
    log: [],
    drop: 0,
    thinking: -1,
    over: false,
    answer_in: -1,
    ...change,
  }) as unknown as Update;
const onLines = () => {};
const asUpdates = (lines: LogLine[]) => lines as unknown as Parameters<EntdeckerTable["show"]>[1];

async function laid(at: Decision, to: TableApi): Promise<EntdeckerTable> {
  const table = new VoyageTable(adapter, { scene: at.scene, log: [] } as unknown as Pick<Welcome, "scene" | "log">, to);
  await table.show(update(at), [], { animate: false, onLines });
  return table;
}

describe("the table of Entdecker", () => {
  let speed: typeof settings.speed;
  beforeEach(() => {
    speed = settings.speed;
    settings.speed = "off";
  });
  afterEach(() => void (settings.speed = speed));

  it("lights, asks and sends", async () => {
    const to = tableApi();
    const table = await laid(decision("start"), to);
    const [place] = table.targets.keys();
    table.pick(place ?? -1, "do");
    expect(to.play).toHaveBeenCalledOnce();
    table.ask(35);
    await vi.waitFor(() => expect(table.refusal).toMatchObject({ at: 35, text: "No.", rule: "entdecker.start.tile" }));
    table.clearWhy();
    expect(table.refusal).toBeNull();
  });

  it("turns, lays and undoes by keys, and says why nothing can be undone", async () => {
    const to = tableApi();
    const table = await laid(decision("lay", { undo: false }), to);
    const before = table.preview?.turn;
    const key = (name: string) => table.key(new KeyboardEvent("keydown", { key: name }));
    if ((table.preview?.turns ?? 0) > 1) {
      key("r");
      expect(table.preview?.turn).not.toBe(before);
    }
    key("u");
    expect([to.undo.mock.calls.length, table.why?.button]).toEqual([0, "undo"]);
    key("Enter");
    expect(to.play).toHaveBeenCalledOnce();
  });

  it("keys choose numbers and piles", async () => {
    const to = tableApi();
    const table = await laid(decision("announce"), to);
    table.key(new KeyboardEvent("keydown", { key: "2" }));
    expect(table.selection.mode).toMatchObject({ number: 2 });
    const drawing = await laid(decision("strait"), to);
    drawing.key(new KeyboardEvent("keydown", { key: "1" }));
    expect(to.play).toHaveBeenCalledOnce();
  });

  it("follows the ship, and counts an island while its units still stand", async () => {
    const at = decision("start");
    const table = await laid(at, tableApi());
    const seen: (number | undefined)[] = [];
    const lines = [
      line("start", { seat: 1, place: 70, cost: 0 }),
      line("lay", {
        seat: 1,
        square: 0,
        from: 70,
        tile: "S",
        turn: 0,
        land: 0,
        event: "",
        scored: [{ island: 6, squares: [3, 4], value: 2 }],
        gains: [2, 0, 0],
      }),
    ];
    await table.show(update(at), asUpdates(lines), { animate: true, onLines: () => seen.push(table.counting?.island) });
    expect(table.wake).toEqual([70, 0]);
    expect(seen).toHaveLength(3);
    expect([table.counting, table.view]).toEqual([null, at.view]);
  });

  it("says what is waited for", async () => {
    const { view } = decision("start");
    const said = async (change: Partial<View>) =>
      (await laid({ ...decision("start"), legal: [], view: { ...view, ...change } }, tableApi())).prompt?.title;
    expect(await said({ actor: -1, phase: "spin" })).toBe("Chance decides");
    expect(await said({ actor: 1, phase: "plant" })).toBe("Seat 2 takes a plant token");
    expect(await said({ actor: 1 })).toContain("Seat 2");
    expect(await said({ actor: -2, phase: "over" })).toBe("The sea is charted");
  });

  it("summons whoever takes a plant in another's turn", async () => {
    const at = decision("plant");
    const other = { ...at, view: { ...at.view, active: (at.view.actor + 1) % 3 } };
    expect((await laid(other, tableApi())).turnAnnouncement).toContain("take a plant token");
    expect((await laid(decision("start"), tableApi())).turnAnnouncement).toBe("");
  });

  it("says who won and why", async () => {
    const table = await laid(decision("over", { legal: [] }), tableApi());
    const best = Math.max(...(table.view?.totals ?? []));
    expect(table.ending?.places[0]?.figure).toBe(`${best} points`);
    expect(table.notices).toEqual([]);
  });
});

describe("following", () => {
  it("lays every tile of a game where the record says, and fills the rest", () => {
    const after = decision("over").view;
    const empty = { ...after, tiles: [], units: [] };
    const end = LINES.reduce<View>(
      (view, one) =>
        drawnAfter<Entdecker>(
          advance,
          view,
          { lines: [one], fresh: [one], kind: "quiet", counting: null, tiles: 0 },
          after,
        ),
      empty,
    );
    const sorted = (tiles: { square: number; land: number }[]) =>
      tiles.map(({ square, land }) => [square, land]).sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
    expect(sorted(end.tiles)).toEqual(sorted(after.tiles));
    expect(SCENE.squares).toHaveLength(end.tiles.length);
  });

  it("pays from the purse and puts units down", () => {
    const { view } = decision("strait");
    const gold = view.seats[0]?.gold ?? 0;
    const built = advance(view, line("build", { unit: "fort", square: 5, area: 0, sides: 1, cost: 2 }).line, view);
    expect([built.seats[0]?.gold, built.units.at(-1)?.square]).toEqual([gold - 2, 5]);
  });
});
