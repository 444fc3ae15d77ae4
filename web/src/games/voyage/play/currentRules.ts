/** Which rules to show beside the table now. */
import type { Game, Selection } from "./decision";

/** Rules by what is being done; ids without the name of the game. */
export interface RuleTables<G extends Game> {
  id: string;
  byPhase: Partial<Record<G["view"]["phase"], string[]>>;
  byEvent: Record<string, string[]>;
  site: string[];
  recall: string[];
  explore: string[];
  /** Other lists, for what only this game knows. */
  more: Record<string, string[]>;
  /** The list that a view of this game alone calls for. */
  special?: (view: G["view"]) => string[] | null;
}

function listed<G extends Game>(tables: RuleTables<G>, view: G["view"] | null, { mode }: Selection): string[] {
  if (mode.at === "recall") return tables.recall;
  if (mode.at === "site") return tables.site;
  if (!view) return tables.explore;
  if (view.phase === "lay" && view.drawn?.event)
    return [...(tables.byEvent[view.drawn.event] ?? []), "event.after-laying", "explore.must-lay"];
  return tables.special?.(view) ?? tables.byPhase[view.phase as G["view"]["phase"]] ?? tables.explore;
}

export const rulesBy =
  <G extends Game>(tables: RuleTables<G>) =>
  (view: G["view"] | null, selection: Selection): string[] =>
    listed(tables, view, selection).map((id) => `${tables.id}.${id}`);

/** Everything that may be shown, to be held against the catalogue. */
export const allRules = <G extends Game>({
  id,
  byPhase,
  byEvent,
  site,
  recall,
  explore,
  more,
}: RuleTables<G>): string[] =>
  [
    explore,
    site,
    recall,
    ...[byPhase, byEvent, more].flatMap((lists) => Object.values(lists as Record<string, string[]>)),
  ]
    .flat()
    .map((rule) => `${id}.${rule}`);
