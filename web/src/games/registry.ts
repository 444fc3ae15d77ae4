import type { GameModule } from "../table/module";

/** Every game that can be laid on the table, each in a chunk of its own. */
const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
  eldorado: () => import("./eldorado/play/module"),
  survive: () => import("./survive/play/module"),
  explorers: () => import("./explorers/play/module"),
  entdecker: () => import("./entdecker/play/module"),
  "neue-entdecker": () => import("./neue_entdecker/play/module"),
};

/** Whether there is a page for this game; the server may know rules before there is one. */
export const hasPage = (game: string): boolean => game in MODULES;

export async function moduleOf(game: string): Promise<GameModule> {
  const load = MODULES[game];
  if (!load) throw new Error(`no page for the game ${game}`);
  return (await load()).default;
}
