import Picture from "./Outcome.svelte";
import type { Line } from "$lib/api/entdecker";
import { t } from "$lib/i18n/index.svelte";
import type { Outcomes } from "../../../table/module";
import { tileOutcome } from "../../voyage/play/tileOutcome";

/** What chance may bring, in a word or two. */
const name: Outcomes["name"] = (_table, line) => {
  const drawn = line as Line;
  if (drawn.kind === "spin") return t("outcome-spin", { number: drawn.number ?? 0 });
  if (drawn.kind === "token") return t("plant-worth", { value: drawn.value ?? 0 });
  return drawn.kind === "tile" || drawn.kind === "back" ? tileOutcome(drawn) : "";
};

const outcomes: Outcomes = { Picture, name };
export default outcomes;
