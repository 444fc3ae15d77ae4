/** What pieces, places and seams are called. */
import { centre } from "$board/hex";
import { localised, t } from "$lib/i18n/index.svelte";
import type { Draft, Lying, Part } from "./pieces";
import { pieceOf } from "./pieces";
import type { Place } from "./placing";

const WINDS = ["e", "se", "s", "sw", "w", "nw", "n", "ne"] as const;

/** The wind from one piece to another, as the map shows it. */
export function windTo(from: { q: number; r: number }, to: { q: number; r: number }): string {
  const a = centre(from);
  const b = centre(to);
  const eighth = Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 4));
  return WINDS[(eighth + 8) % 8] ?? "e";
}

export function pieceName(part: Part, what: string): string {
  return part === "board" ? t("editor-board", { side: what }) : t(`editor-${part}`, { terrain: what });
}

export function spokenPiece(draft: Draft, lying: Lying, chosen: boolean): string {
  const piece = pieceOf(draft, lying);
  if (!piece) return "";
  const name = pieceName(lying.part, piece.what);
  const place =
    lying.part === "board"
      ? t("editor-lies", { number: lying.index + 1, count: draft.boards.length, turn: piece.turn })
      : "";
  return [name, place, chosen ? t("editor-chosen") : ""].filter(Boolean).join(", ");
}

export function spokenPlace(draft: Draft, places: readonly Place[], index: number): string {
  const place = places[index];
  if (!place) return "";
  const beside = draft.boards[place.beside];
  if (!beside) return t("editor-place-first");
  return t("editor-place", {
    number: index + 1,
    count: places.length,
    wind: t(`editor-wind-${windTo(beside, place)}`),
    side: beside.what,
    pairs: place.pairs,
  });
}

/** A route's name in the page's language; the other one if that is all there is. */
export function routeName({ en, fr }: { en: string; fr: string }): string {
  return localised({ en: en || fr, fr: fr || en }) || t("editor-unnamed");
}
