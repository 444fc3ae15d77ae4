/** A hint: requested, being worked out, ready. It belongs to one position and is dropped with it. */
import type { Advice, Advised, Update } from "$lib/api";
import { hasMessage, t } from "$lib/i18n/index.svelte";
import { live } from "./live.svelte";
import type { AdvisedMove, GameTable, TextPart } from "./module";

/** A move that a person would make: its decisions, what follows it in the turn, and why. */
export interface HintMove extends AdvisedMove {
  /** The decisions that are taken with it: none of them ends what may be taken back. */
  taken: readonly number[];
  /** In hundredths. */
  chance: number;
  parts: TextPart[];
  /** What the turn goes on with, in words. */
  next: string;
  reason: string;
  /** Places of the board that it speaks of. */
  places: readonly number[];
}

export type Hint = { at: "none" } | { at: "pending"; id: number } | { at: "ready"; moves: HintMove[] };

export interface HintSocket {
  hint: (id: number) => boolean;
  unhint: () => boolean;
}

type HintGame = Pick<GameTable, "suggestions" | "locationOf">;

const MAX_MOVES = 3;
const NONE: Hint = { at: "none" };

/** Moves one after the other, with the stops of the language. */
export const listOf = (texts: readonly string[]): string =>
  texts.length > 0 ? texts.reduce((first, next) => t("hint-list", { first, next })) : "";

const textOf = (parts: readonly TextPart[]): string => parts.map((part) => part.text).join("");

interface LocatedMove extends HintMove {
  location: string;
}

const sameText = (one: LocatedMove, other: LocatedMove): boolean => textOf(one.parts) === textOf(other.parts);
const sameActions = (one: LocatedMove, other: LocatedMove): boolean =>
  one.actions.toSorted().join() === other.actions.toSorted().join();
const isRepeated = (one: LocatedMove, other: LocatedMove): boolean =>
  sameActions(one, other) || (sameText(one, other) && one.location === other.location);
const withLocation = (parts: TextPart[], location: string): TextPart[] =>
  location ? [...parts, { text: ` (${location})`, strong: false }] : parts;

/** The best moves without repetitions; where two have the same words, their location is added. */
function distinctMoves(moves: readonly LocatedMove[]): HintMove[] {
  const best = moves
    .filter((move, at) => moves.findIndex((other) => isRepeated(move, other)) === at)
    .slice(0, MAX_MOVES);
  return best.map((move) => {
    const { location, ...rest } = move;
    const ambiguous = best.some((other) => other !== move && sameText(move, other));
    return { ...rest, parts: ambiguous ? withLocation(rest.parts, location) : rest.parts };
  });
}

/** What the game's own value gains by it. */
export function reasonText(game: string, { reason }: Pick<Advised, "reason">, name: (seat: number) => string): string {
  const key = `hint-why-${game}-${reason?.term ?? ""}`;
  if (!reason || !hasMessage(key)) return "";
  const amount = Math.abs(Math.round(reason.amount * 10) / 10);
  return t(key, { amount, name: name(reason.seat) });
}

/** The first move of a line of decisions, with the rest of the turn behind it. */
function moveOf(game: HintGame, update: Pick<Update, "legal" | "viewer">, one: Advised): LocatedMove | null {
  const legal = update.legal.find(({ action }) => action === one.actions[0]);
  const [head, ...rest] = legal ? game.suggestions(one.lines, update.viewer) : [];
  if (!legal || !head) return null;
  const count = one.lines.findIndex(({ step }) => step === head.step) + 1;
  // With the last decision of the line something is revealed, or others act: it is left to the player.
  const taken = count > 1 && count === one.actions.length ? count - 1 : count;
  return {
    actions: one.actions.slice(0, count),
    lines: one.lines.slice(0, count),
    taken: one.actions.slice(0, taken),
    chance: Math.round(one.chance * 100),
    parts: head.parts,
    next: listOf(rest.map(({ text }) => text)),
    reason: "",
    places: head.places ?? [],
    location: game.locationOf(legal),
  };
}

/** Advised moves in words, the most promising first. */
export function hintMoves(
  game: HintGame,
  update: Pick<Update, "legal" | "viewer" | "view">,
  advice: readonly Advised[],
  name: (seat: number) => string,
): HintMove[] {
  const moves = advice.flatMap((one) => {
    const move = moveOf(game, update, one);
    return move ? [{ ...move, reason: reasonText(update.view.game, one, name) }] : [];
  });
  const best = distinctMoves(moves).toSorted((one, other) => other.chance - one.chance);
  return best.map((move) => ({ ...move, reason: move.reason || comparison(move, best) }));
}

/** Where the value does not tell moves apart, playing on does. */
const comparison = (move: HintMove, [best]: readonly HintMove[]): string =>
  !best || best === move
    ? t("hint-why-best")
    : t("hint-why-behind", { amount: Math.max(0, best.chance - move.chance) });

const moveText = ({ parts, chance, reason }: HintMove): string =>
  t("hint-one", { text: textOf(parts), chance, reason: reason || "none" });

export class Hints {
  current = $state.raw<Hint>(NONE);
  private nextId = 1;

  constructor(private readonly socket: HintSocket) {}

  ask(): void {
    const id = this.nextId++;
    if (!this.socket.hint(id)) return;
    this.current = { at: "pending", id };
    live.say(t("hint-working"));
  }

  receive(game: GameTable, update: Update, { id, advice }: Advice, name: (seat: number) => string): void {
    if (this.current.at !== "pending" || this.current.id !== id) return;
    const moves = hintMoves(game, update, advice, name);
    this.current = { at: "ready", moves };
    live.say(moves.length > 0 ? t("hint-found", { moves: listOf(moves.map(moveText)) }) : t("hint-none"));
  }

  /** The player no longer wants it. */
  close(): void {
    if (this.current.at === "pending") this.socket.unhint();
    this.drop();
  }

  /** The position has changed, or the table gives none. */
  drop(): void {
    this.current = NONE;
  }
}
