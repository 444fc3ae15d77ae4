/** Where a piece in hand may be laid: flush against a board, or round one of its corners. */
import { centre, distance, key } from "$board/hex";
import type { Point } from "$board/hex";
import type { BoardBox, RoutePiece } from "$lib/api/routes";
import { allLying, contacts, isStrip, pieceOf, placesOf, sameLying, spacesOf } from "./pieces";
import type { Draft, Lying, Part } from "./pieces";

/** A piece that somebody holds: from the box, or lifted from where it lay. */
export interface Held {
  part: Part;
  what: string;
  turn: number;
  from: Lying | null;
}

export interface Place {
  turn: number;
  q: number;
  r: number;
  /** The board it lies against; -1 for the first board of all. */
  beside: number;
  /** So many pairs of spaces touch, all boards counted. */
  pairs: number;
}

type Step = readonly number[];

/** Steps from the middle of a lying board to that of the one in hand. */
function boardSteps(box: BoardBox, lying: RoutePiece, held: Held): readonly Step[] {
  const strips = [isStrip(box, lying.what), isStrip(box, held.what)];
  if (strips[0] && strips[1]) return [];
  if (strips[1]) return box.strip_steps[held.turn] ?? [];
  if (strips[0]) return (box.strip_steps[lying.turn] ?? []).map(([q = 0, r = 0]) => [-q, -r]);
  return box.large_steps;
}

/** What lies on the table without the piece in hand: the numbers stay those of the draft. */
function others(draft: Draft, held: Held): Lying[] {
  return allLying(draft).filter((lying) => !sameLying(lying, held.from));
}

function candidates(box: BoardBox, held: Held, beside: number, lying: RoutePiece): Place[] {
  const place = (step: Step, turn: number): Place => ({
    turn,
    q: lying.q + (step[0] ?? 0),
    r: lying.r + (step[1] ?? 0),
    beside,
    pairs: 0,
  });
  if (held.part === "board") return boardSteps(box, lying, held).map((step) => place(step, held.turn));
  return isStrip(box, lying.what) ? [] : box.corner_steps.map((step, turn) => place(step, turn));
}

/** Boards worth lying against, the likeliest first: the last one; the second for a Tavern. */
function neighbours(draft: Draft, held: Held): number[] {
  const lifted = held.from?.part === "board" ? held.from.index : -1;
  const all = draft.boards.map((_, index) => index).filter((index) => index !== lifted);
  if (held.part === "tavern") return [...all].sort((a, b) => Number(b === 1) - Number(a === 1) || a - b);
  return held.part === "finish" ? all.slice(-1) : all.reverse();
}

/** Every place where the piece lies on nothing, those against the likeliest board first. */
export function placesFor(box: BoardBox, draft: Draft, held: Held): Place[] {
  const around = neighbours(draft, held);
  if (held.part === "board" && around.length === 0) return [{ turn: held.turn, q: 0, r: 0, beside: -1, pairs: 0 }];
  const lying = others(draft, held);
  const spaces = (one: Lying) => {
    const piece = pieceOf(draft, one);
    return piece ? spacesOf(box, one.part, piece) : [];
  };
  const taken = placesOf(lying.flatMap(spaces));
  const land = placesOf(lying.filter(({ part }) => part === "board").flatMap(spaces));
  const seen = new Set<string>();
  return around.flatMap((index) => {
    const piece = draft.boards[index];
    if (!piece) return [];
    return candidates(box, held, index, piece).flatMap((place) => {
      const at = `${place.turn} ${key(place.q, place.r)}`;
      const cells = spacesOf(box, held.part, { ...place, what: held.what });
      if (seen.has(at) || cells.some(({ q, r }) => taken.has(key(q, r)))) return [];
      seen.add(at);
      return [{ ...place, pairs: contacts(cells, land) }];
    });
  });
}

/** Index of the nearest place within reach of a point, -1 for none. */
export function nearestPlace(places: readonly Place[], point: Point, reach: number): number {
  let best = -1;
  let least = reach;
  places.forEach((place, index) => {
    const away = distance(centre(place), point);
    if (away < least) [best, least] = [index, away];
  });
  return best;
}

/** The place that stands nearest to another one: where the eye stays when the piece is turned. */
export function stayingPlace(places: readonly Place[], before: Place | undefined): number {
  return before ? nearestPlace(places, centre(before), Infinity) : -1;
}
