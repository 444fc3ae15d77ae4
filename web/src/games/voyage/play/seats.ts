/** What the players' panel and the end of the game say alike in games of discovery. */
import { t } from "$lib/i18n/index.svelte";
import type { Ending, SeatFact, SeatState } from "../../../table/module";
import type { UnitKind } from "../scene";
import { ownSeat, type Sea } from "./decision";

interface Held {
  seat: number;
  gold: number;
  points: number;
}

export const fact = (icon: string, label: string, value: number): SeatFact => ({ icon, label, value: String(value) });

const ICONS: Record<UnitKind, string> = {
  post: "i-camp",
  fort: "i-base-unit",
  scout: "i-scout-unit",
  base: "i-base-unit",
  settlement: "i-settlement",
};

/** How many units of each kind are left. */
export const supplyFacts = (
  { units }: Pick<Sea, "units">,
  { supply }: { supply: number[] },
  label: (unit: UnitKind) => string,
): SeatFact[] => units.map(({ id }, at) => fact(ICONS[id], label(id), supply[at] ?? 0));

/** Somebody's points, gold, and what a game adds; so many points fill the bar until somebody has more. */
export function seatPanel<S extends Held>(
  view: { seat: number; seats: S[] },
  seat: number,
  many: number,
  facts: (own: S) => SeatFact[],
): SeatState {
  const own = ownSeat(view, seat);
  if (!own) return { figure: "", unit: "", progress: 0, facts: [], done: false };
  const gold = fact("i-coin", t("voyage-play-gold"), own.gold);
  return {
    figure: String(own.points),
    unit: t("voyage-play-points", { points: own.points }),
    progress: own.points / Math.max(many, ...view.seats.map((one) => one.points)),
    facts: [gold, ...facts(own)],
    marks: [gold],
    done: false,
  };
}

/** How it was won: by points, by what breaks ties, or by several together. */
export function outcome({ places, totals }: { places: number[]; totals: number[] }): "shared" | "tie" | "points" {
  if (places.filter((place) => place === 1).length > 1) return "shared";
  const best = Math.max(...totals);
  return totals.filter((total) => total === best).length > 1 ? "tie" : "points";
}

/** Everybody in order, the best first; a game says totals and what else somebody has. */
export function ranking<S extends Held>(
  view: { seats: S[]; places: number[] },
  name: (seat: number) => string,
  totals: (one: S) => { figure: string; note: string },
  explanation: string,
): Ending {
  const places = view.seats
    .map((one) => ({ seat: one.seat, place: view.places[one.seat] ?? view.seats.length, ...totals(one) }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  const winners = places.filter((one) => one.place === 1);
  const [winner] = winners;
  const title =
    winner && winners.length === 1 ? t("voyage-play-winner", { name: name(winner.seat) }) : t("ending-shared");
  return { title, explanation, places };
}
