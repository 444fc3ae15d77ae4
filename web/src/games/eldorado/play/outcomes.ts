import Picture from "./Outcome.svelte";
import type { Line } from "$lib/api/eldorado";
import { t } from "$lib/i18n/index.svelte";
import type { Outcomes } from "../../../table/module";
import { cardName } from "../names";
import { nameOfCurse } from "./curses";
import type { EldoradoTable } from "./table.svelte";

/** What chance may bring, in a word or two. */
const name: Outcomes["name"] = (table, line) => {
  const { scene } = table as EldoradoTable;
  const { kind, card = -1, curse = -1, number = 0 } = line as Line;
  if (kind === "deal") return t("outcome-blockade", { number });
  if (curse >= 0) return nameOfCurse(scene, curse);
  const face = scene.cards[card];
  return face ? cardName(face) : "";
};

const outcomes: Outcomes = { Picture, name };
export default outcomes;
