import type { GameModule } from "../table/module";

/** Every game that can be laid on the table, each in a chunk of its own. */
const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
  eldorado: () => import("./eldorado/play/module"),
};

export async function moduleOf(game: string): Promise<GameModule> {
  const load = MODULES[game];
  if (!load) throw new Error(`no page for the game ${game}`);
  return (await load()).default;
}
