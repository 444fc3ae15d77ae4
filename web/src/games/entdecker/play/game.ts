import type { Legal, Line, LogLine, Scene, View } from "$lib/api/entdecker";
import type * as Voyage from "../../voyage/play/decision";
import type { VoyageTable } from "../../voyage/play/table.svelte";

/** What Entdecker sends. */
export interface Entdecker {
  scene: Scene;
  view: View;
  line: Line;
  legal: Legal;
}

export type Decision = Voyage.Decision<Entdecker>;
export type EntdeckerTable = VoyageTable<Entdecker>;
export type { Legal, Line, LogLine, Scene, View };
