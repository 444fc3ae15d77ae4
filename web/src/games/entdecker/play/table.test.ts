import { describe, expect, it, vi } from "vitest";
import type { Welcome } from "$lib/api";
import type { TableApi } from "../../../table/module";
import { AT_ONCE, mockApi, updateFor, withoutMotion } from "../../../table/testing/gameTable";
import { drawnAfter } from "../../voyage/play/animation";
import { VoyageTable } from "../../voyage/play/table.svelte";
import { adapter } from "./adapter";
import { advance } from "./animation";
import type { Entdecker, EntdeckerTable, LogLine, Decision, View } from "./game";
import { line, LINES, decision, SCENE } from "./testing";

const asLines = (lines: LogLine[]) => lines as unknown as Parameters<EntdeckerTable["show"]>[1];

async function tableAt(at: Decision, api: TableApi): Promise<EntdeckerTable> {
  const table = new VoyageTable(
    adapter,
    { scene: at.scene, log: [] } as unknown as Pick<Welcome, "scene" | "log">,
    api,
  );
  await table.show(updateFor(at), [], AT_ONCE);
  return table;
}

describe("the table of Entdecker", () => {
  withoutMotion();

  it("lights, asks and sends", async () => {
    const api = mockApi({ text: "No.", rule: "entdecker.start.tile" });
    const table = await tableAt(decision("start"), api);
    const [place] = table.targets.keys();
    table.pick(place ?? -1, "do");
    expect(api.play).toHaveBeenCalledOnce();
    table.ask(35);
    await vi.waitFor(() => expect(table.refusal).toMatchObject({ at: 35, text: "No.", rule: "entdecker.start.tile" }));
    table.clearWhy();
    expect(table.refusal).toBeNull();
  });

  it("turns, lays and undoes by keys, and says why nothing can be undone", async () => {
    const api = mockApi();
    const table = await tableAt(decision("lay", { undo: false }), api);
    const before = table.preview?.turn;
    const key = (name: string) => table.key(new KeyboardEvent("keydown", { key: name }));
    if ((table.preview?.turns ?? 0) > 1) {
      key("r");
      expect(table.preview?.turn).not.toBe(before);
    }
    key("u");
    expect([api.undo.mock.calls.length, table.why?.button]).toEqual([0, "undo"]);
    key("Enter");
    expect(api.play).toHaveBeenCalledOnce();
  });

  it("keys choose numbers and piles", async () => {
    const api = mockApi();
    const table = await tableAt(decision("announce"), api);
    table.key(new KeyboardEvent("keydown", { key: "2" }));
    expect(table.selection.mode).toMatchObject({ number: 2 });
    const drawing = await tableAt(decision("strait"), api);
    drawing.key(new KeyboardEvent("keydown", { key: "1" }));
    expect(api.play).toHaveBeenCalledOnce();
  });

  it("follows the ship, and counts an island while its units still stand", async () => {
    const at = decision("start");
    const table = await tableAt(at, mockApi());
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
    await table.show(updateFor(at), asLines(lines), {
      animate: true,
      onLines: () => seen.push(table.counting?.island),
    });
    expect(table.wake).toEqual([70, 0]);
    expect(seen).toHaveLength(3);
    expect([table.counting, table.view]).toEqual([null, at.view]);
  });

  it("says what is waited for", async () => {
    const { view } = decision("start");
    const said = async (change: Partial<View>) =>
      (await tableAt({ ...decision("start"), legal: [], view: { ...view, ...change } }, mockApi())).prompt?.title;
    expect(await said({ actor: -1, phase: "spin" })).toBe("Chance decides");
    expect(await said({ actor: 1, phase: "plant" })).toBe("Seat 2 takes a plant token");
    expect(await said({ actor: 1 })).toContain("Seat 2");
    expect(await said({ actor: -2, phase: "over" })).toBe("The sea is charted");
  });

  it("summons whoever takes a plant in another's turn", async () => {
    const at = decision("plant");
    const other = { ...at, view: { ...at.view, active: (at.view.actor + 1) % 3 } };
    expect((await tableAt(other, mockApi())).turnAnnouncement).toContain("take a plant token");
    expect((await tableAt(decision("start"), mockApi())).turnAnnouncement).toBe("");
  });

  it("says who won and why", async () => {
    const table = await tableAt(decision("over", { legal: [] }), mockApi());
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
