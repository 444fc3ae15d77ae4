/** What the players' panel, the header and the end of the game say, read from a view. */
import { t } from "$lib/i18n/index.svelte";
import type { Ending, Notice, SeatState } from "../../../table/module";
import type { Panels } from "../../voyage/play/adapter";
import { outcome, ranking, seatPanel, supplyFacts } from "../../voyage/play/seats";
import type { NeueEntdecker, Scene, View } from "./game";

/** Full bar of the players' panel, until somebody has more. */
const MANY_POINTS = 50;
/** So many squares before the end it is said. */
const NEARLY = 6;

const seatState = (scene: Scene, view: View, seat: number): SeatState =>
  seatPanel(view, seat, MANY_POINTS, (own) => supplyFacts(scene, own, (unit) => t(`neue-play-supply-${unit}`)));

const notices = (view: View): Notice[] =>
  view.phase !== "over" && view.undiscovered <= NEARLY
    ? [{ id: "full", icon: "i-map", text: t("neue-notice-full", { left: view.undiscovered }) }]
    : [];

const roundText = (view: View): string => t("neue-round", { turn: view.turn, left: view.undiscovered });

const subtitle = ({ options }: Scene): string =>
  [
    t("neue-subtitle", { layout: t(`option-neue-entdecker-layout-${options.layout}`) }),
    ...(["chief_scouts", "toll_per_unit"] as const)
      .filter((name) => options[name])
      .map((name) => t(`option-neue-entdecker-${name}`)),
  ].join(", ");

/** What decided: points, gold, or nothing. */
const DECIDER = { shared: "neue-end-shared", tie: "neue-end-gold", points: "neue-end-points" };

function ending(view: View, name: (seat: number) => string): Ending | null {
  if (view.phase !== "over") return null;
  const totals = (one: View["seats"][number]) => ({
    figure: t("neue-end-total", { total: view.totals[one.seat] ?? 0 }),
    note: t("neue-end-note", { gold: one.gold }),
  });
  return ranking(view, name, totals, t(DECIDER[outcome(view)]));
}

export const panels: Panels<NeueEntdecker> = { seat: seatState, notices, ending, round: roundText, subtitle };
