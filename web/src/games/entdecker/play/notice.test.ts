import { expect, it } from "vitest";
import { animationSteps, concerns } from "../../voyage/play/animation";
import { logFormatter } from "./log";
import type { Entdecker, LogLine } from "./game";
import { line, SCENE } from "./testing";

const { runs } = logFormatter(SCENE, String);
const concerned = (one: LogLine, viewer = 0): boolean =>
  animationSteps<Entdecker>(runs, [], [one], () => 0).some((step) => concerns(step, viewer));

it("one's own tile that fits nowhere is held for its owner alone", () => {
  const misfit = line("tile", { tile: "C", event: "", fits: false });
  expect([concerned(misfit), concerned(misfit, 1)]).toEqual([true, false]);
  expect(concerned(line("tile", { tile: "C", event: "", fits: true }))).toBe(false);
});

it("an event that one meets is held, a plain tile is not", () => {
  const laid = (event: "pirates" | "") => line("lay", { square: 3, tile: "B", turn: 0, land: 7, event });
  expect([concerned(laid("pirates")), concerned(laid(""))]).toEqual([true, false]);
});
