/** The order of boards: people lay them in any, a route leads from one to the next. */
import type { BoardBox, RoutePiece } from "$lib/api/routes";
import { contacts, placesOf, sideOf, spacesOf } from "./pieces";
import type { Draft } from "./pieces";

export const seamName = (one: string, other: string): string => [one, other].sort().join("");

/** Names of the seams along the route. */
export const seamNames = (boards: readonly RoutePiece[]): string[] =>
  boards.slice(1).map((board, index) => seamName(boards[index]?.what ?? "", board.what));

function touching(box: BoardBox, draft: Draft): boolean[][] {
  const spaces = draft.boards.map((board) => spacesOf(box, "board", board));
  const places = spaces.map(placesOf);
  return spaces.map((cells) => places.map((there) => contacts(cells, there) > 0));
}

/** Whether the end piece lies against each board. */
function ending(box: BoardBox, draft: Draft): boolean[] {
  const end = draft.finish ? placesOf(spacesOf(box, "finish", draft.finish)) : new Set<string>();
  return draft.boards.map((board) => contacts(spacesOf(box, "board", board), end) > 0);
}

/** A way over all boards in which each touches the one before; the present order is tried first. */
function wayOver(touch: boolean[][], starts: number[], mayEnd: (board: number) => boolean): number[] | null {
  const all = touch.map((_, index) => index);
  const onward = (way: number[]): number[] | null => {
    const last = way[way.length - 1] ?? -1;
    if (way.length === all.length) return mayEnd(last) ? way : null;
    for (const next of all) {
      if (way.includes(next) || !touch[last]?.[next]) continue;
      const order = onward([...way, next]);
      if (order) return order;
    }
    return null;
  };
  for (const start of starts) {
    const order = onward([start]);
    if (order) return order;
  }
  return null;
}

/** The draft with its boards in an order that can be walked, if there is one; seams that are gone are forgotten. */
export function inOrder(box: BoardBox, draft: Draft): Draft {
  const order = walkable(box, draft);
  const boards = order.map((index) => draft.boards[index]).filter((board) => board !== undefined);
  const names = seamNames(boards);
  return { ...draft, boards, open: draft.open.filter((seam) => names.includes(seam)) };
}

function walkable(box: BoardBox, draft: Draft): number[] {
  const present = draft.boards.map((_, index) => index);
  const touch = touching(box, draft);
  const isStart = (index: number) => sideOf(box, draft.boards[index]?.what ?? "")?.kind === "start";
  const starts = present.filter(isStart);
  const walked = present.every((index) => index === 0 || touch[index - 1]?.[index]);
  const ends = ending(box, draft);
  const last = present.length - 1;
  if (walked && (starts.length === 0 || isStart(0)) && (!draft.finish || ends[last])) return present;
  const from = starts.length > 0 ? starts : present;
  const anywhere = () => true;
  return (
    (ends.includes(true) ? wayOver(touch, from, (board) => ends[board] === true) : null) ??
    wayOver(touch, from, anywhere) ?? [...starts, ...present.filter((index) => !isStart(index))]
  );
}
