import type { LogLine, Update } from "$lib/api";

/** The log after an update: what was taken back goes, what is new comes, nothing comes twice. */
export function merge(before: readonly LogLine[], update: Pick<Update, "log" | "drop">): LogLine[] {
  const kept = before.slice(0, Math.max(0, before.length - update.drop));
  const last = kept.at(-1)?.step ?? -1;
  return [...kept, ...update.log.filter((line) => line.step > last)];
}

/** Two updates that follow each other as one: the later position, and the lines of both. */
export function joined<T extends Pick<Update, "log" | "drop">>(first: T, second: T): T {
  const taken = Math.max(0, second.drop - first.log.length);
  return { ...second, drop: first.drop + taken, log: merge(first.log, second) };
}

/** Hours and minutes, in the reader's own way. */
export const clock = (at: number, language: string): string =>
  new Date(at * 1000).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
