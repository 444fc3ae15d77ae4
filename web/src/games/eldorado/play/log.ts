/** The record in words: lines that belong together become one entry with a message key and arguments. */
import type { Line, LogLine, Scene } from "$lib/api/eldorado";
import type { Args } from "$lib/i18n/index.svelte";
import { formatList } from "$lib/i18n/lists";
import type { LogFormatter } from "../../../table/logCache";
import { formatterFor, knownPlaces, runMessage, runsWhere, type Sentence } from "../../../table/logRuns";
import type { LogMessage } from "../../../table/messages";
import { coins } from "./money";

export interface Entry extends LogMessage {
  lines: LogLine[];
  /** Card shown beside it, -1 if none or unknown. */
  card: number;
}

export interface Names {
  seat: (seat: number) => string;
  card: (card: number) => string;
}

type Kind = Line["kind"];

/** Which kinds go on from which: a run of them is one entry. */
const FOLLOWS: Partial<Record<Kind, readonly Kind[]>> = {
  step: ["move", "step"],
  give: ["enter", "give", "lift", "use"],
  pay: ["pay", "change"],
  change: ["pay", "change"],
  buy: ["pay", "change"],
  draw: ["draw", "play", "end", "use", "give", "done"],
  remove: ["remove"],
  done: ["remove", "give"],
  find: ["explore"],
  reveal: ["reveal", "visit"],
  discard: ["discard"],
  end: ["discard"],
  deal: ["deal"],
};

const opens = (line: Line): boolean => line.blockade !== undefined && line.blockade >= 0;

function continues(previous: LogLine, next: LogLine): boolean {
  const before = FOLLOWS[next.line.kind];
  if (!before?.includes(previous.line.kind)) return false;
  if (next.line.kind === "deal") return true;
  if (previous.line.seat !== next.line.seat) return false;
  return next.line.kind !== "step" || (!opens(previous.line) && !opens(next.line));
}

export const runs = runsWhere(continues);

const linesOf = (lines: LogLine[], kind: Kind): Line[] =>
  lines.map((one) => one.line).filter((line) => line.kind === kind);

const terrain = (scene: Scene, line: Line | undefined): string => scene.cells[line?.to ?? -1]?.terrain ?? "other";

const cellName = (scene: Scene, line: Line | undefined): string => scene.cells[line?.to ?? -1]?.name ?? "";

interface CardSentence extends Sentence {
  card?: number | undefined;
}
type SentenceOf = (lines: LogLine[], first: Line, scene: Scene, names: Names) => CardSentence;

/** The cards that may be named, or "none": another's draw stays hidden. */
const list = (lines: Line[], names: Names): string =>
  formatList(lines.filter((line) => (line.card ?? -1) >= 0).map((line) => names.card(line.card ?? -1))) || "none";

const sentence = (key: string, args: Args, card = -1): CardSentence => ({ key, args, card });

const travel: SentenceOf = (lines, first, scene, names) => {
  const card = first.card ?? -1;
  const last = lines.at(-1)?.line;
  const args = {
    card: card >= 0 ? names.card(card) : "",
    steps: lines.length,
    terrain: terrain(scene, last),
    place: cellName(scene, last),
    number: first.number ?? 0,
  };
  const by = first.kind === "move" ? "move" : "step";
  if (opens(first)) return sentence(`log-${by}-blockade`, args, card);
  if (args.terrain === "finish") return sentence(`log-${by}-arrive`, args, card);
  return sentence(`log-${by}`, args, card);
};

const ending: SentenceOf = (lines, _first, _scene, names) => {
  const dropped = linesOf(lines, "discard");
  const drawn = linesOf(lines, "draw");
  const done = linesOf(lines, "end").length > 0;
  const args = { dropped: dropped.length, drawn: drawn.length, cards: list(drawn, names), gone: list(dropped, names) };
  return sentence(done ? "log-end" : "log-discard", args);
};

const ofCard =
  (key: string): SentenceOf =>
  (_lines, first, _scene, names) =>
    sentence(key, { card: names.card(first.card ?? -1) }, first.card);

const curseId = (scene: Scene, line: Line): string => scene.curses?.[line.curse ?? -1]?.id ?? "";

const isPaid = ({ kind }: Line): boolean => kind === "pay" || kind === "change";

const paying: SentenceOf = (lines, _first, _scene, names) => {
  const paid = lines.map((one) => one.line).filter(isPaid);
  const [bought] = linesOf(lines, "buy");
  const sum = coins(paid.reduce((total, line) => total + (line.worth ?? 0), 0));
  const args = { cards: list(paid, names), sum };
  if (!bought) return sentence("log-pay", args);
  const card = bought.card ?? -1;
  return sentence("log-buy", { ...args, card: names.card(card), price: bought.price ?? 0 }, card);
};

/** "Enough" of what: the rule behind the line tells. */
const ENOUGH: readonly [part: string, key: string][] = [
  [".ward", "log-accept"],
  [".curse.", "log-stay"],
  [".threepwood", "log-stay"],
  [".shaman", "log-stop"],
];

const enough: SentenceOf = (lines) => {
  const rule = lines[0]?.rule ?? "";
  return sentence(ENOUGH.find(([part]) => rule.includes(part))?.[1] ?? "log-done", {});
};

