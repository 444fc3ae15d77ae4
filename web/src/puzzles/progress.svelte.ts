/** How the solver stands: rating, streak, and which puzzles were met. All of it follows from the first tries. */
import { ask, type FirstTry, type Me, type PuzzleInfo } from "$lib/api";
import { after, NEWCOMER, PUZZLE_DEVIATION, type Rating } from "./rating";
import { bringTries, joined, keepTries, type KeptTries, leaveTries, readTries, sendTries } from "./tries";

/** Of the puzzles whose rating is nearest, one of so many comes next. */
const NEAREST = 5;

interface Met extends Rating {
  /** The last first try was right. */
  right: boolean;
  at: number;
}
interface Standing {
  solver: Rating;
  streak: number;
  best: number;
  met: ReadonlyMap<string, Met>;
}

/** Solver and puzzles after all these meetings, in their order. */
export function standingAfter(tries: readonly FirstTry[]): Standing {
  const met = new Map<string, Met>();
  let solver = NEWCOMER;
  let [streak, best] = [0, 0];
  for (const { puzzle: id, rating, right, at } of tries) {
    const puzzle = met.get(id) ?? { rating, deviation: PUZZLE_DEVIATION };
    const score = right ? 1 : 0;
    met.set(id, { ...after(puzzle, solver, 1 - score), right, at });
    solver = after(solver, puzzle, score);
    streak = right ? streak + 1 : 0;
    best = Math.max(best, streak);
  }
  return { solver, streak, best, met };
}

export class Progress {
  private kept = $state.raw(readTries());
  private readonly standing = $derived(standingAfter(this.kept.tries));

  get rating(): number {
    return Math.round(this.standing.solver.rating);
  }
  get streak(): number {
    return this.standing.streak;
  }
  get best(): number {
    return this.standing.best;
  }
  /** With whose account all this is kept; "" in this browser alone. */
  get account(): string {
    return this.kept.account;
  }

  solved(id: string): boolean {
    return this.standing.met.get(id)?.right ?? false;
  }

  /** Fetches what the account has, where somebody is logged in. */
  async load(): Promise<void> {
    try {
      const me = await ask<Me>("/api/me");
      this.kept = me.account ? await bringTries(me.name) : leaveTries();
    } catch {
      return;
    }
  }

  /** The first try at a puzzle counts; returns by how much the solver's rating changes. */
  record({ id, rating }: Pick<PuzzleInfo, "id" | "rating">, right: boolean, now = Date.now()): number {
    const before = this.rating;
    const { account, tries } = this.latest();
    const one = { puzzle: id, rating, right, at: Math.max(now, (tries.at(-1)?.at ?? 0) + 1) };
    this.kept = keepTries({ account, tries: joined(tries, [one]) });
    if (account !== "") void sendTries([one]);
    return this.rating - before;
  }

  /** Another tab may have kept some meanwhile, or have logged in or out. */
  private latest(): KeptTries {
    const stored = readTries();
    const own = stored.account === this.kept.account ? this.kept.tries : [];
    return { account: stored.account, tries: joined(stored.tries, own) };
  }

  /** One about as hard as the solver is strong that was not met yet; else the one met longest ago. */
  next(list: readonly PuzzleInfo[], now = "", chance = Math.random()): PuzzleInfo | undefined {
    const others = list.filter(({ id }) => id !== now);
    const { met, solver } = this.standing;
    const fresh = others.filter(({ id }) => !met.has(id));
    if (fresh.length === 0)
      return others.toSorted((one, other) => (met.get(one.id)?.at ?? 0) - (met.get(other.id)?.at ?? 0))[0];
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
