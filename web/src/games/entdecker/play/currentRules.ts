/** Rules to show beside the table of Entdecker. */
import { allRules, rulesBy, type RuleTables } from "../../voyage/play/currentRules";
import type { Entdecker } from "./game";

const BY_EVENT = {
  storm: ["event.storm", "event.storm-scoring"],
  hostile: ["event.hostile", "event.hostile-settlement", "event.hostile-here"],
  friendly: ["event.friendly", "event.friendly-value"],
  pirates: ["event.pirates"],
  ruins: ["event.ruins"],
  gold: ["event.gold", "season.limit"],
};
const DEAD_END = ["explore.dead-end", "build.last-tile", "build.cost", "build.one"];
const HOSTILE_EXPLORE = [...BY_EVENT.hostile, "explore.go-on"];

const TABLES: RuleTables<Entdecker> = {
  id: "entdecker",
  explore: ["explore.pile", "explore.go-on", "build.last-tile", "build.cost", "build.ends"],
  byPhase: {
    spin: ["season.income", "season.limit"],
    start: ["start.circle", "start.tile", "start.foreign-unit", "start.afford"],
    announce: ["announce.number", "announce.price", "announce.no-refund"],
    lay: ["explore.beside-ship", "explore.sea-to-ship", "explore.fits", "explore.must-lay"],
    friendly: ["event.friendly", "event.friendly-value", "end.inventor"],
    order: ["island.order", "island.plant", "island.value"],
    plant: ["island.plant", "island.value", "island.halves", "end.inventor"],
    token: ["island.plant", "island.value", "island.halves"],
    over: ["end.full", "end.incomplete", "end.inventor", "end.tie"],
  },
  byEvent: BY_EVENT,
  site: ["build.strait", "sea.two-lands", "build.cost"],
  recall: ["build.take-back", "build.stay"],
  more: { deadEnd: DEAD_END },
  special: ({ phase, hostile, budget }) => {
    if (phase !== "explore") return null;
    return hostile ? HOSTILE_EXPLORE : budget === 0 ? DEAD_END : null;
  },
};

export const rulesNow = rulesBy(TABLES);
export const ALL_RULES = allRules(TABLES);
