/** What the page knows when it is somebody's move, and what the player may have begun to choose. */
import type { Legal, Line, Plan, Question, Scene, View } from "$lib/api/survive";
import { samePlace, type Goal, type Piece, type Place } from "../scene";

export interface Decision {
  scene: Scene;
  view: View;
  legal: Legal[];
  plans: Plan[];
  undo: boolean;
  restart: boolean;
}

/** A finger looks first, mouse and Enter do it at once. */
export type Gesture = "tap" | "do";

export type Mode =
  | { at: "rest" }
  | { at: "value"; colour: number; value: number }
  | { at: "piece"; piece: Piece }
  | { at: "tile"; back: number; piece: Piece | null }
  | { at: "sink" };

export interface Selection {
  mode: Mode;
  /** What is under the pointer, the focus or the finger. */
  hovered: Place | null;
  /** The goal a finger has tapped once: the second tap does it. */
  armed: Goal | null;
}

export type Event =
  | { type: "goal"; goal: Goal; gesture: Gesture }
  | { type: "piece"; piece: Piece }
  | { type: "ask"; place: Place }
  | { type: "hover"; place: Place | null }
  | { type: "value"; colour: number; value: number }
  | { type: "tile"; back: number }
  | { type: "sink" }
  | { type: "act"; kind: Line["kind"] }
  | { type: "confirm" }
  | { type: "back" };

/** Where an answer is shown. */
export type About = { place: Place } | { back: number } | { button: string };

export type Effect =
  | { type: "send"; actions: number[] }
  | { type: "ask"; question: Question; about: About }
  /** An answer that needs no server: what to do first. */
  | { type: "explain"; key: string; about: About }
  | { type: "undo" };

export type Outcome = [Selection, Effect | null];

export const NO_SELECTION: Selection = { mode: { at: "rest" }, hovered: null, armed: null };

export const acting = ({ view, legal }: Decision): boolean =>
  view.seat >= 0 && view.actor === view.seat && legal.length > 0;

export const legalOf = (decision: Decision, kind: Line["kind"]): Legal[] =>
  decision.legal.filter((one) => one.kind === kind);

export const isLegal = (decision: Decision, kind: Line["kind"]): boolean =>
  decision.legal.some((one) => one.kind === kind);

export const pieceOf = ({ piece, id }: Pick<Plan, "piece" | "id">): Piece =>
  piece === "explorer" ? { explorer: id } : piece === "boat" ? { boat: id } : { creature: id };

export const goalOf = ({ into, boat, isle, to }: Pick<Plan, "into" | "boat" | "isle" | "to">): Goal =>
  into === "boat" ? { boat } : into === "isle" ? { isle } : { cell: to };

export const samePiece = (one: Piece | null, other: Piece | null): boolean => samePlace(one, other);

/** The piece that is chosen, picked or being carried along. */
export function chosenPiece({ view }: Decision, { mode }: Selection): Piece | null {
  if (mode.at === "piece" || (mode.at === "tile" && mode.piece)) return mode.piece;
  return carried(view);
}

/** What is on its way: with a dolphin, before the wind, lifted, gliding, or come to attack. */
export function carried({ phase, explorer, boat, creature, asked }: View): Piece | null {
  if (phase === "defend" && asked) return { creature: asked.creature };
  if (phase !== "glide" && phase !== "drop") return null;
  if (explorer >= 0) return { explorer };
  if (boat >= 0) return { boat };
  return creature >= 0 ? { creature } : null;
}

/** Names of the backs in the order of the tiles. */
export const backId = ({ scene }: Pick<Decision, "scene">, back: number): string => scene.backs[back]?.id ?? "";
