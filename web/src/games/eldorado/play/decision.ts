/** What the page knows when it is somebody's move, and what the player may have begun to choose. */
import type { Legal, Line, Plan, Question, Scene, View } from "$lib/api/eldorado";
import type { Place } from "../scene";
import { ownSeat, rowOf, shownSlot } from "./playRow";

export interface Decision {
  scene: Scene;
  view: View;
  legal: Legal[];
  plans: Plan[];
  undo: boolean;
  restart: boolean;
}

/** How a place was touched: hover and focus look, a finger looks first, mouse and Enter do it at once. */
export type Gesture = "hover" | "tap" | "do";

export type Mode =
  | { at: "rest" }
  | { at: "card"; slot: number }
  | { at: "piece"; piece: number }
  | { at: "which"; plans: Plan[] }
  | { at: "hops"; hops: Legal[] }
  | { at: "buy"; slots: number[]; want: number; changed?: number }
  | { at: "pick"; slots: number[] }
  | { at: "keep"; slots: number[] };

/** A decision still to be made, named by what it is: its number is only known once it is legal. */
export interface QueuedMove {
  kind: Line["kind"];
  card?: number;
  draw?: number;
  optional?: boolean;
}

export interface Selection {
  mode: Mode;
  /** The target under the pointer, the focus or the finger. */
  hovered: Place | null;
  /** The target a finger has tapped once: the second tap plays it. */
  armed: Place | null;
  /** Decisions to send as soon as they become legal. */
  queue: QueuedMove[];
}

export type Event =
  | { type: "card"; slot: number }
  | { type: "place"; place: Place; gesture: Gesture }
  | { type: "leave" }
  | { type: "piece"; piece: number }
  | { type: "option"; index: number }
  | { type: "pile"; card: number }
  | { type: "draw"; draw: number }
  | { type: "act"; action: number }
  | { type: "once" }
  | { type: "change" }
  | { type: "buy" }
  | { type: "confirm" }
  | { type: "end" }
  | { type: "back" };

export type Effect =
  { type: "send"; actions: number[] } | { type: "ask"; question: Question; about: About } | { type: "undo" };

/** Where the answer to "why not?" is shown. */
export type About = { place: Place } | { pile: number } | { slot: number } | { button: string };

export type Outcome = [Selection, Effect | null];

export const NO_SELECTION: Selection = { mode: { at: "rest" }, hovered: null, armed: null, queue: [] };

export const placeKey = (place: Place): string => ("cell" in place ? `c${place.cell}` : `b${place.blockade}`);

export const planPlace = (plan: Plan): Place => (plan.blockade >= 0 ? { blockade: plan.blockade } : { cell: plan.to });

export const planKey = (plan: Plan): string => placeKey(planPlace(plan));

/** Paying with any cards: rubble, camp or a blockade of rubble. */
export const entering = (plan: Plan): boolean => plan.card < 0 && plan.cards > 0;

export const acting = (decision: Decision): boolean =>
  decision.view.seat >= 0 && decision.view.actor === decision.view.seat && decision.legal.length > 0;

/** Entering a demon, a tunnel or a demon blockade: no card helps, curses are drawn. */
export const braving = (plan: Plan): boolean => (plan.curses ?? 0) > 0;

/** Several curses, or one more for somebody who bears one: worth a second look. */
export const risky = ({ view }: Decision, plan: Plan): boolean =>
  braving(plan) && ((plan.curses ?? 0) > 1 || (ownSeat(view)?.curses?.length ?? 0) > 0);

/** The card, tile or copy in a slot. */
export const cardAt = (decision: Decision, slot: number): number => rowOf(decision).cards[slot] ?? -1;

export const isLegal = (decision: Decision, kind: Line["kind"], card?: number): boolean =>
  decision.legal.some((one) => one.kind === kind && (card === undefined || one.card === card));

/** A familiar that is used once is put back like the card that it is. */
export function toggled(decision: Decision, slots: readonly number[], slot: number): number[] {
  const others = slots.filter((one) => one !== slot && shownSlot(decision, one) !== slot);
  return others.length < slots.length ? others : [...slots, slot];
}

/** "Enough": the decision that ends what is asked, if it may be ended. */
export const doneOf = (decision: Decision): Legal | undefined => decision.legal.find((one) => one.kind === "done");
