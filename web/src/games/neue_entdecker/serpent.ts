/** The serpent on which points are counted: so many steps as the scene says, then round again. */
import { show } from "$board/hex";
import type { Point } from "$board/hex";

/** Room for the names of the columns between it and the frame, also where the whole board is small. */
export const HEIGHT = -164;
const WAVE = { length: 499, height: 17 };

export interface Marker extends Point {
  seat: number;
  points: number;
  /** Full rounds. */
  laps: number;
  step: number;
}

export interface Serpent {
  /** Middle of each step, from 0 to the last. */
  steps: Point[];
  body: string;
  head: Point;
}

export function serpentOf(from: number, to: number, length: number): Serpent {
  const y = (x: number) => HEIGHT + WAVE.height * Math.sin((2 * Math.PI * (x - from)) / WAVE.length);
  const steps = Array.from({ length: length + 1 }, (_, i) => {
    const x = from + ((to - from) * i) / length;
    return { x, y: y(x) };
  });
  const bends = [{ x: from - 22, y: y(from - 22) }, ...steps, { x: to + 42, y: y(to + 42) }];
  const body = bends
    .slice(1)
    .map((point, i) => {
      const next = bends[i + 2];
      return next
        ? `Q${show(point)} ${show({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`
        : `L${show(point)}`;
    })
    .join("");
  return { steps, body: `M${show(bends[0] ?? { x: 0, y: 0 })}${body}`, head: { x: to + 44, y: y(to + 44) } };
}

/** Where every seat's marker stands; several on one step stand fanned out. */
export function markers({ steps }: Serpent, points: readonly number[]): Marker[] {
  const lap = steps.length - 1;
  return points.map((sum, seat) => {
    const step = sum % lap;
    const fellows = points.map((other, i) => ({ other: other % lap, i })).filter(({ other }) => other === step);
    const among = fellows.findIndex(({ i }) => i === seat) - (fellows.length - 1) / 2;
    const on = steps[step] ?? { x: 0, y: 0 };
    return { seat, points: sum, laps: Math.floor(sum / lap), step, x: on.x + among * 22, y: on.y };
  });
}
