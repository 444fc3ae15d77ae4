import { api, ApiError, type TableSummary } from "./api";
import { tables, type Remembered } from "./remembered.svelte";

export type Standing = "your-turn" | "waiting" | "over" | "watching";

/** A remembered table together with what the server says of it now. */
export interface Running {
  table: Remembered;
  summary: TableSummary | null;
  standing: Standing;
}

export function standingOf(summary: TableSummary): Standing {
  if (summary.over) return "over";
  if (summary.seats.length === 0) return "watching";
  return summary.seats.includes(summary.turn) ? "your-turn" : "waiting";
}

async function look(table: Remembered): Promise<Running | null> {
  try {
    const summary = await api.summary(table.table, table.key);
    return { table, summary, standing: standingOf(summary) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) {
      return { table, summary: null, standing: "waiting" };
    }
    tables.forget(table.table, table.key);
    return null;
  }
}

const ORDER: readonly Standing[] = ["your-turn", "waiting", "watching", "over"];

/** The tables of this browser, those that wait for us first. Tables the server no longer has are forgotten. */
export async function runningTables(): Promise<Running[]> {
  const found = await Promise.all(tables.list.map(look));
  return found
    .filter((item) => item !== null)
    .sort((a, b) => ORDER.indexOf(a.standing) - ORDER.indexOf(b.standing) || b.table.seen - a.table.seen);
}
