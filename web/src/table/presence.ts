import type { Chair } from "$lib/api";
import { t } from "$lib/i18n/index.svelte";
import { levelName } from "$lib/levels";

/** Who sits on a chair: you, a bot, somebody who is here or not. */
export function presence(chair: Chair, mine: readonly number[]): string {
  if (chair.stand_in) return t("seat-stand-in", { level: levelName(chair.stand_in) });
  if (mine.includes(chair.seat)) return mine.length > 1 ? t("seat-screen") : t("seat-you");
  if (chair.kind === "bot") return t("seat-bot", { level: levelName(chair.level) });
  return t(chair.here ? "seat-here" : "seat-away");
}
