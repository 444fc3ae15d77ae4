/** Small drawn things: pips of a space, footprints of a move, the paper's grain. */
import { at, distance, hash } from "./hex";
import type { Point } from "./hex";
import type { Blockade, Cell } from "./scene";

/** Drawing order of country; the sea lies on top because its shallows are cut to it. */
export const KIND_ORDER = ["jungle", "village", "rubble", "camp", "mountain", "gold", "sea"];

export interface Mark extends Point {
  href: string;
  size: number;
}

type Place = readonly [x: number, y: number];
const PLACES: readonly { size: number; places: readonly Place[] }[] = [
  { size: 0, places: [] },
  { size: 28, places: [[0, 0]] },
  { size: 22, places: [[-10, 0], [10, 0]] },
  { size: 19.5, places: [[0, -10], [-11, 8], [11, 8]] },
  { size: 16.5, places: [[0, -14], [-12.5, 0], [12.5, 0], [0, 14]] },
];

const ICONS: Record<string, string> = {
  machete: "i-machete",
  paddle: "i-paddle",
  coin: "i-coin",
  cards: "i-hand",
  any: "i-pawn",
};
export const iconOf = (symbol: string): string => ICONS[symbol] ?? "i-pawn";

/** What a space asks for, as it is printed: its symbol, or the thing that lies there and costs cards. */
export const symbolOf = ({ terrain, symbol }: { terrain: string; symbol: string }): string =>
  terrain === "rubble" || terrain === "camp" ? `i-${terrain}` : iconOf(symbol);

const mark = (href: string, x: number, y: number, size: number): Mark => ({
  href,
  x: x - size / 2,
  y: y - size / 2,
  size,
});

/** The symbols of a space: as many as it costs, up to four. A finish shows the city over what it takes to get in. */
export function marksOf(cell: Pick<Cell, "terrain" | "symbol" | "cost" | "start">): Mark[] {
  if (cell.start > 0 || cell.cost === 0) return [];
  if (cell.terrain === "finish")
    return [mark("i-finish", 0, -7, 29), mark(symbolOf(cell), 0, 18, 15)];
  const { size, places } = at(PLACES, Math.min(cell.cost, 4));
  return places.map(([x, y]) => mark(symbolOf(cell), x, y, size));
}

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

type Plaque = Pick<Blockade, "terrain" | "symbol" | "cost">;

/** What is printed on each blockade, by its number. */
export const PLAQUES: Readonly<Record<number, Plaque>> = {
  1: { terrain: "jungle", symbol: "machete", cost: 1 },
  2: { terrain: "village", symbol: "coin", cost: 1 },
  3: { terrain: "rubble", symbol: "cards", cost: 1 },
  4: { terrain: "water", symbol: "paddle", cost: 1 },
  5: { terrain: "jungle", symbol: "machete", cost: 2 },
  6: { terrain: "rubble", symbol: "cards", cost: 2 },
};
