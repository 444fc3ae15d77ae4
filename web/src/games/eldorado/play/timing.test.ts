import { expect, it } from "vitest";
import { animationSteps } from "./animation";
import { line, SCENE, SCOUT, TRAILBLAZER, TRAVELER } from "./fixture";
import { duration } from "./timing";

type Lines = ReturnType<typeof line>[];
const shown = (...updates: Lines[]): number =>
  updates.flatMap((lines) => animationSteps(SCENE, [], lines)).reduce((sum, step) => sum + duration(step, false), 0);

const move = (from: number, to: number, blockade = -1): Lines => [
  line("move", { seat: 1, card: TRAILBLAZER, piece: 0, from, to, blockade }),
];
const buy: Lines = [line("pay", { seat: 1, card: TRAVELER }), line("buy", { seat: 1, card: SCOUT, price: 1 })];
const end: Lines = [line("end", { seat: 1 }), line("draw", { seat: 1 }), line("draw", { seat: 1 })];

it("a whole turn of somebody else is seen in less than two and a half seconds", () => {
  const turn = shown(move(10, 11), move(11, 13), move(13, 14), buy, end);
  expect(turn).toBeGreaterThan(1200);
  expect(turn).toBeLessThan(2500);
});

it("a blockade that is won is given more time than a step", () => {
  expect(shown(move(10, 11, 2))).toBeGreaterThan(1.5 * shown(move(10, 11)));
});
