/**
 * The choices of a turn as a state machine: position, mode and event give the next mode and, perhaps, one thing to
 * send. It knows no rules; it arranges what the server lists as legal.
 */
import type { Legal } from "$lib/api/survive";
import { samePlace, type Goal, type Piece } from "../scene";
import {
  acting,
  may,
  of,
  REST,
  samePiece,
  type Event,
  type Gesture,
  type Mode,
  type Moment,
  type Outcome,
  type Play,
} from "./moment";
import { movable, offered, planTo, playable, liftable, spaceOf, spaces } from "./targets";
import { why } from "./why";

const stay = (play: Play, effect: Outcome[1] = null): Outcome => [play, effect];
const go = (mode: Mode): Outcome => [{ ...REST, mode }, null];
const send = (...actions: number[]): Outcome => [REST, { type: "send", actions }];
const only = (one: Legal | undefined, play: Play): Outcome => (one ? send(one.action) : stay(play));

/** The highest value left goes first, until another is chosen. */
function highest({ view }: Moment): Mode {
  const own = view.seats.find((one) => one.seat === view.seat)?.colours ?? [];
  const slot = view.unplaced.findIndex((values) => values.length > 0);
  const value = Math.max(0, ...(view.unplaced[slot] ?? []));
  return value > 0 ? { at: "value", colour: own[slot] ?? -1, value } : { at: "rest" };
}

/** The mode in which a fresh position begins. */
export function opening(moment: Moment): Play {
  if (!acting(moment)) return REST;
  const { phase } = moment.view;
  if (phase === "place") return { ...REST, mode: highest(moment) };
  if (phase === "turn" && moment.plans.length === 0 && !may(moment, "lift") && may(moment, "sink"))
    return { ...REST, mode: { at: "sink" } };
  const free = phase === "creature" ? movable(moment, REST) : [];
  return free.length === 1 && free[0] ? { ...REST, mode: { at: "piece", piece: free[0] } } : REST;
}

/** In a new position the same piece stays in hand while it can go on. */
export function resume(moment: Moment, { mode }: Play): Play {
  if (mode.at !== "piece" || moment.view.phase !== "turn") return opening(moment);
  const kept: Play = { ...REST, mode };
  return offered(moment, kept).length > 0 ? kept : opening(moment);
}

export function step(moment: Moment, play: Play, event: Event): Outcome {
  if (event.type === "look") return stay({ ...play, look: event.place });
  if (!acting(moment))
    return event.type === "ask" || event.type === "tile" ? stay(play, why(moment, play, event)) : stay(play);
  switch (event.type) {
    case "goal":
      return onGoal(moment, play, event.goal, event.gesture);
    case "piece":
      return onPiece(moment, play, event.piece);
    case "ask":
      return stay({ ...play, armed: null }, why(moment, play, event));
    case "value":
      return moment.view.phase === "place" ? go({ at: "value", colour: event.colour, value: event.value }) : stay(play);
    case "tile":
      return onTile(moment, play, event.back);
    case "sink":
      return onSink(moment, play);
    case "act":
      return only(of(moment, event.kind)[0], play);
    case "confirm":
      return onConfirm(moment, play);
    case "back":
      return onBack(moment, play);
  }
}

/** What doing a lit thing sends. */
function deed(moment: Moment, play: Play, goal: Goal): number[] {
  const sinking =
    play.mode.at === "sink" && "cell" in goal
      ? of(moment, "sink").find((one) => spaceOf(one) === goal.cell)
      : undefined;
  if (sinking) return [sinking.action];
  const space = "cell" in goal ? spaces(moment, play).find((one) => spaceOf(one) === goal.cell) : undefined;
  return space ? [space.action] : (planTo(offered(moment, play), goal)?.actions ?? []);
}

function onGoal(moment: Moment, play: Play, goal: Goal, gesture: Gesture): Outcome {
  const actions = deed(moment, play, goal);
  if (actions.length === 0) return stay({ ...play, armed: null }, why(moment, play, { type: "ask", place: goal }));
  if (gesture === "tap" && !samePlace(play.armed, goal)) return stay({ ...play, look: goal, armed: goal });
  return [
    { ...REST, mode: play.mode },
    { type: "send", actions },
  ];
}

function onPiece(moment: Moment, play: Play, piece: Piece): Outcome {
  const { mode } = play;
  if (!movable(moment, play).some((one) => samePiece(one, piece)))
    return stay(play, why(moment, play, { type: "ask", place: piece }));
  if (moment.view.phase === "crew")
    return only(
      of(moment, "pick").find((one) => "explorer" in piece && one.explorer === piece.explorer),
      play,
    );
  if (mode.at === "tile") {
    const lift = liftable(moment, mode.back).find((one) => "creature" in piece && one.creature === piece.creature);
    return lift ? send(lift.action) : go({ ...mode, piece: samePiece(mode.piece, piece) ? null : piece });
  }
  const again = mode.at === "piece" && samePiece(mode.piece, piece);
  return again ? [opening(moment), null] : go({ at: "piece", piece });
}

function onTile(moment: Moment, play: Play, back: number): Outcome {
  if (play.mode.at === "tile" && play.mode.back === back) return [opening(moment), null];
  return playable(moment, back)
    ? go({ at: "tile", back, piece: null })
    : stay(play, why(moment, play, { type: "tile", back }));
}

function onSink(moment: Moment, play: Play): Outcome {
  if (may(moment, "sink")) return play.mode.at === "sink" ? [opening(moment), null] : go({ at: "sink" });
  return stay(play, { type: "ask", question: { sink: moment.view.exposed[0] ?? 0 }, about: { button: "sink" } });
}

/** Enter does what is looked at, or goes on where there is nothing to choose. */
function onConfirm(moment: Moment, play: Play): Outcome {
  const { look } = play;
  if (moment.view.phase === "defend" && moment.legal.length === 1) return only(moment.legal[0], play);
  return look && ("cell" in look || "isle" in look || "boat" in look) && deed(moment, play, look).length > 0
    ? onGoal(moment, play, look, "do")
    : stay(play);
}

/** Esc puts things back: what is chosen, then, in the middle of a tile's way, the last decision. */
function onBack(moment: Moment, play: Play): Outcome {
  const { phase } = moment.view;
  if ((phase === "drop" || phase === "glide") && moment.undo) return stay(play, { type: "undo" });
  if (play.mode.at === "tile" && play.mode.piece) return go({ ...play.mode, piece: null });
  return [opening(moment), null];
}
