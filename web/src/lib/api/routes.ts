/** Routes of El Dorado: the box of boards, the atlas, the checker, and races for a try. */
import { ask } from "./client";
import type { Scene } from "./eldorado";
import type { components } from "./types";

type Schemas = components["schemas"];

export type BoardBox = Schemas["BoardBox"];
export type BoardSide = Schemas["BoardSide"];
export type BoardSpace = Schemas["BoardSpace"];
export type AtlasRoute = Schemas["AtlasRoute"];
export type RouteLayout = Schemas["RouteLayout"];
export type RoutePiece = Schemas["RoutePiece"];
export type RouteProblem = Schemas["RouteProblem"];
export type RouteFigures = Schemas["RouteFigures"];
export type RouteCheck = Schemas["RouteCheck"];
export type Measurement = Schemas["Measurement"];
export type TryoutProgress = Schemas["TryoutProgress"];

const ROOT = "/api/eldorado";

/** Asked once: the boxes do not change. A question that failed may be asked again. */
function once<Out>(question: () => Promise<Out>): () => Promise<Out> {
  let asked: Promise<Out> | null = null;
  return () => {
    asked ??= question().catch((error: unknown) => {
      asked = null;
      throw error;
    });
    return asked;
  };
}

export const routes = {
  boards: once(() => ask<BoardBox>(`${ROOT}/boards`)),
  atlas: once(() => ask<AtlasRoute[]>(`${ROOT}/atlas`)),
  /** A text or a code; what cannot be read is answered with problems. */
  check: (text: string) => ask<RouteCheck>(`${ROOT}/check`, { text }),
  scene: (text: string) => ask<Scene>(`${ROOT}/scene`, { text }),
  /** For an EventSource: `progress`, then `result`, or `trouble`. */
  tryoutAddress: (route: string, races: number, players: number) =>
    `${ROOT}/tryout?route=${encodeURIComponent(route)}&races=${races}&players=${players}`,
};
