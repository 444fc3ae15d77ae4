/** Runs of log lines that belong together, and the one message that each of them becomes. */
import type { Args } from "$lib/i18n/index.svelte";
import type { LogFormatter } from "./logCache";
import { logEntry, suggestion, type LogMessage } from "./messages";

type GameLine = Pick<LogMessage, "round" | "step" | "rule" | "at"> & { line: { seat: number } };

/** What is said of a run. */
export interface Sentence {
  key: string;
  args: Args;
}

/** Groups lines: each one that continues the line before it joins its run. */
export const runsWhere =
  <Line>(continues: (previous: Line, next: Line) => boolean) =>
  (lines: readonly Line[]): Line[][] => {
    const runs: Line[][] = [];
    for (const line of lines) {
      const last = runs.at(-1);
      const previous = last?.at(-1);
      if (last && previous && continues(previous, line)) last.push(line);
      else runs.push([line]);
    }
    return runs;
  };

/** Numbers of places without those that are left out or nowhere, each once. */
export const knownPlaces = (places: readonly (number | undefined)[]): number[] => [
  ...new Set(places.filter((place): place is number => place !== undefined && place >= 0)),
];

/** One run as a message of the seat that began it; `rule` is the rule behind it. */
export function runMessage(
  first: GameLine,
  last: GameLine,
  { key, args }: Sentence,
  rule: string,
  seatName: (seat: number) => string,
): LogMessage {
  const { seat } = first.line;
  const name = seat >= 0 ? seatName(seat) : "";
  return { key, args: { ...args, name }, seat, round: first.round, step: last.step, rule, at: last.at };
}

/** Formats runs, each line without what the viewer may not see. */
export const formatterFor = <Line>(
  runs: (lines: readonly Line[]) => Line[][],
  message: (run: Line[]) => LogMessage | null,
  masked: (line: Line, viewer: number) => Line,
): LogFormatter<Line> => ({
  runs,
  format: (run, viewer) => {
    const whole = message(run.map((line) => masked(line, viewer)));
    return whole && logEntry(whole);
  },
  suggest: (run) => {
    const whole = message(run);
    return whole && suggestion(whole);
  },
});
