import { describe, expect, it } from "vitest";
import type { StudyReport, StudyStep } from "$lib/api";
import { graphOf, stopAt, stops, winsAt } from "./graph";

type Decision = StudyStep["decisions"][number];
const decision = (step: number, loss: number, kind: string) => ({ step, seat: 0, loss, class: kind }) as Decision;

function part(
  kind: string,
  first: number,
  last: number,
  before: number[],
  after: number[],
  decisions: Decision[] = [],
) {
  const change = after.map((one, seat) => one - (before[seat] ?? 0));
  const of = (wins: number[]) => ({ returns: wins, wins });
  return { kind, seat: kind === "chance" ? -1 : 0, first, last, round: 1, text: [], before: of(before), after: of(after), change, decisions }; // prettier-ignore
}

const reportOf = (steps: unknown[], seats: number) =>
  ({ steps, seats: Array.from({ length: seats }, (_, seat) => ({ seat })) }) as unknown as StudyReport;

const TWO = reportOf(
  [
    part("decision", 0, 2, [0.5, 0.5], [0.5, 0.5], [decision(0, 0.03, "inaccuracy"), decision(1, 0.2, "blunder")]),
    part("chance", 3, 4, [0.5, 0.5], [0.75, 0.25]),
    part("decision", 5, 6, [0.75, 0.25], [1, 0], [decision(5, 0, "best")]),
  ],
  2,
);
const FOUR = reportOf(
  [
    part("decision", 0, 0, [0.25, 0.25, 0.25, 0.25], [0.5, 0.25, 0.125, 0.125], [decision(0, 0.06, "mistake")]),
    part("chance", 1, 1, [0.5, 0.25, 0.125, 0.125], [0, 1, 0, 0]),
  ],
  4,
);

describe("the graph of a study", () => {
  it("has a line for each of two seats, from before the first step to the end", () => {
    const { stacked, curves } = graphOf(TWO);
    expect(stacked).toBe(false);
    expect(curves).toEqual([
      [0.5, 0.5, 0.75, 1],
      [0.5, 0.5, 0.25, 0],
    ]);
  });
  it("lays the chances of more seats on each other, up to one", () => {
    const { stacked, curves } = graphOf(FOUR);
    expect(stacked).toBe(true);
    expect(curves).toEqual([
      [0.25, 0.5, 0],
      [0.5, 0.75, 1],
      [0.75, 0.875, 1],
      [1, 1, 1],
    ]);
  });
  it("marks the worst error of a turn and no good decision, on the seat's line or in its share", () => {
    const errors = (report: StudyReport) =>
      graphOf(report).errors.map(({ kind, step, stop, y }) => [kind, step, stop, y]);
    expect(errors(TWO)).toEqual([["blunder", 1, 0, 0.5]]);
    expect(errors(FOUR)).toEqual([["mistake", 0, 0, 0.125]]);
  });
  it("has ticks of luck only where chance acted: up for good, down for bad", () => {
    expect(graphOf(TWO).ticks).toEqual([
      { stop: 2, seat: 0, share: 1 },
      { stop: 2, seat: 1, share: -1 },
    ]);
  });
  it("sets a seat's mark only where its share has room", () => {
    const places = graphOf(FOUR).places.filter(({ seat }) => seat === 3);
    expect(places.length).toBeGreaterThan(0);
    expect(places.every(({ stop }) => stop === 0)).toBe(true);
  });
  it("knows which part of the game a step belongs to", () => {
    expect(stops(TWO.steps)).toEqual([0, 3, 5, 7]);
    expect([0, 2, 3, 4, 6, 7].map((step) => stopAt(TWO.steps, step))).toEqual([0, 0, 1, 1, 2, 3]);
    expect(winsAt(TWO, 2)).toEqual([0.75, 0.25]);
  });
});
