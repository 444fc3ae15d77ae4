/** What a route is made of: boards, the end piece and the Tavern, and where their spaces come to lie. */
import { DIRECTIONS, key, turned } from "$board/hex";
import type { Axial } from "$board/hex";
import type { BoardBox, BoardSide, RoutePiece } from "$lib/api/routes";
import type { Cell } from "../scene";

export type Part = "board" | "finish" | "tavern";

/** A route while it is being made. Seams without a blockade are named by their two sides. */
export interface Draft {
  /** Which of this browser's own routes it is; empty for none yet. */
  own: string;
  en: string;
  fr: string;
  boards: RoutePiece[];
  open: string[];
  finish: RoutePiece | null;
  tavern: RoutePiece | null;
}

export const EMPTY: Draft = { own: "", en: "", fr: "", boards: [], open: [], finish: null, tavern: null };

/** Something that lies on the table: a board by its number, or an end. */
export type Lying = { part: "board"; index: number } | { part: "finish" | "tavern" };

export const sameLying = (a: Lying | null, b: Lying | null): boolean =>
  a === b || (a !== null && b !== null && lyingKey(a) === lyingKey(b));

export const lyingKey = (one: Lying): string => (one.part === "board" ? `board-${one.index}` : one.part);

export function pieceOf(draft: Draft, lying: Lying): RoutePiece | null {
  return lying.part === "board" ? (draft.boards[lying.index] ?? null) : draft[lying.part];
}

export function allLying(draft: Draft): Lying[] {
  return [
    ...draft.boards.map((_, index) => ({ part: "board" as const, index })),
    ...(["tavern", "finish"] as const).filter((part) => draft[part] !== null).map((part) => ({ part })),
  ];
}

export const sideOf = (box: BoardBox, letter: string): BoardSide | undefined =>
  box.sides.find(({ side }) => side === letter);

export const isStrip = (box: BoardBox, letter: string): boolean => sideOf(box, letter)?.kind === "strip";

/** The letter on the back, or the other terrain of an end. */
export function reverseOf(box: BoardBox, part: Part, what: string): string {
  if (part === "board") return sideOf(box, what)?.reverse ?? what;
  const kinds = part === "finish" ? box.finishes : box.taverns;
  return kinds.find((one) => one !== what) ?? what;
}

const SYMBOLS: Record<string, Cell["symbol"]> = {
  jungle: "machete",
  water: "paddle",
  village: "coin",
  rubble: "cards",
  camp: "cards",
  demon: "curse",
  tunnel: "curse",
};
const LETTERS = { finish: "Z", tavern: "Y" } as const;

/** The spaces of a piece where it lies, named as the table names them. */
export function spacesOf(box: BoardBox, part: Part, piece: RoutePiece, board = -1): Cell[] {
  const laid = (place: Axial): Axial => {
    const { q, r } = turned(place, piece.turn);
    return { q: q + piece.q, r: r + piece.r };
  };
  if (part === "board")
    return (sideOf(box, piece.what)?.spaces ?? []).map((space, id) => ({
      ...laid(space),
      id,
      name: `${piece.what}${id + 1}`,
      board,
      terrain: space.terrain as Cell["terrain"],
      symbol: SYMBOLS[space.terrain] ?? ("" as Cell["symbol"]),
      cost: space.cost,
      start: space.start,
      left: 0,
    }));
  return box.end.map(([q = 0, r = 0], id) => ({
    ...laid({ q, r }),
    id,
    name: `${LETTERS[part]}${id + 1}`,
    board: -1,
    terrain: (part === "finish" ? "finish" : piece.what) as Cell["terrain"],
    symbol: SYMBOLS[piece.what] ?? ("" as Cell["symbol"]),
    cost: 1,
    start: 0,
    left: 0,
  }));
}

/** Every space on the table, each place once; numbered as the map wants them. */
export function allSpaces(box: BoardBox, draft: Draft): Cell[] {
  const taken = new Set<string>();
  const all = allLying(draft).flatMap((lying) => {
    const piece = pieceOf(draft, lying);
    return piece ? spacesOf(box, lying.part, piece, lying.part === "board" ? lying.index : -1) : [];
  });
  return all.filter(({ q, r }) => !taken.has(key(q, r)) && taken.add(key(q, r))).map((cell, id) => ({ ...cell, id }));
}

export const placesOf = (cells: readonly Axial[]): Set<string> => new Set(cells.map(({ q, r }) => key(q, r)));

/** How many pairs of spaces lie side by side. */
export function contacts(cells: readonly Axial[], there: ReadonlySet<string>): number {
  return cells.reduce(
    (sum, { q, r }) => sum + DIRECTIONS.filter((step) => there.has(key(q + step.q, r + step.r))).length,
    0,
  );
}

/** Both boxes are needed for a Tavern or a board of the expansion. */
export const needsExpansion = (box: BoardBox, draft: Draft): boolean =>
  draft.tavern !== null || draft.boards.some(({ what }) => sideOf(box, what)?.box === "expansion");
