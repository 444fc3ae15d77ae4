/** A game as moves: what a person did, with everything that chance brought after it. */
import type { LogLine } from "$lib/api";
import type { LogEntry } from "./module";

/** The steps at which moves end, the first position before them: one for each entry of the log that a seat made. */
export function moveEnds(entries: readonly Pick<LogEntry, "seat" | "step">[], last: number): number[] {
  const ends = entries.filter((_, at) => (entries[at + 1]?.seat ?? 0) >= 0).map(({ step }) => step);
  // Whatever follows the last entry belongs to it.
  const before = ends.slice(0, -1).filter((step) => step < last);
  return last > 0 ? [0, ...before, last] : [0];
}

/** The number of the move that a step belongs to. */
export function moveAt(ends: readonly number[], step: number): number {
  const at = ends.findIndex((end) => end >= step);
  return at < 0 ? ends.length - 1 : at;
}

/** So many moves on or back from a step, which may lie within a move. */
export function moveFrom(ends: readonly number[], step: number, count: number): number {
  const at = moveAt(ends, step);
  const within = ends[at] !== step;
  const next = at + count - (within && count > 0 ? 1 : 0);
  return ends[Math.min(Math.max(next, 0), ends.length - 1)] ?? 0;
}

/** Where the turns of seats begin. */
export function turnStarts(log: readonly Pick<LogLine, "seat" | "step">[]): number[] {
  const decided = log.filter((line) => line.seat >= 0);
  return decided.filter((line, at) => decided[at - 1]?.seat !== line.seat).map((line) => line.step - 1);
}
