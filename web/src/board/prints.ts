/** Small drawn things of every map: footprints of a move, the paper's grain. */
import { at, distance, hash } from "./hex";
import type { Point } from "./hex";

export interface Print extends Point {
  turn: number;
}

const STRIDE = 14;
const SPREAD = 4;

/** Footprints along a way, left and right by turns, ending where the piece stands. */
export function footprints(way: readonly Point[]): Print[] {
  const prints: Print[] = [];
  way.slice(1).forEach((to, leg) => {
    const from = at(way, leg);
    const length = distance(from, to);
    const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    const end = length - (leg === way.length - 2 ? 26 : 0);
    for (let walked = leg === 0 ? 12 : 8; walked < end; walked += STRIDE) {
      const side = prints.length % 2 === 0 ? SPREAD : -SPREAD;
      prints.push({
        x: from.x + dx * walked - dy * side,
        y: from.y + dy * walked + dx * side,
        turn: (Math.atan2(dy, dx) * 180) / Math.PI,
      });
    }
  });
  return prints;
}

/** Specks of the paper, dark and light, as two paths over a square of 140. */
export const GRAIN = [speckles(0, 46), speckles(46, 86)] as const;

function speckles(from: number, to: number): string {
  const specks = Array.from({ length: to - from }, (_, i) => {
    const [x, y] = [Math.round(hash(from + i, 1) * 140), Math.round(hash(from + i, 2) * 140)];
    const r = Math.round((0.5 + hash(from + i, 3) * 1.2) * 10) / 10;
    return `M${x} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  });
  return specks.join("");
}
