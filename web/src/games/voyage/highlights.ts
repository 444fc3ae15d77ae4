/** What is lit on the chart, and where everything that can be pressed is. */
import type { Point } from "$board/hex";
import { landCorners, masksOf, placePath, unitPoint } from "./chart";
import type { Chart } from "./chart";
import { coasts, moved, standOn } from "./coast";
import { areaOf, siteAt, squareOf, unitAt } from "./scene";
import type { ChartView, Extra, Place, Target } from "./scene";
import { landsOf } from "./tiles";

export interface Highlights {
  targets: ReadonlyMap<Place, Target>;
  path: (place: Place, inset?: number) => string;
  point: (place: Place) => Point;
}

const NOWHERE = { x: 0, y: 0 };
const ring = ({ x, y }: Point, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

export function highlightsOf(
  chart: Chart,
  view: ChartView,
  extras: readonly Extra[],
  targets: ReadonlyMap<Place, Target>,
): Highlights {
  const masks = masksOf(view.tiles);
  const extra = (place: Place) => extras.find((one) => one.place === place);

  function sitePath(land: number): string {
    const square = squareOf(land);
    const coast = coasts(masks.get(square) ?? 0, landCorners(chart, masks, square), square + 1)[areaOf(land)];
    return moved(coast?.land ?? "", chart.corners[square] ?? NOWHERE);
  }
  function sitePoint(land: number): Point {
    const [corner, on] = [
      chart.corners[squareOf(land)] ?? NOWHERE,
      standOn(landsOf(masks.get(squareOf(land)) ?? 15)[areaOf(land)] ?? 15),
    ];
    return { x: corner.x + on.x, y: corner.y + on.y };
  }
  function unit(square: number): Point {
    const standing = view.units.find((one) => one.square === square);
    return standing ? unitPoint(chart, masks, standing) : NOWHERE;
  }
  return {
    targets,
    path: (place, inset = 0) => {
      if (siteAt(place) >= 0) return sitePath(siteAt(place));
      if (unitAt(place) >= 0) return ring(unit(unitAt(place)), 34, 32);
      return extra(place)?.path ?? placePath(chart, place, inset);
    },
    point: (place) => {
      if (siteAt(place) >= 0) return sitePoint(siteAt(place));
      if (unitAt(place) >= 0) return unit(unitAt(place));
      return extra(place)?.at ?? chart.middles[place] ?? NOWHERE;
    },
  };
}

/** The square, circle or extra that a place belongs to. */
export const groundOf = (place: Place): Place => {
  if (siteAt(place) >= 0) return squareOf(siteAt(place));
  return unitAt(place) >= 0 ? unitAt(place) : place;
};
