/** Steps that the choices of both games share: looking, pressing a place, turning the tile in hand. */
import type { Place } from "../scene";
import { siteAt, unitAt } from "../scene";
import { heldOver, turnedBy, turnsAt, type Lay } from "./laying";
import { REST, type About, type Effect, type Game, type Mode, type Moment, type Outcome, type Play } from "./moment";

export const stay = <Q>(play: Play, effect: Effect<Q> | null = null): Outcome<Q> => [play, effect];
export const go = <Q>(play: Play, mode: Mode): Outcome<Q> => [{ ...play, mode, armed: null }, null];
export const send = <Q>(play: Play, one: { action: number } | undefined): Outcome<Q> =>
  one
    ? [
        { ...REST, look: play.look },
        { type: "send", actions: [one.action] },
      ]
    : stay<Q>(play);
export const ask = <Q>(question: Q, about: About): Effect<Q> => ({ type: "ask", question, about });
export const tell = <Q>(key: string, about: About): Effect<Q> => ({ type: "tell", key, about });

/** What a game knows of its places. */
export interface Ground<G extends Game> {
  /** Ways to lay the tile in hand. */
  lays: (moment: Moment<G>, mode: Mode) => Lay[];
  /** What pressing a place does, if anything. */
  deed: (moment: Moment<G>, play: Play, place: Place) => { action: number } | undefined;
  /** The question behind a press that cannot be done. */
  why: (moment: Moment<G>, play: Play, place: Place) => Effect<G["question"]>;
}

/** A tile in hand goes where the pointer rests, if it fits there. */
export function onLook<G extends Game>(
  { lays }: Ground<G>,
  moment: Moment<G>,
  play: Play,
  place: Place | null,
): Outcome<G["question"]> {
  const { mode } = play;
  const held =
    mode.at === "lay" && place !== null && place !== mode.square
      ? heldOver(lays(moment, mode), place, mode.land)
      : null;
  return stay({ ...play, look: place, ...(held ? { mode: held, armed: null } : {}) });
}

/** A press on another square where the tile fits brings it there; on its own square it lies. */
export function onPlace<G extends Game>(
  { lays, deed, why }: Ground<G>,
  moment: Moment<G>,
  play: Play,
  place: Place,
  tap: boolean,
): Outcome<G["question"]> {
  const { mode } = play;
  const moved = mode.at === "lay" && place !== mode.square ? heldOver(lays(moment, mode), place, mode.land) : null;
  if (moved) return [{ mode: moved, look: place, armed: place }, null];
  const found = deed(moment, play, place);
  if (!found) return stay({ ...play, armed: null }, why(moment, play, place));
  if (tap && play.armed !== place) return stay({ ...play, look: place, armed: place });
  return send(play, found);
}

export function onTurn<G extends Game>(
  { lays }: Ground<G>,
  moment: Moment<G>,
  play: Play,
  quarter: number,
): Outcome<G["question"]> {
  const { mode } = play;
  if (mode.at !== "lay") return stay(play);
  const ways = lays(moment, mode);
  if (turnsAt(ways, mode.square).length < 2) return stay(play, tell("voyage-play-one-way", { button: "turn" }));
  return stay({ ...play, mode: turnedBy(ways, mode, quarter) });
}

/** The square of a place: of a unit, of a land, or itself. */
export const under = (place: Place): Place =>
  unitAt(place) >= 0 ? unitAt(place) : siteAt(place) >= 0 ? siteAt(place) >> 1 : place;

/** Complete islands to choose from on a square: both lands of a strait may belong to one. */
export const islandsAt = <L extends { kind: string; squares?: number[] }>(legal: readonly L[], square: Place): L[] =>
  legal.filter((one) => one.kind === "island" && one.squares?.includes(square));

/** The only one of them, if there is just one. */
export const sole = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);
