import type { FairGame } from "$lib/api";
import { sha256 } from "./sha256";

/** The function by which the server draws, once more: docs/fairness.md. */
const NUMBERS = 1n << 256n;

type Seed = FairGame["seeds"][number];
type Outcomes = FairGame["events"][number]["outcomes"];

export const commitmentTo = (secret: string): string => sha256(secret);

function numberBelow(total: bigint, secret: string, event: number, said: string): bigint {
  for (let attempt = 0; ; attempt++) {
    const number = BigInt(`0x${sha256(`${secret}:${event}:${attempt}:${said}`)}`);
    if (number < NUMBERS - (NUMBERS % total)) return number % total;
  }
}

export function draw(secret: string, event: number, seeds: readonly Seed[], outcomes: Outcomes): number {
  const ordered = [...outcomes].sort(([a], [b]) => a - b);
  const known = seeds.filter((seed) => seed.events <= event);
  const said = known.map(({ seat, value }) => `${seat}.${value}`).join(",");
  const total = ordered.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
  let rest = numberBelow(total, secret, event, said);
  for (const [outcome, weight] of ordered) {
    rest -= BigInt(weight);
    if (rest < 0n) return outcome;
  }
  throw new Error("an event without outcomes");
}

export interface Checked {
  events: number;
  /** Steps whose outcome is not what the secret gives. */
  wrong: number[];
  /** Whether the secret is the one that the table had committed to when this page first saw it. */
  promised: boolean | null;
  /** Whether what this browser added is among the seeds; null if it added nothing. */
  added: boolean | null;
}

/** `kept` is what this browser has noted before the game ended. */
export function checkGame(game: FairGame, kept: { commitment: string; seed: number }): Checked {
  const wrong = game.events
    .filter(({ outcomes, drawn }, event) => draw(game.secret, event, game.seeds, outcomes) !== drawn)
    .map(({ step }) => step);
  return {
    events: game.events.length,
    wrong,
    promised: kept.commitment ? commitmentTo(game.secret) === kept.commitment : null,
    added: kept.seed ? game.seeds.some(({ value }) => value === kept.seed) : null,
  };
}
