import type { LogLine, Update } from "$lib/api";

/** The log after an update: what was taken back goes, what is new comes, nothing comes twice. */
export function mergeLog(before: readonly LogLine[], update: Pick<Update, "log" | "drop">): LogLine[] {
  const kept = before.slice(0, Math.max(0, before.length - update.drop));
  const last = kept.at(-1)?.step ?? -1;
  return [...kept, ...update.log.filter((line) => line.step > last)];
}

/** Two updates that follow each other as one: the later position, and the lines of both. */
export function joinUpdates<T extends Pick<Update, "log" | "drop">>(first: T, second: T): T {
  const taken = Math.max(0, second.drop - first.log.length);
  return { ...second, drop: first.drop + taken, log: mergeLog(first.log, second) };
}

/** The lines before one that has this step, window by window; none if they cannot be had. */
export async function earlierLines(
  before: number,
  ask: (since: number) => Promise<{ log: LogLine[] }>,
): Promise<LogLine[]> {
  const lines: LogLine[] = [];
  try {
    while (lines.length < before - 1) {
      const { log } = await ask(lines.length);
      if (log.length === 0) break;
      lines.push(...log);
    }
  } catch {
    return [];
  }
  return lines.slice(0, before - 1);
}

/** The end of a log after a new connection, with the lines before it that are known already. */
export function keepEarlier(known: readonly LogLine[], end: readonly LogLine[]): LogLine[] {
  const at = known.findIndex((line) => line.step === end[0]?.step);
  const same = at > 0 && JSON.stringify(known[at]) === JSON.stringify(end[0]);
  return same ? [...known.slice(0, at), ...end] : [...end];
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Hours and minutes, in the reader's own way. Formatters are slow to make: one for each language. */
export function formatTime(at: number, language: string): string {
  let clock = clocks.get(language);
  if (!clock) {
    clock = new Intl.DateTimeFormat(language, { timeStyle: "short" });
    clocks.set(language, clock);
  }
  return clock.format(at * 1000);
}
