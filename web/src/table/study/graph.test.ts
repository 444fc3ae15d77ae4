import { describe, expect, it } from "vitest";
import type { StudyReport, StudyStep } from "$lib/api";
import { graphOf, stopAt, stops, winsAt } from "./graph";

const FRAME = { width: 100, height: 50, luck: 20 };

type Decision = StudyStep["decisions"][number];
const chances = (one: number) => ({ returns: [one, 1 - one], wins: [one, 1 - one] });
const decision = (step: number, loss: number, kind: string) => ({ step, loss, class: kind }) as Decision;

function part(kind: string, first: number, last: number, chance: [number, number], decisions: Decision[] = []) {
  const change = [chance[1] - chance[0], chance[0] - chance[1]];
  const seat = kind === "chance" ? -1 : 0;
  return { kind, seat, first, last, round: 1, text: [], before: chances(chance[0]), after: chances(chance[1]), change, decisions }; // prettier-ignore
}

const REPORT = {
  format: "",
  version: 1,
  game: "eldorado",
  turning_points: [],
  seats: [{ seat: 0 }, { seat: 1 }],
  steps: [
    part("decision", 0, 2, [0.5, 0.5], [decision(0, 0.03, "inaccuracy"), decision(1, 0.2, "blunder")]),
    part("chance", 3, 4, [0.5, 0.75]),
    part("decision", 5, 6, [0.75, 1], [decision(5, 0, "best")]),
  ],
} as unknown as StudyReport;

describe("the graph of a study", () => {
  it("has a line for each seat from before the first step to the end", () => {
    expect(graphOf(REPORT, FRAME).lines.map(({ path }) => path)).toEqual([
      "M0.0 25.0L33.3 25.0L66.7 12.5L100.0 0.0",
      "M0.0 25.0L33.3 25.0L66.7 37.5L100.0 50.0",
    ]);
  });
  it("marks the worst error of a turn and no good decision", () => {
    const { errors } = graphOf(REPORT, FRAME);
    expect(errors.map(({ kind, step, x, y }) => [kind, step, x, y])).toEqual([["blunder", 1, 0, 25]]);
  });
  it("has ticks of luck only where chance acted: up for good, down for bad", () => {
    expect(graphOf(REPORT, FRAME).ticks.map(({ seat, y }) => [seat, y])).toEqual([
      [0, -10],
      [1, 10],
    ]);
  });
  it("knows which part of the game a step belongs to", () => {
    expect(stops(REPORT.steps)).toEqual([0, 3, 5, 7]);
    expect([0, 2, 3, 4, 6, 7].map((step) => stopAt(REPORT.steps, step))).toEqual([0, 0, 1, 1, 2, 3]);
    expect(winsAt(REPORT, 2)).toEqual([0.75, 0.25]);
  });
});
