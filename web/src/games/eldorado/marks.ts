/** Small drawn things: pips of a space, what is printed on a blockade. */
import { at } from "$board/hex";
import type { Point } from "$board/hex";
import type { Cell } from "./scene";

/** Drawing order of country; the sea lies on top because its shallows are cut to it. */
export const KIND_ORDER = ["jungle", "village", "rubble", "camp", "mountain", "tunnel", "demon", "gold", "sea"];

export interface Mark extends Point {
  href: string;
  size: number;
}

type Place = readonly [x: number, y: number];
const PLACES: readonly { size: number; places: readonly Place[] }[] = [
  { size: 0, places: [] },
  { size: 28, places: [[0, 0]] },
  {
    size: 22,
    places: [
      [-10, 0],
      [10, 0],
    ],
  },
  {
    size: 19.5,
    places: [
      [0, -10],
      [-11, 8],
      [11, 8],
    ],
  },
  {
    size: 16.5,
    places: [
      [0, -14],
      [-12.5, 0],
      [12.5, 0],
      [0, 14],
    ],
  },
];

const ICONS: Record<string, string> = {
  machete: "i-machete",
  paddle: "i-paddle",
  coin: "i-coin",
  cards: "i-hand",
  curse: "i-demon",
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

/** What stands on a space and is no texture of it: it keeps its strength on small maps, and its price lies at its foot. */
export const LANDMARKS: ReadonlySet<string> = new Set(["t-tunnel", "t-tavern"]);

type Priced = Pick<Cell, "terrain" | "symbol" | "cost" | "start">;

const atFoot = (cell: Priced): Mark[] =>
  Array.from({ length: cell.cost }, (_, i) => mark(symbolOf(cell), (i - (cell.cost - 1) / 2) * 15, 24, 15.5));

/** The symbols of a space: as many as it costs, up to four. A finish shows the city over what it takes to get in. */
export function marksOf(cell: Priced, motif = ""): Mark[] {
  if (cell.start > 0 || cell.cost === 0) return [];
  if (LANDMARKS.has(motif)) return atFoot(cell);
  if (cell.terrain === "finish") return [mark("i-finish", 0, -7, 29), mark(symbolOf(cell), 0, 18, 15)];
  const { size, places } = at(PLACES, Math.min(cell.cost, 4));
  return places.map(([x, y]) => mark(symbolOf(cell), x, y, size));
}
