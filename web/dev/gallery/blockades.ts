import type { Blockade } from "$lib/api/eldorado";

type Face = Pick<Blockade, "terrain" | "symbol" | "cost">;

/** What is printed on each blockade, by its number. */
export const BLOCKADES: Readonly<Record<number, Face>> = {
  1: { terrain: "jungle", symbol: "machete", cost: 1 },
  2: { terrain: "village", symbol: "coin", cost: 1 },
  3: { terrain: "rubble", symbol: "cards", cost: 1 },
  4: { terrain: "water", symbol: "paddle", cost: 1 },
  5: { terrain: "jungle", symbol: "machete", cost: 2 },
  6: { terrain: "rubble", symbol: "cards", cost: 2 },
  7: { terrain: "demon", symbol: "curse", cost: 1 },
  8: { terrain: "demon", symbol: "curse", cost: 1 },
};
