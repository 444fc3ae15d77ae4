import { expect, it } from "vitest";
import { animationSteps } from "./animation";
import { line, SCENE } from "./fixture";
import { duration } from "./timing";

const shown = (...updates: ReturnType<typeof line>[][]): number =>
  updates.flatMap((lines) => animationSteps(SCENE, [], lines)).reduce((sum, step) => sum + duration(step, false), 0);

const walk = (from: number, to: number) => [line("walk", { seat: 1, explorer: 7, from, to })];
const back = { cell: 45, terrain: 2, lost: [], boats: [], creatures: [], aboard: [] };
const sink = (seen: number) => [
  line("sink", { seat: 1, cell: 45, terrain: 2, swimmers: [] }),
  line("reveal", { seat: 1, back: seen, ...back }),
];
const prowl = [
  line("roll", { seat: 1, die: "shark" }),
  line("prowl", { seat: 1, creature: 7, kind: "prowl", from: 20, to: 22 }),
];

it("a whole turn of somebody else is seen in less than three and a half seconds", () => {
  const turn = shown(walk(42, 41), walk(41, 31), walk(31, 30), sink(0), prowl);
  expect(turn).toBeGreaterThan(2000);
  expect(turn).toBeLessThan(3500);
});

it("a tile that comes up is held, a step is passed over", () => {
  expect(shown(sink(0))).toBeGreaterThan(2 * shown(walk(42, 41)));
});
