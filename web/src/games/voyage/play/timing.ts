/** How long a step of somebody's turn is shown. */
import { travelTime } from "$board/animations";
import { countTime } from "../counting";
import type { AnimationStep } from "./animation";
import type { Game } from "./decision";

/** Milliseconds to look at a thing, beyond its way; what follows may begin before ship and tile have come to rest. */
const HOLD: Record<AnimationStep<Game>["kind"], number> = {
  sail: -20,
  turn: 200,
  lay: -60,
  build: 240,
  count: 600,
  chance: 400,
  quiet: 0,
};
const PAUSE = 80;
const SILENT = ["back", "draw", "announce", "hidden", "open"];

const said = ({ fresh }: AnimationStep<Game>): boolean => fresh.some(({ line }) => !SILENT.includes(line.kind));

/** One's own tile is turned up at once; an island is counted out for everybody. */
export function duration(one: AnimationStep<Game>, own: boolean): number {
  if (one.kind === "count") return countTime(one.tiles) + HOLD.count;
  const way = one.kind === "sail" || one.kind === "lay" ? travelTime(1) : 0;
  if (own) return one.kind === "chance" ? HOLD.chance : way;
  return one.kind === "quiet" ? (said(one) ? PAUSE : 0) : way + HOLD[one.kind];
}
