/** What grows and breaks on a tile: peaks, trees, reefs, waves. The same for the same square in every drawing. */
import { at, hash } from "$board/hex";
import type { Point } from "$board/hex";
import { spin, turnOf } from "./coast";
import { isLand, landsOf, patternOf } from "./tiles";
import type { Pattern } from "./tiles";

export interface Motif extends Point {
  kind: "peak" | "tree" | "reef";
  size: number;
}

interface Spot extends Point {
  /** It needs this corner to be land: 0 is the north-west one. */
  corner?: number;
}

/** Places for peaks and groves of each pattern as it lies unturned, clear of where units stand. */
const PEAKS: Record<Pattern, readonly Spot[]> = {
  S: [],
  C: [],
  O: [],
  A: [{ x: 56, y: 26 }],
  B: [
    { x: 96, y: 24, corner: 1 },
    { x: 94, y: 98, corner: 2 },
  ],
  F: [
    { x: 30, y: 34 },
    { x: 92, y: 88 },
  ],
};
const GROVES: Record<Pattern, readonly Spot[]> = {
  S: [],
  C: [
    { x: 44, y: 34 },
    { x: 77, y: 38 },
  ],
  A: [
    { x: 98, y: 76 },
    { x: 99, y: 17, corner: 1 },
  ],
  O: [
    { x: 44, y: 19 },
    { x: 78, y: 20 },
  ],
  B: [
    { x: 58, y: 18 },
    { x: 58, y: 105 },
  ],
  F: [
    { x: 90, y: 30 },
    { x: 28, y: 92 },
  ],
};
const REEFS: Partial<Record<Pattern, Point>> = { S: { x: 88, y: 30 }, C: { x: 92, y: 104 } };
const STRAY = 5;

const stray = ({ x, y }: Point, seed: number, index: number): Point => ({
  x: x + (hash(seed, index, 11) - 0.5) * 2 * STRAY,
  y: y + (hash(seed, index, 12) - 0.5) * 2 * STRAY,
});

function grove(middle: Point, seed: number): Motif[] {
  const count = 3 + Math.floor(hash(seed, 5) * 3);
  return Array.from({ length: count }, (_, i) => ({
    kind: "tree" as const,
    x: middle.x + (hash(seed, i, 6) - 0.5) * 21,
    y: middle.y + (hash(seed, i, 7) - 0.5) * 13,
    size: 0.95 + hash(seed, i, 8) * 0.45,
  })).sort((a, b) => a.y - b.y);
}

/** Motifs of a tile with the corners that are land, as bits. */
export function motifs(mask: number, corners: number, seed: number): Motif[] {
  const pattern = patternOf(mask);
  const room = ({ corner }: Spot) => corner === undefined || isLand(corners, corner + turnOf(mask));
  const turned = (list: readonly Point[]): Point[] => list.map((point, i) => stray(spin(point, turnOf(mask)), seed, i));
  const both = landsOf(mask).length > 1;
  const groves = [...GROVES[pattern].filter(room), ...(both ? GROVES.O.map((point) => spin(point, 2)) : [])];
  const reef = REEFS[pattern];
  return [
    ...turned(PEAKS[pattern].filter(room))
      .filter((_, i) => i === 0 || hash(seed, i, 3) < 0.6)
      .map((point) => ({ kind: "peak" as const, ...point, size: 0.86 + hash(seed, 4) * 0.3 })),
    ...turned(groves)
      .filter((_, i) => hash(seed, i, 2) < 0.72)
      .flatMap((point, i) => grove(point, seed * 31 + i)),
    ...(reef && hash(seed, 9) < 0.24
      ? turned([reef]).map((point) => ({ kind: "reef" as const, ...point, size: 1 }))
      : []),
  ];
}

/** Ripples in the water of a tile whose top left corner is given. */
export function ripples(seed: number, corner: Point): string {
  return Array.from({ length: 4 }, (_, i) => {
    const [x, y] = [corner.x + 10 + hash(seed, i, 21) * 88, corner.y + 12 + hash(seed, i, 22) * 98];
    return `M${Math.round(x)} ${Math.round(y)}q4-4.5 8 0t8 0`;
  }).join("");
}

/** Room of two by two undiscovered squares for a compass rose, null when there is none. */
export function emptyRoom(width: number, height: number, taken: ReadonlySet<number>): Point | null {
  const rooms: Point[] = [];
  for (let y = 0; y + 1 < height; y++)
    for (let x = 0; x + 1 < width; x++) {
      const free = [0, 1, width, width + 1].every((step) => !taken.has(y * width + x + step));
      if (free) rooms.push({ x: x + 1, y: y + 1 });
    }
  const away = ({ x, y }: Point): number => Math.hypot(x - width * 0.86, (y - height * 0.3) * 1.2);
  return rooms.length > 0
    ? at(
        [...rooms].sort((a, b) => away(a) - away(b)),
        0,
      )
    : null;
}
