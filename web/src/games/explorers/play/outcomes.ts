import Picture from "./Outcome.svelte";
import type { Line } from "$lib/api/explorers";
import { t } from "$lib/i18n/index.svelte";
import type { Outcomes } from "../../../table/module";
import { sideName } from "../names";
import { letterOf } from "../scene";
import type { ExplorersTable } from "./table.svelte";

/** What chance may bring, in a word or two. */
const name: Outcomes["name"] = (table, line) => {
  const { kind, card, tile, turn = 0, objective, slot = 0 } = line as Line;
  const sides = (table as ExplorersTable).scene.cards.find(({ id }) => id === card)?.sides;
  if (sides) return sides.map(sideName).join(" / ");
  if (kind === "lay") return t("outcome-tile", { tile: tile ?? 0, degrees: turn * 90 });
  if (objective !== undefined) return t(`explorers-objective-${objective}`);
  return kind === "village" ? t("sheet-village", { letter: letterOf(slot) }) : "";
};

const outcomes: Outcomes = { Picture, name };
export default outcomes;
