/** Which rules to show beside the table now. */
import type { Play } from "../../voyage/play/moment";
import type { View } from "./game";

type Phase = View["phase"];

const EXPLORE = ["explore.pile", "explore.go-on", "unit.last-tile", "unit.cost", "unit.ends"];
const OPEN = ["explore.open", "piles.open-discard", "unit.last-tile", "unit.cost", "unit.ends"];
const BY_PHASE: Partial<Record<Phase, string[]>> = {
  name: ["chief.two", "chief.marker", "chief.island", "chief.path"],
  roll: ["income.below-four", "income.number"],
  wheel: ["income.wheel", "income.number"],
  start: ["start.edge", "start.path", "toll.edge-coins", "toll.each-owner", "start.afford"],
  pay: ["toll.choice", "toll.each-owner", "toll.path-coins", "toll.before"],
  announce: ["announce.number", "announce.price", "announce.no-mixing", "announce.no-refund"],
  lay: ["explore.beside-ship", "explore.sea-to-ship", "explore.fits", "explore.must-lay"],
  post: ["unit.strait", "sea.two-lands", "unit.take-back"],
  natives: ["event.natives", "jungle.nearest", "jungle.dot", "jungle.eye"],
  order: ["island.order", "island.value", "island.return"],
  scout: ["jungle.rounds", "jungle.nearest", "jungle.dot", "jungle.eye", "end.huts"],
  over: ["end.full", "end.huts", "end.hut-tie", "end.gold"],
};
const BY_EVENT: Record<string, string[]> = {
  storm: ["event.storm", "event.storm-scoring"],
  natives: ["event.natives", "event.natives-empty"],
  pirates: ["event.pirates"],
  gold: ["event.gold"],
};
const SITE = ["unit.strait", "sea.two-lands", "unit.cost"];
const RECALL = ["unit.take-back", "unit.not-while-supply", "unit.gap", "unit.stay"];

function short(view: View | null, { mode }: Play): string[] {
  if (mode.at === "recall") return RECALL;
  if (mode.at === "site") return SITE;
  if (!view) return EXPLORE;
  if (view.phase === "lay" && view.drawn?.event)
    return [...(BY_EVENT[view.drawn.event] ?? []), "event.after-laying", "explore.must-lay"];
  return BY_PHASE[view.phase] ?? (view.open ? OPEN : EXPLORE);
}

export const rulesNow = (view: View | null, play: Play): string[] =>
  short(view, play).map((id) => `neue-entdecker.${id}`);

/** Everything that may be shown, to be held against the catalogue. */
export const SHOWN: readonly string[] = [
  EXPLORE,
  OPEN,
  SITE,
  RECALL,
  ...[BY_PHASE, BY_EVENT].flatMap((lists) => Object.values(lists)),
]
  .flat()
  .map((id) => `neue-entdecker.${id}`);
