/** Shares of terrain as they are shown: whole hundredths, in a fixed order, none that is too small to see. */
const ORDER = ["jungle", "water", "village", "rubble", "camp", "demon", "tunnel", "mountain"];
export const ICONS: Record<string, string> = {
  jungle: "machete",
  water: "paddle",
  village: "coin",
  rubble: "rubble",
  camp: "camp",
  tunnel: "cave",
  demon: "spark",
  mountain: "mountain",
};

export interface Share {
  terrain: string;
  icon: string;
  /** In hundredths. */
  share: number;
}

export function sharesOf(terrains: Readonly<Record<string, number>>): Share[] {
  return ORDER.map((terrain) => ({
    terrain,
    icon: ICONS[terrain] ?? "",
    share: Math.round((terrains[terrain] ?? 0) * 100),
  })).filter(({ share }) => share > 0);
}

/** The unevenness up to which hundred races tell nothing, and from which it is to be reckoned with. */
const CHANCE = 0.12;
const UNEVEN = 0.2;

export function fairness(unfairness: number): "even" | "nearly" | "uneven" {
  if (unfairness <= CHANCE) return "even";
  return unfairness <= UNEVEN ? "nearly" : "uneven";
}

/** The starting space that wins most, counted from 1. */
export const bestStart = (wins: readonly number[]): number => wins.indexOf(Math.max(...wins)) + 1;
