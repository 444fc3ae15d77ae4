/** The record in words, as far as both games tell it alike. */
import { t, type Args } from "$lib/i18n/index.svelte";
import { formatList } from "$lib/i18n/lists";
import type { LogFormatter } from "../../../table/logCache";
import { logEntry, type LogMessage } from "../../../table/messages";
import { gained } from "./naming";
import type { Game, Line } from "./moment";

/** A back that comes into sight belongs to what was done before it. */
const BACK = "back";

type Runs<G extends Game> = (lines: readonly Line<G>[]) => Line<G>[][];

/** Lines in runs, by which kinds go on from which. */
export const runsBy =
  <G extends Game>(follows: Readonly<Record<string, readonly string[]>>): Runs<G> =>
  (lines) => {
    const found: Line<G>[][] = [];
    for (const line of lines) {
      const last = found.at(-1);
      const before = last?.findLast((one) => one.line.kind !== BACK)?.line;
      const goes = before && follows[line.line.kind]?.includes(before.kind) && before.seat === line.line.seat;
      if (last && (goes || line.line.kind === BACK)) last.push(line);
      else found.push([line]);
    }
    return found;
  };

export interface Told {
  key: string;
  args: Args;
  /** Whom it concerns, if not the seat of its first line. */
  seat?: number;
}
export const told = (key: string, args: Args = {}): Told => ({ key, args });

type Name = (seat: number) => string;

export interface Tale<G extends Game> {
  runs: Runs<G>;
  /** What was done, from the lines of one run; null for nothing to tell. */
  format: (lines: G["line"][], first: G["line"], name: Name) => Told | null;
  /** Points of a line that come from islands and the end. */
  points: (line: G["line"]) => number[];
  /** A line without what this viewer may not see. */
  hush?: (line: G["line"], viewer: number) => G["line"];
  /** Kinds that name the entry's rule: what came of it rather than how it began. */
  heads: readonly string[];
}

/** What followed at once: squares filled, islands scored. */
function after<G extends Game>({ points }: Tale<G>, lines: readonly G["line"][], name: Name): string {
  const filled = lines.reduce((sum, line) => sum + line.filled.length, 0);
  const scored = lines.flatMap((line) => line.scored);
  const gains = lines.map(points).reduce<number[]>((sum, some) => some.map((one, seat) => one + (sum[seat] ?? 0)), []);
  const who = gained(gains, name);
  const values = formatList(scored.map(({ value }) => String(value)));
  return [
    filled > 0 && t("voyage-log-filled", { count: filled }),
    scored.length > 0 && t("voyage-log-scored", { count: scored.length, values, who: who || t("voyage-log-nobody") }),
    scored.length === 0 && who && t("voyage-log-gains", { who }),
  ]
    .filter(Boolean)
    .join("; ");
}

export function entry<G extends Game>(tale: Tale<G>, run: readonly Line<G>[], name: Name): LogMessage | null {
  const [first] = run;
  const end = run.at(-1);
  if (!first || !end) return null;
  const lines = run.map(({ line }): G["line"] => line);
  const found = tale.format(lines, first.line, name);
  if (!found) return null;
  const chief = tale.heads.map((kind) => run.findLast(({ line }) => line.kind === kind)).find(Boolean) ?? first;
  const { seat = first.line.seat } = found;
  const args = { ...found.args, name: name(seat), after: after(tale, lines, name) || "none" };
  return { key: found.key, args, seat, round: first.round, step: end.step, rule: chief.rule, at: end.at };
}

export const logFormatterOf = <G extends Game>(tale: Tale<G>, name: Name): LogFormatter<Line<G>> => ({
  runs: tale.runs,
  format: (run, viewer) => {
    const { hush } = tale;
    const found = entry(tale, hush ? run.map((one) => ({ ...one, line: hush(one.line, viewer) })) : run, name);
    return found && logEntry(found);
  },
});
