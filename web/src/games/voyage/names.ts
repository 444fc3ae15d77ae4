/** What a screen reader says for tiles, units and places. */
import { t } from "$lib/i18n/index.svelte";
import { formatList } from "$lib/i18n/lists";
import { isSquare } from "./chart";
import type { Chart } from "./chart";
import { groundOf } from "./highlights";
import { areaOf, siteAt } from "./scene";
import type { ChartView, Extra, Island, TilePreview, Place, Target, Tile, Unit, UnitKind } from "./scene";
import { landsOf, patternOf, SIDES, sidesOf } from "./tiles";

export type Who = (seat: number) => string;

const listed = (parts: (string | false | undefined)[]): string => parts.filter((part) => part).join(", ");

export const patternName = (land: number, bonus = 0): string =>
  bonus > 0 ? t("voyage-waterfall", { bonus }) : t("voyage-pattern", { pattern: patternOf(land) });

export const sideNames = (sides: number): string =>
  formatList(sidesOf(sides).map((side) => t("voyage-side", { side })));

/** "cape, land north"; sides are left out where all are alike. */
export const tileName = (land: number, bonus = 0): string =>
  listed([patternName(land, bonus), land > 0 && land < 15 && t("voyage-land-sides", { sides: sideNames(land) })]);

export const unitName = (unit: UnitKind): string => t("voyage-unit", { unit });

export function spokenUnit({ unit, seat, area, chief }: Unit, tile: Tile | undefined, who: Who): string {
  const lands = landsOf(tile?.land ?? 15);
  const name = t("voyage-unit-of", { unit: chief ? "chief" : unit, who: who(seat) });
  return lands.length > 1 ? t("voyage-unit-on", { name, sides: sideNames(lands[area] ?? 0) }) : name;
}

/** "island of 5 squares, Ann leads" */
export function spokenIsland({ squares = [], strengths = [] }: Island, who: Who): string {
  const most = Math.max(0, ...strengths);
  const leaders = strengths.flatMap((strength, seat) => (most > 0 && strength === most ? [who(seat)] : []));
  return t("voyage-island", { size: squares.length, leaders: leaders.length, who: formatList(leaders) });
}

export interface Standing {
  target?: Target | undefined;
  preview?: TilePreview | null;
}

function spokenSquare(chart: Chart, view: ChartView, square: number, who: Who, preview: TilePreview | null): string {
  const tile = view.tiles.find((one) => one.square === square);
  const units = view.units.filter((one) => one.square === square);
  return listed([
    chart.scene.squares[square]?.name,
    tile ? tileName(tile.land, tile.bonus) : t("voyage-undiscovered"),
    ...units.map((unit) => spokenUnit(unit, tile, who)),
    ...(view.islands ?? [])
      .filter(({ squares }) => squares?.includes(square))
      .map((island) => spokenIsland(island, who)),
    preview?.square === square && t("voyage-held", { tile: tileName(preview.land, preview.bonus) }),
  ]);
}

export function circleName(chart: Chart, place: Place): string {
  const circle = chart.scene.circles[place - chart.scene.squares.length];
  if (!circle) return "";
  const square = chart.scene.squares[circle.square]?.name ?? "";
  return listed([
    t("voyage-edge", { side: SIDES[circle.side] ?? "N", square }),
    circle.coins !== undefined && t("voyage-coins", { coins: circle.coins }),
  ]);
}

/** A land or a unit that lies on a square. */
function spokenPart(chart: Chart, view: ChartView, place: Place, who: Who): string | undefined {
  const ground = groundOf(place);
  if (ground === place) return undefined;
  const square = chart.scene.squares[ground]?.name ?? "";
  const tile = view.tiles.find((one) => one.square === ground);
  const unit = view.units.find((one) => one.square === ground);
  if (siteAt(place) >= 0)
    return t("voyage-site", { square, sides: sideNames(landsOf(tile?.land ?? 0)[areaOf(siteAt(place))] ?? 0) });
  return unit && t("voyage-unit-at", { name: spokenUnit(unit, tile, who), square });
}

export function spokenPlace(
  chart: Chart,
  view: ChartView,
  extras: readonly Extra[],
  place: Place,
  who: Who,
  { target, preview = null }: Standing,
): string {
  const extra = extras.find((one) => one.place === place)?.name ?? spokenPart(chart, view, place, who);
  const name =
    extra ?? (isSquare(chart, place) ? spokenSquare(chart, view, place, who, preview) : circleName(chart, place));
  return listed([
    name,
    view.ship === place && t("voyage-ship-here"),
    target && t("voyage-lit"),
    target?.cost !== undefined && t("voyage-costs", { cost: target.cost }),
    target?.label,
  ]);
}
