/** Words for where an action takes place; they set two apart whose log entries read alike. */
import { t } from "$lib/i18n/index.svelte";

/** "from C4 to C5", or the one place that there is. */
export const locationText = (from: string, to: string): string =>
  from && to && from !== to ? t("hint-way", { from, to }) : to || from;
