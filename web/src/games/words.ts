import type { Parts } from "$lib/i18n/parts";

/** Files of words that come with a game: those named after it, and those that it shares with others. */
export const GAME_PARTS: Parts = {
  eldorado: ["eldorado"],
  survive: ["survive"],
  explorers: ["explorers"],
  entdecker: ["entdecker", "voyage"],
  neue_entdecker: ["neue_entdecker", "voyage"],
};
