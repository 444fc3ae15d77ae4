import { isObject, readStored, store } from "./storage";

/** A table this browser has sat at, so that it can be gone on with. The key opens the seat: it stays here. */
export interface Remembered {
  table: string;
  key: string;
  game: string;
  name: string;
  seen: number;
  /** The tutorial that is played there. */
  tutorial?: string;
  /** The guide speaks of rules that are new. */
  guided?: boolean;
}

const KEPT = 24;

function valid(item: unknown): item is Remembered {
  return (
    isObject(item) &&
    ["table", "key", "game", "name"].every((field) => typeof item[field] === "string") &&
    typeof item["seen"] === "number"
  );
}

function readAll(): Remembered[] {
  const kept = readStored("tables");
  return Array.isArray(kept) ? kept.filter(valid) : [];
}

class Tables {
  list = $state.raw<Remembered[]>(readAll());

  /** Adds or refreshes a table; what was known of it and is not said anew stays. */
  remember(table: Omit<Remembered, "seen">): void {
    const before = this.find(table.table, table.key);
    const others = this.list.filter((item) => item !== before);
    this.keep([{ ...before, ...table, seen: Date.now() }, ...others].slice(0, KEPT));
  }

  forget(table: string, key: string): void {
    this.keep(this.list.filter((item) => item.table !== table || item.key !== key));
  }

  find(table: string, key: string): Remembered | undefined {
    return this.list.find((item) => item.table === table && item.key === key);
  }

  private keep(list: Remembered[]): void {
    this.list = list;
    store("tables", list);
  }
}

export const tables = new Tables();

/** The name that this browser last sat down with. */
export function ownName(): string {
  const kept = readStored("name");
  return typeof kept === "string" ? kept : "";
}
