/** Light means "you may": what is lit on the sheet, and what is said about it. */
import type { Legal } from "$lib/api/explorers";
import { t } from "$lib/i18n/index.svelte";
import type { Target } from "../scene";
import { cells, type Decision } from "./decision";

const label = (one: Legal): string => (one.lost ? t("explorers-lost") : "");

export const highlightsOf = (decision: Decision): Map<number, Target> =>
  new Map([...cells(decision)].map(([cell, one]) => [cell, { label: label(one) }]));
