/** The expedition at a glance; what is scored depends on the sides that are played. */
import type { Scene } from "$lib/api/explorers";
import type { Reference } from "../../rules/reference";

const SCORING: Record<string, Record<string, readonly string[]>> = {
  temples: { basic: ["temple.best-value"], advanced: ["bonus.eight-points", "bonus.rank"] },
  food: { basic: ["food.points"], advanced: ["food.advanced-boxes", "food.advanced-points"] },
  gems: { basic: ["gem.points"], advanced: ["gem.advanced-order", "gem.advanced-negative", "gem.advanced-positive"] },
  villages: { basic: ["village.points"], advanced: ["village.advanced-weakest", "village.advanced-points"] },
};

const named = (rules: readonly string[]): string[] => rules.map((rule) => `explorers.${rule}`);

const reference: Reference = {
  turn: named([
    "turn.rounds",
    "turn.phases",
    "active.three",
    "active.other-side",
    "active.same-side",
    "active.joker",
    "cross.adjacent",
    "cross.diagonal",
    "cross.compulsory",
    "item.at-once",
    "map.four-crosses",
    "end.round",
    "end.total",
  ]),
  groups: (scene) => {
    const { options } = scene as Scene;
    const sides = Object.entries(SCORING).flatMap(([name, sides]) => {
      const side: unknown = options[name as keyof typeof options];
      return sides[String(side)] ?? [];
    });
    return [{ title: "reference-scoring", rules: named(sides) }];
  },
};

export default reference;
