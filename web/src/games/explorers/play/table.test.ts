import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Legal, LogLine, Update, View } from "$lib/api/explorers";
import { settings } from "$lib/settings.svelte";
import type { TableApi } from "../../../table/module";
import { crossing, line, over, SCENE, sealing, taking } from "./fixture";
import type { Decision } from "./decision";
import { ExplorersTable } from "./table.svelte";

const tableApi = () => ({
  play: vi.fn(() => true),
  undo: vi.fn(),
  restart: vi.fn(),
  why: vi.fn(() => Promise.resolve(null)),
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
  }) as Update;

const onLines = () => {};
async function laid(at: Decision, to: TableApi): Promise<ExplorersTable> {
  const table = new ExplorersTable({ scene: at.scene, log: [] }, to);
  await table.show(update(at), [], { animate: false, onLines });
  return table;
}
const then = (table: ExplorersTable, at: Decision, lines: LogLine[] = [], animate = true) =>
  table.show(update(at), lines, { animate, onLines });
const fresh = (): Decision => {
  const at = crossing();
  return { ...at, view: { ...at.view, boards: at.view.boards.map((one) => ({ ...one, fresh: [] })) } };
};

describe("the table of Explorers", () => {
  let speed: typeof settings.speed;
  beforeEach(() => {
    speed = settings.speed;
    settings.speed = "off";
  });
  afterEach(() => void (settings.speed = speed));

  it("sends a cross at once, and says nothing when another's board is pressed", async () => {
    const to = tableApi();
    const table = await laid(crossing(), to);
    const [cell] = table.lit.keys();
    table.pick(cell ?? -1);
    expect(to.play).toHaveBeenCalledOnce();
    table.visit(1);
    expect([table.board, table.abroad, table.lit.size]).toEqual([1, true, 0]);
    table.ask(3);
    expect(to.why).not.toHaveBeenCalled();
    table.escape();
    expect(table.abroad).toBe(false);
  });

  it("goes round the boards and comes home to act", async () => {
    const table = await laid(sealing(), tableApi());
    const seen = [1, 2, 3].map(() => (table.nextBoard(), table.board));
    expect(seen).toEqual([1, 2, 3]);
    table.agree();
    expect(table.board).toBe(0);
  });

  it("takes the other half instead: the turn is taken back, then chosen anew", async () => {
    const to = tableApi();
    const table = await laid(fresh(), to);
    table.do({ type: "side", side: 0 });
    expect([to.restart.mock.calls.length, to.play.mock.calls.length]).toEqual([1, 0]);
    const at = fresh();
    const half: Legal = { kind: "take", seat: 0, side: 0, terrains: [1], crosses: 2, action: 44 };
    await then(table, { ...at, legal: [half] });
    expect(to.play).toHaveBeenCalledWith([44]);
  });

  it("counts a round out, and puts it away with the next decision", async () => {
    const at = crossing();
    const table = await laid(at, tableApi());
    const next: View = { ...at.view, round: at.view.round + 1 };
    await then(table, { ...at, view: next });
    expect(table.count?.round).toBe(at.view.round);
    expect(table.moving).toBe(false);
    const [cell] = table.lit.keys();
    table.pick(cell ?? -1);
    expect(table.count).toBeNull();
  });

  it("lets the result wait for the count of the game", async () => {
    const table = await laid(crossing(), tableApi());
    await then(table, { ...crossing(), view: over, legal: [] });
    expect([table.count?.round, table.moving, table.ending !== null]).toEqual([null, true, true]);
    table.counted();
    expect([table.count, table.moving]).toEqual([null, false]);
    table.press("count");
    expect(table.count?.round).toBeNull();
  });

  it("does not show the whole game again to the next person at the screen", async () => {
    settings.speed = "normal";
    const table = await laid(taking(), tableApi());
    const lines = [line("cross", { cell: 1, seat: 2 }), line("seal", { seat: 2 })];
    const shown = then(table, crossing(), lines);
    expect(table.moving).toBe(false);
    await shown;
  });

  it("does not count when a table is opened", async () => {
    const table = await laid({ ...crossing(), view: over, legal: [] }, tableApi());
    expect(table.count).toBeNull();
  });

  it("tells every line once, seat by seat", async () => {
    const table = await laid(crossing(), tableApi());
    const lines = [
      line("cross", { cell: 1, seat: 1 }, 1),
      line("seal", { seat: 1 }, 2),
      line("cross", { cell: 2 }, 3),
      line("seal", {}, 4),
    ];
    const heard: number[] = [];
    await table.show(update(crossing()), lines, {
      animate: true,
      onLines: (some) => heard.push(...some.map((one) => one.step)),
    });
    expect(heard).toEqual([1, 2, 3, 4]);
    expect(table.entries(lines, 0)).toHaveLength(2);
    expect(table.scene.cards).toEqual(SCENE.cards);
  });
});
