/** Light means "you may": what is lit on the chart, and what is said about it. */
import { t } from "$lib/i18n/index.svelte";
import { squaresOf } from "../../voyage/play/laying";
import { of, type Play } from "../../voyage/play/moment";
import type { Lit } from "../../voyage/play/table.svelte";
import { sitePlace, unitPlace, type Place, type Target } from "../../voyage/scene";
import type { Moment } from "./game";
import { laysOf, sites } from "./play";

type Light = [Place, Target];

const islands = (moment: Moment): Light[] =>
  of(moment, "island").flatMap(({ squares = [], value = 0 }) =>
    squares.map((square): Light => [square, { label: t("entdecker-island", { value }) }]),
  );

function found(moment: Moment, { mode }: Play): Light[] {
  switch (mode.at) {
    case "recall":
      return of(moment, "recall").map(({ square = -1 }) => [unitPlace(square), { label: "" }]);
    case "site":
      return sites(moment, mode.unit).map(({ square = -1, area = 0 }) => [
        sitePlace(2 * square + area),
        { label: t(`entdecker-unit-${mode.unit}`) },
      ]);
    case "lay":
      return squaresOf(laysOf(moment)).map((square) => [square, { label: "" }]);
    default:
      return [
        ...of(moment, "start").map(({ place = -1, cost = 0 }): Light => [place, { label: "", cost }]),
        ...islands(moment),
      ];
  }
}

export const lights = (moment: Moment, play: Play): Lit => new Map(found(moment, play));
