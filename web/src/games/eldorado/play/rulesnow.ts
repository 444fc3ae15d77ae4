/** Which rules to show beside the table now. */
import type { Scene, View } from "$lib/api/eldorado";
import type { Play } from "./moment";

const BY_PHASE: Partial<Record<View["phase"], string[]>> = {
  give: ["eldorado.special.any-cards", "eldorado.special.rubble", "eldorado.special.camp"],
  remove: ["eldorado.action.remove"],
  take: ["eldorado.action.transmitter"],
  discard: ["eldorado.turn.keep-or-discard", "eldorado.turn.draw"],
  over: ["eldorado.end.arrive", "eldorado.end.play-out"],
};

const BUYING = ["eldorado.buy.once", "eldorado.buy.worth", "eldorado.buy.price", "eldorado.market.six"];
const MOVING = ["eldorado.move.symbol", "eldorado.move.strength", "eldorado.move.left-over", "eldorado.move.occupied"];
const TURN = ["eldorado.turn.phases", "eldorado.move.symbol", "eldorado.buy.once", "eldorado.turn.keep-or-discard"];

export function rulesNow(view: View | null, play: Play, scene: Scene): string[] {
  const phase = view && BY_PHASE[view.phase];
  if (phase) return phase;
  const { mode } = play;
  if (mode.at === "buy") return BUYING;
  if (mode.at === "keep") return BY_PHASE.discard ?? [];
  if (mode.at === "piece" || mode.at === "which") return MOVING;
  if (mode.at !== "card") return TURN;
  const face = scene.cards[view?.hand[mode.slot] ?? -1];
  if (face?.id === "native") return ["eldorado.action.native", "eldorado.action.native-blockade"];
  if (face?.action) return ["eldorado.action.any-time", "eldorado.action.draw", "eldorado.action.remove"];
  return face?.item ? ["eldorado.item.once", ...MOVING] : MOVING;
}
