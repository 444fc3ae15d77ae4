/** A position to try the page's choices on: the voyage, with a few plans and decisions that fit it. */
import type { Legal, Line, LogLine, Plan, View } from "$lib/api/survive";
import { scene, view as voyage } from "../testing/voyage";
import type { Decision } from "./decision";

export const SCENE = scene();
export const MOVE_SHARK = 8;
export const DOLPHIN = 5;

export const view = (change: Partial<View> = {}): View => ({ ...voyage(), ...change });

export const plan = (change: Partial<Plan>): Plan => ({
  piece: "explorer",
  id: 7,
  tile: "",
  to: 41,
  into: "land",
  boat: -1,
  isle: -1,
  cost: 1,
  actions: [10],
  path: [42, 41],
  hits: [],
  wrecked: -1,
  lost: false,
  ...change,
});

export const legal = (action: number, kind: Line["kind"], more: Partial<Line> = {}): Legal => ({
  action,
  kind,
  seat: 0,
  ...more,
});

export const SINKS: Legal[] = [31, 32, 41, 42].map((cell) =>
  legal(200 + cell, "sink", { cell, terrain: 1, swimmers: [] }),
);

/** A step on land, a boat, the sea where a serpent waits, and a boat that can sail. */
export const PLANS: Plan[] = [
  plan({}),
  plan({ to: 33, into: "boat", boat: 8, cost: 2, actions: [11, 12], path: [42, 32, 33] }),
  plan({ to: 76, into: "sea", cost: 3, actions: [11, 13, 14], path: [42, 53, 64, 76], lost: true, hits: [7] }),
  plan({ piece: "boat", id: 4, to: 24, into: "sea", actions: [20], path: [35, 24] }),
];

export const decision = (change: Partial<Decision> = {}): Decision => ({
  scene: SCENE,
  view: view(),
  legal: [...SINKS, legal(300, "lift", { creature: 5, from: 79 }), legal(301, "lift", { creature: 6, from: 69 })],
  plans: PLANS,
  undo: true,
  restart: true,
  ...change,
});

/** Somebody rolled a shark; it may reach a swimmer. */
export const hunt = (change: Partial<Decision> = {}): Decision =>
  decision({
    view: view({ phase: "creature", die: "shark", points: 0, usable: false }),
    legal: [legal(400, "prowl", { creature: 5, from: 79, to: 80, hits: [], wrecked: -1 }), legal(499, "stay")],
    plans: [
      plan({ piece: "creature", id: 5, to: 80, into: "sea", actions: [400, 498], path: [79, 80] }),
      plan({ piece: "creature", id: 5, to: 81, into: "sea", actions: [401], path: [79, 81], hits: [10] }),
    ],
    ...change,
  });

export const attack = (holds: boolean): Decision =>
  decision({
    view: view({ phase: "defend", asked: { by: 2, kind: "shark", cell: 101, creature: 5 } }),
    legal: [
      ...(holds ? [legal(500, "defend", { creature: 5, cell: 101 })] : []),
      legal(501, "decline", { creature: 5, cell: 101 }),
    ],
    plans: [],
  });

export const placing = (): Decision =>
  decision({
    view: view({ phase: "place", unplaced: [[1, 1, 6]], explorers: [], boats: [] }),
    legal: [
      legal(600, "place", { explorer: 0, colour: 0, cell: 42, value: 6 }),
      legal(601, "place", { explorer: 0, colour: 0, cell: 41, value: 1 }),
      legal(602, "place", { explorer: 0, colour: 0, cell: 42, value: 1 }),
    ],
    plans: [],
  });

let step = 0;
export const line = (kind: Line["kind"], more: Partial<Line> = {}): LogLine => ({
  step: ++step,
  seat: more.seat ?? 0,
  round: 1,
  line: { kind, seat: 0, ...more },
  rule: `survive.test.${kind}`,
  at: 1_763_254_000,
});
