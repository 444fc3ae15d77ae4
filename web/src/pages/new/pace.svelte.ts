import type { NewTable } from "$lib/api";
import { isObject } from "$lib/storage";

export type PaceKind = "none" | "live" | "slow";
export const PACES: readonly PaceKind[] = ["none", "live", "slow"];
/** Minutes of a seat for the whole game, seconds of each turn, days of each turn. */
export const BANKS: readonly number[] = [0, 5, 10, 20, 30, 60];
export const TURNS: readonly number[] = [5, 10, 20, 30, 60, 120];
export const DAYS: readonly number[] = [1, 2, 3, 5, 7];
/** Monday is 0. */
export const WEEK: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
const DAY_SECONDS = 86_400;

type NewPace = NonNullable<NewTable["pace"]>;
type TimeUp = NonNullable<NewPace["time_up"]>;

const among = <T>(values: readonly T[], wanted: unknown, usual: T): T => values.find((one) => one === wanted) ?? usual;

/** How much time a new table gives. */
export class PaceChoice {
  kind = $state<PaceKind>("none");
  bank = $state(10);
  turn = $state(20);
  days = $state(2);
  daysOff = $state<number[]>([]);
  timeUp = $state<TimeUp>("stand-in");

  constructor(kept: unknown) {
    if (!isObject(kept)) return;
    this.kind = among(PACES, kept["kind"], "none");
    this.bank = among(BANKS, kept["bank"], 10);
    this.turn = among(TURNS, kept["turn"], 20);
    this.days = among(DAYS, kept["days"], 2);
    const off = Array.isArray(kept["daysOff"]) ? kept["daysOff"] : [];
    this.daysOff = WEEK.filter((day) => off.includes(day)).slice(0, WEEK.length - 1);
    this.timeUp = among<TimeUp>(["stand-in", "lose"], kept["timeUp"], "stand-in");
  }

  /** One day of the week is always played. */
  toggle(day: number): void {
    if (this.daysOff.includes(day)) this.daysOff = this.daysOff.filter((one) => one !== day);
    else if (this.daysOff.length < WEEK.length - 1) this.daysOff = [...this.daysOff, day].toSorted();
  }

  body(): NewTable["pace"] {
    if (this.kind === "none") return null;
    const { timeUp: time_up } = this;
    if (this.kind === "live") return { bank: this.bank * 60, turn: this.turn, time_up };
    return { turn: this.days * DAY_SECONDS, days_off: [...this.daysOff], time_up };
  }

  kept(): Record<string, unknown> {
    const { kind, bank, turn, days, daysOff, timeUp } = this;
    return { kind, bank, turn, days, daysOff: [...daysOff], timeUp };
  }
}
