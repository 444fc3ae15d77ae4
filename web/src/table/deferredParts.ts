import { needWords } from "$lib/i18n/index.svelte";
import type { Shape } from "./windowShape.svelte";

/** Parts of a table that its first board does not show: each is fetched when it is wanted. */
export const desktop = () => import("./DesktopLayout.svelte");
export const phone = () => import("./PhoneLayout.svelte");
export const split = () => import("./SplitLayout.svelte");
export const askName = () => import("./AskName.svelte");
export const handOver = () => import("./HandOverScreen.svelte");
export const hints = () => import("./HintPanel.svelte");
export const coach = () => import("./CoachPanel.svelte");
export const guide = () => import("./guide/GuidePanel.svelte");
export const ending = () => import("./EndingPanel.svelte");
export const standInDialog = () => import("./StandInDialog.svelte");
export const standInReport = () => import("./StandInReport.svelte");
export const fair = async () => (await Promise.all([import("./fair/FairCheck.svelte"), needWords("fair")]))[0];
export const invite = () => import("./Invite.svelte");
export const seatClock = () => import("./SeatClock.svelte");
export const look = () => import("./Look.svelte");
export const reference = async () => (await Promise.all([import("./Reference.svelte"), needWords("rules")]))[0];
export const rulesSearch = () => import("../rules/RulesSearch.svelte");
export const shortcuts = () => import("./Shortcuts.svelte");

export const layoutFor = (shape: Shape): (() => Promise<unknown>) =>
  shape === "wide" ? desktop : shape === "tall" ? phone : split;

const CALM_MS = 15_000;

/** Long after the first board, the end of the game is fetched too, so that it needs no line. */
export function fetchLater(): () => void {
  const timer = setTimeout(() => void ending().catch(() => {}), CALM_MS);
  return () => clearTimeout(timer);
}
