/** What is on offer in each mode: ways of the chosen piece, pieces to take up, spaces to put something on. */
import type { Legal, Plan } from "$lib/api/survive";
import { keyOf, samePlace, type Goal, type Piece } from "../scene";
import {
  acting,
  backId,
  chosenPiece,
  goalOf,
  of,
  pieceOf,
  samePiece,
  type Mode,
  type Moment,
  type Play,
} from "./moment";

/** The tile that plans of this mode belong to; "" for plain moves. */
const tileOf = (moment: Moment, mode: Mode): string => (mode.at === "tile" ? backId(moment, mode.back) : "");

/** Ways of the chosen piece. */
export function offered(moment: Moment, play: Play): Plan[] {
  const piece = chosenPiece(moment, play);
  if (!acting(moment) || !piece) return [];
  const gliding = moment.view.phase === "glide";
  const tile = tileOf(moment, play.mode);
  return moment.plans.filter((plan) => samePiece(pieceOf(plan), piece) && (gliding || plan.tile === tile));
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
export function liftable(moment: Moment, back: number): Legal[] {
  const kind = KINDS[backId(moment, back)];
  return of(moment, "lift").filter((one) => moment.scene.creatures[one.creature ?? -1]?.kind === kind);
}

/** Whether a kept tile could be played now. */
export function playable(moment: Moment, back: number): boolean {
  if (!acting(moment) || moment.view.phase !== "turn") return false;
  const id = backId(moment, back);
  return id in KINDS ? liftable(moment, back).length > 0 : moment.plans.some((plan) => plan.tile === id);
}

/** Pieces that may be taken up now. */
export function movable(moment: Moment, { mode }: Play): Piece[] {
  if (!acting(moment) || mode.at === "sink") return [];
  const { phase } = moment.view;
  if (phase === "crew") return explorers(of(moment, "pick"));
  if (phase !== "turn" && phase !== "creature") return [];
  if (mode.at === "tile" && backId(moment, mode.back) in KINDS) return creatures(liftable(moment, mode.back));
  const tile = tileOf(moment, mode);
  return distinct(moment.plans.filter((plan) => plan.tile === tile).map(pieceOf));
}

/** Spaces for what is placed, launched or put down. */
export function spaces(moment: Moment, { mode }: Play): Legal[] {
  if (!acting(moment)) return [];
  switch (moment.view.phase) {
    case "place":
      if (mode.at !== "value") return [];
      return of(moment, "place").filter((one) => one.colour === mode.colour && one.value === mode.value);
    case "launch":
      return of(moment, "launch");
    case "drop":
      return of(moment, "drop");
    default:
      return [];
  }
}

export const spaceOf = (one: Legal): number => one.to ?? one.cell ?? -1;
