import type { StudyReport, StudyStep } from "$lib/api";

/** What the graph of a study shows: lines of chances, ticks of luck, marks of errors. */
export interface Frame {
  width: number;
  height: number;
  /** Of the strip with luck, below the lines. */
  luck: number;
}
export interface ErrorMark {
  x: number;
  y: number;
  r: number;
  seat: number;
  step: number;
  kind: string;
}
export interface LuckTick {
  x: number;
  y: number;
  seat: number;
}
export interface Graph {
  lines: { seat: number; path: string }[];
  errors: ErrorMark[];
  ticks: LuckTick[];
}

export const ERRORS: readonly string[] = ["inaccuracy", "mistake", "blunder"];
/** Luck of so much fills its half of the strip. */
const MOST_LUCK = 0.25;

/** How many steps have been made after each part of the game; before the first: none. */
export const stops = (steps: readonly StudyStep[]): number[] => [0, ...steps.map(({ last }) => last + 1)];

/** In whole percent, as the language writes it. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(document.documentElement.lang || "en", { style: "percent" }).format(share);

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

export const across = (stop: number, count: number, frame: Frame): number => (frame.width * stop) / Math.max(1, count);

export function graphOf(report: StudyReport, frame: Frame): Graph {
  const { steps, seats } = report;
  const x = (stop: number): number => across(stop, steps.length, frame);
  const y = (chance: number): number => frame.height * (1 - chance);
  const points = (seat: number): string =>
    stops(steps)
      .map((_, stop) => `${x(stop).toFixed(1)} ${y(winsAt(report, stop)[seat] ?? 0).toFixed(1)}`)
      .join("L");
  return {
    lines: seats.map(({ seat }) => ({ seat, path: `M${points(seat)}` })),
    errors: steps.flatMap((step, at) => errorMarks(step, x(at), y)),
    ticks: steps.flatMap((step, at) => (step.kind === "chance" ? luckTicks(step, x(at + 1), frame) : [])),
  };
}

/** The worst error of a turn stands for all of them. */
function errorMarks(step: StudyStep, x: number, y: (chance: number) => number): ErrorMark[] {
  const errors = step.decisions.filter((one) => ERRORS.includes(one.class));
  const worst = errors.toSorted((one, other) => other.loss - one.loss)[0];
  if (!worst) return [];
  const r = 3 + ERRORS.indexOf(worst.class);
  return [{ x, y: y(step.before.wins[step.seat] ?? 0), r, seat: step.seat, step: worst.step, kind: worst.class }];
}

/** Up for good luck, down for bad. */
function luckTicks(step: StudyStep, x: number, frame: Frame): LuckTick[] {
  return step.change.map((change, seat) => {
    const share = Math.max(-1, Math.min(1, change / MOST_LUCK));
    return { x: x + 2 * seat - step.change.length, y: (-share * frame.luck) / 2, seat };
  });
}
