/** Diagrams: positions that show rules, drawn by the boards of the table. */
import { api, type DiagramBook, type DiagramView } from "$lib/api";
import { needWords } from "$lib/i18n/index.svelte";
import { moduleOf } from "../games/registry";
import type { GameModule, GameTable } from "../table/module";
import { READ_ONLY, stillUpdate } from "../table/stillTable";

/** The part of the words that a game's diagrams need. */
const wordsFor = (game: string): string => `diagrams_${game.replaceAll("-", "_")}`;

/** The diagrams of the games, each asked for once. */
class Diagrams {
  private books = $state.raw<Record<string, DiagramBook>>({});
  private readonly asked = new Set<string>();

  async load(game: string): Promise<void> {
    if (this.asked.has(game)) return;
    this.asked.add(game);
    try {
      const [book] = await Promise.all([api.diagrams(game), needWords(wordsFor(game))]);
      this.books = { ...this.books, [game]: book };
    } catch {
      // Rules can be read without pictures; the next page asks again.
      this.asked.delete(game);
    }
  }

  all(game: string): readonly DiagramView[] {
    return this.books[game]?.diagrams ?? [];
  }

  of(game: string, rule: string): readonly DiagramView[] {
    return this.all(game).filter(({ rules }) => rules.includes(rule));
  }

  scene(game: string, { scene }: DiagramView): unknown {
    return this.books[game]?.scenes[scene];
  }
}

export const diagrams = new Diagrams();

export interface Drawn {
  module: GameModule;
  table: GameTable;
}

/** The position on a table of its own, with what is lit in it. */
export async function drawn(game: string, diagram: DiagramView): Promise<Drawn> {
  const module = await moduleOf(game);
  const scene = diagrams.scene(game, diagram) as Parameters<GameModule["start"]>[0]["scene"];
  await module.prepare?.(scene);
  const table = module.start({ scene, log: [] }, READ_ONLY);
  table.setChairs([]);
  await table.show(stillUpdate(diagram), [], { animate: false, onLines: () => {} });
  for (const key of diagram.keys) table.key(new KeyboardEvent("keydown", { key }));
  if (diagram.shows >= 0) table.highlight({ actions: [diagram.shows], lines: [] });
  return { module, table };
}
