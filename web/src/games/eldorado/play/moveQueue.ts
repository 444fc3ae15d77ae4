/** Decisions named by what they are, turned into numbers as soon as the rules list them. */
import type { Legal } from "$lib/api/eldorado";
import type { Effect, Decision, Selection, QueuedMove } from "./decision";
import { NO_SELECTION } from "./decision";

const fits = (one: Legal, want: QueuedMove): boolean =>
  one.kind === want.kind &&
  (want.card === undefined || one.card === want.card) &&
  (want.draw === undefined || one.draw === want.draw);

export function resolve(legal: Legal[], wants: QueuedMove[]): { actions: number[]; rest: QueuedMove[] } {
  const actions: number[] = [];
  for (const [index, want] of wants.entries()) {
    const match = legal.find((one) => fits(one, want));
    if (!match) return { actions, rest: wants.slice(index) };
    actions.push(match.action);
  }
  return { actions, rest: [] };
}

/** Sends what can be sent now and keeps the rest for the next position. */
export function run(decision: Decision, wants: QueuedMove[], first: number[] = []): [Selection, Effect | null] {
  const { actions, rest } = resolve(decision.legal, first.length > 0 ? [] : wants);
  const kept = first.length > 0 ? wants : rest;
  const all = [...first, ...actions];
  if (all.length === 0) return [NO_SELECTION, null];
  return [
    { ...NO_SELECTION, queue: kept },
    { type: "send", actions: all },
  ];
}

/** Goes on with a queue in a new position; a step that has become impossible ends it. */
export function resume(decision: Decision, selection: Selection): [Selection, Effect | null] {
  const { queue } = selection;
  if (queue.length === 0) return [NO_SELECTION, null];
  const skipped = queue.findIndex((want) => !want.optional || decision.legal.some((one) => fits(one, want)));
  return skipped < 0 ? [NO_SELECTION, null] : run(decision, queue.slice(skipped));
}
