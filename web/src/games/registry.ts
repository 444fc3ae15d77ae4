import { games } from "$lib/games.svelte";
import type { GameModule } from "../table/module";

/** The games that have a module of their own, each in a chunk of its own. */
const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
  eldorado: () => import("./eldorado/play/module"),
  survive: () => import("./survive/play/module"),
  explorers: () => import("./explorers/play/module"),
  entdecker: () => import("./entdecker/play/module"),
  "neue-entdecker": () => import("./neue_entdecker/play/module"),
};

/** The game's own module; a game of another package is drawn by the generic one. */
export async function moduleOf(game: string): Promise<GameModule> {
  const load = Object.hasOwn(MODULES, game) ? MODULES[game] : undefined;
  if (load) return (await load()).default;
  // Its names and messages come with the list of games.
  await games.load();
  return (await import("./generic/module")).genericModule(game);
}
