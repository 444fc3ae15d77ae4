/** The card of the turn in words. */
import type { View } from "$lib/api/explorers";
import { t } from "$lib/i18n/index.svelte";

/** Who is active, for the line beside the card. */
export function cardNote(view: View, name: (seat: number) => string): string {
  if (view.phase === "over") return t("explorers-over");
  if (view.turn === 0) return t("explorers-round-setup");
  if (view.boards.length === 1) return t("explorers-note-alone");
  if (view.active < 0) return t("explorers-note-nobody");
  return view.active === view.seat ? t("explorers-note-you") : t("explorers-note-active", { name: name(view.active) });
}

/** What each half gives. */
export function cardWays(view: View): string {
  if (view.phase === "over") return "";
  if (view.turn === 0) return t("explorers-ways-setup");
  if (view.boards.length === 1) return t("explorers-ways-alone");
  if (view.active < 0) return t("explorers-ways-nobody");
  return t(view.active === view.seat ? "explorers-ways-you" : "explorers-ways");
}
