/** What may be chosen in the jungle, and what is said of it and of the chart. */
import { t } from "$lib/i18n/index.svelte";
import { legalOf, type Selection } from "../../voyage/play/decision";
import { targetsOf, type PlaceTarget } from "../../voyage/play/targets";
import { unitPlace, type Place, type Target, type Way } from "../../voyage/scene";
import { pathPlace, spacePlace } from "../jungle";
import { choices, scouts } from "./choices";
import type { Decision, Legal, NeueEntdecker, View } from "./game";

/** The course that comes to a payment, and who takes a toll on it. */
export function courseOf(view: View, place: Place, pay?: number): Way | null {
  const payments = view.starts.find((one) => one.place === place)?.payments ?? [];
  const payment = pay === undefined ? payments[0] : payments.find((one) => one.pay === pay);
  if (!payment) return null;
  return { places: payment.course, tolls: payment.tolls.flatMap((count, seat) => (count > 0 ? [seat] : [])) };
}

/** What a start costs at least, the course to it, and whether there is a choice. */
function start({ view }: Decision, { place = -1, cost = 0, ways = 1 }: Legal): Target {
  const way = courseOf(view, place);
  return { label: ways > 1 ? t("neue-play-ways", { ways }) : "", cost, ...(way ? { way } : {}) };
}

function jungleTargets(decision: Decision, { mode }: Selection): PlaceTarget[] | null {
  const { scene } = decision;
  if (mode.at === "recall")
    return legalOf(decision, "recall").map(({ square, path = -1, space = -1 }) => [
      square === undefined ? spacePlace(scene, path, space) : unitPlace(square),
      { label: "" },
    ]);
  if (mode.at === "jungle")
    return scouts(decision, mode.chief).map(({ path = -1, space = -1 }) => [
      pathPlace(scene, path),
      { label: t("neue-play-space", { space: space + 1 }) },
    ]);
  return null;
}

export const targets = targetsOf<NeueEntdecker>({
  choices,
  start,
  island: (value) => t("neue-play-island", { value }),
  unit: (unit) => t(`neue-entdecker-unit-${unit}`),
  own: jungleTargets,
});
