/** What can be looked at on and beside the chart. */
import type { Thing } from "$board/look";
import { capitalised } from "$lib/capitalised";
import { t } from "$lib/i18n/index.svelte";
import { seatClass } from "$lib/seatColours.svelte";
import { spokenIsland, tileName, type Who } from "./names";
import type { ChartView, Tile, UnitKind } from "./scene";
import { patternOf } from "./tiles";

export const unitThing = (unit: UnitKind, seat: number, chief = false): Thing => {
  const name = chief ? "chief" : unit;
  return {
    title: t("voyage-unit", { unit: name }),
    text: t("voyage-unit-does", { unit: name }),
    symbol: `p-${unit}`,
    tones: seatClass(seat),
  };
};

export const stackThing = (title: string): Thing => ({ title, text: t("voyage-tile-does") });

export const tileThing = ({ land, bonus = 0 }: Pick<Tile, "land" | "bonus">): Thing => ({
  title: tileName(land, bonus),
  text: t("voyage-pattern-does", { pattern: bonus > 0 ? "waterfall" : patternOf(land) }),
});

export const shipThing = (): Thing => ({ title: t("voyage-ship"), text: t("voyage-ship-does"), symbol: "i-ship" });

export const edgeThing = (title: string): Thing => ({ title, text: t("voyage-edge-does") });

/** Several things in one place, the first one by its picture. */
export function together(things: readonly Thing[]): Thing | null {
  const [first, ...others] = things;
  if (!first) return null;
  return { ...first, text: [first.text, ...others.map(({ title, text }) => `${title}: ${text}`)].join("\n") };
}

/** A tile of the chart: the islands that its land belongs to, and what it asks of its neighbours. */
export function laidTile(tile: ChartView["tiles"][number], { islands = [] }: ChartView, who: Who): Thing {
  const here = islands.filter(({ squares }) => squares?.includes(tile.square));
  const sentences = here.map((island) => `${capitalised(spokenIsland(island, who))}.`);
  const thing = tileThing(tile);
  return { ...thing, text: [...sentences, thing.text].join(" ") };
}

/** Units and events of one of the games; `prefix` begins its messages. */
export const voyageLegend = (prefix: string, units: readonly UnitKind[], events: Record<string, string>): Thing[] => [
  ...units.map((unit) => unitThing(unit, 0)),
  ...Object.entries(events).map(([event, symbol]) => ({
    title: t(`${prefix}-event-${event}`),
    text: t(`${prefix}-event-${event}-does`),
    symbol,
  })),
];
