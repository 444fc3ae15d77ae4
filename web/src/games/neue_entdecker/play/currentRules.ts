/** Rules to show beside the table of Die neuen Entdecker. */
import { allRules, rulesBy, type RuleTables } from "../../voyage/play/currentRules";
import type { NeueEntdecker, View } from "./game";

const OPEN = ["explore.open", "piles.open-discard", "unit.last-tile", "unit.cost", "unit.ends"];
const BY_PHASE: Partial<Record<View["phase"], string[]>> = {
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

const TABLES: RuleTables<NeueEntdecker> = {
  id: "neue-entdecker",
  explore: ["explore.pile", "explore.go-on", "unit.last-tile", "unit.cost", "unit.ends"],
  byPhase: BY_PHASE,
  byEvent: {
    storm: ["event.storm", "event.storm-scoring"],
    natives: ["event.natives", "event.natives-empty"],
    pirates: ["event.pirates"],
    gold: ["event.gold"],
  },
  site: ["unit.strait", "sea.two-lands", "unit.cost"],
  recall: ["unit.take-back", "unit.not-while-supply", "unit.gap", "unit.stay"],
  more: { open: OPEN },
  special: ({ phase, open }) => (open && !(phase in BY_PHASE) ? OPEN : null),
};

export const rulesNow = rulesBy(TABLES);
export const ALL_RULES = allRules(TABLES);
