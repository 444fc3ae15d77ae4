/** Log entries in words, kept so that only runs of lines that are new or have changed are formatted again. */
import { i18n } from "$lib/i18n/index.svelte";
import type { LogEntry } from "./module";

interface CachedRun<Line> {
  /** After an undo a run may be as long as before and yet end otherwise. */
  lines: readonly Line[];
  /** Language, viewer and names that the entry was written for. */
  context: string;
  entry: LogEntry | null;
}

export interface LogFormatter<Line> {
  /** Groups lines that belong together. */
  runs: (lines: readonly Line[]) => Line[][];
  /** One run in words, with only what the viewer may know. */
  format: (run: Line[], viewer: number) => LogEntry | null;
  /** One run as a suggestion to the viewer. */
  suggest: (run: Line[], viewer: number) => LogEntry | null;
}

export class LogCache<Line extends object> {
  private readonly cache = new WeakMap<Line, CachedRun<Line>>();

  constructor(private readonly formatter: LogFormatter<Line>) {}

  /** `names` changes when somebody's name does. */
  read(lines: readonly Line[], viewer: number, names: string): LogEntry[] {
    const context = `${i18n.language} ${viewer} ${names}`;
    return this.formatter.runs(lines).flatMap((run) => this.entry(run, context, viewer) ?? []);
  }

  /** Lines that nobody has decided yet, as suggestions. */
  suggestions(lines: readonly Line[], viewer: number): LogEntry[] {
    return this.formatter.runs(lines).flatMap((run) => this.formatter.suggest(run, viewer) ?? []);
  }

  private entry(run: Line[], context: string, viewer: number): LogEntry | null {
    const [first] = run;
    if (!first) return null;
    const cached = this.cache.get(first);
    if (cached?.context === context && sameLines(cached.lines, run)) return cached.entry;
    const entry = this.formatter.format(run, viewer);
    this.cache.set(first, { lines: run, context, entry });
    return entry;
  }
}

const sameLines = <Line>(one: readonly Line[], other: readonly Line[]): boolean =>
  one.length === other.length && one.every((line, index) => line === other[index]);
