/** Moments of Survive, one for every state its board can show. */
import type { LastMove, Piece, Plan, Refusal, Scene, Target, Turned, View } from "../../src/games/survive/scene";
import { boatPlans, explorerPlans } from "../../src/games/survive/testing/plans";
import { put, scene, view } from "../../src/games/survive/testing/voyage";

export interface Voyage {
  scene: Scene;
  view: View;
  targets: Map<number, Target>;
  boatTargets: Map<number, Target>;
  isleTargets: Map<number, Target>;
  sinkable: Set<number>;
  movable: Piece[];
  chosen: Piece | null;
  plan?: Plan | null;
  refusal: Refusal | null;
  lastMove: LastMove | null;
  turned: Turned | null;
}

export const VOYAGES = [
  "rest",
  "boat",
  "explorer",
  "plan",
  "sink",
  "creature",
  "why",
  "crowd",
  "ashore",
  "whole",
  "late",
];

function withAshore(view: View): View {
  const saved = { 1: 0, 23: 1, 31: 1, 38: 2, 12: 1, 26: 1, 35: 1, 14: 3 };
  return Object.entries(saved).reduce(
    (now, [id, isle]) => put(now, [Number(id)], { at: "isle", cell: -1, boat: -1, isle }),
    view,
  );
}

function crowded(view: View): View {
  const land = put(put(view, [4, 5, 17, 20, 36, 39], { at: "land", cell: 44 }), [8, 30, 24], { at: "land", cell: 53 });
  const now = put(put(land, [19, 6, 25], { at: "sea", cell: 35 }), [11, 15, 18, 21], { at: "sea", cell: 66 });
  const creatures = now.creatures.map((one) => (one.id === 11 || one.id === 5 ? { ...one, cell: 35 } : one));
  return { ...now, creatures };
}

function lit(plans: Plan[]): Pick<Voyage, "targets" | "boatTargets"> {
  const targets = new Map<number, Target>();
  const boatTargets = new Map<number, Target>();
  for (const plan of plans) {
    const target = { label: `${plan.cost} of 3`, cost: plan.cost, lost: plan.lost, plan };
    if (plan.into === "boat") boatTargets.set(plan.boat, target);
    else targets.set(plan.to, target);
  }
  return { targets, boatTargets };
}

const landing: Plan = {
  piece: "boat",
  id: 4,
  tile: "",
  to: 7,
  into: "isle",
  boat: -1,
  isle: 0,
  cost: 3,
  actions: [],
  path: [35, 28, 18, 7],
  hits: [],
  wrecked: -1,
  lost: false,
};
const prowl: Plan = {
  piece: "creature",
  id: 6,
  tile: "",
  to: 81,
  into: "sea",
  boat: -1,
  isle: -1,
  cost: 1,
  actions: [],
  path: [69, 81],
  hits: [10],
  wrecked: -1,
  lost: false,
};

export function voyage(state: string): Voyage {
  const now = withAshore(view());
  const calm: Voyage = {
    scene: scene(),
    view: now,
    targets: new Map(),
    boatTargets: new Map(),
    isleTargets: new Map(),
    sinkable: new Set(),
    movable: [],
    chosen: null,
    refusal: null,
    lastMove: null,
    turned: null,
  };
  const own = now.explorers.filter((one) => one.seat === 0 && one.cell >= 0).map(({ id }) => ({ explorer: id }));
  switch (state) {
    case "boat":
      return {
        ...calm,
        chosen: { boat: 4 },
        ...lit(boatPlans()),
        isleTargets: new Map([[0, { label: "3 of 3", cost: 3 }]]),
        plan: landing,
      };
    case "explorer":
      return { ...calm, chosen: { explorer: 7 }, ...lit(explorerPlans()) };
    case "plan":
      return {
        ...calm,
        chosen: { explorer: 7 },
        ...lit(explorerPlans()),
        plan: explorerPlans().find((one) => one.cost === 3) ?? null,
      };
    case "sink":
      return { ...calm, sinkable: new Set(now.exposed), movable: own };
    case "creature":
      return {
        ...calm,
        movable: [{ creature: 5 }, { creature: 6 }],
        chosen: { creature: 6 },
        plan: prowl,
        targets: new Map([57, 58, 70, 81, 82].map((cell) => [cell, { label: "" }])),
      };
    case "why":
      return {
        ...calm,
        chosen: { explorer: 7 },
        ...lit(explorerPlans()),
        plan: null,
        refusal: {
          at: { cell: 61 },
          title: "Too far",
          text: "Three moves a turn lead three spaces over land.",
          rule: "survive.move.points",
        },
      };
    case "crowd":
      return { ...calm, view: crowded(now), movable: own };
    case "whole":
      return { ...calm, view: { ...now, tiles: now.tiles.map((tile, i) => tile || ((i * 7) % 3) + 1) } };
    case "late":
      return { ...calm, view: { ...now, tiles: now.tiles.map((tile) => (tile === 3 ? 3 : 0)) } };
    case "ashore":
      return { ...calm, view: put(now, [2, 3, 4, 5, 6, 8, 9], { at: "isle", cell: -1, isle: 0 }) };
    default:
      return { ...calm, movable: own, lastMove: { piece: { boat: 0 }, cells: [43, 33, 23], isle: -1 } };
  }
}
