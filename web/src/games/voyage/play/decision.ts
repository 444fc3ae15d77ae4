/** What the page knows when somebody decides in a game of discovery, and what the player has begun to choose. */
import type { LogLine as AnyLine } from "$lib/api";
import type * as Old from "$lib/api/entdecker";
import type * as New from "$lib/api/neue_entdecker";
import type { Button, Prompt } from "../../../table/messages";
import type { Place, UnitKind } from "../scene";

/** The sea: its squares, and what lies around them. */
export type Sea = Pick<Old.Scene | New.Scene, "squares" | "units" | "patterns"> & {
  circles?: Old.Scene["circles"];
  edges?: New.Scene["edges"];
};

/** Where the game stands, and what is on the chart. */
export type Position = Pick<
  Old.View | New.View,
  | "seat"
  | "actor"
  | "active"
  | "phase"
  | "tiles"
  | "units"
  | "ship"
  | "last"
  | "budget"
  | "drawn"
  | "pile"
  | "piles"
  | "unknown"
  | "seats"
>;

/** A decision or an outcome as data; a game adds its own fields. */
export type ActionData = Pick<Old.Line | New.Line, keyof (Old.Line | New.Line)>;

/** What one game of discovery sends. */
export interface Game {
  scene: Sea;
  view: Position;
  line: ActionData;
  legal: ActionData & { action: number };
}

export type Question = Old.Question | New.Question;

export type Line<G extends Game> = Omit<AnyLine, "line"> & { line: G["line"] };

export interface Decision<G extends Game> {
  scene: G["scene"];
  view: G["view"];
  legal: G["legal"][];
  undo: boolean;
  restart: boolean;
}

/** A finger looks first, mouse and Enter do it at once. */
export type Gesture = "tap" | "do";

export type Mode =
  | { at: "rest" }
  | { at: "announce"; number: number; open: boolean }
  | { at: "lay"; square: number; land: number; tile: string }
  /** A unit in hand: on which land of a strait? */
  | { at: "site"; unit: UnitKind; chief: boolean }
  | { at: "recall" }
  /** A scout in hand for the jungle. */
  | { at: "jungle"; chief: boolean };

export interface Selection {
  mode: Mode;
  /** What is under the pointer, the focus or the finger. */
  hovered: Place | null;
  /** The place that a finger has tapped once: the second tap does it. */
  armed: Place | null;
}

export type Event =
  | { type: "place"; place: Place; gesture: Gesture }
  | { type: "hover"; place: Place | null }
  | { type: "turn"; step: number }
  | { type: "number"; number: number; open?: boolean }
  | { type: "pile"; pile: number }
  /** A tile that lies open: one's own, or of an open stack. */
  | { type: "tile"; tile: string }
  | { type: "unit"; unit: UnitKind; chief?: boolean }
  | { type: "plant"; pile: number }
  /** One of several of a kind, by its number. */
  | { type: "choose"; action: number }
  | { type: "act"; kind: string }
  | { type: "recall" }
  /** A plain scout, or a chief scout, for the jungle. */
  | { type: "scout"; chief: boolean }
  | { type: "confirm" }
  | { type: "back" };

/** Where an answer is shown. */
export type About = { place: Place } | { button: string; unit?: UnitKind };

export type Effect =
  | { type: "send"; actions: number[] }
  | { type: "ask"; question: Question; about: About }
  /** An answer that needs no server: what to do first. */
  | { type: "explain"; key: string; about: About };

export type Outcome = [Selection, Effect | null];

export const NO_SELECTION: Selection = { mode: { at: "rest" }, hovered: null, armed: null };

export const ownSeat = <S extends { seat: number }>(
  view: { seat: number; seats: S[] },
  seat = view.seat,
): S | undefined => view.seats.find((one) => one.seat === seat);

export const acting = <G extends Game>({ view, legal }: Decision<G>): boolean =>
  view.seat >= 0 && view.actor === view.seat && legal.length > 0;

export const legalOf = <G extends Game>(decision: Decision<G>, kind: G["line"]["kind"]): G["legal"][] =>
  decision.legal.filter((one) => one.kind === kind);

export const isLegal = <G extends Game>(decision: Decision<G>, kind: G["line"]["kind"]): boolean =>
  decision.legal.some((one) => one.kind === kind);

export type PlayButton = Button<Event>;
export type PlayPrompt = Prompt<Event>;
