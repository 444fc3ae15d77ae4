/** The record in words: lines that belong together become one entry with a message key and arguments. */
import { t, type Args } from "$lib/i18n/index.svelte";
import type { Teller as Telling } from "../../../table/diary";
import { told as worded, type Entry } from "../../../table/wording";
import { gained, placeName, squareName, together } from "../../voyage/play/naming";
import type { Line, LogLine, Scene } from "./game";

type Kind = Line["kind"];
type Name = (seat: number) => string;

/** Which kinds go on from which: a run of them is one entry. */
const FOLLOWS: Partial<Record<Kind, readonly Kind[]>> = {
  announce: ["start"],
  tile: ["draw"],
  lay: ["tile", "own"],
  token: ["plant"],
};

/** A back that comes into sight belongs to what was done before it. */
const BEFORE: Kind = "back";
const RUINS = 3;

export function runs(lines: readonly LogLine[]): LogLine[][] {
  const found: LogLine[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const before = last?.findLast((one) => one.line.kind !== BEFORE);
    const goes = line.line.kind === BEFORE || (before && FOLLOWS[line.line.kind]?.includes(before.line.kind) && before.line.seat === line.line.seat);
    if (last && goes) last.push(line);
    else found.push([line]);
  }
  return found;
}

interface Told {
  key: string;
  args: Args;
}
type Teller = (lines: Line[], first: Line, scene: Scene) => Told | null;

const told = (key: string, args: Args = {}): Told => ({ key, args });
const last = (lines: readonly Line[], kind: Kind): Line | undefined => lines.findLast((line) => line.kind === kind);

const exploring: Teller = (lines, first, scene) => {
  const [laid, seen] = [last(lines, "lay"), last(lines, "tile")];
  const tile = laid?.tile ?? seen?.tile ?? first.tile ?? "S";
  const event = (laid ?? seen)?.event || "none";
  if (laid) return told("entdecker-log-lay", { tile, event, square: squareName(scene, laid.square ?? -1), own: first.kind === "own" ? "yes" : "no" });
  if (seen) return told(seen.fits === false ? "entdecker-log-misfit" : "entdecker-log-tile", { tile, event });
  return first.kind === "own" ? told("entdecker-log-own", { tile }) : told("entdecker-log-draw", { pile: (first.pile ?? 0) + 1 });
};

const TELLERS: Record<Kind, Teller> = {
  start: (lines, first, scene) =>
    told("entdecker-log-start", {
      place: placeName(scene, first.place ?? -1), cost: first.cost ?? 0, number: last(lines, "announce")?.number ?? 0,
      personal: scene.options.personal_tiles ? "yes" : "no",
    }),
  announce: (_lines, first) => told("entdecker-log-announce", { number: first.number ?? 0 }),
  draw: exploring,
  own: exploring,
  tile: exploring,
  lay: exploring,
  build: (_lines, first, scene) => told("entdecker-log-build", { unit: first.unit ?? "post", square: squareName(scene, first.square ?? -1), cost: first.cost ?? 0 }),
  stop: () => told("entdecker-log-stop"),
  recall: (_lines, first, scene) => told("entdecker-log-recall", { square: squareName(scene, first.square ?? -1) }),
  plant: (lines) => told("entdecker-log-plant", { value: last(lines, "token")?.value ?? 0 }),
  token: (_lines, first) => told("entdecker-log-plant", { value: first.value ?? 0 }),
  decline: () => told("entdecker-log-decline"),
  island: (_lines, first) => told("entdecker-log-island", { value: first.value ?? 0 }),
  spin: (_lines, first) => told("entdecker-log-spin", { number: first.number ?? 0 }),
  back: () => null,
};

/** Points of a line that come from islands and the end, not from ruins. */
const fromIslands = ({ gains, event, kind, seat }: Line): number[] =>
  gains.map((points, at) => (kind === "lay" && event === "ruins" && at === seat ? points - RUINS : points));

/** What followed at once: squares filled, islands scored. */
function after(lines: readonly Line[], name: Name): string {
  const filled = lines.reduce((sum, line) => sum + line.filled.length, 0);
  const scored = lines.flatMap((line) => line.scored);
  const points = lines.map(fromIslands).reduce((sum, gains) => gains.map((one, seat) => one + (sum[seat] ?? 0)), [] as number[]);
  const who = gained(points, name);
  const values = together(scored.map(({ value }) => String(value)));
  return [
    filled > 0 && t("entdecker-log-filled", { count: filled }),
    scored.length > 0 && t("entdecker-log-scored", { count: scored.length, values, who }),
    scored.length === 0 && who && t("entdecker-log-gains", { who }),
  ]
    .filter(Boolean)
    .join("; ");
}

/** The line that names the entry's rule: what came of it rather than how it began. */
const HEADS: readonly Kind[] = ["lay", "tile", "token", "announce"];

export function entry(run: readonly LogLine[], scene: Scene, name: Name): Entry | null {
  const [first] = run;
  const end = run.at(-1);
  if (!first || !end) return null;
  const lines = run.map(({ line }) => line);
  const found = TELLERS[first.line.kind](lines, first.line, scene);
  if (!found) return null;
  const chief = HEADS.map((kind) => run.findLast(({ line }) => line.kind === kind)).find(Boolean) ?? first;
  const { seat } = first.line;
  const args = { ...found.args, name: name(seat), after: after(lines, name) || "none" };
  return { key: found.key, args, seat, round: first.round, step: end.step, rule: chief.rule, at: end.at };
}

export const teller = (scene: Scene, name: Name): Telling<LogLine> => ({
  runs,
  tell: (run) => {
    const found = entry(run, scene, name);
    return found && worded(found);
  },
});
