/** A small position to try the page's choices on: three hexes, a blockade, four cards. */
import type { Legal, Line, LogLine, Plan, View } from "$lib/api/eldorado";
import { hills } from "../testing/hills";
import type { Decision } from "./decision";

export const SCENE = hills();

export const TRAVELER = 0;
export const EXPLORER = 1;
export const SCOUT = 3;
export const TRAILBLAZER = 4;
export const CHEST = 10;
export const CARTOGRAPHER = 16;
export const TRAVEL_LOG = 19;

const seat = (number: number): View["seats"][number] => ({
  seat: number,
  hand: 4,
  deck: 4,
  discard: [],
  removed: [],
  blockades: [],
  left: [20],
  steps: 20,
  known: [],
  unseen: [],
});

export const view = (change: Partial<View> = {}): View => ({
  game: "eldorado",
  seat: 0,
  actor: 0,
  players: 2,
  phase: "play",
  round: 3,
  round_limit: 100,
  last_round: false,
  pieces: [
    { seat: 0, piece: 0, cell: 10 },
    { seat: 1, piece: 0, cell: 12 },
  ],
  blockades: [{ joint: 0, number: 3, terrain: "jungle", symbol: "machete", cost: 1 }],
  market: [
    { card: SCOUT, left: 3 },
    { card: TRAILBLAZER, left: 2 },
    { card: CHEST, left: 3 },
  ],
  beyond: [{ card: CARTOGRAPHER, left: 3 }],
  on_sale: [SCOUT, TRAILBLAZER, CHEST],
  seats: [seat(0), seat(1)],
  hand: [TRAVELER, TRAVELER, EXPLORER, TRAILBLAZER],
  deck: [],
  played: [],
  boxed: [],
  mover: -1,
  symbol: "",
  strength: 0,
  purse: 0,
  bought: false,
  owed: 0,
  space: "",
  removable: 0,
  pending: 0,
  places: [],
  ...change,
});

export const plan = (change: Partial<Plan>): Plan => ({
  card: TRAILBLAZER,
  piece: 0,
  to: 11,
  blockade: -1,
  actions: [1],
  path: [10, 11],
  used: 1,
  held: 3,
  symbol: "machete",
  cards: 0,
  ...change,
});

export const legal = (action: number, kind: Line["kind"], more: Partial<Line> = {}): Legal => ({
  action,
  kind,
  seat: 0,
  ...more,
});

/** What is legal in most of the tests: pay, discard and end. */
export const TURN: Legal[] = [
  ...[TRAVELER, EXPLORER, TRAILBLAZER].flatMap((card) => [
    legal(100 + card, "pay", { card }),
    legal(200 + card, "discard", { card }),
  ]),
  legal(299, "end"),
];

export const decision = (change: Partial<Decision> = {}): Decision => ({
  scene: SCENE,
  view: view(),
  legal: TURN,
  plans: [
    plan({}),
    plan({ to: 13, actions: [1, 2], path: [10, 11, 13], used: 2 }),
    plan({ card: EXPLORER, actions: [3], held: 1 }),
  ],
  undo: true,
  restart: true,
  ...change,
});

let step = 0;
export const line = (kind: Line["kind"], more: Partial<Line> = {}): LogLine => ({
  step: ++step,
  seat: more.seat ?? 0,
  round: 1,
  line: { kind, seat: 0, ...more },
  rule: `eldorado.test.${kind}`,
  at: 1_763_254_000,
});
