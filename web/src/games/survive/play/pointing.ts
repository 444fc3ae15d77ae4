/** One decision as if it had been begun: only what it is about is lit. */
import type { Legal, Plan, Scene, View } from "$lib/api/survive";
import { locationText } from "../../../table/locations";
import { pieceOf, REST, type Mode, type Moment, type Play } from "./moment";
import { pieceName } from "./naming";

const shortest = (plans: Plan[]): Plan | undefined => plans.toSorted((a, b) => a.actions.length - b.actions.length)[0];

function modeOf({ scene }: Moment, one: Legal, plan: Plan | undefined): Mode {
  if (one.kind === "place") return { at: "value", colour: one.colour ?? -1, value: one.value ?? 0 };
  if (one.kind === "sink") return { at: "sink" };
  if (plan?.tile)
    return { at: "tile", back: scene.backs.findIndex((back) => back.id === plan.tile), piece: pieceOf(plan) };
  if (plan) return { at: "piece", piece: pieceOf(plan) };
  return one.creature === undefined ? { at: "rest" } : { at: "piece", piece: { creature: one.creature } };
}

export function pointed(moment: Moment, action: number): [Moment, Play] | null {
  const one = moment.legal.find((legal) => legal.action === action);
  if (!one) return null;
  const plan = shortest(moment.plans.filter((way) => way.actions[0] === action));
  return [
    { ...moment, legal: [one], plans: plan ? [plan] : [] },
    { ...REST, mode: modeOf(moment, one, plan) },
  ];
}

/** "Red explorer worth 3, from F4 to F5" */
export function spotOf(
  { cells, colours }: Pick<Scene, "cells" | "colours">,
  view: View | null,
  { explorer, boat, from, cell, to }: Legal,
): string {
  const piece = explorer !== undefined ? { explorer } : boat !== undefined ? { boat } : null;
  const path = locationText(cells[from ?? cell ?? -1]?.name ?? "", cells[to ?? -1]?.name ?? "");
  return [piece ? pieceName({ colours }, view, piece) : "", path].filter(Boolean).join(", ");
}
