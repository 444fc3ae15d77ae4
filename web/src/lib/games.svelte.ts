import { api, type GameInfo } from "./api";
import { setGameWords } from "./i18n/index.svelte";

/** The games that the server offers, asked once for all pages. */
class Games {
  list = $state.raw<GameInfo[] | null>(null);
  error = $state.raw<unknown>(null);
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= this.ask();
    return this.asked;
  }

  again(): Promise<void> {
    this.asked = null;
    return this.load();
  }

  find(id: string): GameInfo | undefined {
    return this.list?.find((game) => game.id === id);
  }

  private async ask(): Promise<void> {
    this.error = null;
    try {
      this.list = await api.games();
      setGameWords(this.list.map(({ words }) => words));
    } catch (error) {
      this.error = error;
      this.asked = null;
    }
  }
}

export const games = new Games();
