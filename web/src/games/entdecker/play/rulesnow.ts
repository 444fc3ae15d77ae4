/** Which rules to show beside the table now. */
import type { Play } from "../../voyage/play/moment";
import type { View } from "./game";

type Phase = View["phase"];

const EXPLORE = ["explore.pile", "explore.go-on", "build.last-tile", "build.cost", "build.ends"];
const BY_PHASE: Partial<Record<Phase, string[]>> = {
  spin: ["season.income", "season.limit"],
  start: ["start.circle", "start.tile", "start.foreign-unit", "start.afford"],
  announce: ["announce.number", "announce.price", "announce.no-refund"],
  lay: ["explore.beside-ship", "explore.sea-to-ship", "explore.fits", "explore.must-lay"],
  friendly: ["event.friendly", "event.friendly-value", "end.inventor"],
  order: ["island.order", "island.plant", "island.value"],
  plant: ["island.plant", "island.value", "island.halves", "end.inventor"],
  token: ["island.plant", "island.value", "island.halves"],
  over: ["end.full", "end.incomplete", "end.inventor", "end.tie"],
};
const BY_EVENT: Record<string, string[]> = {
  storm: ["event.storm", "event.storm-scoring"],
  hostile: ["event.hostile", "event.hostile-settlement", "event.hostile-here"],
  friendly: ["event.friendly", "event.friendly-value"],
  pirates: ["event.pirates"],
  ruins: ["event.ruins"],
  gold: ["event.gold", "season.limit"],
};
const SITE = ["build.strait", "sea.two-lands", "build.cost"];
const RECALL = ["build.take-back", "build.stay"];
const DEAD_END = ["explore.dead-end", "build.last-tile", "build.cost", "build.one"];

function short(view: View | null, { mode }: Play): string[] {
  if (mode.at === "recall") return RECALL;
  if (mode.at === "site") return SITE;
  if (!view) return EXPLORE;
  if (view.phase === "lay" && view.drawn?.event)
    return [...(BY_EVENT[view.drawn.event] ?? []), "event.after-laying", "explore.must-lay"];
  if (view.phase === "explore" && view.hostile) return [...(BY_EVENT["hostile"] ?? []), "explore.go-on"];
  if (view.phase === "explore" && view.budget === 0) return DEAD_END;
  return BY_PHASE[view.phase] ?? EXPLORE;
}

export const rulesNow = (view: View | null, play: Play): string[] => short(view, play).map((id) => `entdecker.${id}`);

/** Everything that may be shown, to be held against the catalogue. */
export const SHOWN: readonly string[] = [
  EXPLORE,
  SITE,
  RECALL,
  DEAD_END,
  ...[BY_PHASE, BY_EVENT].flatMap((lists) => Object.values(lists)),
]
  .flat()
  .map((id) => `entdecker.${id}`);
