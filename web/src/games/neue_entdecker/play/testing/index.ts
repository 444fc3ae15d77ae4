/** Moments of real games, as the table sends them, and the record of one whole game. */
import type { Line, LogLine, Decision, Scene } from "../game";
import lines from "./lines.json";
import sample from "./positions.json";

type Name = keyof typeof sample.positions;

export const SCENE = sample.scene as unknown as Scene;

/** "open" explores with open tiles, "chief" and "scout" have chief scouts, "recall" an empty supply, "pay" several ways to pay. */
export function decision(name: Name, change: Partial<Decision> = {}): Decision {
  const { view, legal, ...own } = sample.positions[name] as unknown as Pick<Decision, "view" | "legal"> &
    Partial<Scene>;
  return { scene: { ...SCENE, ...own }, view, legal, undo: true, restart: true, ...change };
}

export const LINES = lines as unknown as LogLine[];

let step = 0;
export const line = (kind: Line["kind"], more: Partial<Line> = {}): LogLine => ({
  step: ++step,
  seat: more.seat ?? 0,
  round: 1,
  line: { kind, seat: 0, filled: [], scored: [], gains: [0, 0, 0], ...more },
  rule: `neue-entdecker.test.${kind}`,
  at: 0,
});
