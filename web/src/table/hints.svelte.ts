/** A hint: requested, being worked out, ready. It belongs to one position and is dropped with it. */
import type { Advice, Advised, LogLine, Update } from "$lib/api";
import { t } from "$lib/i18n/index.svelte";
import { live } from "./live.svelte";
import type { GameTable, TextPart } from "./module";

export interface HintMove {
  action: number;
  /** In hundredths. */
  chance: number;
  parts: TextPart[];
}

export type Hint = { at: "none" } | { at: "pending"; id: number } | { at: "ready"; moves: HintMove[] };

export interface HintSocket {
  hint: (id: number) => boolean;
  unhint: () => boolean;
}

const MAX_MOVES = 3;
const NONE: Hint = { at: "none" };

const textOf = (parts: readonly TextPart[]): string => parts.map((part) => part.text).join("");

interface LocatedMove extends HintMove {
  location: string;
}

const sameText = (one: LocatedMove, other: LocatedMove): boolean => textOf(one.parts) === textOf(other.parts);
const withLocation = (parts: TextPart[], location: string): TextPart[] =>
  location ? [...parts, { text: ` (${location})`, strong: false }] : parts;

/** The best moves without repetitions; where two have the same words, their location is added. */
function distinctMoves(moves: readonly LocatedMove[]): HintMove[] {
  const best = moves
    .filter((move, at) => moves.findIndex((other) => sameText(move, other) && move.location === other.location) === at)
    .slice(0, MAX_MOVES);
  return best.map((move) => {
    const { action, chance, parts, location } = move;
    const ambiguous = best.some((other) => other !== move && sameText(move, other));
    return { action, chance, parts: ambiguous ? withLocation(parts, location) : parts };
  });
}

/** Advised actions in the words of the log, the most promising first. */
export function hintMoves(
  game: Pick<GameTable, "entries" | "locationOf">,
  update: Pick<Update, "legal" | "step" | "viewer">,
  advice: readonly Advised[],
): HintMove[] {
  const moves = advice.flatMap(({ action, chance }) => {
    const line = update.legal.find((one) => one.action === action);
    if (!line) return [];
    const logLine = { step: update.step + 1, seat: update.viewer, round: 0, rule: "", at: 0, line } as LogLine;
    const parts = game.entries([logLine], update.viewer)[0]?.parts ?? [];
    return [{ action, chance: Math.round(chance * 100), parts, location: game.locationOf(line) }];
  });
  return distinctMoves(moves).toSorted((one, other) => other.chance - one.chance);
}

const moveText = ({ parts, chance }: HintMove): string => t("hint-one", { text: textOf(parts), chance });

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

  receive(game: GameTable, update: Update, { id, advice }: Advice): void {
    if (this.current.at !== "pending" || this.current.id !== id) return;
    const moves = hintMoves(game, update, advice);
    this.current = { at: "ready", moves };
    live.say(moves.length > 0 ? t("hint-found", { moves: moves.map(moveText).join("; ") }) : t("hint-none"));
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
