/**
 * The choices of a turn as a state machine: position, mode and event give the next mode and, perhaps, one thing to
 * send. It knows no rules; it arranges what the server lists as legal.
 */
import type { Legal } from "$lib/api/survive";
import { samePlace, type Goal, type Piece } from "../scene";
import {
  acting,
  isLegal,
  legalOf,
  NO_SELECTION,
  samePiece,
  type Event,
  type Gesture,
  type Mode,
  type Decision,
  type Outcome,
  type Selection,
} from "./decision";
import { movable, offered, planTo, playable, liftable, spaceOf, spaces } from "./planChoice";
import { why } from "./why";

const stay = (selection: Selection, effect: Outcome[1] = null): Outcome => [selection, effect];
const go = (mode: Mode): Outcome => [{ ...NO_SELECTION, mode }, null];
const send = (...actions: number[]): Outcome => [NO_SELECTION, { type: "send", actions }];
const only = (one: Legal | undefined, selection: Selection): Outcome => (one ? send(one.action) : stay(selection));

/** The highest value left goes first, until another is chosen. */
function highest({ view }: Decision): Mode {
  const own = view.seats.find((one) => one.seat === view.seat)?.colours ?? [];
  const slot = view.unplaced.findIndex((values) => values.length > 0);
  const value = Math.max(0, ...(view.unplaced[slot] ?? []));
  return value > 0 ? { at: "value", colour: own[slot] ?? -1, value } : { at: "rest" };
}

/** The mode in which a fresh position begins. */
export function opening(decision: Decision): Selection {
  if (!acting(decision)) return NO_SELECTION;
  const { phase } = decision.view;
  if (phase === "place") return { ...NO_SELECTION, mode: highest(decision) };
  if (phase === "turn" && decision.plans.length === 0 && !isLegal(decision, "lift") && isLegal(decision, "sink"))
    return { ...NO_SELECTION, mode: { at: "sink" } };
  const free = phase === "creature" ? movable(decision, NO_SELECTION) : [];
  return free.length === 1 && free[0] ? { ...NO_SELECTION, mode: { at: "piece", piece: free[0] } } : NO_SELECTION;
}

/** In a new position the same piece stays in hand while it can go on. */
export function resume(decision: Decision, { mode }: Selection): Selection {
  if (mode.at !== "piece" || decision.view.phase !== "turn") return opening(decision);
  const kept: Selection = { ...NO_SELECTION, mode };
  return offered(decision, kept).length > 0 ? kept : opening(decision);
}

export function step(decision: Decision, selection: Selection, event: Event): Outcome {
  if (event.type === "hover") return stay({ ...selection, hovered: event.place });
  if (!acting(decision))
    return event.type === "ask" || event.type === "tile"
      ? stay(selection, why(decision, selection, event))
      : stay(selection);
  switch (event.type) {
    case "goal":
      return onGoal(decision, selection, event.goal, event.gesture);
    case "piece":
      return onPiece(decision, selection, event.piece);
    case "ask":
      return stay({ ...selection, armed: null }, why(decision, selection, event));
    case "value":
      return decision.view.phase === "place"
        ? go({ at: "value", colour: event.colour, value: event.value })
        : stay(selection);
    case "tile":
      return onTile(decision, selection, event.back);
    case "sink":
      return onSink(decision, selection);
    case "act":
      return only(legalOf(decision, event.kind)[0], selection);
    case "confirm":
      return onConfirm(decision, selection);
    case "back":
      return onBack(decision, selection);
  }
}

/** What doing a lit thing sends. */
function actionsAt(decision: Decision, selection: Selection, goal: Goal): number[] {
  const sinking =
    selection.mode.at === "sink" && "cell" in goal
      ? legalOf(decision, "sink").find((one) => spaceOf(one) === goal.cell)
      : undefined;
  if (sinking) return [sinking.action];
  const space = "cell" in goal ? spaces(decision, selection).find((one) => spaceOf(one) === goal.cell) : undefined;
  return space ? [space.action] : (planTo(offered(decision, selection), goal)?.actions ?? []);
}

function onGoal(decision: Decision, selection: Selection, goal: Goal, gesture: Gesture): Outcome {
  const actions = actionsAt(decision, selection, goal);
  if (actions.length === 0)
    return stay({ ...selection, armed: null }, why(decision, selection, { type: "ask", place: goal }));
  if (gesture === "tap" && !samePlace(selection.armed, goal)) return stay({ ...selection, hovered: goal, armed: goal });
  return [
    { ...NO_SELECTION, mode: selection.mode },
    { type: "send", actions },
  ];
}

function onPiece(decision: Decision, selection: Selection, piece: Piece): Outcome {
  const { mode } = selection;
  if (!movable(decision, selection).some((one) => samePiece(one, piece)))
    return stay(selection, why(decision, selection, { type: "ask", place: piece }));
  if (decision.view.phase === "crew")
    return only(
      legalOf(decision, "pick").find((one) => "explorer" in piece && one.explorer === piece.explorer),
      selection,
    );
  if (mode.at === "tile") {
    const lift = liftable(decision, mode.back).find((one) => "creature" in piece && one.creature === piece.creature);
    return lift ? send(lift.action) : go({ ...mode, piece: samePiece(mode.piece, piece) ? null : piece });
  }
  const again = mode.at === "piece" && samePiece(mode.piece, piece);
  return again ? [opening(decision), null] : go({ at: "piece", piece });
}

function onTile(decision: Decision, selection: Selection, back: number): Outcome {
  if (selection.mode.at === "tile" && selection.mode.back === back) return [opening(decision), null];
  return playable(decision, back)
    ? go({ at: "tile", back, piece: null })
    : stay(selection, why(decision, selection, { type: "tile", back }));
}

function onSink(decision: Decision, selection: Selection): Outcome {
  if (isLegal(decision, "sink")) return selection.mode.at === "sink" ? [opening(decision), null] : go({ at: "sink" });
  return stay(selection, { type: "ask", question: { sink: decision.view.exposed[0] ?? 0 }, about: { button: "sink" } });
}

/** Enter does what is looked at, or goes on where there is nothing to choose. */
function onConfirm(decision: Decision, selection: Selection): Outcome {
  const { hovered } = selection;
  if (decision.view.phase === "defend" && decision.legal.length === 1) return only(decision.legal[0], selection);
  return hovered &&
    ("cell" in hovered || "isle" in hovered || "boat" in hovered) &&
    actionsAt(decision, selection, hovered).length > 0
    ? onGoal(decision, selection, hovered, "do")
    : stay(selection);
}

/** Esc puts things back: what is chosen, then, in the middle of a tile's way, the last decision. */
function onBack(decision: Decision, selection: Selection): Outcome {
  const { phase } = decision.view;
  if ((phase === "drop" || phase === "glide") && decision.undo) return stay(selection, { type: "undo" });
  if (selection.mode.at === "tile" && selection.mode.piece) return go({ ...selection.mode, piece: null });
  return [opening(decision), null];
}
