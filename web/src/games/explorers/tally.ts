/** What the score panels count: read from a view, never worked out from rules. */
import { gridOf } from "./grid";
import { sheetOf } from "./scene";
import type { Scene, Sheet, View } from "./scene";

export interface Rung {
  value: number;
  /** Seat that took it, -1 for none. */
  by: number;
  state: "open" | "taken" | "struck";
}

/** The values of a temple from the best down: open, taken by somebody, or struck. */
export function rungs(
  ladder: readonly number[],
  open: readonly number[],
  visits: readonly { seat: number; value: number }[],
): Rung[] {
  const closed = Math.max(ladder.length - open.length, Math.min(visits.length, ladder.length));
  const list: Rung[] = ladder.map((value, i) => ({ value, by: -1, state: i < closed ? "struck" : "open" }));
  for (const { seat, value } of visits.toSorted((a, b) => b.value - a.value)) {
    const own = list.findIndex((rung) => rung.value === value && rung.by < 0);
    const last = list.findIndex((one, i) => i >= closed - visits.length && one.by < 0);
    const rung = list[own >= 0 ? own : last];
    if (rung) Object.assign(rung, { by: seat, state: "taken" });
  }
  return list;
}

export function templeRungs(scene: Scene, view: View, slot: number): Rung[] {
  const open = view.temples.find((one) => one.slot === slot)?.open ?? [];
  const visits = view.boards.flatMap(({ seat, temples }) => {
    const value = temples[slot] ?? 0;
    return value > 0 ? [{ seat, value }] : [];
  });
  return rungs(scene.scoring.temples, open, visits);
}

export interface FoodColumn {
  round: number;
  boxes: { kind: string; ticked: boolean }[];
  points: number;
  /** Points written down; else what the boxes would bring now. */
  scored: boolean;
}

export function foodColumns(scene: Scene, sheet: Sheet): FoodColumn[] {
  return scene.scoring.food_columns.map((kinds, i) => {
    const boxes = kinds.map((kind, box) => ({ kind, ticked: sheet.food[i]?.[box] === 1 }));
    const written = sheet.food_points[i];
    const ticked = boxes.filter((box) => box.ticked).length;
    return { round: i + 1, boxes, points: written ?? scene.scoring.food[ticked] ?? 0, scored: written !== undefined };
  });
}

export interface VillageState {
  slot: number;
  /** North, east, south, west: crossed or not. */
  sides: boolean[];
  count: number;
  points: number;
}

export function villageStates(scene: Scene, view: View, sheet: Sheet): VillageState[] {
  const grid = gridOf(scene);
  const crossed = new Set(sheet.crosses);
  return view.villages.map(({ slot, cell }) => {
    const count = sheet.villages[slot] ?? 0;
    return {
      slot,
      sides: grid.beside(cell).map((side) => crossed.has(side)),
      count,
      points: scene.scoring.villages[count] ?? 0,
    };
  });
}

/** Points of each round: food and gems, written down at its end. */
export const roundTotals = (scene: Scene, sheet: Pick<Sheet, "food_points" | "gem_points">): (number | null)[] =>
  Array.from({ length: scene.scoring.rounds }, (_, i) => {
    const [food, gems] = [sheet.food_points[i], sheet.gem_points[i]];
    return food === undefined || gems === undefined ? null : food + gems;
  });

export interface CountRow {
  part: string;
  icon: string;
  points: number[];
}

const PARTS = [
  ["food", "apple"],
  ["gems", "gem"],
  ["temples", "temple"],
  ["villages", "village"],
  ["objectives", "crown"],
] as const;

/** What is counted out: after a round its food and gems, at the end every part. */
export function countRows(scene: Scene, view: View, round: number | null): CountRow[] {
  const seats = view.boards.map(({ seat }) => seat);
  const of = (seat: number, part: keyof Sheet["score_parts"]): number => {
    const sheet = sheetOf(view.boards, seat);
    if (!sheet) return 0;
    if (round === null) return sheet.score_parts[part];
    return (part === "food" ? sheet.food_points : sheet.gem_points)[round - 1] ?? 0;
  };
  return PARTS.filter(([part]) =>
    round === null ? part !== "objectives" || scene.options.objectives > 0 : part === "food" || part === "gems",
  ).map(([part, icon]) => ({ part, icon, points: seats.map((seat) => of(seat, part)) }));
}

/** A number with a true minus. */
export const minus = (value: number): string => String(value).replace("-", "−");
