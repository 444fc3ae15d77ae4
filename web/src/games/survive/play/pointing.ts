/** One decision as if it had been begun: only what it is about is lit. */
import type { Legal, Plan, Scene, View } from "$lib/api/survive";
import { locationText } from "../../../table/locations";
import type { AdvisedMove } from "../../../table/module";
import { planOf } from "../../../table/planOf";
import { pieceOf, NO_SELECTION, type Mode, type Decision, type Selection } from "./decision";
import { pieceName } from "./pieceNames";

function modeOf({ scene }: Decision, one: Legal, plan: Plan | undefined): Mode {
  if (one.kind === "place") return { at: "value", colour: one.colour ?? -1, value: one.value ?? 0 };
  if (one.kind === "sink") return { at: "sink" };
  if (plan?.tile)
    return { at: "tile", back: scene.backs.findIndex((back) => back.id === plan.tile), piece: pieceOf(plan) };
  if (plan) return { at: "piece", piece: pieceOf(plan) };
  return one.creature === undefined ? { at: "rest" } : { at: "piece", piece: { creature: one.creature } };
}

export function pointed(decision: Decision, { actions }: AdvisedMove): [Decision, Selection] | null {
  const one = decision.legal.find((legal) => legal.action === actions[0]);
  if (!one) return null;
  const plan = planOf(decision.plans, actions);
  return [
    { ...decision, legal: [one], plans: plan ? [plan] : [] },
    { ...NO_SELECTION, mode: modeOf(decision, one, plan) },
  ];
}

/** "red explorer worth 3, from F4 to F5" */
export function locationOf(
  { cells, colours }: Pick<Scene, "cells" | "colours">,
  view: View | null,
  { explorer, boat, from, cell, to }: Legal,
): string {
  const piece = explorer !== undefined ? { explorer } : boat !== undefined ? { boat } : null;
  const path = locationText(cells[from ?? cell ?? -1]?.name ?? "", cells[to ?? -1]?.name ?? "");
  return [piece ? pieceName({ colours }, view, piece) : "", path].filter(Boolean).join(", ");
}
