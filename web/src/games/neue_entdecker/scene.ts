/** What the board of Die neuen Entdecker draws; scenes and views of the game fit. */
import type { ChartScene, ChartView, Circle, Square, Tile, UnitKind } from "../voyage/scene";

export interface BoardScene {
  width: number;
  height: number;
  squares: Square[];
  /** Edge spaces with their coins. */
  edges: Circle[];
}

/** 1 for a chief, 0 for another piece, -1 where only its owner knows. */
type Chief = number;

export interface Path {
  /** Space 0 is the dot, 1 the eye. */
  scouts: readonly { space: number; seat: number; chief: Chief }[];
  /** Where the next scout would stand, -1 on a full path. */
  next: number;
  /** There is a token in the hut. */
  held: boolean;
  /** Its points, 0 while they are not known to this seat. */
  token: number;
  /** Seats that know it. */
  looked: readonly number[];
}

export interface BoardView {
  tiles: Tile[];
  units: { square: number; seat: number; unit: string; area: number; chief: Chief }[];
  ship: number;
  islands: readonly { id: number; complete: boolean }[];
  paths: readonly Path[];
  seats: readonly { points: number }[];
}

const charts = new WeakMap<BoardScene, ChartScene>();

/** The scene as the chart knows it, the same object for the same scene. */
export function chartScene(scene: BoardScene): ChartScene {
  const { width, height, squares, edges } = scene;
  const known = charts.get(scene) ?? { width, height, squares, circles: edges };
  charts.set(scene, known);
  return known;
}

const KINDS: readonly UnitKind[] = ["scout", "base", "settlement"];

export const chartView = ({ tiles, units, ship }: BoardView): ChartView => ({
  tiles,
  ship,
  units: units.map(({ square, seat, unit, area, chief }) => ({
    square,
    seat,
    area,
    unit: KINDS.find((kind) => kind === unit) ?? "scout",
    chief: chief === 1,
  })),
});
