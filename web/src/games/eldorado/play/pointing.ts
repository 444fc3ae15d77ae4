/** One decision as if it had been begun: only what it is about is lit. */
import type { Legal, LogLine, Plan, Scene } from "$lib/api/eldorado";
import { locationText } from "../../../table/locations";
import type { AdvisedMove } from "../../../table/module";
import { planOf } from "../../../table/planOf";
import { planPlace, NO_SELECTION, type Decision, type Mode, type Selection } from "./decision";
import { rowOf } from "./playRow";

export interface Pointed {
  decision: Decision;
  selection: Selection;
  /** The pile that it takes from, if it does. */
  piles: number[];
}

const PAYING: readonly string[] = ["pay", "change", "buy"];
const FROM_PILES = ["buy", "take", "copy"];

/** The purchase of a run of decisions as if its cards had been chosen. */
function purchase(decision: Decision, { lines }: AdvisedMove): Pointed | null {
  const done = (lines as readonly LogLine[]).map(({ line }) => line);
  const bought = done.find(({ kind }) => kind === "buy");
  if (!bought || !PAYING.includes(done[0]?.kind ?? "")) return null;
  const { cards } = rowOf(decision);
  const slots: number[] = [];
  for (const { kind, card } of done)
    if (PAYING.includes(kind) && kind !== "buy")
      slots.push(cards.findIndex((held, slot) => held === card && !slots.includes(slot)));
  const want = bought.card ?? -1;
  return { decision, selection: { ...NO_SELECTION, mode: { at: "buy", slots, want } }, piles: [want] };
}

export function pointed(decision: Decision, move: AdvisedMove): Pointed | null {
  const one = decision.legal.find((legal) => legal.action === move.actions[0]);
  if (!one) return null;
  const bought = purchase(decision, move);
  if (bought) return bought;
  const plan: Plan | undefined = planOf(decision.plans, move.actions);
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
