/** The record in words: lines that belong together become one entry with a message key and arguments. */
import type { Line, LogLine, Scene } from "$lib/api/survive";
import type { Args } from "$lib/i18n/index.svelte";
import type { LogFormatter } from "../../../table/logCache";
import { formatterFor, knownPlaces, runMessage, runsWhere, type Sentence } from "../../../table/logRuns";
import type { LogMessage } from "../../../table/messages";

export interface Entry extends LogMessage {
  lines: LogLine[];
}

export interface Names {
  seat: (seat: number) => string;
  /** "red explorer", with "and" between several; "" for none. */
  explorers: (ids: readonly number[]) => string;
  /** Everything that the sea takes at once; "" for nothing. */
  swallowed: (explorers: readonly number[], boats: readonly number[], creatures: readonly number[]) => string;
  creature: (creature: number) => string;
  back: (back: number) => string;
  isle: (isle: number) => string;
  /** Whether somebody is still being asked about what this line began. */
  pending: (line: LogLine) => boolean;
}

type Kind = Line["kind"];

const MOVES: readonly Kind[] = ["walk", "swim", "board", "dive", "climb", "land"];
const CREATURE: readonly Kind[] = ["roll", "prowl", "glide", "stop"];

/** Which kinds go on from which: a run of them is one entry. */
const FOLLOWS: Partial<Record<Kind, readonly Kind[]>> = {
  lay: ["lay"],
  walk: MOVES,
  swim: MOVES,
  board: MOVES,
  dive: MOVES,
  climb: MOVES,
  land: MOVES,
  sail: ["sail"],
  glide: ["dolphin", "wind", "prowl", "glide"],
  stop: ["dolphin", "wind", "prowl", "glide"],
  drop: ["lift"],
  reveal: ["sink"],
  pick: ["reveal", "pick"],
  prowl: ["roll"],
  stay: ["roll"],
  decline: [...CREATURE, "decline"],
  defend: [...CREATURE, "decline"],
};

/** Moves go on as long as the same piece moves; answers come from other seats. */
function continues(previous: LogLine, next: LogLine): boolean {
  const { line } = next;
  if (!FOLLOWS[line.kind]?.includes(previous.line.kind)) return false;
  if (line.kind === "decline" || line.kind === "defend") return true;
  if (previous.line.seat !== line.seat) return false;
  if (MOVES.includes(line.kind)) return previous.line.explorer === line.explorer;
  return line.kind !== "sail" || previous.line.boat === line.boat;
}

export const runs = runsWhere(continues);

const linesOf = (lines: readonly LogLine[], kind: Kind): Line[] =>
  lines.map((one) => one.line).filter((line) => line.kind === kind);

/** Some kinds tell one fate, others a list of those who share it. */
export const listed = (value: Line["lost"]): number[] => (Array.isArray(value) ? value : []);
export const wrecked = ({ wrecked: value }: Line): boolean =>
  value === true || (typeof value === "number" && value >= 0);

type SentenceOf = (lines: LogLine[], first: Line, scene: Scene, names: Names) => Sentence;

const sentence = (key: string, args: Args): Sentence => ({ key, args });
const cellName = (scene: Scene, cell: number | undefined): string => scene.cells[cell ?? -1]?.name ?? "";

const move: SentenceOf = (lines, first, scene, names) => {
  const last = lines.at(-1)?.line ?? first;
  const args = {
    who: names.explorers([first.explorer ?? -1]),
    from: cellName(scene, first.from ?? first.cell),
    to: cellName(scene, last.to ?? last.cell),
    steps: lines.length,
    how: last.kind,
    isle: last.isle === undefined ? "" : names.isle(last.isle),
    fate: last.lost === true ? "lost" : wrecked(last) ? "wrecked" : "well",
  };
  return sentence("survive-log-move", args);
};

const boat: SentenceOf = (lines, first, scene, names) => {
  const last = lines.findLast(({ line }) => line.to !== undefined)?.line ?? first;
  const spilled = last.spilled ?? last.hits ?? [];
  const args = {
    to: cellName(scene, last.to),
    steps: lines.filter(({ line }) => line.to !== undefined).length,
    by: first.kind,
    fate: wrecked(last) || spilled.length > 0 ? "wrecked" : "well",
    who: names.explorers(spilled) || "none",
    lost: names.explorers(listed(last.lost)) || "none",
  };
  return sentence("survive-log-sail", args);
};

const swimmer: SentenceOf = (lines, first, scene, names) => {
  const last = lines.findLast(({ line }) => line.to !== undefined)?.line ?? first;
  const fate = last.lost === true || (last.hits ?? []).length > 0 ? "lost" : "well";
  return sentence("survive-log-dolphin", {
    who: names.explorers([first.explorer ?? -1]),
    to: cellName(scene, last.to),
    fate,
  });
};

