import type { Chair } from "$lib/api";
import type { Hint } from "./hints.svelte";
import type { AnswerDeadline, GameModule, GameTable, LogEntry, Tab, ThinkingTime, WhyNot } from "./module";
import type { StandInControls } from "./standIns";

/** The hint that lies on the table, and what can be done with it. */
export interface HintControls {
  now: Hint;
  seconds: number;
  alone: boolean;
  ask: () => void;
  close: () => void;
  play: (action: number) => void;
}

/** All that the two layouts need, so that a running table and a replay can share them. */
export interface LayoutProps {
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
  thinkingTime: ThinkingTime | null;
  standIns: StandInControls;
  /** Null where none may be asked for now. */
  hint: HintControls | null;
  trouble: string;
  why: WhyNot | null;
  deadline: AnswerDeadline | null;
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
