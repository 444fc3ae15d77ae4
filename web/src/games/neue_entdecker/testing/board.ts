/** A hand-made sea with the jungle beside it. */
import type { ChartScene } from "../../voyage/scene";
import type { BoardScene } from "../scene";

export const boardScene = (sea: ChartScene): BoardScene => ({
  ...sea,
  edges: sea.circles.map((circle) => ({ ...circle, coins: circle.coins ?? 0 })),
  paths: 7,
  spaces: 7,
  dot: 0,
  eye: 1,
  track: 50,
});
