/** What a screen reader says for every cell and thing. */
import { t } from "$lib/i18n/index.svelte";
import { letterOf } from "./scene";
import type { Target } from "./scene";
import type { Spot } from "./layout";

const listed = (parts: (string | false | undefined)[]): string => parts.filter((part) => part).join(", ");

export interface Standing {
  target?: Target | undefined;
  crossed: boolean;
  fresh: boolean;
  /** The start village. */
  start: boolean;
}

export const terrainName = (terrain: string): string => t(`explorers-terrain-${terrain}`);
export const itemName = (item: string): string => t(`explorers-item-${item}`);

function thing({ item, slot }: Spot, start: boolean): string | undefined {
  if (item === "none") return undefined;
  if (item === "temple") return t("sheet-temple", { letter: letterOf(slot) });
  if (item === "village") return t(start ? "sheet-start" : "sheet-village", { letter: letterOf(slot) });
  return itemName(item);
}

/** "G8, grass, gem, legal" */
export function spokenCell(spot: Spot, { target, crossed, fresh, start }: Standing): string {
  const { name, terrain } = spot;
  return listed([
    name,
    terrain === null ? t("sheet-blank") : terrain !== "village" && terrainName(terrain),
    thing(spot, start),
    crossed && t(fresh ? "sheet-crossed-now" : "sheet-crossed"),
    target && t("sheet-legal"),
    target?.label,
  ]);
}

/** "water or grass": what a half of a card allows. */
export const sideName = (terrains: readonly string[]): string =>
  terrains.length > 1
    ? t("sheet-duo", { one: terrainName(terrains[0] ?? ""), other: terrainName(terrains[1] ?? "") })
    : terrainName(terrains[0] ?? "");
