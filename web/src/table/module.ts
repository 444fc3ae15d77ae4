/** What the table asks of a game: each game fills the same regions, and the shell knows none of them by name. */
import type { Chair, LogLine, Question, Update, Welcome } from "$lib/api";
import type { Component } from "svelte";

/** The shell's side: what a game may do at the table. */
export interface Link {
  play: (actions: number[]) => boolean;
  undo: () => void;
  restart: () => void;
  why: (question: Question) => Promise<Reply | null>;
  /** Says something to a screen reader at once. */
  say: (text: string) => void;
  /** Brings a region to the fore on a small screen. */
  show: (tab: Tab) => void;
}

export type Tab = "hand" | "side" | "players" | "log" | "help";

export interface Reply {
  text: string;
  rule: string;
}

/** A shared part of a sentence; strong parts are names of people and things. */
export interface Piece {
  text: string;
  strong: boolean;
}

export interface LogEntry {
  seat: number;
  round: number;
  step: number;
  at: number;
  rule: string;
  pieces: Piece[];
  /** Said in full, for the live region. */
  text: string;
}

export interface SeatFact {
  icon: string;
  label: string;
  value: string;
}

export interface SeatState {
  /** The figure that matters most, e.g. spaces to go, and its unit. */
  figure: string;
  unit: string;
  /** How far on, 0 to 1. */
  progress: number;
  facts: SeatFact[];
  /** What is told even where there is no room for all facts. */
  marks?: SeatFact[];
  /** Said instead of the unit when the seat has finished. */
  done: boolean;
}

export interface PromptButton {
  id: string;
  icon: string;
  text: string;
  main: boolean;
  off: boolean;
  /** On a phone another tab has it. */
  aside: boolean;
  /** Small: shown as an icon with its text as a name. */
  small: boolean;
  shortcut: string;
}

export interface PromptText {
  icon: string;
  title: string;
  detail: string;
  buttons: PromptButton[];
}

export interface Notice {
  id: string;
  icon: string;
  text: string;
}

export interface Placing {
  seat: number;
  place: number;
  figure: string;
  note: string;
}

export interface Ending {
  title: string;
  explanation: string;
  places: Placing[];
}

export interface Shortcut {
  keys: string[];
  text: string;
}

/** Why something could not be done: the button, if it was one, the sentence, and the rule with its address. */
export interface WhyNot {
  button: string;
  text: string;
  rule?: string;
  href?: string;
}

export interface Showing {
  animate: boolean;
  /** Called as lines come to be seen. */
  told: (lines: readonly LogLine[]) => void;
}

/** One game at one table: made from the welcome, fed with updates, drawn by the module's components. */
export interface GameTable {
  readonly title: string;
  readonly shortTitle: string;
  readonly subtitle: string;
  readonly goal: string;
  readonly round: string;
  readonly notices: Notice[];
  readonly prompt: PromptText | null;
  /** Who is asked now: several where all choose at once. */
  readonly actors: readonly number[];
  readonly viewer: number;
  /** Something is moving and can be finished by a click. */
  readonly moving: boolean;
  readonly ending: Ending | null;
  /** Why a button did not work just now. */
  readonly why: WhyNot | null;
  readonly badge: number;
  /** Said when one has to decide something out of turn; else it is said that it is one's turn. */
  readonly summons?: string;
  readonly shortcuts: Shortcut[];
  seat: (seat: number) => SeatState;
  /** Lines in words, as they may be read by the given seat: several people may use one screen. */
  entries: (lines: readonly LogLine[], viewer: number) => LogEntry[];
  press: (id: string) => void;
  /** True if the key was meant for the game. */
  key: (event: KeyboardEvent) => boolean;
  /** Shows an update; ends when everything has come to rest. */
  show: (update: Update, lines: readonly LogLine[], how: Showing) => Promise<void>;
  finish: () => void;
  /** Lights what a decision is about, as if the player had begun to choose it; null lights what is chosen again. */
  point: (action: number | null) => void;
  /** Where a legal decision is done, or to what: tells two apart that the log says alike; "" if nowhere. */
  spot: (legal: Update["legal"][number]) => string;
  seats: (chairs: readonly Chair[]) => void;
}

/** What a bot is about: for so many seconds at most. */
export interface Thought {
  seat: number;
  seconds: number;
}

/** Everybody at the table, as the shell knows them. */
export interface SeatsProps {
  game: GameTable;
  chairs: readonly Chair[];
  mine: readonly number[];
  thinking?: number;
  thought?: Thought | null;
  rename?: ((seat: number, name: string) => void) | undefined;
}

export interface Regions {
  Board: Component<{ table: GameTable }>;
  Hand: Component<{ table: GameTable; phone?: boolean }>;
  Side: Component<{ table: GameTable; phone?: boolean }>;
  /** Rules that matter now. */
  Help: Component<{ table: GameTable }>;
  /** The players, where a game has more to show of them than rows of figures. */
  Seats?: Component<SeatsProps>;
}

/** The region beside the map: what it is called, and what its count means. */
export interface SideName {
  icon: string;
  /** Message keys; the badge takes a count. */
  name: string;
  badge: string;
}

/** How long a question may still wait: until when, of how many seconds. */
export interface AnswerLimit {
  until: number;
  whole: number;
}

export interface GameModule extends Regions {
  side: SideName;
  /** The side needs more room than usual. */
  broad?: boolean;
  /** The map needs all the width: the side folds away under the log. */
  wide?: boolean;
  /** No seat has a secret: people at one screen need no curtain between them. */
  open?: boolean;
  start: (welcome: Pick<Welcome, "scene" | "log">, link: Link) => GameTable;
}
