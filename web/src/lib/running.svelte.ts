import { api, ApiError, type TableSummary } from "./api";
import { tables, type Remembered } from "./remembered.svelte";

export type TableStatus = "your-turn" | "waiting" | "over" | "watching";

/** A remembered table together with what the server says of it now. */
export interface Running {
  table: Remembered;
  summary: TableSummary | null;
  status: TableStatus;
}

export function statusOf(summary: TableSummary): TableStatus {
  if (summary.over) return "over";
  if (summary.seats.length === 0) return "watching";
  return summary.seats.includes(summary.turn) ? "your-turn" : "waiting";
}

async function look(table: Remembered): Promise<Running | null> {
  try {
    const summary = await api.summary(table.table, table.key);
    return { table, summary, status: statusOf(summary) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) {
      return { table, summary: null, status: "waiting" };
    }
    tables.forget(table.table, table.key);
    return null;
  }
}

const ORDER: readonly TableStatus[] = ["your-turn", "waiting", "watching", "over"];

/** The tables of this browser, those that wait for us first. Tables the server no longer has are forgotten. */
export async function runningTables(): Promise<Running[]> {
  const running = await Promise.all(tables.list.map(look));
  return running
    .filter((item) => item !== null)
    .sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status) || b.table.seen - a.table.seen);
}
