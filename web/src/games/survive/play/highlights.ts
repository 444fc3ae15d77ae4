/** Light means "you may": what is lit on the map, and what is said about it. */
import type { Plan } from "$lib/api/survive";
import { t } from "$lib/i18n/index.svelte";
import { formatList } from "$lib/i18n/lists";
import { explorerName } from "../names";
import type { Goal, Piece, Target } from "../scene";
import { chosenPiece, goalOf, legalOf, type Decision, type Selection } from "./decision";
import { movable, offered, spaceOf, spaces } from "./planChoice";

export interface Highlights {
  cells: Map<number, Target>;
  boats: Map<number, Target>;
  isles: Map<number, Target>;
  sinkable: Set<number>;
  movable: Piece[];
  chosen: Piece | null;
}

export const NO_HIGHLIGHTS: Highlights = {
  cells: new Map(),
  boats: new Map(),
  isles: new Map(),
  sinkable: new Set(),
  movable: [],
  chosen: null,
};

const named = ({ view }: Decision, ids: readonly number[]): string =>
  formatList(view.explorers.filter((one) => ids.includes(one.id)).map(explorerName));

/** What a way costs and whom it harms. */
export function planLabel(decision: Decision, plan: Plan): string {
  const moves = plan.piece !== "creature" && plan.tile === "" && decision.view.phase === "turn";
  const cost = moves
    ? t("survive-cost", { cost: plan.cost, points: decision.view.points })
    : t("survive-far", { far: plan.cost });
  if (plan.piece === "creature") {
    if (plan.hits.length === 0) return cost;
    const own = plan.wrecked >= 0 && decision.view.die === "whale";
    return `${cost}, ${t(own ? "survive-overturns" : "survive-hits", { who: named(decision, plan.hits) })}`;
  }
  if (plan.lost && plan.piece === "boat") return `${cost}, ${t("survive-boat-wrecked")}`;
  return cost;
}

function target(decision: Decision, plan: Plan): Target {
  const moves = plan.piece !== "creature" && plan.tile === "" && decision.view.phase === "turn";
  const label = planLabel(decision, plan);
  const harms = !plan.lost && plan.hits.length > 0;
  return {
    label,
    plan,
    ...(moves ? { cost: plan.cost } : {}),
    ...(harms ? { harms } : {}),
    ...(plan.lost ? { lost: true } : {}),
  };
}

const put = (lit: Highlights, goal: Goal, target: Target): void => {
  if ("boat" in goal) lit.boats.set(goal.boat, target);
  else if ("isle" in goal) lit.isles.set(goal.isle, target);
  else lit.cells.set(goal.cell, target);
};

export function highlightsOf(decision: Decision, selection: Selection): Highlights {
  const lit: Highlights = {
    cells: new Map(spaces(decision, selection).map((one) => [spaceOf(one), { label: "" }])),
    boats: new Map(),
    isles: new Map(),
    sinkable: new Set(selection.mode.at === "sink" ? legalOf(decision, "sink").map(spaceOf) : []),
    movable: movable(decision, selection),
    chosen: chosenPiece(decision, selection),
  };
  for (const plan of offered(decision, selection)) put(lit, goalOf(plan), target(decision, plan));
  return lit;
}
