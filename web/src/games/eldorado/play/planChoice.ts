/** What is lit: the plans on offer in each mode, by place. */
import type { Plan } from "$lib/api/eldorado";
import type { Mode, Decision } from "./decision";
import { acting, braving, cardAt, entering, planKey } from "./decision";
import { inHand } from "./playRow";

export const leftOver = (plan: Plan): boolean => plan.card < 0 && !entering(plan) && !braving(plan);

/** Plans on offer. With a card in hand rubble and camps are lit too: that card is given up first. */
export function offered(decision: Decision, mode: Mode): Plan[] {
  if (!acting(decision) || decision.view.phase !== "play") return [];
  switch (mode.at) {
    case "rest":
      return decision.plans.filter(leftOver);
    case "card": {
      const card = cardAt(decision, mode.slot);
      const given = inHand(decision, mode.slot);
      return decision.plans.filter((plan) => plan.card === card || (given && entering(plan)));
    }
    case "piece":
      return decision.plans.filter((plan) => plan.piece === mode.piece);
    case "which":
      return mode.plans;
    default:
      return [];
  }
}

export function byPlace(plans: Plan[]): Map<string, Plan[]> {
  const byKey = new Map<string, Plan[]>();
  for (const plan of plans) byKey.set(planKey(plan), [...(byKey.get(planKey(plan)) ?? []), plan]);
  return byKey;
}

const rank = (plan: Plan): number[] => [plan.path.length, plan.used];
const before = (one: Plan, other: Plan): number => {
  const [a, b] = [rank(one), rank(other)];
  return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0);
};

/**
 * The different ways to one place: one for each card and piece, the shortest of each. Left-over strength would be
 * lost with the next card, so it goes before any card of the same piece.
 */
export function ways(plans: Plan[], card = -1): Plan[] {
  const wanted = card >= 0 && plans.some((plan) => plan.card === card);
  const pool = wanted ? plans.filter((plan) => plan.card === card) : plans;
  const free = new Set(pool.filter(leftOver).map((plan) => plan.piece));
  const kept = new Map<string, Plan>();
  for (const plan of pool.toSorted(before)) {
    if (free.has(plan.piece) && !leftOver(plan)) continue;
    const key = `${plan.piece} ${plan.card} ${entering(plan)} ${braving(plan)}`;
    if (!kept.has(key)) kept.set(key, plan);
  }
  return [...kept.values()];
}

/** The plan shown and played for a place, if there is just one way to it. */
export function single(decision: Decision, mode: Mode, plans: Plan[]): Plan | null {
  const card = mode.at === "card" ? cardAt(decision, mode.slot) : -1;
  const candidates = ways(plans, card);
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}
