/** Light means "you may": what is lit on the map, and what is said about it. */
import type { Plan } from "$lib/api/survive";
import { t } from "$lib/i18n/index.svelte";
import { formatList } from "$lib/i18n/lists";
import { explorerName } from "../names";
import type { Goal, Piece, Target } from "../scene";
import { chosenPiece, goalOf, of, type Moment, type Play } from "./moment";
import { movable, offered, spaceOf, spaces } from "./targets";

export interface Lit {
  cells: Map<number, Target>;
  boats: Map<number, Target>;
  isles: Map<number, Target>;
  sinkable: Set<number>;
  movable: Piece[];
  chosen: Piece | null;
}

export const DARK: Lit = {
  cells: new Map(),
  boats: new Map(),
  isles: new Map(),
  sinkable: new Set(),
  movable: [],
  chosen: null,
};

const named = ({ view }: Moment, ids: readonly number[]): string =>
  formatList(view.explorers.filter((one) => ids.includes(one.id)).map(explorerName));

/** What a way costs and whom it harms. */
export function planLabel(moment: Moment, plan: Plan): string {
  const moves = plan.piece !== "creature" && plan.tile === "" && moment.view.phase === "turn";
  const cost = moves
    ? t("survive-cost", { cost: plan.cost, points: moment.view.points })
    : t("survive-far", { far: plan.cost });
  if (plan.piece === "creature") {
    if (plan.hits.length === 0) return cost;
    const own = plan.wrecked >= 0 && moment.view.die === "whale";
    return `${cost}, ${t(own ? "survive-overturns" : "survive-hits", { who: named(moment, plan.hits) })}`;
  }
  if (plan.lost && plan.piece === "boat") return `${cost}, ${t("survive-boat-wrecked")}`;
  return cost;
}

function target(moment: Moment, plan: Plan): Target {
  const moves = plan.piece !== "creature" && plan.tile === "" && moment.view.phase === "turn";
  const label = planLabel(moment, plan);
  const harms = !plan.lost && plan.hits.length > 0;
  return {
    label,
    plan,
    ...(moves ? { cost: plan.cost } : {}),
    ...(harms ? { harms } : {}),
    ...(plan.lost ? { lost: true } : {}),
  };
}

const put = (lit: Lit, goal: Goal, target: Target): void => {
  if ("boat" in goal) lit.boats.set(goal.boat, target);
  else if ("isle" in goal) lit.isles.set(goal.isle, target);
  else lit.cells.set(goal.cell, target);
};

export function lights(moment: Moment, play: Play): Lit {
  const lit: Lit = {
    cells: new Map(spaces(moment, play).map((one) => [spaceOf(one), { label: "" }])),
    boats: new Map(),
    isles: new Map(),
    sinkable: new Set(play.mode.at === "sink" ? of(moment, "sink").map(spaceOf) : []),
    movable: movable(moment, play),
    chosen: chosenPiece(moment, play),
  };
  for (const plan of offered(moment, play)) put(lit, goalOf(plan), target(moment, plan));
  return lit;
}
