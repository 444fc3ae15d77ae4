/** Decisions named by what they are, turned into numbers as soon as the rules list them. */
import type { Legal } from "$lib/api/eldorado";
import type { Effect, Moment, Play, Want } from "./moment";
import { REST } from "./moment";

const fits = (one: Legal, want: Want): boolean =>
  one.kind === want.kind &&
  (want.card === undefined || one.card === want.card) &&
  (want.draw === undefined || one.draw === want.draw);

export function resolve(legal: Legal[], wants: Want[]): { actions: number[]; rest: Want[] } {
  const actions: number[] = [];
  for (const [index, want] of wants.entries()) {
    const found = legal.find((one) => fits(one, want));
    if (!found) return { actions, rest: wants.slice(index) };
    actions.push(found.action);
  }
  return { actions, rest: [] };
}

/** Sends what can be sent now and keeps the rest for the next position. */
export function run(moment: Moment, wants: Want[], first: number[] = []): [Play, Effect | null] {
  const { actions, rest } = resolve(moment.legal, first.length > 0 ? [] : wants);
  const kept = first.length > 0 ? wants : rest;
  const all = [...first, ...actions];
  if (all.length === 0) return [REST, null];
  return [
    { ...REST, script: kept },
    { type: "send", actions: all },
  ];
}

/** Goes on with a script in a new position; a step that has become impossible ends it. */
export function resume(moment: Moment, play: Play): [Play, Effect | null] {
  const { script } = play;
  if (script.length === 0) return [REST, null];
  const skipped = script.findIndex((want) => !want.optional || moment.legal.some((one) => fits(one, want)));
  return skipped < 0 ? [REST, null] : run(moment, script.slice(skipped));
}
