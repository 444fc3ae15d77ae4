/** Decisions that are no way of a card: exploring, visiting, lifting, using a tile, moving somebody's piece. */
import type { Legal, Line } from "$lib/api/eldorado";
import type { Place } from "../scene";
import type { Mode, Moment } from "./moment";
import { acting } from "./moment";

export const listed = (moment: Moment, kind: Line["kind"]): Legal[] => moment.legal.filter((one) => one.kind === kind);

/** One exploration for each cave: whichever piece goes in, the cave gives the same. */
export function explorations(moment: Moment): Legal[] {
  const found = new Map(
    listed(moment, "explore")
      .toReversed()
      .map((one) => [one.cave, one]),
  );
  return [...found.values()].toReversed();
}

const cellOf = ({ scene }: Moment, one: Legal): number =>
  one.kind === "explore" ? (scene.caves?.[one.cave ?? -1] ?? -1) : (one.to ?? -1);

/** What can be done at places of the map by itself. */
export function deeds(moment: Moment, mode: Mode): Legal[] {
  if (!acting(moment)) return [];
  if (mode.at === "hops") return mode.hops;
  if (moment.view.phase === "hop") return listed(moment, "hop");
  return moment.view.phase === "play" && mode.at === "rest" ? explorations(moment) : [];
}

export function deedsByCell(moment: Moment, mode: Mode): Map<number, Legal[]> {
  const found = new Map<number, Legal[]>();
  for (const one of deeds(moment, mode)) {
    const cell = cellOf(moment, one);
    found.set(cell, [...(found.get(cell) ?? []), one]);
  }
  return found;
}

/** What a press on a place does by itself; a cave beside one's piece can be explored whatever is chosen. */
export function deedsAt(moment: Moment, mode: Mode, place: Place): Legal[] {
  if (!("cell" in place) || !acting(moment)) return [];
  const lit = deedsByCell(moment, mode).get(place.cell);
  if (lit) return lit;
  return moment.view.phase === "play" ? explorations(moment).filter((one) => cellOf(moment, one) === place.cell) : [];
}

/** What a tile in a slot does by itself; banishing names whom. */
export const usesOf = (moment: Moment, card: number): Legal[] =>
  listed(moment, "use").filter((one) => one.card === card);

/** The one piece that may be moved now, if it is just one. */
export function hopper(moment: Moment): { seat: number; piece: number } | null {
  const hops = listed(moment, "hop");
  const [first] = hops;
  const same = hops.every((one) => one.whom === first?.whom && one.piece === first?.piece);
  return first && same ? { seat: first.whom ?? 0, piece: first.piece ?? 0 } : null;
}
