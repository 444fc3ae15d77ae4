/** The log as it has been told: only runs that are new or have grown are put into words again. */
import { i18n } from "$lib/i18n/index.svelte";
import type { LogEntry } from "./module";

interface Page<Line> {
  /** After an undo a run may be as long as before and yet end otherwise. */
  lines: readonly Line[];
  stamp: string;
  entry: LogEntry | null;
}

export interface Teller<Line> {
  /** Lines that belong together. */
  runs: (lines: readonly Line[]) => Line[][];
  /** One run in words, as these eyes may read it. */
  tell: (run: Line[], eyes: number) => LogEntry | null;
}

export class Diary<Line extends object> {
  private readonly pages = new WeakMap<Line, Page<Line>>();

  constructor(private readonly teller: Teller<Line>) {}

  /** `people` changes when somebody's name does. */
  read(lines: readonly Line[], eyes: number, people: string): LogEntry[] {
    const stamp = `${i18n.language} ${eyes} ${people}`;
    return this.teller.runs(lines).flatMap((run) => this.page(run, stamp, eyes) ?? []);
  }

  private page(run: Line[], stamp: string, eyes: number): LogEntry | null {
    const [first] = run;
    if (!first) return null;
    const known = this.pages.get(first);
    if (known?.stamp === stamp && same(known.lines, run)) return known.entry;
    const page = { lines: run, stamp, entry: this.teller.tell(run, eyes) };
    this.pages.set(first, page);
    return page.entry;
  }
}

const same = <Line>(one: readonly Line[], other: readonly Line[]): boolean =>
  one.length === other.length && one.every((line, at) => line === other[at]);
