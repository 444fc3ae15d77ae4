import type { ClockTimes } from "$lib/api";
import { t } from "$lib/i18n/index.svelte";
import { live } from "./live.svelte";

/** Seconds of one's own time at which it is said aloud how much is left. */
const SAID = [60, 30, 10];

/** The time of all seats as the server said it last; null at a table without a pace. */
class Clocks {
  private times = $state.raw<ClockTimes | null>(null);
  private at = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];

  get on(): boolean {
    return this.times !== null;
  }

  set(times: ClockTimes | null, own: readonly number[] = []): void {
    this.at = Date.now();
    this.times = times;
    this.timers.forEach(clearTimeout);
    const mine = own.find((seat) => this.runs(seat));
    this.timers = mine === undefined ? [] : this.schedule(this.left(mine, this.at));
  }

  runs(seat: number): boolean {
    return this.times?.running.includes(seat) ?? false;
  }

  /** Milliseconds that the seat has at this moment, if it decides now. */
  left(seat: number, now: number): number {
    const { times } = this;
    if (!times) return 0;
    const all = (times.left[seat] ?? 0) + (times.turn[seat] ?? 0);
    return Math.max(0, this.runs(seat) ? all - Math.max(0, now - this.at) : all);
  }

  private schedule(left: number): ReturnType<typeof setTimeout>[] {
    return SAID.filter((seconds) => seconds * 1000 < left && left < 24 * 3_600_000).map((seconds) =>
      setTimeout(() => live.say(t("clock-left", { time: clockText(seconds * 1000) })), left - seconds * 1000),
    );
  }
}

export const clocks = new Clocks();

/** Minutes and seconds; from an hour on hours and minutes, from a day on days and hours. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return t("clock-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours > 0) return t("clock-hours", { hours, minutes: String(minutes % 60).padStart(2, "0") });
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}
