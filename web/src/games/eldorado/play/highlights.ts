/** Light means "you may": what is lit on the map and on the market. */
import type { Legal, Plan } from "$lib/api/eldorado";
import { t } from "$lib/i18n/index.svelte";
import type { Target } from "../scene";
import { actionsByCell, hopper, listed } from "./mapActions";
import type { Decision, Selection } from "./decision";
import { braving, entering, planPlace } from "./decision";
import { affordable, within } from "./money";
import { pieceCount } from "./seats";
import { byPlace, offered } from "./planChoice";

export interface PlaceTargets {
  cells: Map<number, Target>;
  blockades: Map<number, Target>;
}

export const NOWHERE: PlaceTargets = { cells: new Map(), blockades: new Map() };

/** What may be taken, what the chosen payment buys, or what the whole hand could buy. */
export function pileTargets(decision: Decision, { mode }: Selection): number[] {
  const { phase } = decision.view;
  if (phase === "take" || phase === "copy") return listed(decision, phase).map((one) => one.card ?? -1);
  if (mode.at === "buy" && mode.slots.length > 0) return within(decision, mode);
  return affordable(decision);
}

function label(plan: Plan): string {
  if (braving(plan)) return t("tag-curses", { curses: plan.curses ?? 0 });
  if (plan.cards > 0) return t("tag-cards", { cards: plan.cards });
  return plan.held > 0 ? t("tag-used", { used: plan.used, held: plan.held }) : t("tag-step");
}

/** A way by strength goes before one that takes cards, and that before one that takes curses. */
const dearness = (plan: Plan): number => (braving(plan) ? 2 : entering(plan) ? 1 : 0);

/** Looking at a place where a piece can be moved shows the way there. */
const hopPlan = (one: Legal): Plan => ({
  card: -1,
  piece: one.piece ?? 0,
  to: one.to ?? -1,
  blockade: -1,
  actions: [one.action],
  path: [one.from ?? -1, one.to ?? -1],
  used: 0,
  held: 0,
  symbol: "",
  cards: 0,
});

const mapTarget = (one: Legal): Target =>
  one.kind === "hop" ? { label: t("tag-hop"), plan: hopPlan(one) } : { label: t("tag-explore") };

export function placeTargets(decision: Decision, { mode }: Selection): PlaceTargets {
  const lit: PlaceTargets = { cells: new Map(), blockades: new Map() };
  for (const plans of byPlace(offered(decision, mode)).values()) {
    const [plan] = plans.toSorted((a, b) => dearness(a) - dearness(b) || a.used - b.used);
    if (!plan) continue;
    const place = planPlace(plan);
    if ("cell" in place) lit.cells.set(place.cell, { label: label(plan), plan });
    else lit.blockades.set(place.blockade, { label: label(plan), plan });
  }
  for (const [cell, [first]] of actionsByCell(decision, mode)) if (first) lit.cells.set(cell, mapTarget(first));
  return lit;
}

/** The piece that would go: the only one, the picked one, or the one with strength left over. */
export function chosenPiece(decision: Decision, { mode, hovered }: Selection): { seat: number; piece: number } | null {
  const { view } = decision;
  if (view.phase === "hop") {
    const [first] = hovered && "cell" in hovered ? (actionsByCell(decision, mode).get(hovered.cell) ?? []) : [];
    return first ? { seat: first.whom ?? 0, piece: first.piece ?? 0 } : hopper(decision);
  }
  if (view.phase !== "play") return null;
  const { seat } = view;
  if (mode.at === "piece") return { seat, piece: mode.piece };
  if (mode.at === "rest" && view.mover >= 0) return { seat, piece: view.mover };
  return mode.at === "card" && pieceCount(view) === 1 ? { seat, piece: 0 } : null;
}
