/** What this browser knows of its solver: rating, streak, and which puzzles were met. */
import type { PuzzleInfo } from "$lib/api";
import { isObject, readStored, store } from "$lib/storage";
import { after, NEWCOMER, PUZZLE_DEVIATION, type Rating } from "./rating";

const NAME = "puzzles";
/** Of the puzzles whose rating is nearest, one of so many comes next. */
const NEAREST = 5;

interface Met extends Rating {
  /** The last first try was right. */
  right: boolean;
  at: number;
}
interface Kept {
  solver: Rating;
  streak: number;
  best: number;
  met: Record<string, Met>;
}

const isRating = (value: unknown): value is Rating =>
  isObject(value) && typeof value["rating"] === "number" && typeof value["deviation"] === "number";

function readKept(): Kept {
  const kept = readStored(NAME);
  const empty = { solver: NEWCOMER, streak: 0, best: 0, met: {} };
  if (!isObject(kept) || !isRating(kept["solver"]) || !isObject(kept["met"])) return empty;
  const met = Object.entries(kept["met"]).filter((entry): entry is [string, Met] => isRating(entry[1]));
  const count = (name: string): number => (typeof kept[name] === "number" ? kept[name] : 0);
  return { solver: kept["solver"], streak: count("streak"), best: count("best"), met: Object.fromEntries(met) };
}

export class Progress {
  private kept = $state.raw(readKept());

  get rating(): number {
    return Math.round(this.kept.solver.rating);
  }
  get streak(): number {
    return this.kept.streak;
  }
  get best(): number {
    return this.kept.best;
  }

  solved(id: string): boolean {
    return this.kept.met[id]?.right ?? false;
  }

  /** The first try at a puzzle counts; returns by how much the solver's rating changes. */
  record({ id, rating }: Pick<PuzzleInfo, "id" | "rating">, right: boolean, at = Date.now()): number {
    const { solver, streak, best, met } = this.kept;
    const puzzle: Rating = met[id] ?? { rating, deviation: PUZZLE_DEVIATION };
    const score = right ? 1 : 0;
    const next = after(solver, puzzle, score);
    const row = right ? streak + 1 : 0;
    this.kept = {
      solver: next,
      streak: row,
      best: Math.max(best, row),
      met: { ...met, [id]: { ...after(puzzle, solver, 1 - score), right, at } },
    };
    store(NAME, this.kept);
    return Math.round(next.rating) - Math.round(solver.rating);
  }

  /** One about as hard as the solver is strong that was not met yet; else the one met longest ago. */
  next(list: readonly PuzzleInfo[], now = "", chance = Math.random()): PuzzleInfo | undefined {
    const others = list.filter(({ id }) => id !== now);
    const { met, solver } = this.kept;
    const fresh = others.filter(({ id }) => !met[id]);
    if (fresh.length === 0)
      return others.toSorted((one, other) => (met[one.id]?.at ?? 0) - (met[other.id]?.at ?? 0))[0];
    const far = ({ rating }: PuzzleInfo): number => Math.abs(rating - solver.rating);
    const nearest = fresh.toSorted((one, other) => far(one) - far(other)).slice(0, NEAREST);
    return nearest[Math.floor(chance * nearest.length)];
  }
}

const DAY = 86_400_000;
/** Neighbouring days are far apart in the list. */
const STRIDE = 7919;

/** The same for everybody on the same date. */
export function puzzleOfTheDay(list: readonly PuzzleInfo[], now = new Date()): PuzzleInfo | undefined {
  const day = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
  const ordered = list.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return ordered[(day * STRIDE) % ordered.length];
}
