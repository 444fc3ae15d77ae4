/** Light means "you may": what is lit on the chart and in the jungle, and what is said about it. */
import { t } from "$lib/i18n/index.svelte";
import { squaresOf } from "../../voyage/play/laying";
import { of, type Play } from "../../voyage/play/moment";
import type { Lit } from "../../voyage/play/table.svelte";
import { sitePlace, unitPlace, type Place, type Target, type Way } from "../../voyage/scene";
import { pathPlace, spacePlace } from "../jungle";
import { spaceOf, type Legal, type Moment, type View } from "./game";
import { laysOf, scouts, sites } from "./play";

type Light = [Place, Target];

/** The course that comes to a payment, and who takes a toll on it. */
export function wayOf(view: View, place: Place, pay?: number): Way | null {
  const payments = view.starts.find((one) => one.place === place)?.payments ?? [];
  const payment = pay === undefined ? payments[0] : payments.find((one) => one.pay === pay);
  if (!payment) return null;
  return { places: payment.course, tolls: payment.tolls.flatMap((count, seat) => (count > 0 ? [seat] : [])) };
}

/** What a start costs at least, the course to it, and whether there is a choice. */
function start({ view }: Moment, { place = -1, cost = 0, ways = 1 }: Legal): Light {
  const way = wayOf(view, place);
  return [place, { label: ways > 1 ? t("neue-play-ways", { ways }) : "", cost, ...(way ? { way } : {}) }];
}

const islands = (moment: Moment): Light[] =>
  of(moment, "island").flatMap(({ squares = [], value = 0 }) =>
    squares.map((square): Light => [square, { label: t("neue-play-island", { value }) }]),
  );

function found(moment: Moment, { mode }: Play): Light[] {
  const { scene } = moment;
  switch (mode.at) {
    case "recall":
      return of(moment, "recall").map((one) => [
        one.square === undefined ? spacePlace(scene, spaceOf(one)) : unitPlace(one.square),
        { label: "" },
      ]);
    case "site":
      return sites(moment, mode.unit, mode.chief).map(({ square = -1, area = 0 }) => [
        sitePlace(2 * square + area),
        { label: t(`neue-entdecker-unit-${mode.unit}`) },
      ]);
    case "jungle":
      return scouts(moment, mode.chief).map(({ path = -1, space = -1 }) => [
        pathPlace(scene, path),
        { label: t("neue-play-space", { space: space + 1 }) },
      ]);
    case "lay":
      return squaresOf(laysOf(moment, mode)).map((square) => [square, { label: "" }]);
    default:
      return [...of(moment, "start").map((one) => start(moment, one)), ...islands(moment)];
  }
}

export const lights = (moment: Moment, play: Play): Lit => new Map(found(moment, play));
