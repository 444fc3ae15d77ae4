/** What grows and rolls on each terrain: a few paths for the whole landscape, every cell a little different. */
import { hash } from "$board/hex";
import type { Point } from "$board/hex";
import type { Item, Terrain } from "./scene";

export interface Ground {
  cell: number;
  row: number;
  at: Point;
  terrain: Terrain | null;
  item: Item;
}

export interface Stroke {
  /** Style, see explorers.css: "dark", "light", "body", "snow", "shade", "dots". */
  ink: string;
  path: string;
}

export interface Texture {
  terrain: Terrain;
  strokes: Stroke[];
}

type Pen = (x: number, y: number, seed: number) => Record<string, string>;

const n = (value: number): string => String(Math.round(value * 10) / 10);

const wave: Pen = (x, y, seed) => {
  const wide = 4 + hash(seed, 1) * 2.4;
  const path = `M${n(x - 2 * wide)} ${n(y)}q${n(wide)} ${n(-wide)} ${n(2 * wide)} 0t${n(2 * wide)} 0`;
  return { [hash(seed, 2) < 0.5 ? "dark" : "light"]: path };
};

const tuft: Pen = (x, y, seed) => {
  const tall = 6 + hash(seed, 1) * 4;
  const lean = (hash(seed, 2) - 0.5) * 3;
  const blade = (dx: number, up: number, out: number) =>
    `M${n(x + dx)} ${n(y)}q${n(lean / 2)} ${n(-up * 0.6)} ${n(out + lean)} ${n(-up)}`;
  return { dark: blade(-2, tall * 0.8, -2.4) + blade(0, tall, 1) + blade(2, tall * 0.7, 4) };
};

const dune: Pen = (x, y, seed) => {
  const wide = 7 + hash(seed, 1) * 5;
  return { light: `M${n(x - wide)} ${n(y)}q${n(wide)} ${n(-wide * 0.75)} ${n(2 * wide)} 0` };
};

const grain: Pen = (x, y, seed) => {
  const r = 1.2 + hash(seed, 1) * 0.9;
  return { dots: `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0` };
};

/** A peak with its snow and its dark side, standing on (x, y). */
const peak: Pen = (x, y, seed) => {
  const half = 9 + hash(seed, 1) * 5.5;
  const tall = half * (1.75 + hash(seed, 2) * 0.35);
  const top = `M${n(x)} ${n(y - tall)}`;
  return {
    body: `${top}L${n(x + half)} ${n(y)}H${n(x - half)}Z`,
    shade: `${top}L${n(x + half)} ${n(y)}H${n(x + half * 0.3)}Z`,
    snow: `${top}L${n(x - half * 0.42)} ${n(y - tall * 0.58)}l${n(half * 0.34)} ${n(-tall * 0.06)} ${n(half * 0.16)} ${n(tall * 0.16)} ${n(half * 0.3)} ${n(-tall * 0.1)}Z`,
  };
};

interface Growth {
  pen: Pen;
  /** Places in a cell, from its middle; the first ones are drawn in every cell. */
  spots: readonly (readonly [number, number])[];
  fewest: number;
  /** How far each may stray. */
  stray: number;
}

const CORNERS: readonly (readonly [number, number])[] = [
  [-23, -22],
  [21, 24],
  [22, -23],
  [-22, 25],
  [0, 2],
];
const GROWTH: Record<string, Growth[]> = {
  water: [{ pen: wave, spots: CORNERS, fewest: 3, stray: 7 }],
  grass: [
    {
      pen: tuft,
      spots: [
        [-25, -16],
        [18, 26],
        [20, -20],
        [-20, 30],
        [2, 6],
      ],
      fewest: 3,
      stray: 7,
    },
  ],
  sand: [
    {
      pen: dune,
      spots: [
        [-19, -14],
        [18, 28],
        [2, 8],
      ],
      fewest: 1,
      stray: 6,
    },
    {
      pen: grain,
      spots: [
        [-27, -27],
        [-10, -31],
        [23, -26],
        [30, -7],
        [-31, 5],
        [27, 16],
        [-19, 27],
        [7, 31],
      ],
      fewest: 6,
      stray: 5,
    },
  ],
  mountain: [
    {
      pen: peak,
      spots: [
        [-25, -9],
        [24, 33],
        [25, -10],
        [-22, 33],
        [1, 14],
      ],
      fewest: 2,
      stray: 3,
    },
  ],
};
const LAYERS = ["dark", "light", "dots", "body", "shade", "snow"];

function grow(
  ground: Ground,
  { pen, spots, fewest, stray }: Growth,
  add: (drawn: Record<string, string>) => void,
): void {
  const { cell, row, at, item } = ground;
  const room = item === "none" ? spots.length : spots.length - 1;
  spots.slice(0, room).forEach(([dx, dy], i) => {
    const seed = cell * 31 + i * 7 + spots.length;
    const always = (i + cell + row) % spots.length < fewest;
    if (!always && hash(seed, 5) < 0.62) return;
    const sway = (turn: number) => (hash(seed, turn) - 0.5) * 2 * stray;
    add(pen(at.x + dx + sway(6), at.y + dy + sway(7), seed));
  });
}

export function texture(ground: readonly Ground[]): Texture[] {
  return Object.entries(GROWTH).map(([terrain, growths]) => {
    const paths: Record<string, string> = {};
    const add = (drawn: Record<string, string>) => {
      for (const [ink, path] of Object.entries(drawn)) paths[ink] = (paths[ink] ?? "") + path;
    };
    for (const one of ground) {
      if (one.terrain === terrain) for (const growth of growths) grow(one, growth, add);
    }
    const strokes = LAYERS.flatMap((ink) => (paths[ink] ? [{ ink, path: paths[ink] }] : []));
    return { terrain: terrain as Terrain, strokes };
  });
}
