import type { Legal, Line, LogLine, Question, Scene, View } from "$lib/api/entdecker";
import type { VoyageTable } from "../../voyage/play/table.svelte";
import type * as Voyage from "../../voyage/play/moment";

/** What Entdecker sends, for the craft that it shares with its sister. */
export interface Entdecker {
  scene: Scene;
  view: View;
  line: Line;
  legal: Legal;
  question: Question;
}

export type Moment = Voyage.Moment<Entdecker>;
export type Effect = Voyage.Effect<Question>;
export type Outcome = Voyage.Outcome<Question>;
export type EntdeckerTable = VoyageTable<Entdecker>;
export type { Legal, Line, LogLine, Question, Scene, View };

export type UnitName = "post" | "fort" | "settlement";
export const UNITS: readonly UnitName[] = ["post", "fort", "settlement"];
