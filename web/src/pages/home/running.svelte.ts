import { api, ApiError, type TableSummary } from "$lib/api";
import { tables, type Remembered } from "$lib/remembered.svelte";

export type TableStatus = "your-turn" | "waiting" | "over" | "watching";

/** Neither this browser nor the server keeps it among the own tables any more. */
export function forget(table: string, key: string): void {
  tables.forget(table, key);
  api.forgetTable(table, key).catch(() => undefined);
}

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
    forget(table.table, table.key);
    return null;
  }
}

const ORDER: readonly TableStatus[] = ["your-turn", "waiting", "watching", "over"];

/** Tables that the server knows as ours, and this browser does not: it may remember nothing, or be another one. */
async function keptElsewhere(): Promise<Remembered[]> {
  try {
    const own = await api.ownTables();
    return own
      .filter(({ table, key }) => tables.find(table, key) === undefined)
      .map(({ table, key, game, seen }) => ({ table, key, game, name: "", seen: seen * 1000 }));
  } catch {
    return [];
  }
}

const MOST = 24;

/** The own tables, those that wait for us first. Tables the server no longer has are forgotten. */
export async function runningTables(): Promise<Running[]> {
  const known = [...tables.list, ...(await keptElsewhere())].toSorted((one, other) => other.seen - one.seen);
  const running = await Promise.all(known.slice(0, MOST).map(look));
  return running
    .filter((item) => item !== null)
    .sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status) || b.table.seen - a.table.seen);
}
