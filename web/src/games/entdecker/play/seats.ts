/** What the players' panel, the header and the end of the game say, read from a view. */
import { t } from "$lib/i18n/index.svelte";
import type { Ending, Notice, SeatState } from "../../../table/module";
import { ownSeat } from "../../voyage/play/moment";
import { UNITS, type Scene, type View } from "./game";

/** Full bar of the players' panel, until somebody has more. */
const MANY_POINTS = 40;
/** So many squares before the end it is said. */
const NEARLY = 6;

export const tokensOf = ({ tokens }: Pick<View["seats"][number], "tokens">): number => tokens.reduce((sum, count) => sum + count, 0);

export function seatState(view: View, seat: number): SeatState {
  const own = ownSeat(view, seat);
  if (!own) return { figure: "", unit: "", progress: 0, facts: [], done: false };
  const fact = (icon: string, label: string, value: number) => ({ icon, label, value: String(value) });
  const ICONS = ["i-camp", "i-base-unit", "i-settlement"];
  return {
    figure: String(own.points),
    unit: t("voyage-play-points", { points: own.points }),
    progress: own.points / Math.max(MANY_POINTS, ...view.seats.map((one) => one.points)),
    facts: [
      fact("i-coin", t("voyage-play-gold"), own.gold),
      ...UNITS.map((unit, at) => fact(ICONS[at] ?? "", t(`entdecker-supply-${unit}`), own.supply[at] ?? 0)),
      fact("i-plant", t("entdecker-tokens"), tokensOf(own)),
    ],
    done: false,
  };
}

const hidden = ({ piles }: View): number => piles.reduce((sum, { height }) => sum + height, 0);

export function notices(view: View): Notice[] {
  if (view.phase === "over") return [];
  if (view.undiscovered <= NEARLY) return [{ id: "full", icon: "i-map", text: t("entdecker-notice-full", { left: view.undiscovered }) }];
  const tiles = hidden(view);
  return tiles <= NEARLY ? [{ id: "tiles", icon: "i-draw", text: t("entdecker-notice-tiles", { left: tiles }) }] : [];
}

export const roundText = (view: View): string => t("entdecker-round", { season: view.season, left: view.undiscovered });

export const subtitle = ({ options }: Scene): string => {
  const on = (["personal_tiles", "recycle", "rotating_first", "wealth_breaks_ties"] as const).filter((name) => options[name]);
  return on.map((name) => t(`option-entdecker-${name}`)).join(", ") || t("entdecker-subtitle");
};

/** What decided: points, gold, or nothing. */
function decider(view: View): string {
  if (view.places.filter((place) => place === 1).length > 1) return "entdecker-end-shared";
  const best = Math.max(...view.totals);
  return view.totals.filter((total) => total === best).length > 1 ? "entdecker-end-wealth" : view.undiscovered > 0 ? "entdecker-end-tiles" : "entdecker-end-full";
}

export function ending(view: View, _scene: Scene, name: (seat: number) => string): Ending | null {
  if (view.phase !== "over") return null;
  const most = Math.max(...view.seats.map(tokensOf));
  const places = view.seats
    .map((one) => ({
      seat: one.seat,
      place: view.places[one.seat] ?? view.seats.length,
      figure: t("entdecker-end-total", { total: view.totals[one.seat] ?? 0 }),
      note: t("entdecker-end-note", { tokens: tokensOf(one), inventor: most > 0 && tokensOf(one) === most ? "yes" : "no", gold: one.gold }),
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  const winners = places.filter((one) => one.place === 1);
  const [winner] = winners;
  const title = winner && winners.length === 1 ? t("voyage-play-winner", { name: name(winner.seat) }) : t("ending-shared");
  return { title, explanation: t(decider(view)), places };
}
