/** How long a step of somebody's turn is shown, and what is heard. */
import { travelTime } from "$board/animations";
import { sound } from "$lib/sound";
import type { AnimationStep } from "./animation";

/** Milliseconds to look at a thing that does not travel. */
const HOLD: Record<AnimationStep["kind"], number> = {
  travel: 60,
  open: 700,
  card: 240,
  buy: 340,
  find: 1200,
  curse: 1600,
  quiet: 40,
};
const DRAW = 60;

export function duration(one: AnimationStep, own: boolean): number {
  const travel = one.kind === "travel" ? travelTime(one.legs) : 0;
  if (one.kind === "find" || one.kind === "curse") return HOLD[one.kind];
  if (own) return Math.max(travel, one.kind === "open" ? 420 : 0);
  const drawing = one.fresh.every(({ line }) => line.kind === "draw" || line.kind === "deal");
  return drawing ? DRAW : travel + HOLD[one.kind];
}

export function playSound(one: AnimationStep): void {
  if (one.kind === "travel") sound("step");
  else if (one.kind !== "quiet") sound("card");
}
