/** Everything that can be done to a draft; each gives a new one. */
import type { BoardBox, RouteLayout, RoutePiece } from "$lib/api/routes";
import { inOrder, seamName, seamNames } from "./order";
import { EMPTY, isStrip, pieceOf, reverseOf } from "./pieces";
import type { Draft, Lying } from "./pieces";
import { placesFor } from "./placing";
import type { Held, Place } from "./placing";

function withPiece(draft: Draft, lying: Lying, piece: RoutePiece): Draft {
  if (lying.part !== "board") return { ...draft, [lying.part]: piece };
  return { ...draft, boards: draft.boards.map((board, index) => (index === lying.index ? piece : board)) };
}

export function putBack(box: BoardBox, draft: Draft, lying: Lying): Draft {
  if (lying.part !== "board") return { ...draft, [lying.part]: null };
  return inOrder(box, { ...draft, boards: draft.boards.filter((_, index) => index !== lying.index) });
}

export function lay(box: BoardBox, draft: Draft, held: Held, { turn, q, r }: Place): Draft {
  const piece = { what: held.what, turn, q, r };
  if (held.part !== "board") return inOrder(box, { ...draft, [held.part]: piece });
  const laid = held.from ? withPiece(draft, held.from, piece) : { ...draft, boards: [...draft.boards, piece] };
  return inOrder(box, laid);
}

/** Turns what lies; a strip by half a turn, an end to the next free corner. */
export function turnLying(box: BoardBox, draft: Draft, lying: Lying, by: number): Draft {
  const piece = pieceOf(draft, lying);
  if (!piece) return draft;
  if (lying.part === "board") {
    const step = isStrip(box, piece.what) ? 3 : by;
    return withPiece(draft, lying, { ...piece, turn: (piece.turn + step + 6) % 6 });
  }
  const corners = placesFor(box, draft, { part: lying.part, what: piece.what, turn: piece.turn, from: lying });
  const here = corners.findIndex(({ q, r, turn }) => q === piece.q && r === piece.r && turn === piece.turn);
  const next = corners[(here + by + corners.length) % Math.max(corners.length, 1)];
  return next ? withPiece(draft, lying, { ...piece, turn: next.turn, q: next.q, r: next.r }) : draft;
}

/** Turns it over; open seams stay open. */
export function flipLying(box: BoardBox, draft: Draft, lying: Lying): Draft {
  const piece = pieceOf(draft, lying);
  if (!piece) return draft;
  const what = reverseOf(box, lying.part, piece.what);
  const flipped = withPiece(draft, lying, { ...piece, what });
  if (lying.part !== "board") return flipped;
  const names = seamNames(flipped.boards);
  const open = seamNames(draft.boards).flatMap((seam, index) =>
    draft.open.includes(seam) ? (names[index] ?? []) : [],
  );
  return { ...flipped, open };
}

export function toggleSeam(draft: Draft, one: string, other: string): Draft {
  const seam = seamName(one, other);
  const open = draft.open.includes(seam) ? draft.open.filter((name) => name !== seam) : [...draft.open, seam];
  return { ...draft, open };
}

/** A draft from what the table or the atlas tells of a route. */
export function fromLayout(layout: RouteLayout): Draft {
  const names = seamNames(layout.boards);
  const { en, fr, boards, finish, tavern } = layout;
  return { ...EMPTY, en, fr, boards, finish, tavern, open: layout.open.flatMap((seam) => names[seam] ?? []) };
}

/** Numbers of the open seams along the route. */
export const openSeams = (draft: Draft): number[] =>
  seamNames(draft.boards).flatMap((seam, index) => (draft.open.includes(seam) ? [index] : []));

/** The same pieces at the same places; names do not count. */
export function sameRoute(a: Draft, b: Draft): boolean {
  const bare = (draft: Draft) => JSON.stringify([draft.boards, openSeams(draft), draft.finish, draft.tavern]);
  return bare(a) === bare(b);
}
