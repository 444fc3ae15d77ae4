import type { StudyReport, StudyStep } from "$lib/api";
import { ERRORS } from "./graph";

type Decision = StudyStep["decisions"][number];

/** The errors of these seats, or of all where nobody's seat is one's own; the worst first. */
export function mistakesOf(report: StudyReport, seats: readonly number[]): Decision[] {
  return report.steps
    .flatMap(({ decisions }) => decisions)
    .filter((one) => ERRORS.includes(one.class) && (seats.length === 0 || seats.includes(one.seat)))
    .toSorted((one, other) => other.loss - one.loss);
}
