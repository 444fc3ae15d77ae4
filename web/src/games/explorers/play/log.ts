/** The record in words: one entry for everything a seat did in a turn. */
import type { Line, LogLine, Scene } from "$lib/api/explorers";
import { t, type Args } from "$lib/i18n/index.svelte";
import { formatList } from "$lib/i18n/lists";
import type { LogFormatter } from "../../../table/logCache";
import { formatterFor, knownPlaces, runsWhere } from "../../../table/logRuns";
import { type LogMessage } from "../../../table/messages";
import { gridOf } from "../grid";
import { itemName, sideName } from "../names";
import { ITEMS, letterOf } from "../scene";
import { countries, country } from "./cellNames";

export interface Entry extends LogMessage {
  lines: LogLine[];
}

export interface Names {
  seat: (seat: number) => string;
}

type Kind = Line["kind"];

/** Which kinds go on from which, within one seat: a run of them is one entry. */
const FOLLOWS: Partial<Record<Kind, readonly Kind[]>> = {
  lay: ["lay"],
  objective: ["objective"],
  cross: ["take", "chart", "cross", "bonus"],
  bonus: ["cross"],
  seal: ["take", "chart", "cross", "bonus"],
};

const continues = (before: LogLine, { line }: LogLine): boolean =>
  before.line.seat === line.seat && (FOLLOWS[line.kind]?.includes(before.line.kind) ?? false);

export const runs = runsWhere(continues);

/** "gem, horse, temple B", with what found no box; "none" for nothing. */
function finds(crosses: readonly Line[], scene: Scene): string {
  const { slotOf } = gridOf(scene);
  const named = crosses.flatMap(({ item = 0, cell = 0, lost }) => {
    const name = ITEMS[item] ?? "none";
    if (name === "none") return [];
    const word = name === "temple" ? t("sheet-temple", { letter: letterOf(slotOf(cell)) }) : itemName(name);
    return [lost ? t("explorers-log-lost", { item: word }) : word];
  });
  return named.join(", ") || "none";
}

/** Everything a seat crossed in one go. */
function marks(lines: LogLine[], scene: Scene): { key: string; args: Args } {
  const all = lines.map((one) => one.line);
  const crosses = all.filter((line) => line.kind === "cross");
  const took = all.find((line) => line.kind === "take");
  const chart = all.find((line) => line.kind === "chart");
  const bonus = all.find((line) => line.kind === "bonus");
  const how = took ? "take" : chart ? "map" : bonus ? "bonus" : "plain";
  const where = took
    ? country(took.terrains ?? [])
    : countries(chart ? [chart.terrain ?? 0] : crosses.map((line) => line.terrain ?? 0));
  const args = {
    how,
    country: where,
    count: crosses.length,
    finds: finds(crosses, scene),
    cells: formatList(crosses.map(({ cell = 0 }) => gridOf(scene).nameOf(cell))),
    letter: letterOf(bonus?.slot ?? 0),
  };
  return { key: crosses.length > 0 ? "explorers-log-cross" : "explorers-log-none", args };
}

function turnedUp(scene: Scene, line: Line): { key: string; args: Args } {
  const sides = scene.cards.find((one) => one.id === line.card)?.sides ?? [];
  const [one, other] = [sideName(sides[0] ?? []), sideName(sides[1] ?? [])];
  const facing = line.facing ?? -1;
  return {
    key: facing < 0 ? "explorers-log-card" : "explorers-log-card-alone",
    args: { one, other, facing: facing === 1 ? other : one },
  };
}

function sentence(lines: LogLine[], first: Line, scene: Scene): { key: string; args: Args } | null {
  switch (first.kind) {
    case "lay":
      return {
        key: "explorers-log-lay",
        args: {
          by: first.seat < 0 ? "lot" : "player",
          tiles: lines.map(({ line }) => line.tile).join(", "),
          count: lines.length,
        },
      };
    case "village":
      return {
        key: "explorers-log-village",
        args: { letter: letterOf(first.slot ?? 0), by: first.seat < 0 ? "lot" : "player" },
      };
    case "objective":
      return {
        key: "explorers-log-objective",
        args: {
          count: lines.length,
          goals: lines.map(({ line }) => t(`explorers-objective-${line.objective ?? 1}`)).join(", "),
        },
      };
    case "card":
      return turnedUp(scene, first);
    case "name":
      return { key: "explorers-log-name", args: { country: country(first.terrains ?? []) } };
    case "hidden":
      return null;
    default:
      return marks(lines, scene);
  }
}

/** The line that names the entry's rule: what was chosen rather than each cross. */
const head = (lines: LogLine[]): LogLine | undefined =>
  lines.find(({ line }) => line.kind === "chart" || line.kind === "take") ??
  lines.find(({ line }) => (line.item ?? 0) > 0) ??
  lines[0];

export function entry(lines: LogLine[], scene: Scene, names: Names): Entry | null {
  const [first] = lines;
  const last = lines.at(-1);
  const says = first && sentence(lines, first.line, scene);
  if (!last || !says) return null;
  const { seat } = first.line;
  const args = { ...says.args, name: seat >= 0 ? names.seat(seat) : "" };
  return {
    key: says.key,
    args,
    lines,
    places: knownPlaces(lines.map(({ line }) => line.cell)),
    seat,
    round: first.round,
    step: last.step,
    rule: head(lines)?.rule ?? "",
    at: last.at,
  };
}

export const logFormatter = (scene: Scene, names: Names): LogFormatter<LogLine> =>
  formatterFor(
    runs,
    (run) => entry(run, scene, names),
    (line) => line,
  );
