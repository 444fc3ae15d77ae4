import { describe, expect, it } from "vitest";
import type { Legal, LogLine, View } from "$lib/api/explorers";
import { settings } from "$lib/settings.svelte";
import type { TableApi } from "../../../table/module";
import { ANIMATED, AT_ONCE, mockApi, updateFor, withoutMotion } from "../../../table/testing/gameTable";
import { crossing, line, over, SCENE, sealing, taking } from "./fixture";
import type { Decision } from "./decision";
import { ExplorersTable } from "./table.svelte";

async function tableAt(at: Decision, api: TableApi): Promise<ExplorersTable> {
  const table = new ExplorersTable({ scene: at.scene, log: [] }, api);
  await table.show(updateFor(at), [], AT_ONCE);
  return table;
}
const then = (table: ExplorersTable, at: Decision, lines: LogLine[] = []) => table.show(updateFor(at), lines, ANIMATED);
const fresh = (): Decision => {
  const at = crossing();
  return { ...at, view: { ...at.view, boards: at.view.boards.map((one) => ({ ...one, fresh: [] })) } };
};

describe("the table of Explorers", () => {
  withoutMotion();

  it("sends a cross at once, and says nothing when another's board is pressed", async () => {
    const api = mockApi();
    const table = await tableAt(crossing(), api);
    const [cell] = table.lit.keys();
    table.pick(cell ?? -1);
    expect(api.play).toHaveBeenCalledOnce();
    table.visit(1);
    expect([table.board, table.onOtherBoard, table.lit.size]).toEqual([1, true, 0]);
    table.ask(3);
    expect(api.why).not.toHaveBeenCalled();
    table.escape();
    expect(table.onOtherBoard).toBe(false);
  });

  it("goes round the boards and comes home to act", async () => {
    const table = await tableAt(sealing(), mockApi());
    const seen = [1, 2, 3].map(() => (table.nextBoard(), table.board));
    expect(seen).toEqual([1, 2, 3]);
    table.agree();
    expect(table.board).toBe(0);
  });

  it("takes the other half instead: the turn is taken back, then chosen anew", async () => {
    const api = mockApi();
    const table = await tableAt(fresh(), api);
    table.do({ type: "side", side: 0 });
    expect([api.restart.mock.calls.length, api.play.mock.calls.length]).toEqual([1, 0]);
    const at = fresh();
    const half: Legal = { kind: "take", seat: 0, side: 0, terrains: [1], crosses: 2, action: 44 };
    await then(table, { ...at, legal: [half] });
    expect(api.play).toHaveBeenCalledWith([44]);
  });

  it("counts a round out, and puts it away with the next decision", async () => {
    const at = crossing();
    const table = await tableAt(at, mockApi());
    const next: View = { ...at.view, round: at.view.round + 1 };
    await then(table, { ...at, view: next });
    expect(table.count?.round).toBe(at.view.round);
    expect(table.moving).toBe(false);
    const [cell] = table.lit.keys();
    table.pick(cell ?? -1);
    expect(table.count).toBeNull();
  });

  it("lets the result wait for the count of the game", async () => {
    const table = await tableAt(crossing(), mockApi());
    await then(table, { ...crossing(), view: over, legal: [] });
    expect([table.count?.round, table.moving, table.ending !== null]).toEqual([null, true, true]);
    table.counted();
    expect([table.count, table.moving]).toEqual([null, false]);
    table.press("count");
    expect(table.count?.round).toBeNull();
  });

  it("does not show the whole game again to the next person at the screen", async () => {
    settings.speed = "normal";
    const table = await tableAt(taking(), mockApi());
    const lines = [line("cross", { cell: 1, seat: 2 }), line("seal", { seat: 2 })];
    const update = then(table, crossing(), lines);
    expect(table.moving).toBe(false);
    await update;
  });

  it("does not count when a table is opened", async () => {
    const table = await tableAt({ ...crossing(), view: over, legal: [] }, mockApi());
    expect(table.count).toBeNull();
  });

  it("tells every line once, seat by seat", async () => {
    const table = await tableAt(crossing(), mockApi());
    const lines = [
      line("cross", { cell: 1, seat: 1 }, 1),
      line("seal", { seat: 1 }, 2),
      line("cross", { cell: 2 }, 3),
      line("seal", {}, 4),
    ];
    const heard: number[] = [];
    await table.show(updateFor(crossing()), lines, {
      animate: true,
      onLines: (some) => heard.push(...some.map((one) => one.step)),
    });
    expect(heard).toEqual([1, 2, 3, 4]);
    expect(table.entries(lines, 0)).toHaveLength(2);
    expect(table.scene.cards).toEqual(SCENE.cards);
  });
});
