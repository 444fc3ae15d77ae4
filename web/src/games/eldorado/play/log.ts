/** The record in words: lines that belong together become one entry with a message key and arguments. */
import type { Line, LogLine, Scene } from "$lib/api/eldorado";
import type { Args } from "$lib/i18n/index.svelte";
import type { LogFormatter } from "../../../table/logCache";
import { logEntry, type LogMessage } from "../../../table/messages";
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

export function runs(lines: readonly LogLine[]): LogLine[][] {
  const found: LogLine[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const before = last?.at(-1);
    if (last && before && continues(before, line)) last.push(line);
    else found.push([line]);
  }
  return found;
}

const linesOf = (lines: LogLine[], kind: Kind): Line[] =>
  lines.map((one) => one.line).filter((line) => line.kind === kind);

const terrain = (scene: Scene, line: Line | undefined): string => scene.cells[line?.to ?? -1]?.terrain ?? "other";

interface Told {
  key: string;
  args: Args;
  card?: number;
}
type Teller = (lines: LogLine[], first: Line, scene: Scene, names: Names) => Told;

/** The cards that may be named, or "none": another's draw stays hidden. */
const list = (lines: Line[], names: Names): string =>
  lines
    .filter((line) => (line.card ?? -1) >= 0)
    .map((line) => names.card(line.card ?? -1))
    .join(", ") || "none";

const told = (key: string, args: Args, card = -1): Told => ({ key, args, card });

const travel: Teller = (lines, first, scene, names) => {
  const card = first.card ?? -1;
  const last = lines.at(-1)?.line;
  const args = {
    card: card >= 0 ? names.card(card) : "",
    steps: lines.length,
    terrain: terrain(scene, last),
    number: first.number ?? 0,
  };
  const by = first.kind === "move" ? "move" : "step";
  if (opens(first)) return told(`log-${by}-blockade`, args, card);
  if (args.terrain === "finish") return told(`log-${by}-arrive`, args, card);
  return told(`log-${by}`, args, card);
};

const ending: Teller = (lines, _first, _scene, names) => {
  const dropped = linesOf(lines, "discard");
  const drawn = linesOf(lines, "draw");
  const done = linesOf(lines, "end").length > 0;
  const args = { dropped: dropped.length, drawn: drawn.length, cards: list(drawn, names), gone: list(dropped, names) };
  return told(done ? "log-end" : "log-discard", args);
};

const ofCard =
  (key: string): Teller =>
  (_lines, first, _scene, names) =>
    told(key, { card: names.card(first.card ?? -1) }, first.card);

const curseId = (scene: Scene, line: Line): string => scene.curses?.[line.curse ?? -1]?.id ?? "";

const isPaid = ({ kind }: Line): boolean => kind === "pay" || kind === "change";

const paying: Teller = (lines, _first, _scene, names) => {
  const paid = lines.map((one) => one.line).filter(isPaid);
  const [bought] = linesOf(lines, "buy");
  const sum = coins(paid.reduce((total, line) => total + (line.worth ?? 0), 0));
  const args = { cards: list(paid, names), sum };
  if (!bought) return told("log-pay", args);
  const card = bought.card ?? -1;
  return told("log-buy", { ...args, card: names.card(card), price: bought.price ?? 0 }, card);
};

/** "Enough" of what: the rule behind the line tells. */
const ENOUGH: readonly [part: string, key: string][] = [
  [".ward", "log-accept"],
  [".curse.", "log-stay"],
  [".threepwood", "log-stay"],
  [".shaman", "log-stop"],
];

const enough: Teller = (lines) => {
  const rule = lines[0]?.rule ?? "";
  return told(ENOUGH.find(([part]) => rule.includes(part))?.[1] ?? "log-done", {});
};

const using: Teller = (lines, first, _scene, names) => {
  const given = linesOf(lines, "give");
  const drawn = linesOf(lines, "draw");
  const args = { card: names.card(first.card ?? -1), drawn: drawn.length, cards: list(drawn, names) };
  if (first.whom !== undefined) return told("log-use-on", { ...args, whom: names.seat(first.whom) }, first.card);
  if (given.length > 0) return told("log-swap", { ...args, given: given.length, gone: list(given, names) }, first.card);
  return told("log-use", args, first.card);
};

