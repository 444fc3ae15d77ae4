import { beforeEach, describe, expect, it, vi } from "vitest";
import { tables } from "./remembered.svelte";
import { statusOf } from "../pages/home/running.svelte";
import type { TableSummary } from "./api";

describe("remembered tables", () => {
  beforeEach(() => {
    for (const { table, key } of tables.list) tables.forget(table, key);
  });

  it("come newest first and only once", () => {
    vi.spyOn(Date, "now").mockReturnValueOnce(1).mockReturnValueOnce(2).mockReturnValueOnce(3);
    tables.remember({ table: "a", key: "1", game: "eldorado", name: "Ann" });
    tables.remember({ table: "b", key: "2", game: "eldorado", name: "Ann" });
    tables.remember({ table: "a", key: "1", game: "eldorado", name: "Anna" });
    expect(tables.list.map(({ table, name, seen }) => [table, name, seen])).toEqual([
      ["a", "Anna", 3],
      ["b", "Ann", 2],
    ]);
  });

  it("outlive the page and can be forgotten", () => {
    tables.remember({ table: "a", key: "1", game: "eldorado", name: "" });
    expect(localStorage.getItem("incognita.tables")).toContain('"a"');
    tables.forget("a", "1");
    expect(localStorage.getItem("incognita.tables")).toBe("[]");
  });

  it("are at most two dozen", () => {
    for (let i = 0; i < 30; i += 1) tables.remember({ table: `t${i}`, key: "k", game: "eldorado", name: "" });
    expect(tables.list).toHaveLength(24);
    expect(tables.list[0]?.table).toBe("t29");
  });
});

describe("the standing of a table", () => {
  const summary = (part: Partial<TableSummary>) => ({ over: false, seats: [0, 2], turn: 2, ...part }) as TableSummary;

  it.each([
    ["your-turn", {}],
    ["waiting", { turn: 1 }],
    ["watching", { seats: [] }],
    ["over", { over: true }],
  ])("%s", (standing, part) => expect(statusOf(summary(part))).toBe(standing));
});
