/** What the players' panel, the header and the end of the game say, read from a view. */
import { t } from "$lib/i18n/index.svelte";
import type { Ending, Notice, SeatState } from "../../../table/module";
import { ownSeat } from "../../voyage/play/moment";
import { UNITS, type Scene, type View } from "./game";

/** Full bar of the players' panel, until somebody has more. */
const MANY_POINTS = 50;
/** So many squares before the end it is said. */
const NEARLY = 6;
const ICONS = ["i-scout-unit", "i-base-unit", "i-settlement"];

export function seatState(view: View, seat: number): SeatState {
  const own = ownSeat(view, seat);
  if (!own) return { figure: "", unit: "", progress: 0, facts: [], done: false };
  const fact = (icon: string, label: string, value: number) => ({ icon, label, value: String(value) });
  return {
    figure: String(own.points),
    unit: t("voyage-play-points", { points: own.points }),
    progress: own.points / Math.max(MANY_POINTS, ...view.seats.map((one) => one.points)),
    facts: [fact("i-coin", t("voyage-play-gold"), own.gold), ...UNITS.map((unit, at) => fact(ICONS[at] ?? "", t(`neue-play-supply-${unit}`), own.supply[at] ?? 0))],
    done: false,
  };
}

export const notices = (view: View): Notice[] =>
  view.phase !== "over" && view.undiscovered <= NEARLY ? [{ id: "full", icon: "i-map", text: t("neue-notice-full", { left: view.undiscovered }) }] : [];

export const roundText = (view: View): string => t("neue-round", { turn: view.turn, left: view.undiscovered });

export const subtitle = ({ options }: Scene): string =>
  [
    t("neue-subtitle", { layout: t(`option-neue-entdecker-layout-${options.layout}`) }),
    ...(["chief_scouts", "toll_per_unit"] as const).filter((name) => options[name]).map((name) => t(`option-neue-entdecker-${name}`)),
  ].join(", ");

/** What decided: points, gold, or nothing. */
function decider(view: View): string {
  if (view.places.filter((place) => place === 1).length > 1) return "neue-end-shared";
  const best = Math.max(...view.totals);
  return view.totals.filter((total) => total === best).length > 1 ? "neue-end-gold" : "neue-end-points";
}

export function ending(view: View, _scene: Scene, name: (seat: number) => string): Ending | null {
  if (view.phase !== "over") return null;
  const places = view.seats
    .map((one) => ({
      seat: one.seat,
      place: view.places[one.seat] ?? view.seats.length,
      figure: t("neue-end-total", { total: view.totals[one.seat] ?? 0 }),
      note: t("neue-end-note", { gold: one.gold }),
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  const winners = places.filter((one) => one.place === 1);
  const [winner] = winners;
  const title = winner && winners.length === 1 ? t("voyage-play-winner", { name: name(winner.seat) }) : t("ending-shared");
  return { title, explanation: t(decider(view)), places };
}
