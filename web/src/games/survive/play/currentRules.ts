/** Which rules to show beside the table now. */
import type { View } from "$lib/api/survive";
import type { Mode, Selection } from "./decision";

type Phase = View["phase"];

const TURN = ["turn.steps", "turn.three-moves", "swim.one-per-turn", "boat.control"];
const BY_PHASE: Partial<Record<Phase, string[]>> = {
  lay: ["setup.terrain", "setup.any-layout"],
  place: ["setup.choose-value", "setup.empty-tile", "setup.explorers"],
  launch: ["setup.boats", "setup.boat-space"],
  crew: ["tile.boat", "tile.boat-crew"],
  drop: ["kept.creature", "kept.unoccupied"],
  glide: ["kept.dolphin", "kept.dolphin-danger", "kept.wind", "kept.wind-wreck"],
  defend: ["defence.shark", "defence.whale", "defence.asked-alike", "defence.order"],
  over: ["end.volcano", "end.lost", "end.total", "end.tie"],
};
const BY_DIE: Record<string, string[]> = {
  serpent: ["creature.serpent-swimmers", "creature.serpent-boat", "creature.serpent-empty-boat", "creature.may-stay"],
  shark: ["creature.shark-swimmers", "creature.shark-stops", "creature.shark-boats", "creature.may-stay"],
  whale: ["creature.whale-capsizes", "creature.whale-stops", "creature.whale-danger", "creature.may-stay"],
};
const BY_MODE: Partial<Record<Mode["at"], string[]>> = {
  sink: ["turn.sink-must", "sink.order", "sink.exposed", "sink.swimmers"],
  tile: ["turn.kept-first", "turn.kept-once", "kept.gone"],
};
const SWIM = ["swim.one-per-turn", "swim.board-same-space", "swim.danger", "move.no-return"];
const BOAT = ["boat.sail", "boat.control", "boat.three-seats", "land.from-boat"];

function short(view: View | null, { mode }: Selection): string[] {
  if (view?.phase === "creature") return BY_DIE[view.die] ?? TURN;
  if (view && view.phase !== "turn") return BY_PHASE[view.phase] ?? TURN;
  if (mode.at === "piece") return "boat" in mode.piece ? BOAT : SWIM;
  return BY_MODE[mode.at] ?? TURN;
}

export const rulesNow = (view: View | null, selection: Selection): string[] =>
  short(view, selection).map((id) => `survive.${id}`);

/** Everything that may be shown, to be held against the catalogue. */
export const SHOWN: readonly string[] = [
  TURN,
  SWIM,
  BOAT,
  ...[BY_PHASE, BY_DIE, BY_MODE].flatMap((lists) => Object.values(lists)),
].flatMap((ids) => ids);
