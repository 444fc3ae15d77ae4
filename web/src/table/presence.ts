import type { Chair } from "$lib/api";
import { t } from "$lib/i18n/index.svelte";
import { levelName } from "$lib/levels";

/** The chairs after a message that has those that are different now. */
export const withChanges = (chairs: readonly Chair[], changed: readonly Chair[]): Chair[] =>
  chairs.map((chair) => changed.find((one) => one.seat === chair.seat) ?? chair);

/** Who sits on a chair: you, a bot, somebody who is here or not. */
export function presence(chair: Chair, mine: readonly number[]): string {
  if (chair.forfeited) return t("seat-forfeited");
  if (chair.stand_in) return t("seat-stand-in", { level: levelName(chair.stand_in) });
  if (mine.includes(chair.seat)) return mine.length > 1 ? t("seat-screen") : t("seat-you");
  if (chair.kind === "bot") return t("seat-bot", { level: levelName(chair.level) });
  return t(chair.here ? "seat-here" : chair.arrived ? "seat-away" : "seat-not-come");
}
