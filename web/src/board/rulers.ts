/** Where the names of columns and rows stand on the screen. */

/** A column or a row: its name, and its middle in units of the map. */
export interface RulerLine {
  name: string;
  at: number;
}

/** A strip of names, in pixels of the screen; positions of names count from its beginning. */
export interface RulerBand {
  /** Where it lies across its own direction. */
  at: number;
  from: number;
  length: number;
  /** It lies over the map. */
  over: boolean;
  names: RulerLine[];
}

/** Pixels across a strip. */
export const BAND = 18;
/** Printed names are out of sight when the rim is this close to the edge. */
const GONE = 4;

/** The strip for these lines, kept on the screen; null while the names printed on the map are in sight. */
export function bandAt(
  lines: readonly RulerLine[],
  cell: number,
  rim: number,
  toScreen: (at: number) => number,
  printed: boolean,
): RulerBand | null {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || (printed && rim >= GONE)) return null;
  const from = toScreen(first.at - cell / 2);
  return {
    at: Math.max(0, rim - BAND),
    from,
    length: toScreen(last.at + cell / 2) - from,
    over: rim < BAND,
    names: lines.map(({ name, at }) => ({ name, at: toScreen(at) - from })),
  };
}
