/** What the players' panel, the header and the end of the game say, read from a view. */
import { t } from "$lib/i18n/index.svelte";
import type { Ending, Notice, SeatState } from "../../../table/module";
import { fact, outcome, ranking, seatPanel } from "../../voyage/play/seats";
import { UNITS, type Scene, type View } from "./game";

/** Full bar of the players' panel, until somebody has more. */
const MANY_POINTS = 50;
/** So many squares before the end it is said. */
const NEARLY = 6;
const ICONS = ["i-scout-unit", "i-base-unit", "i-settlement"];

export const seatState = (view: View, seat: number): SeatState =>
  seatPanel(view, seat, MANY_POINTS, (own) =>
    UNITS.map((unit, at) => fact(ICONS[at] ?? "", t(`neue-play-supply-${unit}`), own.supply[at] ?? 0)),
  );

export const notices = (view: View): Notice[] =>
  view.phase !== "over" && view.undiscovered <= NEARLY
    ? [{ id: "full", icon: "i-map", text: t("neue-notice-full", { left: view.undiscovered }) }]
    : [];

export const roundText = (view: View): string => t("neue-round", { turn: view.turn, left: view.undiscovered });

export const subtitle = ({ options }: Scene): string =>
  [
    t("neue-subtitle", { layout: t(`option-neue-entdecker-layout-${options.layout}`) }),
    ...(["chief_scouts", "toll_per_unit"] as const)
      .filter((name) => options[name])
      .map((name) => t(`option-neue-entdecker-${name}`)),
  ].join(", ");

/** What decided: points, gold, or nothing. */
const DECIDER = { shared: "neue-end-shared", tie: "neue-end-gold", points: "neue-end-points" };

export function ending(view: View, _scene: Scene, name: (seat: number) => string): Ending | null {
  if (view.phase !== "over") return null;
  const told = (one: View["seats"][number]) => ({
    figure: t("neue-end-total", { total: view.totals[one.seat] ?? 0 }),
    note: t("neue-end-note", { gold: one.gold }),
  });
  return ranking(view, name, told, t(DECIDER[outcome(view)]));
}
