/** Light means "you may": what is lit on the chart and in the jungle, and what is said about it. */
import { t } from "$lib/i18n/index.svelte";
import { squaresOf } from "../../voyage/play/laying";
import { of, type Play } from "../../voyage/play/moment";
import type { Lit } from "../../voyage/play/table.svelte";
import { sitePlace, unitPlace, type Place, type Target } from "../../voyage/scene";
import { pathPlace, spacePlace } from "../jungle";
import { spaceOf, type Legal, type Moment } from "./game";
import { laysOf, scouts, sites } from "./play";

type Light = [Place, Target];

/** What a start costs at least, who takes a toll, and whether there is a choice. */
function start({ view }: Moment, { place = -1, cost = 0, ways = 1 }: Legal): Light {
  const payment = view.starts.find((one) => one.place === place)?.payments[0];
  const tolls = (payment?.tolls ?? []).flatMap((count, seat) => (count > 0 ? [seat] : []));
  return [place, { label: ways > 1 ? t("neue-play-ways", { ways }) : "", cost, ...(tolls.length > 0 ? { way: { places: [place], tolls } } : {}) }];
}

const islands = (moment: Moment): Light[] =>
  of(moment, "island").flatMap(({ squares = [], value = 0 }) => squares.map((square): Light => [square, { label: t("neue-play-island", { value }) }]));

function found(moment: Moment, { mode }: Play): Light[] {
  const { scene } = moment;
  switch (mode.at) {
    case "recall":
      return of(moment, "recall").map((one) => [one.square === undefined ? spacePlace(scene, spaceOf(one)) : unitPlace(one.square), { label: "" }]);
    case "site":
      return sites(moment, mode.unit, mode.chief).map(({ square = -1, area = 0 }) => [sitePlace(2 * square + area), { label: t(`neue-entdecker-unit-${mode.unit}`) }]);
    case "jungle":
      return scouts(moment, mode.chief).map(({ path = -1, space = -1 }) => [pathPlace(scene, path), { label: t("neue-play-space", { space: space + 1 }) }]);
    case "lay":
      return squaresOf(laysOf(moment, mode)).map((square) => [square, { label: "" }]);
    default:
      return [...of(moment, "start").map((one) => start(moment, one)), ...islands(moment)];
  }
}

export const lights = (moment: Moment, play: Play): Lit => new Map(found(moment, play));
