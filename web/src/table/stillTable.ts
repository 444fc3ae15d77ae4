/** A game that is only looked at: nobody plays, and a position is an update in which nothing may be done. */
import type { Update } from "$lib/api";
import type { TableApi } from "./module";

/** The actor of a position in which the game is over. */
const OVER = -2;

export const READ_ONLY: TableApi = {
  play: () => false,
  undo: () => {},
  restart: () => {},
  why: () => Promise.resolve(null),
  say: () => {},
  show: () => {},
};

type Seen = Pick<Update, "view"> & Partial<Pick<Update, "step" | "legal" | "plans">>;

/** What may be done in it is lit, though nobody does it. */
export const stillUpdate = ({ view, step = 0, legal = [], plans = [] }: Seen): Update => ({
  type: "update",
  entries: 0,
  step,
  viewer: view.seat,
  view,
  legal,
  plans,
  undo: false,
  restart: false,
  log: [],
  drop: 0,
  thinking: -1,
  over: view.phase === "over" || view.actor === OVER,
  answer_in: -1,
  guide: -1,
  clocks: null,
});
