/** What the board of Die neuen Entdecker draws; scenes and views of the game fit. */
import type { Scene, View } from "$lib/api/neue_entdecker";
import type { ChartScene, ChartView, Tile, UnitKind } from "../voyage/scene";

export type BoardScene = Pick<
  Scene,
  "width" | "height" | "squares" | "edges" | "paths" | "spaces" | "dot" | "eye" | "track"
>;

/** A path of the jungle: its scouts, whether a token is in its hut, and what this seat knows of it. */
export type Path = View["paths"][number];

export interface BoardView extends Pick<View, "ship" | "paths"> {
  tiles: Tile[];
  units: (Pick<View["units"][number], "square" | "seat" | "area" | "chief"> & { unit: UnitKind })[];
  islands: readonly Pick<View["islands"][number], "id" | "complete">[];
  seats: readonly Pick<View["seats"][number], "points">[];
}

const charts = new WeakMap<BoardScene, ChartScene>();

/** The scene as the chart knows it, the same object for the same scene. */
export function chartScene(scene: BoardScene): ChartScene {
  const { width, height, squares, edges } = scene;
  const known = charts.get(scene) ?? { width, height, squares, circles: edges };
  charts.set(scene, known);
  return known;
}

export const chartView = ({ tiles, units, ship }: BoardView): ChartView => ({
  tiles,
  ship,
  units: units.map(({ square, seat, unit, area, chief }) => ({
    square,
    seat,
    area,
    unit,
    chief: chief === 1,
  })),
});
