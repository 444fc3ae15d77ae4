/** What can be looked at in a place of the chart or beside it. */
import type { Thing } from "$board/look";
import { isSquare, type Chart } from "./chart";
import { groundOf } from "./highlights";
import { circleName, type Who } from "./names";
import type { ChartView, Extra, Place } from "./scene";
import { edgeThing, laidTile, shipThing, together, unitThing } from "./things";

const HUT = "v-hut";

export function placeThing(
  chart: Chart,
  view: ChartView,
  extras: readonly Extra[],
  place: Place,
  who: Who,
): Thing | null {
  const extra = extras.find((one) => one.place === place);
  if (extra) return extra.does ? { title: extra.name, text: extra.does, symbol: HUT } : null;
  const ship = view.ship === place ? [shipThing()] : [];
  if (groundOf(place) === place && !isSquare(chart, place))
    return together([...ship, edgeThing(circleName(chart, place))]);
  const square = groundOf(place);
  const units = view.units.filter((one) => one.square === square);
  const tiles = view.tiles.filter((one) => one.square === square);
  return together([
    ...ship,
    ...units.map((one) => unitThing(one.unit, one.seat, one.chief)),
    ...tiles.map((tile) => laidTile(tile, view, who)),
  ]);
}
