/** A hint: asked for, being worked out, told. It is about one position and goes with it. */
import type { Advice, Advised, LogLine, Update } from "$lib/api";
import { t } from "$lib/i18n/index.svelte";
import { live } from "./live.svelte";
import type { GameTable, Piece } from "./module";

export interface Tip {
  action: number;
  /** In hundredths. */
  chance: number;
  pieces: Piece[];
}

export type Hint = { at: "none" } | { at: "asked"; id: number } | { at: "told"; tips: Tip[] };

export interface HintLine {
  hint: (id: number) => boolean;
  unhint: () => boolean;
}

const MOST = 3;
const NONE: Hint = { at: "none" };

const text = (pieces: readonly Piece[]): string => pieces.map((piece) => piece.text).join("");

interface Found extends Tip {
  /** Where it is done. */
  spot: string;
}

const alike = (one: Found, other: Found): boolean => text(one.pieces) === text(other.pieces);
const placed = (pieces: Piece[], spot: string): Piece[] =>
  spot ? [...pieces, { text: ` (${spot})`, strong: false }] : pieces;

/** The best, each told once; those that are said alike are told apart by where they are done. */
function apart(found: readonly Found[]): Tip[] {
  const best = found
    .filter((tip, at) => found.findIndex((other) => alike(tip, other) && tip.spot === other.spot) === at)
    .slice(0, MOST);
  return best.map((tip) => {
    const { action, chance, pieces, spot } = tip;
    const twin = best.some((other) => other !== tip && alike(tip, other));
    return { action, chance, pieces: twin ? placed(pieces, spot) : pieces };
  });
}

/** Decisions in the words of the log, as it would tell them. */
export function tips(
  game: Pick<GameTable, "entries" | "spot">,
  update: Pick<Update, "legal" | "step" | "viewer">,
  advice: readonly Advised[],
): Tip[] {
  const found = advice.flatMap(({ action, chance }) => {
    const line = update.legal.find((one) => one.action === action);
    if (!line) return [];
    const said = { step: update.step + 1, seat: update.viewer, round: 0, rule: "", at: 0, line } as LogLine;
    const pieces = game.entries([said], update.viewer)[0]?.pieces ?? [];
    return [{ action, chance: Math.round(chance * 100), pieces, spot: game.spot(line) }];
  });
  return apart(found).toSorted((one, other) => other.chance - one.chance);
}

const words = ({ pieces, chance }: Tip): string => t("hint-one", { text: text(pieces), chance });

export class Hints {
  now = $state.raw<Hint>(NONE);
  private next = 1;

  constructor(private readonly line: HintLine) {}

  ask(): void {
    const id = this.next++;
    if (!this.line.hint(id)) return;
    this.now = { at: "asked", id };
    live.say(t("hint-working"));
  }

  tell(game: GameTable, update: Update, { id, advice }: Advice): void {
    if (this.now.at !== "asked" || this.now.id !== id) return;
    const found = tips(game, update, advice);
    this.now = { at: "told", tips: found };
    live.say(found.length > 0 ? t("hint-found", { moves: found.map(words).join("; ") }) : t("hint-none"));
  }

  /** No longer wanted. */
  close(): void {
    if (this.now.at === "asked") this.line.unhint();
    this.drop();
  }

  /** The position has changed, or the table gives none. */
  drop(): void {
    this.now = NONE;
  }
}
