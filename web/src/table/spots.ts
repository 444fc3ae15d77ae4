/** Where a decision is about: what tells two apart that are said alike. */
import { t } from "$lib/i18n/index.svelte";

/** "from C4 to C5", or the one place that there is. */
export const way = (from: string, to: string): string =>
  from && to && from !== to ? t("hint-way", { from, to }) : to || from;
