import { expect, it } from "vitest";
import { animationSteps } from "../../voyage/play/animation";
import { duration } from "../../voyage/play/timing";
import type { Entdecker, LogLine } from "./game";
import { logFormatter } from "./log";
import { LINES, SCENE } from "./testing";

const { runs } = logFormatter(SCENE, String);
const shown = (lines: readonly LogLine[]): number =>
  animationSteps<Entdecker>(runs, [], lines, () => 0).reduce((sum, step) => sum + duration(step, false), 0);

/** The turns of a game, each with what chance brought in it. */
function turns(lines: readonly LogLine[]): LogLine[][] {
  const starts = lines.flatMap(({ line }, at) => (line.kind === "start" ? [at] : []));
  return starts.map((from, i) => lines.slice(from, starts[i + 1]));
}

it("two turns of others are seen in two to three seconds, in the middle of a whole game's", () => {
  const each = turns(LINES).map(shown);
  const pairs = each
    .slice(1)
    .map((time, i) => time + (each[i] ?? 0))
    .sort((a, b) => a - b);
  expect(pairs.length).toBeGreaterThan(15);
  expect(pairs[pairs.length >> 1]).toBeGreaterThan(2000);
  expect(pairs[pairs.length >> 1]).toBeLessThan(3000);
});
