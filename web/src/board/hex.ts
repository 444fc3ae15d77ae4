/** Pointy-topped hexes of size 40 on a lattice whose corners have whole-number coordinates. */

export interface Point {
  x: number;
  y: number;
}
export interface Axial {
  q: number;
  r: number;
}
/** Lattice place: columns of half a hex width, rows of half a hex side. */
export type Node = readonly [column: number, row: number];

/** Cells that fill the plane, as far as country is drawn from them. */
export interface Lattice {
  /** Corners clockwise. */
  corners: (place: Axial) => Node[];
  /** Step to the neighbour behind the side from each corner to the next. */
  across: readonly Axial[];
  point: (node: Node) => Point;
  /** How far a border between unlike cells may stray. */
  sway: number;
}

export const SIZE = 40;
export const WIDTH = Math.sqrt(3) * SIZE;
const COLUMN = WIDTH / 2;
const ROW = SIZE / 2;

/** E, NE, NW, W, SW, SE: the order of the rules. */
export const DIRECTIONS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** Corners clockwise from the top; the side from corner i to i + 1 faces SIDES[i]. */
const CORNERS: readonly Node[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];
/** Direction index behind each side. */
export const SIDES: readonly number[] = [1, 0, 5, 4, 3, 2];

export const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
};

export const key = (column: number, row: number): string => `${column},${row}`;

/** Clockwise turns by 60 degrees. */
export function turned({ q, r }: Axial, turns: number): Axial {
  let place = { q, r };
  for (let i = 0; i < ((turns % 6) + 6) % 6; i++) place = { q: -place.r, r: place.q + place.r };
  return place;
}

export const node = ({ q, r }: Axial): Node => [2 * q + r, 3 * r];

export const point = ([column, row]: Node): Point => ({ x: column * COLUMN, y: row * ROW });

export const centre = (place: Axial): Point => point(node(place));

export function corners(place: Axial): Node[] {
  const [column, row] = node(place);
  return CORNERS.map(([dc, dr]) => [column + dc, row + dr] as const);
}

export const HEXES: Lattice = {
  corners,
  across: SIDES.map((direction) => at(DIRECTIONS, direction)),
  point,
  sway: 2.6,
};

const round = (value: number): number => Math.round(value * 10) / 10;

export const show = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** Path of one hex around a point; inset rings use a smaller size. */
export function hexPath({ x, y }: Point, size = SIZE): string {
  const ring = CORNERS.map(([dc, dr]) => show({ x: x + (dc * COLUMN * size) / SIZE, y: y + (dr * ROW * size) / SIZE }));
  return `M${ring.join("L")}Z`;
}

/** A number in [0, 1) that depends on its whole-number arguments only. */
export function hash(...values: number[]): number {
  let mixed = 0x9e3779b9;
  for (const value of values) {
    mixed = Math.imul(mixed ^ (value + 0x7f4a7c15), 0x85ebca6b);
    mixed ^= mixed >>> 13;
    mixed = Math.imul(mixed, 0xc2b2ae35);
    mixed ^= mixed >>> 16;
  }
  return (mixed >>> 0) / 2 ** 32;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
