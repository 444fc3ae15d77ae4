/** The coach: a decision that loses much was held back, or was just taken and can be taken back. */
import type { Caution, Update } from "$lib/api";
import { t } from "$lib/i18n/index.svelte";
import { listOf, reasonText, type HintMove } from "./hints.svelte";
import { live } from "./live.svelte";
import type { GameTable } from "./module";

export interface Warning {
  /** What the decision costs, in a sentence. */
  cost: string;
  /** The better line, and what it gains. */
  better: HintMove;
  /** The decisions that were held back, or taken. */
  actions: readonly number[];
  /** They were taken before the coach was ready. */
  late: boolean;
}

export interface CoachSocket {
  play: (actions: number[], sure?: boolean) => boolean;
  undo: (count?: number) => boolean;
}

type CoachGame = Pick<GameTable, "suggestions">;
type Position = Pick<Update, "entries" | "viewer" | "view">;

/** The better line in words; null where the game has none for it. */
function betterMove(game: CoachGame, { viewer, view }: Position, caution: Caution, name: (seat: number) => string) {
  const { better, reason } = caution;
  const [head, ...rest] = game.suggestions(better.lines, viewer);
  if (!head) return null;
  const count = better.lines.findIndex(({ step }) => step === head.step) + 1;
  return {
    actions: better.actions.slice(0, count),
    lines: better.lines.slice(0, count),
    taken: [],
    chance: Math.round(better.chance * 100),
    parts: head.parts,
    next: listOf(rest.map(({ text }) => text)),
    reason: reasonText(view.game, { reason }, name) || reasonText(view.game, better, name) || t("coach-why"),
    places: head.places ?? [],
  } satisfies HintMove;
}

export function warningOf(
  game: CoachGame,
  now: Position,
  caution: Caution,
  name: (seat: number) => string,
): Warning | null {
  const better = betterMove(game, now, caution, name);
  if (!better) return null;
  const { actions, late } = caution;
  const after = Math.max(0, Math.round((caution.better.chance - caution.loss) * 100));
  const cost = t(late ? "coach-cost-late" : "coach-cost", { before: better.chance, after });
  return { cost, better, actions, late };
}

const spoken = ({ cost, better: { parts, reason } }: Warning): string =>
  `${cost} ${t("coach-better")} ${t("coach-because", { move: parts.map(({ text }) => text).join(""), reason })}`;

export class Coach {
  current = $state.raw<Warning | null>(null);
  /** It speaks of a position that is not shown yet. */
  private held: Caution | null = null;

  constructor(private readonly socket: CoachSocket) {}

  receive(caution: Caution): void {
    this.held = caution;
  }

  /** What was said of the position that is shown now. */
  settle(game: CoachGame, now: Position, name: (seat: number) => string): void {
    if (this.current && !this.held) return;
    if (this.held?.entries !== now.entries) return;
    this.current = warningOf(game, now, this.held, name);
    this.held = null;
    if (this.current) live.say(spoken(this.current));
  }

  /** Not after all: it was not done yet, or is taken back. */
  takeBack = (): void => {
    const warning = this.current;
    this.drop();
    if (warning?.late) this.socket.undo(warning.actions.length);
  };

  /** So be it. */
  mean = (): void => {
    const warning = this.current;
    this.drop();
    if (warning && !warning.late) this.socket.play([...warning.actions], true);
  };

  drop(): void {
    this.current = null;
  }
}
