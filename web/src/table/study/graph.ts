import type { StudyReport, StudyStep } from "$lib/api";

/** What the graph of a study shows: curves of chances, ticks of luck, marks of errors and seats, in chances and stops. */
export interface ErrorMark {
  stop: number;
  y: number;
  seat: number;
  step: number;
  kind: string;
}
export interface LuckTick {
  stop: number;
  seat: number;
  /** From -1, as bad as it came in this game, to 1. */
  share: number;
}
export interface SeatPlace {
  stop: number;
  y: number;
  seat: number;
}
export interface Graph {
  /** The chances lie on each other: each curve is the upper edge of its seat's share. */
  stacked: boolean;
  curves: number[][];
  errors: ErrorMark[];
  ticks: LuckTick[];
  /** Where a seat's mark stands on its line, or in its share. */
  places: SeatPlace[];
}

export const ERRORS: readonly string[] = ["inaccuracy", "mistake", "blunder"];
export const CLASSES: readonly string[] = ["best", "good", ...ERRORS];
/** The most luck of the game fills its half of the strip, if it is at least so much. */
const LEAST_LUCK = 0.05;
/** With so many seats lines would cross each other all the time. */
const STACKED_FROM = 3;
/** Marks along a curve, and the least share that has room for one. */
const MARKS = 5;
const LEAST_SHARE = 0.14;

/** How many steps have been made after each part of the game; before the first: none. */
export const stops = (steps: readonly StudyStep[]): number[] => [0, ...steps.map(({ last }) => last + 1)];

/** The last stop at or before a step. */
export const stopAt = (steps: readonly StudyStep[], step: number): number =>
  Math.max(
    0,
    stops(steps).findLastIndex((stop) => stop <= step),
  );

/** Chances to win after so many parts of the game. */
export function winsAt({ steps }: StudyReport, stop: number): number[] {
  return (stop > 0 ? steps[stop - 1]?.after.wins : steps[0]?.before.wins) ?? [];
}

export function graphOf(report: StudyReport): Graph {
  const { steps, seats } = report;
  const stacked = seats.length >= STACKED_FROM;
  const below = (wins: number[], seat: number): number => wins.slice(0, seat).reduce((sum, one) => sum + one, 0);
  const share = (stop: number, seat: number): number => winsAt(report, stop)[seat] ?? 0;
  const edge = (stop: number, seat: number): number =>
    share(stop, seat) + (stacked ? below(winsAt(report, stop), seat) : 0);
  /** On the line, or in the middle of the share. */
  const middle = (stop: number, seat: number): number => edge(stop, seat) - (stacked ? share(stop, seat) / 2 : 0);
  return {
    stacked,
    curves: seats.map(({ seat }) => stops(steps).map((_, stop) => edge(stop, seat))),
    errors: steps.flatMap((step, stop) => worstError(step).map((one) => ({ stop, y: middle(stop, one.seat), ...one }))),
    ticks: luckTicks(steps),
    places: seats.flatMap(({ seat }) =>
      markStops(steps.length, seat, seats.length)
        .filter((stop) => !stacked || share(stop, seat) >= LEAST_SHARE)
        .map((stop) => ({ stop, y: middle(stop, seat), seat })),
    ),
  };
}

/** Evenly along the game; the seats' marks stand beside each other, not on each other. */
function markStops(last: number, seat: number, seats: number): number[] {
  const part = last / MARKS;
  const stopOf = (at: number): number => Math.round(part * (at + (seat + 0.5) / Math.max(1, seats)));
  return [...new Set(Array.from({ length: MARKS }, (_, at) => stopOf(at)))];
}

/** The worst error of a turn stands for all of them. */
function worstError({ decisions }: StudyStep): Pick<ErrorMark, "seat" | "step" | "kind">[] {
  const errors = decisions.filter((one) => ERRORS.includes(one.class));
  const worst = errors.toSorted((one, other) => other.loss - one.loss)[0];
  return worst ? [{ seat: worst.seat, step: worst.step, kind: worst.class }] : [];
}

/** Up for good luck, down for bad. */
function luckTicks(steps: readonly StudyStep[]): LuckTick[] {
  const lucky = steps.flatMap((step, at) => (step.kind === "chance" ? [{ stop: at + 1, change: step.change }] : []));
  const most = Math.max(LEAST_LUCK, ...lucky.flatMap(({ change }) => change.map(Math.abs)));
  return lucky.flatMap(({ stop, change }) => change.map((one, seat) => ({ stop, seat, share: one / most })));
}
