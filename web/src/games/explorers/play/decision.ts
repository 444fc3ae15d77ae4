/** What the page knows when a seat is asked, and what the player may have begun to choose. */
import type { Legal, Line, Question, Scene, View } from "$lib/api/explorers";
import { sheetOf, type Sheet } from "../scene";

export interface Decision {
  scene: Scene;
  view: View;
  legal: Legal[];
  undo: boolean;
  restart: boolean;
}

/** A map may be held ready while its terrain is chosen. */
export type Mode = { at: "rest" } | { at: "map" };

export interface Selection {
  mode: Mode;
  /** The cell under the pointer or the focus. */
  hovered: number | null;
}

export type Event =
  | { type: "cell"; cell: number }
  | { type: "hover"; cell: number | null }
  | { type: "side"; side: number }
  | { type: "map" }
  | { type: "chart"; terrain: number }
  | { type: "bonus"; slot: number }
  | { type: "lay"; tile: number; turn: number }
  | { type: "tile"; tile: number }
  | { type: "seal" }
  | { type: "back" };

/** Where an answer is shown. */
export type About = { cell: number } | { button: string };

export type Effect =
  | { type: "send"; actions: number[] }
  | { type: "ask"; question: Question; about: About }
  /** An answer that needs no server: what to do first. */
  | { type: "explain"; key: string; args?: Record<string, string | number>; about: About }
  /** Takes the turn back, to choose otherwise at once. */
  | { type: "instead"; event: Event };

export type Outcome = [Selection, Effect | null];

export const NO_SELECTION: Selection = { mode: { at: "rest" }, hovered: null };

export const acting = ({ view, legal }: Decision): boolean =>
  view.seat >= 0 && view.actors.includes(view.seat) && legal.length > 0;

export const legalOf = (decision: Decision, kind: Line["kind"]): Legal[] =>
  decision.legal.filter((one) => one.kind === kind);
export const isLegal = (decision: Decision, kind: Line["kind"]): boolean =>
  decision.legal.some((one) => one.kind === kind);

export const own = ({ view }: Pick<Decision, "view">): Sheet | undefined => sheetOf(view.boards, view.seat);

/** Side of the card by number of crosses, for what can be taken or named now. */
export function sideChoices(decision: Decision): Map<number, number> {
  const sides = decision.legal.filter((one) => one.kind === "take" || one.kind === "name");
  return new Map(sides.map((one) => [one.side ?? -1, one.crosses ?? 0]));
}

/** Cells that can be crossed or, setting up, villages to start from. */
export function cells(decision: Decision): Map<number, Legal> {
  if (!acting(decision)) return new Map();
  const home = (slot: number | undefined): number =>
    decision.view.villages.find((one) => one.slot === slot)?.cell ?? -1;
  const byCell: [number, Legal][] = decision.legal.flatMap((one) =>
    one.kind === "cross" ? [[one.cell ?? -1, one]] : one.kind === "village" ? [[home(one.slot), one]] : [],
  );
  return new Map(byCell);
}

/** A side or a map is chosen, and nothing is crossed yet. */
export function unmarked({ view, undo }: Decision): boolean {
  const now = view.turn_now;
  const sheet = own({ view });
  return undo && view.phase === "cross" && now !== null && (now.side >= 0 || now.chart) && sheet?.fresh.length === 0;
}
