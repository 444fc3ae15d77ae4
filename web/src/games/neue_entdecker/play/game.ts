import type { Legal, Line, LogLine, Scene, View } from "$lib/api/neue_entdecker";
import type * as Voyage from "../../voyage/play/decision";
import type { VoyageTable } from "../../voyage/play/table.svelte";

/** What Die neuen Entdecker send. */
export interface NeueEntdecker {
  scene: Scene;
  view: View;
  line: Line;
  legal: Legal;
}

export type Decision = Voyage.Decision<NeueEntdecker>;
export type NeueTable = VoyageTable<NeueEntdecker>;
export type { Legal, Line, LogLine, Scene, View };
