/** What a game of discovery adds to the table: its choices, its words, and what its lines do to the drawing. */
import type { LogFormatter } from "../../../table/logCache";
import type { Ending, Notice, SeatState } from "../../../table/module";
import type { Choices } from "./choices";
import type { Decision, Game, Line, PlayPrompt, Selection } from "./decision";
import type { KeyHelp } from "./keys";
import type { Name } from "./logWording";
import type { VoyageTable } from "./table.svelte";
import type { Targets } from "./targets";

/** What the players' panel, the header and the end of the game say. */
export interface Panels<G extends Game> {
  seat: (scene: G["scene"], view: G["view"], seat: number) => SeatState;
  notices: (view: G["view"]) => Notice[];
  ending: (view: G["view"], name: Name) => Ending | null;
  round: (view: G["view"]) => string;
  subtitle: (scene: G["scene"]) => string;
}

export interface GameAdapter<G extends Game> extends Panels<G> {
  id: string;
  /** Pixels of the tray on a wide screen. */
  trayHeight: number;
  choices: Choices<G>;
  targets: (decision: Decision<G>, selection: Selection) => Targets;
  prompt: (decision: Decision<G>, selection: Selection) => PlayPrompt | null;
  /** What is said when the game is over. */
  over: () => string;
  /** The phase in which somebody is asked whose turn it may not be, and what is said meanwhile. */
  turnAnnouncement: { phase: G["view"]["phase"]; icon: string; title: (name: string) => string; detail: () => string };
  logFormatter: (scene: G["scene"], name: Name) => LogFormatter<Line<G>>;
  /** The drawing after a line, on the way to a position. */
  advance: (view: G["view"], line: G["line"], after: G["view"]) => G["view"];
  /** What waterfalls or plants add to an island that a line completes. */
  bonus: (line: G["line"], island: number) => number;
  rules: (view: G["view"] | null, selection: Selection) => string[];
  /** Keys beyond those that both games share. */
  keys?: { help: readonly KeyHelp[]; press: (table: VoyageTable<G>, key: string) => boolean };
}
