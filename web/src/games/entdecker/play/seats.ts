/** What the players' panel, the header and the end of the game say, read from a view. */
import { t } from "$lib/i18n/index.svelte";
import type { Ending, Notice, SeatState } from "../../../table/module";
import { fact, outcome, ranking, seatPanel } from "../../voyage/play/seats";
import { UNITS, type Scene, type View } from "./game";

/** Full bar of the players' panel, until somebody has more. */
const MANY_POINTS = 40;
/** So many squares before the end it is said. */
const NEARLY = 6;
const ICONS = ["i-camp", "i-base-unit", "i-settlement"];

export const tokensOf = ({ tokens }: Pick<View["seats"][number], "tokens">): number =>
  tokens.reduce((sum, count) => sum + count, 0);

export const seatState = (view: View, seat: number): SeatState =>
  seatPanel(view, seat, MANY_POINTS, (own) => [
    ...UNITS.map((unit, at) => fact(ICONS[at] ?? "", t(`entdecker-supply-${unit}`), own.supply[at] ?? 0)),
    fact("i-plant", t("entdecker-tokens"), tokensOf(own)),
  ]);

const hidden = ({ piles }: View): number => piles.reduce((sum, { height }) => sum + height, 0);

export function notices(view: View): Notice[] {
  if (view.phase === "over") return [];
  if (view.undiscovered <= NEARLY)
    return [{ id: "full", icon: "i-map", text: t("entdecker-notice-full", { left: view.undiscovered }) }];
  const tiles = hidden(view);
  return tiles <= NEARLY ? [{ id: "tiles", icon: "i-draw", text: t("entdecker-notice-tiles", { left: tiles }) }] : [];
}

export const roundText = (view: View): string => t("entdecker-round", { season: view.season, left: view.undiscovered });

export const subtitle = ({ options }: Scene): string => {
  const on = (["personal_tiles", "recycle", "rotating_first", "wealth_breaks_ties"] as const).filter(
    (name) => options[name],
  );
  return on.map((name) => t(`option-entdecker-${name}`)).join(", ") || t("entdecker-subtitle");
};

/** What decided: points, wealth, or nothing. */
const DECIDER = { shared: "entdecker-end-shared", tie: "entdecker-end-wealth", points: "entdecker-end-full" };

export function ending(view: View, _scene: Scene, name: (seat: number) => string): Ending | null {
  if (view.phase !== "over") return null;
  const most = Math.max(...view.seats.map(tokensOf));
  const decided = outcome(view);
  const told = (one: View["seats"][number]) => ({
    figure: t("entdecker-end-total", { total: view.totals[one.seat] ?? 0 }),
    note: t("entdecker-end-note", {
      tokens: tokensOf(one),
      inventor: most > 0 && tokensOf(one) === most ? "yes" : "no",
      gold: one.gold,
    }),
  });
  return ranking(
    view,
    name,
    told,
    t(decided === "points" && view.undiscovered > 0 ? "entdecker-end-tiles" : DECIDER[decided]),
  );
}
