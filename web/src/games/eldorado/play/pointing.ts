/** One decision as if it had been begun: only what it is about is lit. */
import type { Legal, Plan, Scene } from "$lib/api/eldorado";
import { locationText } from "../../../table/locations";
import { planPlace, NO_SELECTION, type Decision, type Mode, type Selection } from "./decision";
import { rowOf } from "./playRow";

const shortest = (plans: Plan[]): Plan | undefined => plans.toSorted((a, b) => a.actions.length - b.actions.length)[0];

export interface Pointed {
  decision: Decision;
  selection: Selection;
  /** The pile that it takes from, if it does. */
  piles: number[];
}

const FROM_PILES = ["buy", "take", "copy"];

export function pointed(decision: Decision, action: number): Pointed | null {
  const one = decision.legal.find((legal) => legal.action === action);
  if (!one) return null;
  const plan = shortest(decision.plans.filter((way) => way.actions[0] === action));
  const card = one.card ?? -1;
  const slot = rowOf(decision).cards.indexOf(card);
  const held: Mode = card >= 0 && slot >= 0 ? { at: "card", slot } : { at: "rest" };
  const mode: Mode = plan && plan.card < 0 ? { at: "piece", piece: plan.piece } : held;
  const hovered = plan ? planPlace(plan) : null;
  return {
    decision: { ...decision, legal: [one], plans: plan ? [plan] : [] },
    selection: { ...NO_SELECTION, mode, hovered },
    piles: FROM_PILES.includes(one.kind) ? [card] : [],
  };
}

/** "from C4 to C5" */
export function locationOf({ cells }: Pick<Scene, "cells">, { from = -1, to, cave }: Legal): string {
  return locationText(cells[from]?.name ?? "", cells[to ?? cave ?? -1]?.name ?? "");
}
