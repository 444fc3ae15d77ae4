/** Moments of real games, as the table sends them, and the record of one whole game. */
import type { Line, LogLine, Decision, Scene } from "../game";
import lines from "./lines.json";
import sample from "./positions.json";

type Name = keyof typeof sample.positions;

export const SCENE = sample.scene as Scene;

/** start, announce, explore, strait, own, lay, friendly, plant, order, over: three seats, but "own" has two with personal tiles. */
export function decision(name: Name, change: Partial<Decision> = {}): Decision {
  const { view, legal } = sample.positions[name] as unknown as Pick<Decision, "view" | "legal">;
  const scene = name === "own" ? { ...SCENE, options: sample.personal as Scene["options"] } : SCENE;
  return { scene, view, legal, undo: true, restart: true, ...change };
}

export const LINES = lines as LogLine[];

let step = 0;
export const line = (kind: Line["kind"], more: Partial<Line> = {}): LogLine => ({
  step: ++step,
  seat: more.seat ?? 0,
  round: 1,
  line: { kind, seat: 0, filled: [], scored: [], gains: [0, 0, 0], ...more },
  rule: `entdecker.test.${kind}`,
  at: 0,
});
