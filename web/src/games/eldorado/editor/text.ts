/** A draft as the text that the table reads, and what a browser has kept of one. */
import type { RoutePiece } from "$lib/api/routes";
import { isObject } from "$lib/storage";
import { openSeams } from "./changes";
import { EMPTY } from "./pieces";
import type { Draft } from "./pieces";

const HEAD = "incognita route 1";
export const LONGEST_NAME = 60;

/** A name as the text can hold it: one line, no remark. */
export const plainName = (name: string): string =>
  name
    .replace(/[\s#]+/g, " ")
    .trim()
    .slice(0, LONGEST_NAME);

const piece = (word: string, { what, turn, q, r }: RoutePiece): string => `${word} ${what} turn ${turn} at ${q} ${r}`;

export function routeText(draft: Draft): string {
  const open = openSeams(draft);
  const names = { name: plainName(draft.en), fr: plainName(draft.fr) };
  return [
    HEAD,
    ...Object.entries(names).flatMap(([word, name]) => (name ? [`${word} ${name}`] : [])),
    ...draft.boards.flatMap((board, index) => [piece("board", board), ...(open.includes(index) ? ["open"] : [])]),
    ...(draft.tavern ? [piece("tavern", draft.tavern)] : []),
    ...(draft.finish ? [piece("finish", draft.finish)] : []),
  ].join("\n");
}

const isPiece = (value: unknown): value is RoutePiece =>
  isObject(value) &&
  typeof value["what"] === "string" &&
  ["turn", "q", "r"].every((name) => Number.isInteger(value[name]));

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** What was kept, if it still is a draft; anything else is none. */
export function readDraft(value: unknown): Draft | null {
  if (!isObject(value) || !Array.isArray(value["boards"]) || !value["boards"].every(isPiece)) return null;
  const end = (name: string) => (isPiece(value[name]) ? value[name] : null);
  return {
    ...EMPTY,
    own: textOf(value["own"]),
    en: textOf(value["en"]),
    fr: textOf(value["fr"]),
    boards: value["boards"],
    open: texts(value["open"]),
    finish: end("finish"),
    tavern: end("tavern"),
  };
}
