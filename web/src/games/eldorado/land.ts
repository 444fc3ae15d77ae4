/** Where the spaces of a route lie, from its layout and the box of boards alone. */
import { turned } from "$board/hex";
import type { Axial } from "$board/hex";
import type { BoardBox, RouteLayout, RoutePiece } from "$lib/api/routes";

/** As much of a space as a small map shows. */
export interface Land extends Axial {
  terrain: string;
  start: number;
  /** It belongs to the Tavern. */
  tavern?: boolean;
}

function laid(land: Land, piece: RoutePiece): Land {
  const { q, r } = turned(land, piece.turn);
  return { ...land, q: q + piece.q, r: r + piece.r };
}

export function landOf(layout: RouteLayout, box: BoardBox): Land[] {
  const boards = layout.boards.flatMap((board) => {
    const side = box.sides.find((one) => one.side === board.what);
    return (side?.spaces ?? []).map((space) => laid(space, board));
  });
  const end = (piece: RoutePiece | null, terrain: string): Land[] =>
    piece ? box.end.map(([q = 0, r = 0]) => laid({ q, r, terrain, start: 0 }, piece)) : [];
  const tavern = end(layout.tavern, layout.tavern?.what ?? "").map((land) => ({ ...land, tavern: true }));
  return [...boards, ...tavern, ...end(layout.finish, "finish")];
}
