import type { Chair } from "$lib/api";
import type { Warning } from "./coach.svelte";
import type { GuideMessage } from "./guide/guide";
import type { Hint } from "./hints.svelte";
import type { AnswerDeadline, GameModule, GameTable, LogEntry, PromptText, Tab, ThinkingTime, WhyNot } from "./module";
import type { Session } from "./session.svelte";
import type { StandInControls } from "./standIns";

/** The hint that lies on the table, and what can be done with it. */
export interface HintControls {
  now: Hint;
  seconds: number;
  alone: boolean;
  ask: () => void;
  close: () => void;
  play: (actions: readonly number[]) => void;
}

/** What the coach says, and the ways on from it. */
export interface CoachControls {
  warning: Warning;
  takeBack: () => void;
  mean: () => void;
}

/** All that the layouts need, so that a running table and a replay can share them. */
export interface LayoutProps {
  id: string;
  /** "": no table of the server, so that it has neither replay nor company. */
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
  coach: CoachControls | null;
  /** What is asked: it stays while one's own move is under way. */
  prompt: PromptText | null;
  /** A move is on its way to the server. */
  sending: boolean;
  /** What the guide of a tutorial says. */
  guide: GuideMessage | null;
  trouble: string;
  why: WhyNot | null;
  deadline: AnswerDeadline | null;
  /** Somebody else is coming to the screen: nothing of a hand may be drawn. */
  covered: boolean;
  /** This browser has not finished a game of this kind yet. */
  newcomer: boolean;
  tab: Tab;
  openTab: (tab: Tab) => void;
  invite: () => void;
  shortcuts: () => void;
  /** The game at a glance, where it has a card for that. */
  reference?: (() => void) | undefined;
  /** Looks for a rule. */
  search: () => void;
  rename?: (seat: number, name: string) => void;
  skip?: (() => void) | undefined;
  /** The game is over and its result was read: the ways on stay in the prompt. */
  ended?: Session | null;
}
