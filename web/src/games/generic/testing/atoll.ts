/** Made-up messages of a game that the page does not know. */
import type { Legal, LogLine, Update, View } from "$lib/api/generic";

export const VIEW: View = {
  game: "atoll",
  seat: 1,
  actor: 1,
  phase: "sail",
  round: 2,
  die: 3,
  open_sea: true,
  tiles: ["hidden", "pearls", "hidden"],
  hidden: { pearls: 2, reef: 1 },
  huts: [
    { owner: 0, space: 4 },
    { owner: 1, space: 7 },
  ],
  seats: [
    { seat: 0, space: 4, points: 5 },
    { seat: 1, space: 7, points: 8 },
  ],
  empty: [],
  places: [],
};

export const LEGAL: Legal[] = [
  { action: 0, kind: "clockwise", seat: 1, to: 10 },
  { action: 1, kind: "anticlockwise", seat: 1, to: 4 },
  { action: 2, kind: "dive", seat: 1 },
];

export const line = (step: number, seat: number, kind: string, more: object = {}): LogLine => ({
  step,
  seat,
  round: 1,
  rule: "atoll.turn.die",
  at: 0,
  line: { kind, ...more },
});

export const update = (change: Partial<Update> = {}): Update => ({
  type: "update",
  entries: 1,
  step: 1,
  viewer: 1,
  view: VIEW,
  legal: LEGAL,
  plans: [],
  undo: true,
  restart: false,
  log: [],
  drop: 0,
  thinking: -1,
  over: false,
  answer_in: -1,
  guide: -1,
  clocks: null,
  ...change,
});
