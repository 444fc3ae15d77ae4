/** Light means "you may": what is lit on the map and on the market. */
import type { Legal, Plan } from "$lib/api/eldorado";
import { t } from "$lib/i18n/index.svelte";
import type { Target } from "../scene";
import { deedsByCell, hopper, listed } from "./deeds";
import type { Moment, Play } from "./moment";
import { braving, entering, planPlace } from "./moment";
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
  const { phase } = moment.view;
  if (phase === "take" || phase === "copy") return listed(moment, phase).map((one) => one.card ?? -1);
  if (mode.at === "buy" && mode.slots.length > 0) return within(moment, mode);
  return affordable(moment);
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

const deedTarget = (one: Legal): Target =>
  one.kind === "hop" ? { label: t("tag-hop"), plan: hopPlan(one) } : { label: t("tag-explore") };

export function litPlaces(moment: Moment, { mode }: Play): LitPlaces {
  const lit: LitPlaces = { cells: new Map(), blockades: new Map() };
  for (const plans of byPlace(offered(moment, mode)).values()) {
    const [plan] = plans.toSorted((a, b) => dearness(a) - dearness(b) || a.used - b.used);
    if (!plan) continue;
    const place = planPlace(plan);
    if ("cell" in place) lit.cells.set(place.cell, { label: label(plan), plan });
    else lit.blockades.set(place.blockade, { label: label(plan), plan });
  }
  for (const [cell, [first]] of deedsByCell(moment, mode)) if (first) lit.cells.set(cell, deedTarget(first));
  return lit;
}

/** The piece that would go: the only one, the picked one, or the one with strength left over. */
export function chosenPiece(moment: Moment, { mode, look }: Play): { seat: number; piece: number } | null {
  const { view } = moment;
  if (view.phase === "hop") {
    const [first] = look && "cell" in look ? (deedsByCell(moment, mode).get(look.cell) ?? []) : [];
    return first ? { seat: first.whom ?? 0, piece: first.piece ?? 0 } : hopper(moment);
  }
  if (view.phase !== "play") return null;
  const { seat } = view;
  if (mode.at === "piece") return { seat, piece: mode.piece };
  if (mode.at === "rest" && view.mover >= 0) return { seat, piece: view.mover };
  return mode.at === "card" && pieceCount(view) === 1 ? { seat, piece: 0 } : null;
}
