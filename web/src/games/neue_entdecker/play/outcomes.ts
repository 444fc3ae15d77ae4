import Picture from "./Outcome.svelte";
import type { Line } from "$lib/api/neue_entdecker";
import { t } from "$lib/i18n/index.svelte";
import type { Outcomes } from "../../../table/module";
import { tileOutcome } from "../../voyage/play/tileOutcome";

/** What chance may bring, in a word or two. */
const name: Outcomes["name"] = (_table, line) => {
  const drawn = line as Line;
  if (drawn.kind === "roll") return drawn.number ? t("neue-die-face", { face: drawn.number }) : t("neue-die-wheel");
  if (drawn.kind === "tile" || drawn.kind === "back") return tileOutcome(drawn);
  return drawn.value === undefined ? "" : t("outcome-token", { value: drawn.value });
};

const outcomes: Outcomes = { Picture, name };
export default outcomes;
