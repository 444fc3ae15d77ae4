/** Scores and places in a view of any game. */
import type { Json, View } from "$lib/api/generic";
import { t } from "$lib/i18n/index.svelte";
import type { Ending, SeatState } from "../../table/module";
import { fieldName, scalarText } from "./names";
import { seatData } from "./panels";

const SCORE_FIELDS = ["points", "score", "total", "scores", "totals"];
const OVER = -2;

export const isOver = (view: View): boolean => view.actor === OVER || view["phase"] === "over";

const isNumber = (value: Json | undefined): value is number => typeof value === "number";

/** The name of the field that holds a seat's score, and the scores by seat; null where none is found. */
export function scores(view: View): { field: string; bySeat: Map<number, number> } | null {
  const seats = seatData(view);
  const own = SCORE_FIELDS.find((field) => seats.length > 0 && seats.every(({ data }) => isNumber(data[field])));
  if (own) return { field: own, bySeat: new Map(seats.map(({ seat, data }) => [seat, Number(data[own])])) };
  const listed = SCORE_FIELDS.find((field) => Array.isArray(view[field]) && (view[field] as Json[]).every(isNumber));
  if (!listed) return null;
  return { field: listed, bySeat: new Map((view[listed] as number[]).map((score, seat) => [seat, score])) };
}

export function seatState(view: View, seat: number): SeatState {
  const scored = scores(view);
  const score = scored?.bySeat.get(seat);
  const best = Math.max(1, ...(scored?.bySeat.values() ?? []));
  return {
    figure: score === undefined ? "" : scalarText(view.game, score),
    unit: scored && score !== undefined ? fieldName(view.game, scored.field).toLocaleLowerCase() : "",
    progress: score === undefined ? 0 : Math.max(0, score / best),
    facts: [],
    done: false,
  };
}

/** Places that the view names, else by score. */
function placeOf(view: View, seat: number): number {
  const places = view["places"];
  const named = Array.isArray(places) ? places[seat] : undefined;
  if (isNumber(named)) return named;
  const bySeat = scores(view)?.bySeat ?? new Map<number, number>();
  const own = bySeat.get(seat) ?? 0;
  return 1 + [...bySeat.values()].filter((score) => score > own).length;
}

export function ending(view: View, seats: readonly number[], name: (seat: number) => string): Ending | null {
  if (!isOver(view)) return null;
  const places = seats
    .map((seat) => {
      const { figure, unit } = seatState(view, seat);
      return { seat, place: placeOf(view, seat), figure: figure && `${figure} ${unit}`, note: "" };
    })
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  const winners = places.filter(({ place }) => place === 1);
  const [first] = winners;
  const title = first && winners.length === 1 ? t("generic-winner", { name: name(first.seat) }) : t("ending-shared");
  return { title, explanation: t("generic-over-detail"), places };
}
