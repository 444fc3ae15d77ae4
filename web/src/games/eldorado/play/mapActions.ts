/** Decisions that are no way of a card: exploring, visiting, lifting, using a tile, moving somebody's piece. */
import type { Legal, Line } from "$lib/api/eldorado";
import type { Place } from "../scene";
import type { Mode, Decision } from "./decision";
import { acting } from "./decision";

export const listed = (decision: Decision, kind: Line["kind"]): Legal[] =>
  decision.legal.filter((one) => one.kind === kind);

/** One exploration for each cave: whichever piece goes in, the cave gives the same. */
export function explorations(decision: Decision): Legal[] {
  const byCave = new Map(
    listed(decision, "explore")
      .toReversed()
      .map((one) => [one.cave, one]),
  );
  return [...byCave.values()].toReversed();
}

const cellOf = ({ scene }: Decision, one: Legal): number =>
  one.kind === "explore" ? (scene.caves?.[one.cave ?? -1] ?? -1) : (one.to ?? -1);

/** What can be done at places of the map by itself. */
export function mapActions(decision: Decision, mode: Mode): Legal[] {
  if (!acting(decision)) return [];
  if (mode.at === "hops") return mode.hops;
  if (decision.view.phase === "hop") return listed(decision, "hop");
  return decision.view.phase === "play" && mode.at === "rest" ? explorations(decision) : [];
}

export function actionsByCell(decision: Decision, mode: Mode): Map<number, Legal[]> {
  const byCell = new Map<number, Legal[]>();
  for (const one of mapActions(decision, mode)) {
    const cell = cellOf(decision, one);
    byCell.set(cell, [...(byCell.get(cell) ?? []), one]);
  }
  return byCell;
}

/** What a press on a place does by itself; a cave beside one's piece can be explored whatever is chosen. */
export function actionsAt(decision: Decision, mode: Mode, place: Place): Legal[] {
  if (!("cell" in place) || !acting(decision)) return [];
  const lit = actionsByCell(decision, mode).get(place.cell);
  if (lit) return lit;
  return decision.view.phase === "play"
    ? explorations(decision).filter((one) => cellOf(decision, one) === place.cell)
    : [];
}

/** What a tile in a slot does by itself; banishing names whom. */
export const usesOf = (decision: Decision, card: number): Legal[] =>
  listed(decision, "use").filter((one) => one.card === card);

/** The one piece that may be moved now, if it is just one. */
export function hopper(decision: Decision): { seat: number; piece: number } | null {
  const hops = listed(decision, "hop");
  const [first] = hops;
  const same = hops.every((one) => one.whom === first?.whom && one.piece === first?.piece);
  return first && same ? { seat: first.whom ?? 0, piece: first.piece ?? 0 } : null;
}
