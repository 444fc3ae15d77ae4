/** Positions of real games, as the table sends them. */
import type { Scene, View } from "../scene";
import alone from "./alone.json";
import laying from "./laying.json";
import midgame from "./midgame.json";
import over from "./over.json";
import taking from "./taking.json";

export interface Decision {
  kind: string;
  seat: number;
  cell?: number;
  side?: number;
  crosses?: number;
  terrain?: number;
  tile?: number;
  turn?: number;
}

export interface Position {
  scene: Scene;
  view: View;
  legal: Decision[];
}

/** Four seats, third round: seat 0 has one cross of this turn, two have sealed, seat 2 is choosing. */
export const MIDGAME = midgame as Position;
/** Alone with all advanced sides and three objectives. */
export const ALONE = alone as Position;
/** Seat 1 chooses its half of the card, or a map. */
export const TAKING = taking as Position;
/** The first player has laid two tiles. */
export const LAYING = laying as Position;
/** A finished game of three. */
export const OVER = over as Position;

export const litCells = ({ legal }: Position): number[] =>
  legal.flatMap(({ kind, cell }) => (kind === "cross" && cell !== undefined ? [cell] : []));
