/** A view of any game as panels: facts, chips, tables and lists. */
import type { Json, JsonObject, View } from "$lib/api/generic";
import { isSeatField } from "./names";

export interface Panel {
  key: string;
  value: Json;
}

/** Fields that the table shows elsewhere. */
const SHOWN_ELSEWHERE = ["game", "seat", "actor", "actors", "phase", "round", "places"];
const SEAT_LISTS = ["seats", "players"];
const MAX_COLUMNS = 6;

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isScalar = (value: Json | undefined): boolean => typeof value !== "object" || value === null;

/** Values that fit into one line: shown together as facts. */
export const facts = (view: JsonObject): Panel[] => fields(view).filter(({ value }) => isScalar(value));

/** Values with parts: a panel for each; empty ones are left out. */
export const panels = (view: JsonObject): Panel[] =>
  fields(view).filter(({ key, value }) => !isScalar(value) && size(value) > 0 && !isSeatList(key, value));

const fields = (view: JsonObject): Panel[] =>
  Object.entries(view)
    .filter(([key]) => !SHOWN_ELSEWHERE.includes(key))
    .map(([key, value]) => ({ key, value }));

const size = (value: Json): number =>
  isObject(value) ? Object.keys(value).length : Array.isArray(value) ? value.length : 1;

const isSeatList = (key: string, value: Json): boolean =>
  SEAT_LISTS.includes(key) && Array.isArray(value) && value.every(isObject);

export interface SeatData {
  seat: number;
  /** Where it stands in the view. */
  path: string;
  data: JsonObject;
}

/** What the view says of each seat, the viewer's own first. */
export function seatData(view: View): SeatData[] {
  const key = SEAT_LISTS.find((name) => isSeatList(name, view[name] ?? null));
  const list = key ? (view[key] as JsonObject[]) : [];
  const seats = list.map((data, index) => ({
    seat: typeof data["seat"] === "number" ? data["seat"] : index,
    path: `${key}/${index}`,
    data,
  }));
  return seats.toSorted((a, b) => Number(b.seat === view.seat) - Number(a.seat === view.seat) || a.seat - b.seat);
}

/** The columns of a table, if a list of objects is one: the same few scalar fields in every row. */
export function columns(list: readonly Json[]): string[] | null {
  const [first] = list;
  if (!isObject(first)) return null;
  const keys = Object.keys(first);
  const fits = (row: Json): boolean =>
    isObject(row) && Object.keys(row).join() === keys.join() && Object.values(row).every(isScalar);
  return keys.length > 0 && keys.length <= MAX_COLUMNS && list.every(fits) ? keys : null;
}

/** Number of a seat behind a value, or -1. */
export const seatNumber = (key: string, value: Json): number =>
  isSeatField(key) && typeof value === "number" && value >= 0 ? value : -1;

/** Paths of the values that differ between two views, such as `tiles/3`. */
export function changes(before: Json | undefined, after: Json, path = ""): string[] {
  if (before === undefined || before === after) return [];
  if (isScalar(after) || isScalar(before)) return [path];
  const old = before as JsonObject | Json[];
  return Object.entries(after as JsonObject).flatMap(([key, value]) =>
    key in old
      ? changes((old as JsonObject)[key], value, path ? `${path}/${key}` : key)
      : [path ? `${path}/${key}` : key],
  );
}
