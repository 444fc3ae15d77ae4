import { games } from "$lib/games.svelte";
import { needWords } from "$lib/i18n/index.svelte";
import { TABLE } from "$lib/i18n/parts";
import type { GameModule } from "../table/module";
import { GAME_PARTS } from "./words";

/** The games that have a module of their own, each in a chunk of its own. */
const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
  eldorado: () => import("./eldorado/play/module"),
  survive: () => import("./survive/play/module"),
  explorers: () => import("./explorers/play/module"),
  entdecker: () => import("./entdecker/play/module"),
  "neue-entdecker": () => import("./neue_entdecker/play/module"),
};
const GENERIC = "generic";

/** The parts of the words that are about a game and its table. */
export function wordsOf(game: string): string[] {
  const own = game.replaceAll("-", "_");
  return [TABLE, Object.hasOwn(GAME_PARTS, own) ? own : GENERIC];
}

/** Parts that a game asks for by itself, where a table needs them. */
const FURTHER_WORDS: Record<string, readonly string[]> = { eldorado: ["hexes", "options_eldorado"] };

/** All that is said about a game, at tables of any kind and on the pages about it. */
export const allWordsOf = (game: string): string[] => [...wordsOf(game), ...(FURTHER_WORDS[game] ?? [])];

/** The game's own module with its words; a game of another package is drawn by the generic one. */
export async function moduleOf(game: string): Promise<GameModule> {
  const load = Object.hasOwn(MODULES, game) ? MODULES[game] : undefined;
  const words = needWords(...wordsOf(game));
  const [module] = await Promise.all([load ? load().then((one) => one.default) : genericModule(game), words]);
  return module;
}

async function genericModule(game: string): Promise<GameModule> {
  // Its names and messages come with the list of games.
  const [generic] = await Promise.all([import("./generic/module"), games.load()]);
  return generic.genericModule(game);
}
