/** What the players' panel, the header and the end of the game say, read from a view. */
import type { Scene, View } from "$lib/api/eldorado";
import { t } from "$lib/i18n/index.svelte";
import type { Ending, Notice, SeatState } from "../../../table/module";
import { ARRIVED } from "../scene";

export const pieceCount = (view: View): number => Math.max(1, ...view.pieces.map((one) => one.piece + 1));

export const arrived = (view: View, seat: number): boolean =>
  view.pieces.filter((one) => one.seat === seat).every((one) => one.cell === ARRIVED);

/** Steps from the start to the city, for all of a seat's pieces. */
function whole(scene: Scene, view: View): number {
  const starts = scene.cells.filter((cell) => cell.start > 0).map((cell) => cell.left);
  return Math.max(1, ...starts, scene.route.steps) * pieceCount(view);
}

export function seatState(scene: Scene, view: View, seat: number): SeatState {
  const own = view.seats.find((one) => one.seat === seat);
  if (!own) return { figure: "", unit: "", progress: 0, facts: [], done: false };
  const done = arrived(view, seat);
  const fact = (icon: string, key: string, value: number | string) => ({ icon, label: t(key), value: String(value) });
  const open = [
    ...(own.tiles ? [fact("i-cave", "fact-tiles", own.tiles.length)] : []),
    ...(own.curses ? [fact("i-demon", "fact-curses", own.curses.length)] : []),
  ];
  return {
    figure: done ? "" : String(own.steps),
    unit: t(done ? "eldorado-arrived" : "eldorado-to-go"),
    progress: done ? 1 : Math.max(0, Math.min(1, 1 - own.steps / whole(scene, view))),
    facts: [
      fact("i-hand", "fact-hand", own.hand),
      fact("i-draw", "fact-deck", own.deck),
      fact("i-blockade", "fact-blockades", own.blockades.length),
      ...open,
    ],
    marks: open.filter((one) => one.value !== "0"),
    done,
  };
}

const WARNING = 10;

/** The limit is named from ten rounds before it, in good time. */
export function notices(view: View, name: (seat: number) => string): Notice[] {
  if (view.phase === "over" || view.phase === "deal") return [];
  const first = view.seats.find((one) => arrived(view, one.seat));
  if (first) return [{ id: "last", icon: "i-finish", text: t("notice-last-round", { name: name(first.seat) }) }];
  const { round, round_limit: limit } = view;
  if (round === limit) return [{ id: "limit", icon: "i-clock", text: t("notice-limit-last") }];
  const warning = Math.min(WARNING, Math.floor(limit / 5));
  if (round > limit - warning) return [{ id: "limit", icon: "i-clock", text: t("notice-limit", { round, limit }) }];
  return [];
}

export const roundText = (view: View): string =>
  view.round_limit - view.round <= WARNING
    ? t("table-round-of", { round: Math.max(1, view.round), limit: view.round_limit })
    : t("table-round", { round: Math.max(1, view.round) });

/** Which rule settled the first place among those who arrived. */
export function decider(view: View): string {
  const there = view.seats.filter((one) => arrived(view, one.seat));
  if (there.length === 0) return "ending-by-distance";
  if (there.length === 1) return "ending-arrived";
  const most = Math.max(...there.map((one) => one.blockades.length));
  const level = there.filter((one) => one.blockades.length === most);
  if (level.length === 1) return "ending-by-count";
  return most > 0 ? "ending-by-number" : "ending-by-arrival";
}

export function ending(view: View, name: (seat: number) => string): Ending | null {
  if (view.phase !== "over") return null;
  const places = view.seats
    .map((one) => ({
      seat: one.seat,
      place: view.places[one.seat] ?? view.seats.length,
      figure: arrived(view, one.seat) ? t("ending-in-city") : t("ending-left", { left: one.steps }),
      note: t("ending-blockades", { count: one.blockades.length, numbers: one.blockades.join(", ") }),
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  const winners = places.filter((one) => one.place === 1);
  const [winner] = winners;
  const title = winner && winners.length === 1 ? t("ending-winner", { name: name(winner.seat) }) : t("ending-shared");
  return { title, explanation: t(decider(view)), places };
}
