/** Actions that were legal at some time, so that one can ask why they are not now. */
import type { Json, Legal } from "$lib/api/generic";

/** Of an action seen several times, the fields that were the same every time. */
function common(one: Legal, other: Legal): Legal {
  const same = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
  const kept = Object.entries(one).filter(([field, value]) => same(value, other[field]));
  return { ...Object.fromEntries(kept), action: one.action, kind: one.kind };
}

/** The known actions with those of a new position. */
export function remember(known: ReadonlyMap<number, Legal>, legal: readonly Legal[]): Map<number, Legal> {
  const all = new Map(known);
  for (const one of legal) {
    const before = all.get(one.action);
    all.set(one.action, before?.kind === one.kind ? common(one, before) : one);
  }
  return all;
}

export const notLegal = (known: ReadonlyMap<number, Legal>, legal: readonly Legal[]): Legal[] => {
  const now = new Set(legal.map(({ action }) => action));
  return [...known.values()].filter(({ action }) => !now.has(action)).toSorted((a, b) => a.action - b.action);
};

export interface ActionGroup {
  kind: string;
  actions: Legal[];
}

/** Actions of the same kind together, in the order of the rules. */
export function groups(legal: readonly Legal[]): ActionGroup[] {
  const byKind = new Map<string, Legal[]>();
  for (const one of legal) byKind.set(one.kind, [...(byKind.get(one.kind) ?? []), one]);
  return [...byKind].map(([kind, actions]) => ({ kind, actions }));
}
