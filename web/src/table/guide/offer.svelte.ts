/** To who sits at a game for the first time a table offers the tutorial, once. */
import { games } from "$lib/games.svelte";
import { FIRST, learn, offered } from "$lib/learn";
import { t } from "$lib/i18n/index.svelte";
import type { GuideMessage } from "./guide";

export class Offer {
  private open = $state(false);

  constructor(private readonly game: string) {
    void games.load().then(() => this.begin());
  }

  private begin(): void {
    if (!games.find(this.game)?.tutorials.includes(FIRST)) return;
    offered(this.game);
    this.open = true;
  }

  follow(): void {
    return;
  }

  get message(): GuideMessage | null {
    if (!this.open) return null;
    return {
      text: t("guide-offer"),
      lights: [],
      places: [],
      progress: null,
      buttons: [{ id: "learn", text: t("learn"), main: true, press: () => void learn(this.game) }],
      leave: { text: t("guide-close"), press: () => (this.open = false) },
    };
  }
}