const using: SentenceOf = (lines, first, _scene, names) => {
  const given = linesOf(lines, "give");
  const drawn = linesOf(lines, "draw");
  const args = { card: names.card(first.card ?? -1), drawn: drawn.length, cards: list(drawn, names) };
  if (first.whom !== undefined) return sentence("log-use-on", { ...args, whom: names.seat(first.whom) }, first.card);
  if (given.length > 0)
    return sentence("log-swap", { ...args, given: given.length, gone: list(given, names) }, first.card);
  return sentence("log-use", args, first.card);
};

const SENTENCES: Record<Kind, SentenceOf> = {
  move: travel,
  step: travel,
  enter: (lines, first, scene, names) => {
    const given = linesOf(lines, "give");
    const args = {
      space: opens(first) ? "blockade" : (first.space ?? "rubble"),
      place: cellName(scene, first),
      count: first.cards ?? given.length,
      cards: list(given, names),
      number: first.number ?? 0,
    };
    return sentence(given.length > 0 ? "log-enter" : "log-enter-begin", args);
  },
  give: (_lines, first, _scene, names) => sentence("log-give", { card: names.card(first.card ?? -1) }, first.card),
  play: (lines, first, _scene, names) => {
    const drawn = linesOf(lines, "draw");
    const args = { card: names.card(first.card ?? -1), draw: first.draw ?? 0, cards: list(drawn, names) };
    return sentence("log-play", args, first.card);
  },
  remove: (lines, _first, _scene, names) => {
    const gone = linesOf(lines, "remove");
    return sentence("log-remove", { count: gone.length, cards: list(gone, names) }, gone[0]?.card);
  },
  done: enough,
  take: (_lines, first, _scene, names) => sentence("log-take", { card: names.card(first.card ?? -1) }, first.card),
  pay: paying,
  buy: (_lines, first, _scene, names) =>
    sentence(
      "log-buy",
      { card: names.card(first.card ?? -1), price: first.price ?? 0, cards: "none", sum: "" },
      first.card,
    ),
  discard: ending,
  end: ending,
  explore: (lines, _first, _scene, names) => {
    const [tile] = linesOf(lines, "find");
    return tile
      ? sentence("log-explore-find", { card: names.card(tile.card ?? -1) }, tile.card)
      : sentence("log-explore", {});
  },
  find: ofCard("log-find"),
  use: using,
  change: paying,
  copy: ofCard("log-copy"),
  brave: (_lines, first, scene) => {
    const where = opens(first) ? "blockade" : terrain(scene, first);
    return sentence("log-brave", {
      where,
      place: cellName(scene, first),
      number: first.number ?? 0,
      curses: first.curses ?? 1,
    });
  },
  curse: (_lines, first, scene) => sentence("log-curse", { curse: curseId(scene, first) }),
  lift: (lines, first, scene, names) => {
    const given = linesOf(lines, "give");
    const curse = curseId(scene, first);
    return sentence(given.length > 0 ? "log-lift-with" : "log-lift", { curse, cards: list(given, names) });
  },
  hop: (_lines, first, _scene, names) => {
    const whom = first.whom ?? -1;
    return whom === first.seat ? sentence("log-hop-own", {}) : sentence("log-hop", { whom: names.seat(whom) });
  },
  visit: (lines, _first, _scene, names) => {
    const shown = linesOf(lines, "reveal");
    return sentence("log-visit", { cards: list(shown, names) }, shown[0]?.card);
  },
  reveal: ofCard("log-reveal"),
  hire: ofCard("log-hire"),
  adopt: ofCard("log-adopt"),
  deal: (lines) =>
    sentence("log-deal", {
      count: lines.length,
      numbers: linesOf(lines, "deal")
        .map((line) => line.number ?? 0)
        .join(", "),
    }),
  draw: (lines, _first, _scene, names) =>
    sentence("log-draw", { drawn: lines.length, cards: list(linesOf(lines, "draw"), names) }),
};

/** The line that names the entry's rule: the purchase rather than its coins, the end rather than a discard. */
const RULE_KINDS: readonly Kind[] = ["buy", "end", "play", "enter", "move"];

function ruleLine(lines: LogLine[]): LogLine | undefined {
  const line = RULE_KINDS.map((kind) => lines.find((one) => one.line.kind === kind)).find(Boolean);
  return line ?? lines[0];
}

export function entry(lines: LogLine[], scene: Scene, names: Names): Entry | null {
  const [first] = lines;
  const last = lines.at(-1);
  const ruled = ruleLine(lines);
  if (!first || !last || !ruled) return null;
  const { card = -1, ...said } = SENTENCES[first.line.kind](lines, first.line, scene, names);
  const places = knownPlaces(lines.map(({ line: { from, to = -1 } }) => (to < 0 ? from : to)));
  return { ...runMessage(first, last, said, ruled.rule, names.seat), places, lines, card };
}

/** A line without the card that this viewer may not see: another's draw. */
export const masked = (one: LogLine, viewer: number): LogLine =>
  one.line.kind === "draw" && one.line.seat !== viewer ? { ...one, line: { ...one.line, card: -1 } } : one;

export const entries = (lines: readonly LogLine[], scene: Scene, names: Names): Entry[] =>
  runs(lines).flatMap((run) => entry(run, scene, names) ?? []);

/** Runs in words, as this viewer may read them. */
export const logFormatter = (scene: Scene, names: Names): LogFormatter<LogLine> =>
  formatterFor(runs, (run) => entry(run, scene, names), masked);
