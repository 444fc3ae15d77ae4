/** From cells and plans to lines on the map. */
import { at, distance } from "$board/hex";
import type { Point } from "$board/hex";
import { cityPlace } from "./layout";
import type { MapLayout } from "./layout";
import { ARRIVED } from "./scene";
import type { LastMove, Piece, Place, Plan } from "./scene";
import type { Seam } from "./seams";

/** Middle of the side of a seam that is nearest to a point. */
export function nearestSide(seam: Seam, from: Point): Point {
  const middles = seam.posts.slice(1).map((post, i) => {
    const before = at(seam.posts, i);
    return { x: (post.x + before.x) / 2, y: (post.y + before.y) / 2 };
  });
  return middles.reduce((best, one) => (distance(one, from) < distance(best, from) ? one : best));
}

export function pointOf(map: MapLayout, place: Place): Point {
  if ("cell" in place) return map.spots[place.cell]?.at ?? map.city;
  return map.seams.find((seam) => seam.joint === place.blockade)?.plaque ?? map.city;
}

/** The points of a plan's way; a blockade is met in the middle of its nearest side. */
export function planWay(map: MapLayout, plan: Plan): Point[] {
  const cells = plan.path.map((cell) => pointOf(map, { cell }));
  const seam = map.seams.find((one) => one.joint === plan.blockade);
  const last = cells[cells.length - 1];
  return seam && last ? [...cells, nearestSide(seam, last)] : cells;
}

export const moveWay = (map: MapLayout, move: LastMove): Point[] =>
  move.cells.map((cell) => (cell === ARRIVED ? map.city : pointOf(map, { cell })));

export const pieceKey = ({ seat, piece }: { seat: number; piece: number }): string => `${seat}-${piece}`;

export interface Stand extends Point {
  key: string;
  seat: number;
  piece: number;
  cell: number;
  /** 1 and 2 where a seat has two pieces, else 0. */
  number: number;
}

/** Where pieces that share a cell stand, by how many they are. */
const SHARED: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-14, -3],
    [14, 5],
  ],
  [
    [0, -10],
    [-17, 7],
    [17, 7],
  ],
  [
    [-13, -10],
    [16, -8],
    [-17, 9],
    [12, 11],
  ],
];

function standIn(map: MapLayout, piece: Piece, pieces: readonly Piece[]): Point {
  const { x, y } = pointOf(map, { cell: piece.cell });
  const sharing = pieces.filter((other) => other.cell === piece.cell);
  const [dx, dy] = SHARED[sharing.length]?.[sharing.indexOf(piece)] ?? [0, 0];
  return { x: x + dx, y: y + dy };
}

/** Where every piece stands; those that have arrived line up before the city. */
export function stands(map: MapLayout, pieces: readonly Piece[]): Stand[] {
  const arrived = pieces.filter((piece) => piece.cell === ARRIVED);
  return pieces
    .map((piece) => {
      const twins = pieces.filter((other) => other.seat === piece.seat).length > 1;
      const place =
        piece.cell === ARRIVED
          ? cityPlace(map.city, arrived.indexOf(piece), arrived.length)
          : standIn(map, piece, pieces);
      const { x, y } = place;
      return { key: pieceKey(piece), ...piece, x, y, number: twins ? piece.piece + 1 : 0 };
    })
    .sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The way a piece took between two drawings: the reported one if it fits, else straight. */
export function travelled(map: MapLayout, from: Stand, to: Stand, move?: LastMove | null): Point[] {
  const mine = move && pieceKey(move) === to.key && move.cells[move.cells.length - 1] === to.cell;
  const start = mine ? move.cells.lastIndexOf(from.cell) : -1;
  if (!mine || start < 0) return [from, to];
  const cells = move.cells.slice(start + 1, -1).map((cell) => pointOf(map, { cell }));
  return [from, ...cells, to];
}
