/** Cells and country by name, for prompts and the log. */
import type { Legal, Scene, View } from "$lib/api/explorers";
import { t } from "$lib/i18n/index.svelte";
import { gridOf } from "../grid";
import { landOf } from "../landscape";
import { itemName, sideName, terrainName } from "../names";
import { itemAt, letterOf, TERRAINS, terrainAt } from "../scene";

/** "grass", "water + sand" */
export const country = (terrains: readonly number[]): string =>
  sideName(terrains.map((one) => TERRAINS[one] ?? "water"));

/** Every terrain that was crossed, each once: "grass, water". */
export const countries = (terrains: readonly number[]): string =>
  [...new Set(terrains)].map((one) => terrainName(TERRAINS[one] ?? "water")).join(", ");

/** "G8: grass, gem. Tick the next gem …"; "" where nothing lies. */
export function looked(scene: Scene, view: View, cell: number | null): string {
  const grid = gridOf(scene);
  const land = landOf(scene, view);
  const item = cell === null ? "none" : itemAt(land.items, cell);
  const terrain = cell === null ? null : terrainAt(land.terrain, cell);
  const crossed = view.boards.some((one) => one.seat === view.seat && one.crosses.includes(cell ?? -1));
  if (cell === null || item === "none" || terrain === null || crossed) return "";
  const letter = letterOf(grid.slotOf(cell));
  if (item === "village")
    return t("explorers-look-village", { cell: grid.nameOf(cell), letter, does: t("explorers-item-village-does") });
  const open = view.temples.find((one) => one.cell === cell)?.open[0] ?? 0;
  if (item === "temple")
    return t("explorers-look-temple", {
      cell: grid.nameOf(cell),
      letter,
      terrain: terrainName(terrain),
      value: open,
      side: scene.options.temples,
    });
  return t("explorers-look-item", {
    cell: grid.nameOf(cell),
    terrain: terrainName(terrain),
    item: itemName(item),
    does: t(`explorers-item-${item}-does`),
  });
}

/** Where a decision is done: a cell, or a slot and how a tile is turned. */
export function locationOf(scene: Scene, { kind, cell, slot = 0, turn = 0 }: Legal): string {
  if (kind === "lay") return t("explorers-spot-lay", { letter: letterOf(slot), degrees: 90 * turn });
  return cell === undefined ? "" : gridOf(scene).nameOf(cell);
}