const TELLERS: Record<Kind, Teller> = {
  move: travel,
  step: travel,
  enter: (lines, first, _scene, names) => {
    const given = linesOf(lines, "give");
    const args = {
      space: opens(first) ? "blockade" : (first.space ?? "rubble"),
      count: first.cards ?? given.length,
      cards: list(given, names),
      number: first.number ?? 0,
    };
    return told(given.length > 0 ? "log-enter" : "log-enter-begin", args);
  },
  give: (_lines, first, _scene, names) => told("log-give", { card: names.card(first.card ?? -1) }, first.card),
  play: (lines, first, _scene, names) => {
    const drawn = linesOf(lines, "draw");
    const args = { card: names.card(first.card ?? -1), draw: first.draw ?? 0, cards: list(drawn, names) };
    return told("log-play", args, first.card);
  },
  remove: (lines, _first, _scene, names) => {
    const gone = linesOf(lines, "remove");
    return told("log-remove", { count: gone.length, cards: list(gone, names) }, gone[0]?.card);
  },
  done: enough,
  take: (_lines, first, _scene, names) => told("log-take", { card: names.card(first.card ?? -1) }, first.card),
  pay: paying,
  buy: (_lines, first, _scene, names) =>
    told("log-buy", { card: names.card(first.card ?? -1), price: first.price ?? 0, cards: "", sum: "" }, first.card),
  discard: ending,
  end: ending,
  explore: (lines, _first, _scene, names) => {
    const [tile] = linesOf(lines, "find");
    return tile ? told("log-explore-find", { card: names.card(tile.card ?? -1) }, tile.card) : told("log-explore", {});
  },
  find: ofCard("log-find"),
  use: using,
  change: paying,
  copy: ofCard("log-copy"),
  brave: (_lines, first, scene) => {
    const where = opens(first) ? "blockade" : terrain(scene, first);
    return told("log-brave", { where, number: first.number ?? 0, curses: first.curses ?? 1 });
  },
  curse: (_lines, first, scene) => told("log-curse", { curse: curseId(scene, first) }),
  lift: (lines, first, scene, names) => {
    const given = linesOf(lines, "give");
    const curse = curseId(scene, first);
    return told(given.length > 0 ? "log-lift-with" : "log-lift", { curse, cards: list(given, names) });
  },
  hop: (_lines, first, _scene, names) => {
    const whom = first.whom ?? -1;
    return whom === first.seat ? told("log-hop-own", {}) : told("log-hop", { whom: names.seat(whom) });
  },
  visit: (lines, _first, _scene, names) => {
    const shown = linesOf(lines, "reveal");
    return told("log-visit", { cards: list(shown, names) }, shown[0]?.card);
  },
  reveal: ofCard("log-reveal"),
  hire: ofCard("log-hire"),
  adopt: ofCard("log-adopt"),
  deal: (lines) =>
    told("log-deal", {
      count: lines.length,
      numbers: linesOf(lines, "deal")
        .map((line) => line.number ?? 0)
        .join(", "),
    }),
  draw: (lines, _first, _scene, names) =>
    told("log-draw", { drawn: lines.length, cards: list(linesOf(lines, "draw"), names) }),
};

/** The line that names the entry's rule: the purchase rather than its coins, the end rather than a discard. */
const HEADS: readonly Kind[] = ["buy", "end", "play", "enter", "move"];

function head(lines: LogLine[]): LogLine | undefined {
  const found = HEADS.map((kind) => lines.find((one) => one.line.kind === kind)).find(Boolean);
  return found ?? lines[0];
}

export function entry(lines: LogLine[], scene: Scene, names: Names): Entry | null {
  const [first] = lines;
  const last = lines.at(-1);
  const chief = head(lines);
  if (!first || !last || !chief) return null;
  const { key, args, card } = TELLERS[first.line.kind](lines, first.line, scene, names);
  const { seat } = first.line;
  return {
    key,
    args: { ...args, name: seat >= 0 ? names.seat(seat) : "" },
    lines,
    seat,
    round: first.round,
    step: last.step,
    rule: chief.rule,
    at: last.at,
    card: card ?? -1,
  };
}

/** A line without the card that this viewer may not see: another's draw. */
export const hushed = (one: LogLine, viewer: number): LogLine =>
  one.line.kind === "draw" && one.line.seat !== viewer ? { ...one, line: { ...one.line, card: -1 } } : one;

export const entries = (lines: readonly LogLine[], scene: Scene, names: Names): Entry[] =>
  runs(lines).flatMap((run) => entry(run, scene, names) ?? []);

/** Runs in words, as this viewer may read them. */
export const logFormatter = (scene: Scene, names: Names): LogFormatter<LogLine> => ({
  runs,
  format: (run, viewer) => {
    const found = entry(
      run.map((line) => hushed(line, viewer)),
      scene,
      names,
    );
    return found && logEntry(found);
  },
});
