import type { Chair } from "$lib/api";
import type { AnswerLimit, GameModule, GameTable, LogEntry, Tab, WhyNot } from "./module";

/** All that the two layouts need, so that a running table and a replay can share them. */
export interface Shown {
  id: string;
  table: string;
  key: string;
  game: GameTable;
  regions: GameModule;
  chairs: readonly Chair[];
  mine: readonly number[];
  entries: LogEntry[];
  step: number;
  thinking: number;
  trouble: string;
  why: WhyNot | null;
  limit: AnswerLimit | null;
  /** Somebody else is coming to the screen: nothing of a hand may be drawn. */
  covered: boolean;
  logOpen: boolean;
  tab: Tab;
  openLog: (open: boolean) => void;
  openTab: (tab: Tab) => void;
  invite: () => void;
  shortcuts: () => void;
  rename?: (seat: number, name: string) => void;
  skip?: (() => void) | undefined;
}
