/** The pace at which the tiles of an island are told off: large islands faster. */
const STEP = 260;
const LONGEST = 3400;

/** Milliseconds for each of so many tiles, before the speed setting. */
export const countStep = (tiles: number): number => Math.min(STEP, LONGEST / (tiles + 1));

/** Until the sum stands. */
export const countTime = (tiles: number): number => countStep(tiles) * (tiles + 1);
