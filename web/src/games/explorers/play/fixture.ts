/** Moments of real positions, and lines to tell of. */
import type { Legal, Line, LogLine, View } from "$lib/api/explorers";
import { ALONE, LAYING, MIDGAME, OVER, TAKING, type Position } from "../testing";
import type { Decision } from "./decision";

/** The samples come without action numbers: here they count up. */
export const decision = ({ scene, view, legal }: Position, change: Partial<Decision> = {}): Decision => ({
  scene,
  view,
  legal: legal.map((one, at) => ({ ...one, action: 100 + at }) as Legal),
  undo: true,
  restart: true,
  ...change,
});

export const crossing = (change: Partial<Decision> = {}): Decision => decision(MIDGAME, change);
export const taking = (change: Partial<Decision> = {}): Decision => decision(TAKING, change);
export const laying = (): Decision => decision(LAYING);
export const alone = (): Decision => decision(ALONE);
export const over: View = OVER.view;
export const SCENE = OVER.scene;

export const sealing = (): Decision => crossing({ legal: [{ kind: "seal", seat: 0, action: 7 } as Legal] });

/** The other board's lines and the own ones alike. */
export const line = (kind: Line["kind"], more: Partial<Line> = {}, step = 1): LogLine => ({
  step,
  seat: more.seat ?? 0,
  round: 1,
  line: { kind, seat: 0, ...more },
  rule: `explorers.test.${kind}`,
  at: 0,
});
