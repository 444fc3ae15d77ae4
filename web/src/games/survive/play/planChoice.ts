/** What is on offer in each mode: ways of the chosen piece, pieces to take up, spaces to put something on. */
import type { Legal, Plan } from "$lib/api/survive";
import { keyOf, samePlace, type Goal, type Piece } from "../scene";
import {
  acting,
  backId,
  chosenPiece,
  goalOf,
  legalOf,
  pieceOf,
  samePiece,
  type Mode,
  type Decision,
  type Selection,
} from "./decision";

/** The tile that plans of this mode belong to; "" for plain moves. */
const tileOf = (decision: Decision, mode: Mode): string => (mode.at === "tile" ? backId(decision, mode.back) : "");

/** Ways of the chosen piece. */
export function offered(decision: Decision, selection: Selection): Plan[] {
  const piece = chosenPiece(decision, selection);
  if (!acting(decision) || !piece) return [];
  const gliding = decision.view.phase === "glide";
  const tile = tileOf(decision, selection.mode);
  return decision.plans.filter((plan) => samePiece(pieceOf(plan), piece) && (gliding || plan.tile === tile));
}

export const planTo = (plans: readonly Plan[], goal: Goal): Plan | undefined =>
  plans.find((plan) => samePlace(goalOf(plan), goal));

const distinct = (pieces: Piece[]): Piece[] => [...new Map(pieces.map((piece) => [keyOf(piece), piece])).values()];

const explorers = (legal: Legal[]): Piece[] =>
  legal.flatMap((one) => (one.explorer === undefined ? [] : [{ explorer: one.explorer }]));
const creatures = (legal: Legal[]): Piece[] =>
  legal.flatMap((one) => (one.creature === undefined ? [] : [{ creature: one.creature }]));

const KINDS: Record<string, string> = { move_serpent: "serpent", move_shark: "shark", move_whale: "whale" };

/** Creatures that a kept tile may lift. */
export function liftable(decision: Decision, back: number): Legal[] {
  const kind = KINDS[backId(decision, back)];
  return legalOf(decision, "lift").filter((one) => decision.scene.creatures[one.creature ?? -1]?.kind === kind);
}

/** Whether a kept tile could be played now. */
export function playable(decision: Decision, back: number): boolean {
  if (!acting(decision) || decision.view.phase !== "turn") return false;
  const id = backId(decision, back);
  return id in KINDS ? liftable(decision, back).length > 0 : decision.plans.some((plan) => plan.tile === id);
}

/** Pieces that may be taken up now. */
export function movable(decision: Decision, { mode }: Selection): Piece[] {
  if (!acting(decision) || mode.at === "sink") return [];
  const { phase } = decision.view;
  if (phase === "crew") return explorers(legalOf(decision, "pick"));
  if (phase !== "turn" && phase !== "creature") return [];
  if (mode.at === "tile" && backId(decision, mode.back) in KINDS) return creatures(liftable(decision, mode.back));
  const tile = tileOf(decision, mode);
  return distinct(decision.plans.filter((plan) => plan.tile === tile).map(pieceOf));
}

/** Spaces for what is placed, launched or put down. */
export function spaces(decision: Decision, { mode }: Selection): Legal[] {
  if (!acting(decision)) return [];
  switch (decision.view.phase) {
    case "place":
      if (mode.at !== "value") return [];
      return legalOf(decision, "place").filter((one) => one.colour === mode.colour && one.value === mode.value);
    case "launch":
      return legalOf(decision, "launch");
    case "drop":
      return legalOf(decision, "drop");
    default:
      return [];
  }
}

export const spaceOf = (one: Legal): number => one.to ?? one.cell ?? -1;
