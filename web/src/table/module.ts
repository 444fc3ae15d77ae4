/** What the page asks of a game: every game fills the same regions, and the shell knows none of them by name. */
import type { Chair, Line, LogLine, Question, Update, Welcome } from "$lib/api";
import type { Component } from "svelte";
import type { Reference, ReferenceThing } from "../rules/reference";

/** What a game may ask of the table. */
export interface TableApi {
  play: (actions: number[]) => boolean;
  undo: () => void;
  restart: () => void;
  why: (question: Question) => Promise<WhyReply | null>;
  /** Says something to a screen reader at once. */
  say: (text: string) => void;
  /** Brings a region to the fore on a iconOnly screen. */
  show: (tab: Tab) => void;
}

export type Tab = "hand" | "side" | "players" | "log" | "help";

export interface WhyReply {
  text: string;
  rule: string;
}

/** A part of a sentence; strong parts are names of people and things. */
export interface TextPart {
  text: string;
  strong: boolean;
}

export interface LogEntry {
  seat: number;
  round: number;
  step: number;
  at: number;
  rule: string;
  parts: TextPart[];
  /** The whole sentence, for the live region. */
  text: string;
  /** Places of the board that it speaks of, in the game's own numbers. */
  places?: readonly number[];
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
  /** Facts that are shown even where there is no room for all. */
  marks?: SeatFact[];
  /** The seat has finished: shown instead of the figure. */
  done: boolean;
}

export interface PromptButton {
  id: string;
  icon: string;
  text: string;
  main: boolean;
  off: boolean;
  /** On a phone another tab has it. */
  hiddenOnPhone: boolean;
  /** Small: shown as an icon with its text as a name. */
  iconOnly: boolean;
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

export interface Placement {
  seat: number;
  place: number;
  figure: string;
  note: string;
}

export interface Ending {
  title: string;
  explanation: string;
  places: Placement[];
}

export interface Shortcut {
  keys: string[];
  text: string;
}

/** Why something could not be done: the button, if it was one, the sentence, and the rule with its address. */
export interface WhyNot {
  button: string;
  /** What it is, said before why it cannot be used. */
  about?: string;
  text: string;
  rule?: string;
  href?: string;
}

export interface ShowOptions {
  animate: boolean;
  /** Called with the lines that have just been shown. */
  onLines: (lines: readonly LogLine[]) => void;
}

/** Decisions of one seat in a row, with the lines that the log would have of them. */
export interface AdvisedMove {
  actions: readonly number[];
  lines: readonly LogLine[];
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
  /** Seats that may decide now: several where all choose at once. */
  readonly actors: readonly number[];
  readonly viewer: number;
  /** An animation runs; a click can end it. */
  readonly moving: boolean;
  readonly ending: Ending | null;
  /** Why a button did not work just now. */
  readonly why: WhyNot | null;
  readonly badge: number;
  /** Pixels that the tray under the map needs on a wide screen; it keeps them whatever lies there. */
  readonly trayHeight: number;
  /** Read aloud when the viewer has to decide something in another's turn; "" for the usual words. */
  readonly turnAnnouncement?: string;
  readonly shortcuts: Shortcut[];
  seatState: (seat: number) => SeatState;
  /** Lines in words, with what the given seat may know: several people may use one screen. */
  entries: (lines: readonly LogLine[], viewer: number) => LogEntry[];
  press: (id: string) => void;
  /** True if the key was meant for the game. */
  key: (event: KeyboardEvent) => boolean;
  /** Shows an update; resolves when all animations have ended. */
  show: (update: Update, lines: readonly LogLine[], how: ShowOptions) => Promise<void>;
  finish: () => void;
  /** Decisions that the seat could take, in order, as suggestions. */
  suggestions: (lines: readonly LogLine[], viewer: number) => LogEntry[];
  /** Highlights what a move is about, as if the player had begun to choose it; null goes back to what is chosen. */
  highlight: (move: AdvisedMove | null) => void;
  /** Where a legal action takes place: sets two apart whose log entries read alike; "" if nowhere. */
  locationOf: (legal: Update["legal"][number]) => string;
  setChairs: (chairs: readonly Chair[]) => void;
}

/** A bot that thinks, and for how many seconds at most. */
export interface ThinkingTime {
  seat: number;
  seconds: number;
}

/** What the list of players needs. */
export interface SeatsProps {
  game: GameTable;
  chairs: readonly Chair[];
  mine: readonly number[];
  thinking?: number;
  thinkingTime?: ThinkingTime | null;
  rename?: ((seat: number, name: string) => void) | undefined;
}

/** What chance may bring, as the log would have it. */
export interface OutcomeProps {
  table: GameTable;
  line: Line;
}

/** Pictures and short names of what chance may bring; "" where the notation says enough. */
export interface Outcomes {
  Picture: Component<OutcomeProps>;
  name: (table: GameTable, line: Line) => string;
}

export interface Regions {
  /** `phone`: what has no room in the tray lies on the map. */
  Board: Component<{ table: GameTable; phone?: boolean }>;
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

/** Until when a question has to be answered, in milliseconds, and how many seconds there were in all. */
export interface AnswerDeadline {
  until: number;
  total: number;
}

export interface GameModule extends Regions {
  side: SideName;
  /** The side needs more room than usual. */
  wideSide?: boolean;
  /** The map needs all the width: the side folds away under the log. */
  wideMap?: boolean;
  /** What chance may bring, for where it is chosen. */
  outcomes?: () => Promise<{ default: Outcomes }>;
  /** The game at a glance, beside its legend. */
  reference?: () => Promise<{ default: Reference }>;
  /** What terrains and signs mean. */
  legend?: () => ReferenceThing[];
  /** No seat has a secret: people at one screen need not hide theirs from each other. */
  openInformation?: boolean;
  /** Fetches what a table of this kind needs beside the module. */
  prepare?: (scene: unknown) => Promise<void>;
  start: (welcome: Pick<Welcome, "scene" | "log">, api: TableApi) => GameTable;
}
