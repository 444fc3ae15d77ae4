/** Which rules to show beside the table now. */
import type { Scene, View } from "$lib/api/eldorado";
import type { Selection } from "./decision";
import { thingRules } from "./cardRules";
import { ownSeat, rowOf } from "./playRow";

const BY_PHASE: Partial<Record<View["phase"], string[]>> = {
  give: ["eldorado.special.any-cards", "eldorado.special.rubble", "eldorado.special.camp"],
  remove: ["eldorado.action.remove"],
  take: ["eldorado.action.transmitter"],
  discard: ["eldorado.turn.keep-or-discard", "eldorado.turn.draw"],
  over: ["eldorado.end.arrive", "eldorado.end.play-out"],
  swap: ["eldorado.caves.exchange"],
  copy: ["eldorado.promo.binoculars"],
  ward: ["eldorado.hex.ward", "eldorado.curse.kinds"],
  hire: ["eldorado.hero.hire", "eldorado.hero.one"],
};

const BUYING = ["eldorado.buy.once", "eldorado.buy.worth", "eldorado.buy.price", "eldorado.market.six"];
const MOVING = ["eldorado.move.symbol", "eldorado.move.strength", "eldorado.move.left-over", "eldorado.move.occupied"];
const TURN = ["eldorado.turn.phases", "eldorado.move.symbol", "eldorado.buy.once", "eldorado.turn.keep-or-discard"];

const curseRule = (scene: Scene, curse: number): string[] => {
  const token = scene.curses?.[curse];
  return token ? [`eldorado.curse.${token.symbol ? "lethargy" : token.id.replaceAll("_", "-")}`] : [];
};

/** Phases whose rules depend on what brought them about. */
function caused({ phase, hexes, turn }: View, scene: Scene): string[] | null {
  if (phase === "lift") return ["eldorado.curse.lift", ...curseRule(scene, hexes?.lifting ?? -1)];
  if (phase === "hop")
    return [
      ...(hexes && hexes.curse >= 0 ? curseRule(scene, hexes.curse) : ["eldorado.hero.threepwood"]),
      "eldorado.curse.moved",
    ];
  if (phase === "remove" && hexes?.banishing) return ["eldorado.hero.mary", "eldorado.demon.pile"];
  if (phase === "take" && hexes?.on_top) return ["eldorado.hero.scrooge"];
  return phase === "play" && turn && turn.due > 0 ? ["eldorado.hex.shaman", "eldorado.walk.steps"] : null;
}

/** What lies around in a turn with caves and curses: a cave beside the piece, curses that one bears. */
const around = (view: View | null, scene: Scene): string[] => [
  ...(view?.turn && view.turn.open_caves.length > 0 ? ["eldorado.caves.explore", "eldorado.caves.come-away"] : []),
  ...((view && ownSeat(view)?.curses) ?? []).flatMap((curse) => curseRule(scene, curse)),
];

/** Ways into a demon, a tunnel or a demon blockade, where there are any. */
const DARING = ["eldorado.demon.enter", "eldorado.demon.tunnel", "eldorado.curse.draw"];

export function rulesNow(view: View | null, selection: Selection, scene: Scene): string[] {
  const phase = view && (caused(view, scene) ?? BY_PHASE[view.phase]);
  if (phase) return phase;
  const { mode } = selection;
  if (mode.at === "buy") return BUYING;
  if (mode.at === "keep") return BY_PHASE.discard ?? [];
  if (mode.at === "piece" || mode.at === "which") return scene.tunnels ? [...MOVING, ...DARING] : MOVING;
  if (mode.at !== "card") return [...around(view, scene), ...TURN];
  const face = scene.cards[(view && rowOf({ scene, view }).cards[mode.slot]) ?? -1];
  const own = face ? thingRules(face) : [];
  if (own.length > 0) return own;
  if (face?.id === "native") return ["eldorado.action.native", "eldorado.action.native-blockade"];
  if (face?.action) return ["eldorado.action.any-time", "eldorado.action.draw", "eldorado.action.remove"];
  return face?.item ? ["eldorado.item.once", ...MOVING] : MOVING;
}
