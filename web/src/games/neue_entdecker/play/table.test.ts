import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { Welcome } from "$lib/api";
import type { GameTable } from "../../../table/module";
import { AT_ONCE, mockApi, updateFor, withoutMotion } from "../../../table/testing/gameTable";
import { NO_SELECTION } from "../../voyage/play/decision";
import { drawnAfter } from "../../voyage/play/animation";
import { VoyageTable } from "../../voyage/play/table.svelte";
import { adapter } from "./adapter";
import { advance, bonus } from "./animation";
import type { Decision, NeueEntdecker, NeueTable, View } from "./game";
import { courseOf } from "./targets";
import PlayHand from "./PlayHand.svelte";
import { rulesNow, ALL_RULES } from "./currentRules";
import { panels } from "./seats";
import { line, LINES, decision, SCENE } from "./testing";

async function tableAt(at: Decision, api = mockApi()): Promise<NeueTable> {
  const table = new VoyageTable(
    adapter,
    { scene: at.scene, log: [] } as unknown as Pick<Welcome, "scene" | "log">,
    api,
  );
  await table.show(updateFor(at), [], AT_ONCE);
  return table;
}

describe("the table of Die neuen Entdecker", () => {
  withoutMotion();

  it("changes between hidden and open tiles, scouts and chiefs by keys", async () => {
    const key = (name: string) => new KeyboardEvent("keydown", { key: name });
    const announcing = await tableAt(decision("announce"));
    announcing.key(key("o"));
    expect(announcing.selection.mode).toMatchObject({ open: true, number: 1 });
    const sending = await tableAt(decision("scout"));
    sending.key(key("c"));
    expect(sending.selection.mode).toEqual({ at: "jungle", chief: true });
  });

  it("summons whoever has a scout to send in another's turn", async () => {
    const at = decision("scout");
    const other = { ...at, view: { ...at.view, active: (at.view.actor + 1) % 3 } };
    expect((await tableAt(other)).turnAnnouncement).toBe("Send a scout into the jungle");
  });

  it("shows the course of the payment that is looked at until something is done", async () => {
    const at = decision("pay");
    const table = await tableAt(at);
    const { getAllByRole } = render(PlayHand, { table: table as unknown as GameTable });
    const [first, second] = at.legal;
    for (const [index, payment] of [first, second].entries()) {
      getAllByRole("button")[index]?.focus();
      expect(table.way).toEqual(courseOf(at.view, payment?.place ?? -1, payment?.pay));
    }
    expect(table.way?.places[0]).toBeGreaterThanOrEqual(at.scene.squares.length);
    table.do({ type: "choose", action: first?.action ?? -1 });
    expect(table.way).toBeNull();
  });

  it("ranks at the end", async () => {
    const table = await tableAt(decision("over", { legal: [] }));
    expect(table.ending?.places.map(({ place }) => place)).toEqual(
      [...(table.view?.places ?? [])].sort((a, b) => a - b),
    );
  });
});

describe("what is said", () => {
  const over = (totals: number[], places: number[]): View => ({ ...decision("over").view, totals, places });
  const why = (view: View) => panels.ending(view, String)?.explanation;

  it("tells what decided", () => {
    expect(why(over([7, 9, 3], [2, 1, 3]))).toContain("most points");
    expect(why(over([9, 9, 3], [2, 1, 3]))).toContain("more gold decided");
    expect(why(over([9, 9, 3], [1, 1, 3]))).toContain("shared");
  });

  it("names the layout, the turn and the end", () => {
    expect(panels.subtitle(SCENE)).toBe("basic layout");
    expect(panels.subtitle(decision("scout").scene)).toBe("basic layout, Chief scouts");
    const { view } = decision("start");
    expect(panels.round({ ...view, turn: 4, undiscovered: 1 })).toBe("Turn 4, one square undiscovered");
    expect([panels.notices(view).length, panels.notices({ ...view, undiscovered: 2 })[0]?.id]).toEqual([0, "full"]);
  });

  it("shows rules that are in the catalogue and fit the phase", () => {
    const book = readFileSync(join(process.cwd(), "../src/incognita/games/neue_entdecker/rules.toml"), "utf8");
    const known = new Set([...book.matchAll(/^id = "([^"]+)"/gm)].map((hit) => `neue-entdecker.${hit[1]}`));
    expect(ALL_RULES.filter((id) => !known.has(id))).toEqual([]);
    expect(rulesNow(decision("pay").view, NO_SELECTION)).toContain("neue-entdecker.toll.choice");
    expect(rulesNow(decision("open").view, NO_SELECTION)).toContain("neue-entdecker.explore.open");
  });
});

describe("following", () => {
  const follow = (view: View, one: (typeof LINES)[number], after: View) =>
    drawnAfter<NeueEntdecker>(
      advance,
      view,
      { lines: [one], fresh: [one], kind: "quiet", counting: null, tiles: 0 },
      after,
    );

  it("lays every tile of a game where the record says, and fills the rest", () => {
    const after = decision("over").view;
    const laidOut = SCENE.layout.map(({ square, land, bonus: points }) => ({
      square,
      land,
      bonus: points,
      tile: "S" as const,
      turn: 0,
    }));
    const end = LINES.reduce<View>((view, one) => follow(view, one, after), { ...after, tiles: laidOut, units: [] });
    const sorted = (tiles: { square: number; land: number }[]) =>
      tiles.map(({ square, land }) => [square, land]).sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
    expect(sorted(end.tiles)).toEqual(sorted(after.tiles));
  });

  it("gives a hut's points at once, and adds waterfalls to an island", () => {
    const { view } = decision("start");
    const opened = follow(view, line("hut", { path: 0, value: 10, winner: 1, gains: [0, 10, 0] }), view);
    expect(opened.seats[1]?.points).toBe((view.seats[1]?.points ?? 0) + 10);
    expect(bonus(line("stop", { scored: [{ island: 4, squares: [2, 3], value: 12 }] }).line, 4)).toBe(10);
  });
});
