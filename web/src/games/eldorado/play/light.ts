/** Light means "you may": what is lit on the map and on the market. */
import type { Plan } from "$lib/api/eldorado";
import { t } from "$lib/i18n/index.svelte";
import type { Target } from "../scene";
import type { Moment, Play } from "./moment";
import { entering, planPlace } from "./moment";
import { affordable, within } from "./money";
import { pieceCount } from "./seats";
import { byPlace, offered } from "./targets";

export interface LitPlaces {
  cells: Map<number, Target>;
  blockades: Map<number, Target>;
}

export const NOWHERE: LitPlaces = { cells: new Map(), blockades: new Map() };

/** What may be taken, what the chosen payment buys, or what the whole hand could buy. */
export function litPiles(moment: Moment, { mode }: Play): number[] {
  if (moment.view.phase === "take")
    return moment.legal.flatMap((one) => (one.kind === "take" && one.card !== undefined ? [one.card] : []));
  if (mode.at === "buy" && mode.slots.length > 0) return within(moment, mode.slots);
  return affordable(moment);
}

function label(plan: Plan): string {
  if (plan.cards > 0) return t("tag-cards", { cards: plan.cards });
  return plan.held > 0 ? t("tag-used", { used: plan.used, held: plan.held }) : t("tag-step");
}

export function litPlaces(moment: Moment, { mode }: Play): LitPlaces {
  const lit: LitPlaces = { cells: new Map(), blockades: new Map() };
  for (const plans of byPlace(offered(moment, mode)).values()) {
    const [plan] = plans.toSorted((a, b) => Number(entering(a)) - Number(entering(b)) || a.used - b.used);
    if (!plan) continue;
    const place = planPlace(plan);
    if ("cell" in place) lit.cells.set(place.cell, { label: label(plan), plan });
    else lit.blockades.set(place.blockade, { label: label(plan), plan });
  }
  return lit;
}

/** The piece that would go: the only one, the picked one, or the one with strength left over. */
export function chosenPiece({ view }: Moment, { mode }: Play): { seat: number; piece: number } | null {
  if (view.phase !== "play") return null;
  const { seat } = view;
  if (mode.at === "piece") return { seat, piece: mode.piece };
  if (mode.at === "rest" && view.mover >= 0) return { seat, piece: view.mover };
  return mode.at === "card" && pieceCount(view) === 1 ? { seat, piece: 0 } : null;
}
