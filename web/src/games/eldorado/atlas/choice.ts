/** Which routes of the atlas are shown, and in what order: kept in the address, so that it can be shared. */
import type { AtlasRoute } from "$lib/api/routes";
import { normalised } from "$lib/i18n/normalise";
import { query } from "$lib/router.svelte";

export const SORTS = ["atlas", "name", "length", "difficulty", "leads", "fairness"] as const;
export type Sort = (typeof SORTS)[number];
export const TERRAINS = ["jungle", "water", "village", "rubble", "camp"] as const;
export const LEVELS = ["easy", "medium", "hard"] as const;

/** What each group of the form offers, by its name in the address. */
export const GROUPS = {
  kind: ["official", "expansion", "adventure"],
  length: ["short", "medium", "long"],
  difficulty: LEVELS,
  terrain: TERRAINS,
  box: ["base", "expansion"],
} as const satisfies Record<string, readonly string[]>;
export type Group = keyof typeof GROUPS;
export const GROUP_NAMES = Object.keys(GROUPS) as Group[];

export interface Choice {
  sort: Sort;
  /** From the other end. */
  turned: boolean;
  text: string;
  /** Nothing of a group: all of it. */
  only: Readonly<Record<Group, readonly string[]>>;
}

/** Rounds from which a race is of medium length, and from which it is long. */
export const MEDIUM_FROM = 16;
export const LONG_FROM = 20;

export function lengthOf({ measured: { rounds } }: AtlasRoute): (typeof GROUPS.length)[number] {
  if (rounds < MEDIUM_FROM) return "short";
  return rounds < LONG_FROM ? "medium" : "long";
}

const listed = (value: string | null, offered: readonly string[]): string[] => {
  const wanted = value?.split(",") ?? [];
  return offered.filter((one) => wanted.includes(one));
};

/** What is not known is passed over. */
export function readChoice(search: string): Choice {
  const params = new URLSearchParams(search);
  const only = (group: Group) => listed(params.get(group), GROUPS[group]);
  return {
    sort: SORTS.find((one) => one === params.get("sort")) ?? "atlas",
    turned: params.get("order") === "turned",
    text: params.get("text") ?? "",
    only: {
      kind: only("kind"),
      length: only("length"),
      difficulty: only("difficulty"),
      terrain: only("terrain"),
      box: only("box"),
    },
  };
}

export function writeChoice({ sort, turned, text, only }: Choice): string {
  const params = new URLSearchParams();
  if (sort !== "atlas") params.set("sort", sort);
  if (turned) params.set("order", "turned");
  if (text.trim()) params.set("text", text);
  for (const group of GROUP_NAMES) if (only[group].length > 0) params.set(group, only[group].join(","));
  return query(params).replaceAll("%2C", ",");
}

/** The choice with one answer of a group taken up or dropped. */
export function toggled(choice: Choice, group: Group, value: string): Choice {
  const now = choice.only[group];
  const next = GROUPS[group].filter((one) => (one === value ? !now.includes(one) : now.includes(one)));
  return { ...choice, only: { ...choice.only, [group]: next } };
}

/** Every route again, in the same order. */
export const widened = ({ sort, turned }: Choice): Choice => ({ ...readChoice(""), sort, turned });

export const isNarrowed = ({ text, only }: Choice): boolean =>
  text.trim() !== "" || GROUP_NAMES.some((group) => only[group].length > 0);

type Usual = Record<string, number>;

/** How much of the walking is done on each terrain, over the whole atlas. */
function usual(routes: readonly AtlasRoute[]): Usual {
  const mean = (terrain: string) =>
    routes.reduce((sum, { measured }) => sum + (measured.terrains[terrain] ?? 0), 0) / Math.max(1, routes.length);
  return Object.fromEntries(TERRAINS.map((terrain) => [terrain, mean(terrain)]));
}

const answers = (route: AtlasRoute, common: Usual): Record<Group, readonly string[]> => ({
  kind: [route.kind],
  length: [lengthOf(route)],
  difficulty: [route.figures.difficulty],
  terrain: TERRAINS.filter((terrain) => (route.measured.terrains[terrain] ?? 0) > (common[terrain] ?? 0)),
  box: [route.expansion ? "expansion" : "base"],
});

const holds = (route: AtlasRoute, words: readonly string[]): boolean => {
  const text = normalised(`${route.id} ${route.layout.en} ${route.layout.fr}`);
  return words.every((word) => text.includes(word));
};

/** Of several terrains all are wanted, of everything else one will do. */
function fits(routeAnswers: Record<Group, readonly string[]>, only: Choice["only"]): boolean {
  return GROUP_NAMES.every((group) => {
    const wanted = only[group];
    if (wanted.length === 0) return true;
    const has = (one: string) => routeAnswers[group].includes(one);
    return group === "terrain" ? wanted.every(has) : wanted.some(has);
  });
}

type Order = (one: AtlasRoute, two: AtlasRoute) => number;

function order(sort: Sort, language: "en" | "fr"): Order | null {
  const names = new Intl.Collator(language, { numeric: true, ignorePunctuation: true });
  const byLength: Order = (one, two) => one.measured.rounds - two.measured.rounds;
  const orders: Record<Sort, Order | null> = {
    atlas: null,
    name: (one, two) => names.compare(one.layout[language], two.layout[language]),
    length: byLength,
    difficulty: (one, two) => level(one) - level(two) || byLength(one, two),
    leads: (one, two) => two.measured.lead_changes - one.measured.lead_changes,
    fairness: (one, two) => one.measured.unfairness - two.measured.unfairness,
  };
  return orders[sort];
}

const level = ({ figures }: AtlasRoute): number => LEVELS.indexOf(figures.difficulty);

/** The routes that fit, in the wished order. */
export function chosen(routes: readonly AtlasRoute[], choice: Choice, language: "en" | "fr"): AtlasRoute[] {
  const common = usual(routes);
  const words = normalised(choice.text).split(/\s+/).filter(Boolean);
  const fitting = routes.filter((route) => fits(answers(route, common), choice.only) && holds(route, words));
  const compare = order(choice.sort, language);
  const sorted = compare ? fitting.toSorted(compare) : fitting;
  return choice.turned ? sorted.toReversed() : sorted;
}
