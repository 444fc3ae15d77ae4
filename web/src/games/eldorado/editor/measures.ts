/** From a measurement to what is drawn of it. */
import type { Measurement } from "$lib/api/routes";

export interface Bar {
  rounds: number;
  races: number;
}

export const bars = ({ spread, fewest_rounds }: Measurement): Bar[] =>
  spread.map((races, more) => ({ rounds: fewest_rounds + more, races }));

/** The race in the middle, when all are lined up by their length. */
export function median(list: readonly Bar[]): number {
  const total = list.reduce((sum, { races }) => sum + races, 0);
  let passed = 0;
  for (const { rounds, races } of list) {
    passed += races;
    if (passed * 2 >= total) return rounds;
  }
  return 0;
}

export interface Share {
  start: number;
  share: number;
  /** What chance alone leaves open, 19 times out of 20 (Wilson). */
  low: number;
  high: number;
}

const SURE = 1.96;

export function shares({ wins, races }: Measurement): Share[] {
  return wins.map((share, index) => {
    const spread = 1 + SURE ** 2 / races;
    const middle = (share + SURE ** 2 / (2 * races)) / spread;
    const half = (SURE * Math.sqrt((share * (1 - share)) / races + SURE ** 2 / (4 * races ** 2))) / spread;
    return { start: index + 1, share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
  });
}

/** Starting spaces that win more or less than their share by more than chance. */
export function unfair(measured: Measurement): { more: number[]; less: number[] } {
  const fair = 1 / measured.players;
  const all = shares(measured);
  return {
    more: all.filter(({ low }) => low > fair).map(({ start }) => start),
    less: all.filter(({ high }) => high < fair).map(({ start }) => start),
  };
}

/** How many pieces a race has: two each for two players. */
export const piecesIn = ({ players }: Measurement): number => (players === 2 ? 4 : players);

export const STEPS = 5;
const LIMITS = [0.02, 0.1, 0.25, 0.5];

/** How hot a space is, 0 (nobody) to 5 (nearly every piece). */
export function heatOf(measured: Measurement, name: string): number {
  const entered = measured.heat[name] ?? 0;
  if (entered === 0) return 0;
  const share = entered / (measured.races * piecesIn(measured));
  return 1 + LIMITS.filter((limit) => share >= limit).length;
}
