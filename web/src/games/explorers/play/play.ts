/**
 * The choices of a turn as a state machine: position, mode and event give the next mode and, perhaps, one thing to
 * send. It knows no rules; it arranges what the server lists as legal.
 */
import type { Legal } from "$lib/api/explorers";
import {
  acting,
  cells,
  may,
  of,
  REST,
  unmarked,
  type About,
  type Effect,
  type Event,
  type Moment,
  type Outcome,
  type Play,
} from "./moment";

const stay = (play: Play, effect: Effect | null = null): Outcome => [play, effect];
const send = (play: Play, ...actions: number[]): Outcome => [
  { ...REST, look: play.look },
  { type: "send", actions },
];
const tell = (key: string, about: About, args?: Record<string, string | number>): Effect => ({
  type: "tell",
  key,
  about,
  ...(args ? { args } : {}),
});

/** In a new position a map stays in hand while it can be used. */
export const resume = (moment: Moment, play: Play): Play =>
  play.mode.at === "map" && acting(moment) && may(moment, "chart") ? play : { ...REST, look: play.look };

export function step(moment: Moment, play: Play, event: Event): Outcome {
  switch (event.type) {
    case "look":
      return stay({ ...play, look: event.cell });
    case "back":
      return stay({ ...play, mode: { at: "rest" } });
    case "cell":
      return onCell(moment, play, event.cell);
    case "side":
      return onSide(moment, play, event.side);
    case "map":
      return onMap(moment, play);
    case "chart":
      return pick(
        play,
        of(moment, "chart").find((one) => one.terrain === event.terrain),
      );
    case "bonus":
      return pick(
        play,
        of(moment, "bonus").find((one) => one.slot === event.slot),
      );
    case "lay":
      return pick(
        play,
        of(moment, "lay").find((one) => one.tile === event.tile && one.turn === event.turn),
      );
    case "tile":
      return stay(play, { type: "ask", question: { lay: event.tile }, about: { button: "lay" } });
    case "seal":
      return onSeal(moment, play);
  }
}

const pick = (play: Play, one: Legal | undefined): Outcome => (one ? send(play, one.action) : stay(play));

function onCell(moment: Moment, play: Play, cell: number): Outcome {
  const found = cells(moment).get(cell);
  if (found) return send(play, found.action);
  if (play.mode.at === "map") return stay(play, tell("explorers-first-terrain", { cell }));
  if (acting(moment) && may(moment, "lay")) return stay(play, tell("explorers-first-tile", { cell }));
  return stay(play, { type: "ask", question: { cross: cell }, about: { cell } });
}

function onSide(moment: Moment, play: Play, side: number): Outcome {
  const found = moment.legal.find((one) => (one.kind === "take" || one.kind === "name") && one.side === side);
  if (found && acting(moment)) return send(play, found.action);
  if (
    acting(moment) &&
    unmarked(moment) &&
    moment.view.turn_now?.side !== side &&
    moment.view.active !== moment.view.seat
  )
    return stay(play, { type: "instead", event: { type: "side", side } });
  return stay(play, { type: "ask", question: { take: side }, about: { button: "side" } });
}

function onMap(moment: Moment, play: Play): Outcome {
  if (play.mode.at === "map") return stay({ ...play, mode: { at: "rest" } });
  if (acting(moment) && may(moment, "chart")) return stay({ ...play, mode: { at: "map" } });
  const again =
    acting(moment) && unmarked(moment) && (moment.view.turn_now?.usable_maps ?? 0) > 0 && !moment.view.turn_now?.chart;
  return stay(
    play,
    again
      ? { type: "instead", event: { type: "map" } }
      : { type: "ask", question: { chart: 0 }, about: { button: "map" } },
  );
}

function onSeal(moment: Moment, play: Play): Outcome {
  const [seal] = of(moment, "seal");
  if (seal) return send(play, seal.action);
  const { view } = moment;
  if (!acting(moment)) return stay(play, tell("reason-explorers-sealed", { button: "seal" }));
  if (may(moment, "take")) return stay(play, tell("reason-explorers-take-first", { button: "seal" }));
  if (may(moment, "bonus")) return stay(play, tell("reason-explorers-pick-bonus", { button: "seal" }));
  if ((view.turn_now?.horses ?? 0) > 0) return stay(play, tell("reason-explorers-horse-first", { button: "seal" }));
  return stay(play, tell("reason-explorers-crosses-left", { button: "seal" }, { left: view.turn_now?.left ?? 0 }));
}
