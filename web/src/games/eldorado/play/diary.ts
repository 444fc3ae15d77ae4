/** The log as it has been told: only runs that are new or have grown are put into words again. */
import type { LogLine, Scene } from "$lib/api";
import { i18n } from "$lib/i18n/index.svelte";
import type { LogEntry } from "../../../table/module";
import { entry, hushed, runs, type Names } from "./log";
import { told } from "./wording";

interface Page {
  /** After an undo a run may be as long as before and yet end otherwise. */
  lines: readonly LogLine[];
  stamp: string;
  entry: LogEntry | null;
}

export class Diary {
  private readonly pages = new WeakMap<LogLine, Page>();

  /** `people` changes when somebody's name does. */
  read(lines: readonly LogLine[], eyes: number, scene: Scene, names: Names, people: string): LogEntry[] {
    const stamp = `${i18n.language} ${eyes} ${people}`;
    return runs(lines).flatMap((run) => this.page(run, stamp, eyes, scene, names) ?? []);
  }

  private page(run: LogLine[], stamp: string, eyes: number, scene: Scene, names: Names): LogEntry | null {
    const [first] = run;
    if (!first) return null;
    const known = this.pages.get(first);
    if (known?.stamp === stamp && same(known.lines, run)) return known.entry;
    const found = entry(run.map((line) => hushed(line, eyes)), scene, names);
    const page = { lines: run, stamp, entry: found && told(found) };
    this.pages.set(first, page);
    return page.entry;
  }
}

const same = (one: readonly LogLine[], other: readonly LogLine[]): boolean =>
  one.length === other.length && one.every((line, at) => line === other[at]);
