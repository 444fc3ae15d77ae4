/** What the players' panel, the header and the end of the game say, read from a view. */
import { t } from "$lib/i18n/index.svelte";
import type { Ending, Notice, SeatState } from "../../../table/module";
import type { Panels } from "../../voyage/play/adapter";
import { fact, outcome, ranking, seatPanel, supplyFacts } from "../../voyage/play/seats";
import type { Entdecker, Scene, View } from "./game";

/** Full bar of the players' panel, until somebody has more. */
const MANY_POINTS = 40;
/** So many squares before the end it is said. */
const NEARLY = 6;

export const tokensOf = ({ tokens }: Pick<View["seats"][number], "tokens">): number =>
  tokens.reduce((sum, count) => sum + count, 0);

const seatState = (scene: Scene, view: View, seat: number): SeatState =>
  seatPanel(view, seat, MANY_POINTS, (own) => [
    ...supplyFacts(scene, own, (unit) => t(`entdecker-supply-${unit}`)),
    fact("i-plant", t("entdecker-tokens"), tokensOf(own)),
  ]);

const hidden = ({ piles }: View): number => piles.reduce((sum, { height }) => sum + height, 0);

function notices(view: View): Notice[] {
  if (view.phase === "over") return [];
  if (view.undiscovered <= NEARLY)
    return [{ id: "full", icon: "i-map", text: t("entdecker-notice-full", { left: view.undiscovered }) }];
  const tiles = hidden(view);
  return tiles <= NEARLY ? [{ id: "tiles", icon: "i-draw", text: t("entdecker-notice-tiles", { left: tiles }) }] : [];
}

const roundText = (view: View): string => t("entdecker-round", { season: view.season, left: view.undiscovered });

const subtitle = ({ options }: Scene): string => {
  const on = (["personal_tiles", "recycle", "rotating_first", "wealth_breaks_ties"] as const).filter(
    (name) => options[name],
  );
  return on.map((name) => t(`option-entdecker-${name}`)).join(", ") || t("entdecker-subtitle");
};

/** What decided: points, wealth, or nothing. */
const DECIDER = { shared: "entdecker-end-shared", tie: "entdecker-end-wealth", points: "entdecker-end-full" };

function ending(view: View, name: (seat: number) => string): Ending | null {
  if (view.phase !== "over") return null;
  const most = Math.max(...view.seats.map(tokensOf));
  const decided = outcome(view);
  const totals = (one: View["seats"][number]) => ({
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
    totals,
    t(decided === "points" && view.undiscovered > 0 ? "entdecker-end-tiles" : DECIDER[decided]),
  );
}

export const panels: Panels<Entdecker> = { seat: seatState, notices, ending, round: roundText, subtitle };
