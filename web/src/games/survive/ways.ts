/** From places and plans to points and lines on the map. */
import type { Point } from "$board/hex";
import { topOf } from "./layout";
import type { SeaLayout } from "./layout";
import { keyOf } from "./scene";
import type { LastMove, Piece, Place, Plan, Scene } from "./scene";
import type { Stand } from "./stacks";

export interface Drawn {
  map: SeaLayout;
  tiles: readonly number[];
  stands: readonly Stand[];
}

export const standOf = (drawn: Drawn, place: Place): Stand | undefined => {
  const key = keyOf(place);
  return drawn.stands.find((stand) => stand.key === key);
};

export function pointOf(drawn: Drawn, place: Place): Point {
  if ("cell" in place) return topOf(drawn.map, drawn.tiles, place.cell);
  if ("isle" in place) return drawn.map.isles[place.isle]?.at ?? { x: 0, y: 0 };
  return standOf(drawn, place) ?? { x: 0, y: 0 };
}

/** Leaves the middle of the spaces it ends in free: a way begins and ends beside the pieces. */
function trimmed(way: Point[], first: number, last: number): Point[] {
  const pull = (from: Point, to: Point, by: number): Point => {
    const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return { x: from.x + ((to.x - from.x) / long) * by, y: from.y + ((to.y - from.y) / long) * by };
  };
  const [a, b] = [way[0], way[1]];
  const [y, z] = [way[way.length - 2], way[way.length - 1]];
  if (!a || !b || !y || !z) return way;
  return [pull(a, b, first), ...way.slice(1, -1), pull(z, y, last)];
}

/** The points of a plan's way; it may end on an isle or in a boat. */
export function planWay(drawn: Drawn, plan: Plan): Point[] {
  const cells = plan.path.map((cell) => pointOf(drawn, { cell }));
  if (plan.into === "isle") return trimmed([...cells, pointOf(drawn, { isle: plan.isle })], 22, 42);
  return cells.length > 1 ? trimmed(cells, 22, 24) : cells;
}

export function moveWay(drawn: Drawn, move: LastMove): Point[] {
  const cells = move.cells.map((cell) => pointOf(drawn, { cell }));
  return move.isle >= 0 ? [...cells, pointOf(drawn, { isle: move.isle })] : cells;
}

/** The way a piece took between two drawings: the reported one if it is its own, else straight. */
export function travelled(
  drawn: Drawn,
  from: Stand,
  to: Stand,
  move: LastMove | null,
  crew: readonly string[],
): Point[] {
  const mine = move !== null && (keyOf(move.piece) === to.key || crew.includes(to.key));
  const start = mine ? move.cells.lastIndexOf(from.cell) : -1;
  const fits = mine && start >= 0 && (to.isle >= 0 || move.cells[move.cells.length - 1] === to.cell);
  if (!fits) return [from, to];
  const end = to.isle >= 0 ? move.cells.length : move.cells.length - 1;
  const shift =
    to.form === "aboard"
      ? { x: to.x - topOf(drawn.map, drawn.tiles, to.cell).x, y: to.y - topOf(drawn.map, drawn.tiles, to.cell).y }
      : { x: 0, y: 0 };
  const between = move.cells.slice(start + 1, end).map((cell) => pointOf(drawn, { cell }));
  return [from, ...between.map(({ x, y }) => ({ x: x + shift.x, y: y + shift.y })), to];
}

/** Head of an arrow at the end of a way. */
export function arrowHead(way: readonly Point[]): { at: Point; turn: number } | null {
  const [before, end] = [way[way.length - 2], way[way.length - 1]];
  if (!before || !end) return null;
  return { at: end, turn: (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI };
}

/** The middle of some explorers on the board: where a map too large for the screen opens. */
export function middleOf({ stands }: Drawn, explorers: ReadonlySet<number>): Point {
  const placed = stands.filter(({ piece, cell }) => cell >= 0 && "explorer" in piece && explorers.has(piece.explorer));
  if (placed.length === 0) return { x: 0, y: 0 };
  const sum = placed.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / placed.length, y: sum.y / placed.length };
}

/** Where the arrow keys stop for a piece: cells are counted before isles; -1 if it stands nowhere. */
export function stopUnder({ cells }: Pick<Scene, "cells">, drawn: Drawn, piece: Piece): number {
  const stand = standOf(drawn, piece);
  if (!stand) return -1;
  return stand.isle >= 0 ? cells.length + stand.isle : stand.cell;
}