const sinking: SentenceOf = (lines, first, scene, names) => {
  const [seen] = linesOf(lines, "reveal");
  const picked = linesOf(lines, "pick").map((line) => line.explorer ?? -1);
  const back = seen?.back ?? -1;
  const args = {
    terrain: first.terrain ?? 1,
    cell: cellName(scene, first.cell),
    swimmers: names.explorers(first.swimmers ?? []) || "none",
    tile: back >= 0 ? names.back(back) : "",
    id: !seen ? "none" : (scene.backs[back]?.id ?? "hidden"),
    when: !seen ? "none" : back < 0 ? "hidden" : scene.backs[back]?.when === "immediate" ? "now" : "kept",
    lost: names.swallowed(listed(seen?.lost), seen?.boats ?? [], seen?.creatures ?? []) || "none",
    aboard: names.explorers([...(seen?.aboard ?? []), ...picked]) || "none",
  };
  return sentence("survive-log-sink", args);
};

/** Whom a creature reached, and whether somebody kept it off. */
const creature: SentenceOf = (lines, first, scene, names) => {
  const ways = lines.map((one) => one.line).filter((line) => line.to !== undefined);
  const last = ways.at(-1);
  const [guard] = linesOf(lines, "defend");
  const die = first.die ?? scene.creatures[last?.creature ?? -1]?.kind ?? "shark";
  if (!last) return sentence(linesOf(lines, "stay").length > 0 ? "survive-log-stay" : "survive-log-roll", { die });
  const hits = names.explorers(last.hits ?? []);
  const args = {
    die,
    from: cellName(scene, ways[0]?.from),
    to: cellName(scene, last.to),
    steps: ways.length,
    who: hits || "none",
  };
  if (guard) return sentence("survive-log-defended", { ...args, defender: names.seat(guard.seat) });
  if (!hits) return sentence("survive-log-prowl", args);
  const end = lines.at(-1);
  if (end && names.pending(end)) return sentence("survive-log-attack", args);
  return sentence(die === "whale" ? "survive-log-overturn" : "survive-log-strike", args);
};

const put: SentenceOf = (lines, first, scene, names) => {
  const [down] = linesOf(lines, "drop");
  const args = {
    piece: names.creature(first.creature ?? -1),
    from: cellName(scene, first.from),
    to: cellName(scene, down?.to),
  };
  return sentence(down ? "survive-log-drop" : "survive-log-lift", args);
};

const SENTENCES: Record<Kind, SentenceOf> = {
  lay: (lines) => sentence("survive-log-lay", { count: lines.length }),
  place: (_lines, first, scene, names) =>
    sentence("survive-log-place", {
      who: names.explorers([first.explorer ?? -1]),
      value: Math.max(0, first.value ?? 0),
      cell: cellName(scene, first.cell),
    }),
  launch: (_lines, first, scene) => sentence("survive-log-launch", { cell: cellName(scene, first.cell) }),
  walk: move,
  swim: move,
  board: move,
  dive: move,
  climb: move,
  land: move,
  sail: boat,
  wind: boat,
  dolphin: swimmer,
  lift: put,
  drop: put,
  sink: sinking,
  reveal: sinking,
  pick: (_lines, first, _scene, names) =>
    sentence("survive-log-pick", { who: names.explorers([first.explorer ?? -1]) }),
  roll: creature,
  prowl: creature,
  glide: creature,
  stop: () => sentence("survive-log-stop", {}),
  stay: creature,
  defend: creature,
  decline: () => sentence("survive-log-decline", {}),
  end: () => sentence("survive-log-end", {}),
};

/** The line that names the entry's rule: what came of it rather than how it began. */
const RULE_KINDS: readonly Kind[] = ["defend", "reveal", "prowl", "stay", "drop"];

function ruleLine(lines: LogLine[]): LogLine | undefined {
  const line = RULE_KINDS.map((kind) => lines.findLast((one) => one.line.kind === kind)).find(Boolean);
  return line ?? lines.at(-1);
}

export function entry(lines: LogLine[], scene: Scene, names: Names): Entry | null {
  const [first] = lines;
  const last = lines.at(-1);
  const ruled = ruleLine(lines);
  if (!first || !last || !ruled) return null;
  const said = SENTENCES[first.line.kind](lines, first.line, scene, names);
  const places = knownPlaces([first.line.from, ...lines.flatMap(({ line }) => [line.cell, line.to])]);
  return { ...runMessage(first, last, said, ruled.rule, names.seat), places, lines };
}

/** A line without what this viewer may not see: another's value, another's kept tile. */
export function masked(one: LogLine, viewer: number, scene: Scene): LogLine {
  const { line } = one;
  if (line.seat === viewer) return one;
  if (line.kind === "place") return { ...one, line: { ...line, value: 0 } };
  const kept = line.kind === "reveal" && scene.backs[line.back ?? -1]?.when !== "immediate";
  return kept ? { ...one, line: { ...line, back: -1 } } : one;
}

/** Runs in words, as this viewer may read them. */
export const logFormatter = (scene: Scene, names: Names): LogFormatter<LogLine> =>
  formatterFor(
    runs,
    (run) => entry(run, scene, names),
    (line, viewer) => masked(line, viewer, scene),
  );
