import { isObject, readStored, store } from "./storage";

/** What this browser adds to the chance of each table, and what the table had promised it. */
export interface Kept {
  seed: number;
  commitment: string;
}

const NAME = "seeds";
const MOST = 200;

function readAll(): Record<string, Kept> {
  const kept = readStored(NAME);
  return isObject(kept) ? (kept as Record<string, Kept>) : {};
}

function keep(table: string, kept: Kept): void {
  const others = Object.entries(readAll()).filter(([id]) => id !== table);
  store(NAME, Object.fromEntries([...others.slice(1 - MOST), [table, kept]]));
}

/** A number that the server cannot know before: 31 bits, not 0. */
export const newSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1 || 1;

export const keptFor = (table: string): Kept => readAll()[table] ?? { seed: 0, commitment: "" };

/** For a table that was made under this promise. */
export const rememberSeed = (table: string, seed: number, commitment: string): void =>
  keep(table, { seed, commitment });

/** What this browser adds at the table; the same at every visit. */
export function seedFor(table: string): number {
  const kept = keptFor(table);
  if (kept.seed) return kept.seed;
  const seed = newSeed();
  keep(table, { ...kept, seed });
  return seed;
}

/** The first one that was seen counts. */
export function rememberCommitment(table: string, commitment: string): void {
  const kept = keptFor(table);
  if (commitment && !kept.commitment) keep(table, { ...kept, commitment });
}
