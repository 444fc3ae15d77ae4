import Picture from "./Outcome.svelte";
import type { Line } from "$lib/api/survive";
import { t } from "$lib/i18n/index.svelte";
import type { Outcomes } from "../../../table/module";
import { backName } from "../names";
import { TERRAINS } from "../scene";
import type { SurviveTable } from "./table.svelte";

/** What chance may bring, in a word or two. */
const name: Outcomes["name"] = (table, line) => {
  const { die, back = -1, terrain = 0 } = line as Line;
  if (die) return t("island-creature", { kind: die });
  const known = (table as SurviveTable).scene.backs[back];
  return known ? backName(known) : t("island-terrain", { terrain: TERRAINS[terrain] ?? "sea" });
};

const outcomes: Outcomes = { Picture, name };
export default outcomes;
