import { api, type LobbyTable } from "$lib/api";
import { errorText } from "$lib/errors";

const LOOK_MS = 3000;

/** The tables with free seats, asked for again and again while the page is in sight. */
export class Lobby {
  tables = $state.raw<LobbyTable[] | null>(null);
  trouble = $state("");
  /** "" for all games. */
  game = $state("");
  readonly shown = $derived(this.tables?.filter(({ game }) => !this.game || game === this.game) ?? []);
  readonly games = $derived([...new Set(this.tables?.map(({ game }) => game) ?? [])].toSorted());
  private timer: ReturnType<typeof setTimeout> | undefined;

  start(): () => void {
    const look = async () => {
      if (!document.hidden) await this.look();
      this.timer = setTimeout(() => void look(), LOOK_MS);
    };
    void look();
    return () => clearTimeout(this.timer);
  }

  async look(): Promise<void> {
    try {
      this.tables = await api.lobby();
      this.trouble = "";
    } catch (error) {
      this.trouble = errorText(error);
    }
  }
}
