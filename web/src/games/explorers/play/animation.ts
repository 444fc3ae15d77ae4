/**
 * What a watcher sees when a turn is revealed: seat by seat the boards as they are now, then the card that follows.
 * The position sent has the last word.
 */
import type { LogLine, View } from "$lib/api/explorers";
import { runs } from "./log";

export interface AnimationStep {
  lines: LogLine[];
  seat: number;
  kind: "reveal" | "card" | "quiet";
}

const MARKS: readonly LogLine["line"]["kind"][] = ["take", "chart", "cross", "bonus", "seal"];

const kindOf = (lines: readonly LogLine[], viewer: number): AnimationStep["kind"] => {
  const line = lines[0]?.line;
  if (!line) return "quiet";
  if (line.kind === "card" || line.kind === "name") return line.seat === viewer ? "quiet" : "card";
  return MARKS.includes(line.kind) && line.seat !== viewer ? "reveal" : "quiet";
};

export const animationSteps = (lines: readonly LogLine[], viewer: number): AnimationStep[] =>
  runs(lines).map((run) => ({ lines: run, seat: run[0]?.line.seat ?? -1, kind: kindOf(run, viewer) }));

/** The drawing after a step: the board of that seat as it is now; a card as it was turned up. */
export function drawn(view: View, { kind, seat, lines }: AnimationStep, after: View): View {
  const line = lines.at(-1)?.line;
  if (kind === "reveal")
    return {
      ...view,
      actors: view.actors.filter((one) => one !== seat),
      boards: view.boards.map((one) => (one.seat === seat ? (after.boards[seat] ?? one) : one)),
    };
  if (line?.kind === "card")
    return {
      ...view,
      card: line.card ?? -1,
      facing: line.facing ?? -1,
      named: -1,
      round: after.round,
      turn: after.turn,
      active: after.active,
    };
  return line?.kind === "name" ? { ...view, named: line.side ?? -1 } : view;
}

/** The round that ended between two positions, null: the game; -1: none did. */
export function ended(before: View, after: View): number | null | -1 {
  if (after.phase === "over") return before.phase === "over" ? -1 : null;
  return after.round > before.round ? before.round : -1;
}
