import type { Legal, Line, LogLine, Question, Scene, View } from "$lib/api/neue_entdecker";
import type * as Voyage from "../../voyage/play/moment";
import type { VoyageTable } from "../../voyage/play/table.svelte";
import type { Place } from "../../voyage/scene";
import { PATHS, pathPlace, SPACES } from "../jungle";

/** What Die neuen Entdecker sends, for the craft that it shares with its older sister. */
export interface NeueEntdecker {
  scene: Scene;
  view: View;
  line: Line;
  legal: Legal;
  question: Question;
}

export type Moment = Voyage.Moment<NeueEntdecker>;
export type Effect = Voyage.Effect<Question>;
export type Outcome = Voyage.Outcome<Question>;
export type NeueTable = VoyageTable<NeueEntdecker>;
export type { Legal, Line, LogLine, Question, Scene, View };

export type UnitName = "scout" | "base" | "settlement";
export const UNITS: readonly UnitName[] = ["scout", "base", "settlement"];

/** The path that a place beside the chart belongs to, -1 for none. */
export const pathAt = (scene: Scene, place: Place): number => {
  const path = place - pathPlace(scene, 0);
  return path >= 0 && path < PATHS ? path : -1;
};
/** The space of the jungle, counted through all paths, -1 for none. */
export const spaceAt = (scene: Scene, place: Place): number => {
  const space = place - pathPlace(scene, PATHS);
  return space >= 0 && space < PATHS * SPACES ? space : -1;
};
export const spaceOf = ({ path = -1, space = -1 }: Pick<Line, "path" | "space">): number => SPACES * path + space;
