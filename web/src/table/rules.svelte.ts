import { api, type RuleText } from "$lib/api";
import { localised } from "$lib/i18n/index.svelte";

/** The rule catalogues, each asked for once. */
class Rules {
  private books = $state<Record<string, RuleText[]>>({});
  private asked = new Set<string>();

  load(game: string): void {
    if (this.asked.has(game)) return;
    this.asked.add(game);
    api.rules(game).then(
      (book) => (this.books[game] = book),
      () => this.asked.delete(game),
    );
  }

  book(game: string): readonly RuleText[] {
    return this.books[game] ?? [];
  }

  sentence(game: string, rule: string): string {
    const entry = this.book(game).find((one) => one.id === rule);
    return entry ? localised(entry) : "";
  }
}

export const rules = new Rules();
