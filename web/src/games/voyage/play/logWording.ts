/** The record in words, as far as both games tell it alike. */
import { t, type Args } from "$lib/i18n/index.svelte";
import { formatList } from "$lib/i18n/lists";
import type { LogFormatter } from "../../../table/logCache";
import { knownPlaces } from "../../../table/logRuns";
import { logEntry, suggestion, type LogMessage } from "../../../table/messages";
import type { ActionData, Game, Line, Sea } from "./decision";
import { gained, squareName } from "./placeNames";

/** A back that comes into sight belongs to what was done before it. */
const BACK = "back";

type Runs<G extends Game> = (lines: readonly Line<G>[]) => Line<G>[][];

/** Lines in runs, by which kinds go on from which. */
export const runsBy =
  <G extends Game>(follows: Readonly<Record<string, readonly string[]>>): Runs<G> =>
  (lines) => {
    const runs: Line<G>[][] = [];
    for (const line of lines) {
      const last = runs.at(-1);
      const before = last?.findLast((one) => one.line.kind !== BACK)?.line;
      const goes = before && follows[line.line.kind]?.includes(before.kind) && before.seat === line.line.seat;
      if (last && (goes || line.line.kind === BACK)) last.push(line);
      else runs.push([line]);
    }
    return runs;
  };

export interface Sentence {
  key: string;
  args: Args;
  /** Whom it concerns, if not the seat of its first line. */
  seat?: number;
}
export const sentence = (key: string, args: Args = {}): Sentence => ({ key, args });

export type Name = (seat: number) => string;

/** What is said of one run, which begins with the line given. */
export type SentenceOf<G extends Game> = (
  lines: G["line"][],
  first: G["line"],
  scene: G["scene"],
  name: Name,
) => Sentence | null;

export const lastOf = <L extends { kind: string }>(lines: readonly L[], kind: L["kind"]): L | undefined =>
  lines.findLast((line) => line.kind === kind);

/** A tile chosen, turned up or laid, as far as the lines go. */
export function tileSentence(
  prefix: string,
  scene: Sea,
  lines: readonly ActionData[],
  first: ActionData,
  more: Args,
): Sentence {
  const [laid, turned] = [lastOf(lines, "lay"), lastOf(lines, "tile")];
  const tile = laid?.tile ?? turned?.tile ?? first.tile ?? "S";
  const event = (laid ?? turned)?.event || "none";
  if (laid)
    return sentence(`${prefix}-log-lay`, { tile, event, square: squareName(scene, laid.square ?? -1), ...more });
  if (turned) return sentence(`${prefix}-log-${turned.fits === false ? "misfit" : "tile"}`, { tile, event });
  return first.kind === "own"
    ? sentence(`${prefix}-log-own`, { tile })
    : sentence(`${prefix}-log-draw`, { pile: (first.pile ?? 0) + 1 });
}

/** Sentences that both games form alike, each from messages of its own. */
export const sharedSentences = (prefix: string) => ({
  stop: () => sentence(`${prefix}-log-stop`),
  decline: () => sentence(`${prefix}-log-decline`),
  island: (_lines: unknown, { value = 0 }: ActionData) => sentence(`${prefix}-log-island`, { value }),
  back: () => null,
});

/** Places that a line of either game speaks of. */
export const linePlaces = ({ place, square, squares = [] }: ActionData): number[] =>
  knownPlaces([place, square, ...squares]);

export interface LogWording<G extends Game> {
  runs: Runs<G>;
  /** Places of the board that a line speaks of. */
  places: (line: G["line"]) => number[];
  /** What was done, from the lines of one run; null for nothing to tell. */
  format: (lines: G["line"][], first: G["line"], name: Name) => Sentence | null;
  /** Points of a line that come from islands and the end. */
  points: (line: G["line"]) => number[];
  /** A line without what this viewer may not see. */
  redact?: (line: G["line"], viewer: number) => G["line"];
  /** Kinds whose rule the entry names: what came of it rather than how it began. */
  headlines: readonly string[];
}

/** What followed at once: squares filled, islands scored. */
function after<G extends Game>({ points }: LogWording<G>, lines: readonly G["line"][], name: Name): string {
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

export function entry<G extends Game>(wording: LogWording<G>, run: readonly Line<G>[], name: Name): LogMessage | null {
  const [first] = run;
  const end = run.at(-1);
  if (!first || !end) return null;
  const lines = run.map(({ line }): G["line"] => line);
  const said = wording.format(lines, first.line, name);
  if (!said) return null;
  const headline =
    wording.headlines.map((kind) => run.findLast(({ line }) => line.kind === kind)).find(Boolean) ?? first;
  const { seat = first.line.seat } = said;
  const args = { ...said.args, name: name(seat), after: after(wording, lines, name) || "none" };
  const places = [...new Set(lines.flatMap(wording.places))];
  return { key: said.key, args, seat, places, round: first.round, step: end.step, rule: headline.rule, at: end.at };
}

export const logFormatterOf = <G extends Game>(wording: LogWording<G>, name: Name): LogFormatter<Line<G>> => ({
  runs: wording.runs,
  format: (run, viewer) => {
    const { redact } = wording;
    const message = entry(wording, redact ? run.map((one) => ({ ...one, line: redact(one.line, viewer) })) : run, name);
    return message && logEntry(message);
  },
  suggest: (run) => {
    const message = entry(wording, run, name);
    return message && suggestion(message);
  },
});
