/** How long a step of somebody's turn is shown. */
import { travelTime } from "$board/animations";
import type { AnimationStep } from "./animation";

/** Milliseconds to look at a thing, beyond its way. */
const HOLD: Record<AnimationStep["kind"], number> = { travel: 60, sink: 600, roll: 300, place: 80, quiet: 40 };
/** A tile that is turned up has to be read. */
const TURNED = 1100;

export function duration(one: AnimationStep, own: boolean): number {
  const travel = one.kind === "travel" ? travelTime(one.legs) : 0;
  if (one.kind === "sink") return one.turned ? TURNED : HOLD.sink;
  if (own) return travel || (one.kind === "roll" ? HOLD.roll : 0);
  if (one.fresh.every(({ line }) => line.kind === "lay")) return 0;
  return travel + HOLD[one.kind];
}
