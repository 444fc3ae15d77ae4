interface Placed {
  seat: number;
  place: number;
}

/** Places in which those who have lost on time come last, and share that place. */
export function withForfeits<P extends Placed>(places: readonly P[], forfeited: (seat: number) => boolean): P[] {
  const lost = places.filter(({ seat }) => forfeited(seat));
  const kept = places.filter(({ seat }) => !forfeited(seat));
  const rank = (place: number): number => 1 + kept.filter((other) => other.place < place).length;
  return [
    ...kept.map((one) => ({ ...one, place: rank(one.place) })),
    ...lost.map((one) => ({ ...one, place: kept.length + 1 })),
  ];
}
