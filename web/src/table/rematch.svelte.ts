import { api } from "$lib/api";
import { errorText } from "$lib/errors";
import { t } from "$lib/i18n/index.svelte";
import { router, tableAddress } from "$lib/router.svelte";
import { live } from "./live.svelte";

/** Watchers go along after so many seconds, unless they stay. */
const FOLLOW_SECONDS = 10;

/** The next game of the same people: the first who presses makes it, all others are offered it. */
export class Rematch {
  /** Where the others play again; "" while nobody does. */
  table = $state("");
  busy = $state(false);
  trouble = $state("");
  /** Somebody who watches is about to go along. */
  following = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly finished: string,
    private readonly key: string,
  ) {}

  offer(table: string, watching: boolean): void {
    if (!table || table === this.table) return;
    this.table = table;
    live.say(t(watching ? "rematch-follow-soon" : "rematch-offered"));
    if (!watching) return;
    this.following = true;
    this.timer = setTimeout(() => this.open(), FOLLOW_SECONDS * 1000);
  }

  /** One press: to the table that there is, or to a new one. */
  join = async (): Promise<void> => {
    if (this.busy) return;
    this.busy = true;
    this.trouble = "";
    try {
      this.table ||= (await api.rematch(this.finished, this.key)).table;
      this.open();
    } catch (error) {
      this.trouble = errorText(error);
    }
    this.busy = false;
  };

  stay = (): void => {
    clearTimeout(this.timer);
    this.following = false;
  };

  private open(): void {
    this.stay();
    router.go(tableAddress(this.table, this.key));
  }
}
