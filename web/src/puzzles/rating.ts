/** Glicko: how strong a solver is and how hard a puzzle, each with its uncertainty, after one meeting. */
export interface Rating {
  rating: number;
  deviation: number;
}

export const NEWCOMER: Rating = { rating: 1000, deviation: 350 };
/** Of a puzzle that nobody here has met: the six levels have tried it. */
export const PUZZLE_DEVIATION = 150;
const LEAST_DEVIATION = 50;
const Q = Math.log(10) / 400;

const damping = (deviation: number): number => 1 / Math.sqrt(1 + (3 * (Q * deviation) ** 2) / Math.PI ** 2);

export function expected(one: Rating, other: Rating): number {
  return 1 / (1 + 10 ** ((-damping(other.deviation) * (one.rating - other.rating)) / 400));
}

/** The rating of one after its meeting with the other; score: 1 won, 0 lost. */
export function after(one: Rating, other: Rating, score: number): Rating {
  const g = damping(other.deviation);
  const chance = expected(one, other);
  const information = Q ** 2 * g ** 2 * chance * (1 - chance);
  const precision = 1 / one.deviation ** 2 + information;
  return {
    rating: one.rating + (Q / precision) * g * (score - chance),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / precision)),
  };
}
