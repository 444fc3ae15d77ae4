/** Where the spaces of a route lie, from its layout and the box of boards alone. */
import { turned } from "$board/hex";
import type { Axial } from "$board/hex";
import type { BoardBox, RouteLayout, RoutePiece } from "$lib/api/routes";
import { mapBox, middle } from "./minimap";

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

/** Width of a card's picture for its height. */
const LANDSCAPE = 2;
const BACKWARDS = 0.9;

const meanX = (land: readonly Land[]): number =>
  land.reduce((sum, one) => sum + middle(one)[0], 0) / Math.max(1, land.length);

function roominess(land: readonly Land[]): number {
  const [, , width, height] = mapBox(land);
  const start = land.filter((one) => one.start > 0);
  const finish = land.filter((one) => one.terrain === "finish");
  return Math.min(LANDSCAPE / width, 1 / height) * (meanX(finish) > meanX(start) ? 1 : BACKWARDS);
}

/** Turned by sixths so that it fills a landscape best; a way from left to right reads most easily. */
export function inLandscape(land: readonly Land[]): Land[] {
  const turns = [0, 1, 2, 3, 4, 5].map((turn) => land.map((one) => ({ ...one, ...turned(one, turn) })));
  return turns.reduce((best, next) => (roominess(next) > roominess(best) * 1.001 ? next : best));
}
