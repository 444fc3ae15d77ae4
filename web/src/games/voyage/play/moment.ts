/** What the page knows when somebody decides in a game of discovery, and what the player has begun to choose. */
import type { LogLine as AnyLine } from "$lib/api";
import type { Button, Prompt } from "../../../table/messages";
import type { Circle, Place, Square, Tile, UnitKind } from "../scene";

/** The sea: its squares, and what lies around them. */
export interface Sea {
  squares: Square[];
  circles?: Circle[];
  edges?: Circle[];
}

/** Where the game stands, and what is on the chart. */
export interface Position {
  seat: number;
  actor: number;
  active: number;
  phase: string;
  tiles: Tile[];
  units: { square: number }[];
  ship: number;
  seats: { seat: number; gold: number; points: number }[];
}

/** A decision or an outcome as data; a game adds its own fields. */
export interface Deed {
  kind: string;
  seat: number;
  place?: number;
  square?: number;
  from?: number;
  land?: number;
  area?: number;
  sides?: number;
  pile?: number;
  number?: number;
  cost?: number;
  filled: { square: number; tile: string; turn: number }[];
  scored: { island: number; squares: number[]; value: number }[];
  gains: number[];
}

/** What one game of discovery sends. */
export interface Game {
  scene: Sea;
  view: Position;
  line: Deed;
  legal: Deed & { action: number };
  question: object;
}

export type Line<G extends Game> = Omit<AnyLine, "line"> & { line: G["line"] };

export interface Moment<G extends Game> {
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

export interface Play {
  mode: Mode;
  /** What is under the pointer, the focus or the finger. */
  look: Place | null;
  /** The place that a finger has tapped once: the second tap does it. */
  armed: Place | null;
}

export type Event =
  | { type: "place"; place: Place; gesture: Gesture }
  | { type: "look"; place: Place | null }
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
export type About = { place: Place } | { button: string };

export type Effect<Question> =
  | { type: "send"; actions: number[] }
  | { type: "ask"; question: Question; about: About }
  /** An answer that needs no server: what to do first. */
  | { type: "tell"; key: string; about: About };

export type Outcome<Question> = [Play, Effect<Question> | null];

export const REST: Play = { mode: { at: "rest" }, look: null, armed: null };

export const ownSeat = <S extends { seat: number }>(
  view: { seat: number; seats: S[] },
  seat = view.seat,
): S | undefined => view.seats.find((one) => one.seat === seat);

export const acting = <G extends Game>({ view, legal }: Moment<G>): boolean =>
  view.seat >= 0 && view.actor === view.seat && legal.length > 0;

export const of = <G extends Game>(moment: Moment<G>, kind: G["line"]["kind"]): G["legal"][] =>
  moment.legal.filter((one) => one.kind === kind);

export const may = <G extends Game>(moment: Moment<G>, kind: G["line"]["kind"]): boolean =>
  moment.legal.some((one) => one.kind === kind);

export type PlayButton = Button<Event>;
export type PlayPrompt = Prompt<Event>;
