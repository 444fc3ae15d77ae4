/** Terrains and signs of the race. */
import type { Thing } from "$board/look";
import { t } from "$lib/i18n/index.svelte";

const SIGNS = ["machete", "paddle", "coin", "rubble", "camp", "mountain", "cave", "blockade", "finish", "once"];

export const legend = (): Thing[] =>
  SIGNS.map((sign) => ({ title: t("sign-name", { sign }), text: t("sign-does", { sign }), symbol: `i-${sign}` }));
