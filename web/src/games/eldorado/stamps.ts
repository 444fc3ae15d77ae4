/** Spots that wear the same drawing, which is printed once for all of them. */
import type { Point } from "$board/hex";
import type { Spot } from "./layout";
import { LANDMARKS, marksOf } from "./marks";

export interface Stamp {
  name: string;
  /** One of those that wear it. */
  like: Spot;
  points: Point[];
}

function stampsOf(spots: readonly Spot[], nameOf: (spot: Spot) => string): Stamp[] {
  const stamps = new Map<string, Stamp>();
  for (const spot of spots) {
    const name = nameOf(spot);
    const stamp = stamps.get(name) ?? { name, like: spot, points: [] };
    stamps.set(name, { ...stamp, points: [...stamp.points, spot.at] });
  }
  return [...stamps.values()];
}

/** The texture of the country. */
export const motifStamps = (spots: readonly Spot[]): Stamp[] =>
  stampsOf(
    spots.filter(({ motif }) => !LANDMARKS.has(motif)),
    ({ kind, motif }) => `${kind}-${motif}`,
  );

/** What spaces ask for. */
export const priceStamps = (spots: readonly Spot[]): Stamp[] =>
  stampsOf(
    spots.filter(({ cell, motif }) => marksOf(cell, motif).length > 0),
    ({ kind, cell, motif }) =>
      [kind, cell.terrain, cell.symbol, cell.cost, LANDMARKS.has(motif) ? "foot" : ""].join("-"),
  );
