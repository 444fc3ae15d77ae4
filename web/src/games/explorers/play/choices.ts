/**
 * The choices of a turn as a state machine: position, mode and event give the next mode and, perhaps, one thing to
 * send. It knows no rules; it arranges what the server lists as legal.
 */
import type { Legal } from "$lib/api/explorers";
import {
  acting,
  cells,
  isLegal,
  legalOf,
  NO_SELECTION,
  unmarked,
  type About,
  type Effect,
  type Event,
  type Decision,
  type Outcome,
  type Selection,
} from "./decision";

const stay = (selection: Selection, effect: Effect | null = null): Outcome => [selection, effect];
const send = (selection: Selection, ...actions: number[]): Outcome => [
  { ...NO_SELECTION, hovered: selection.hovered },
  { type: "send", actions },
];
const explain = (key: string, about: About, args?: Record<string, string | number>): Effect => ({
  type: "explain",
  key,
  about,
  ...(args ? { args } : {}),
});

/** In a new position a map stays in hand while it can be used. */
export const resume = (decision: Decision, selection: Selection): Selection =>
  selection.mode.at === "map" && acting(decision) && isLegal(decision, "chart")
    ? selection
    : { ...NO_SELECTION, hovered: selection.hovered };

export function step(decision: Decision, selection: Selection, event: Event): Outcome {
  switch (event.type) {
    case "hover":
      return stay({ ...selection, hovered: event.cell });
    case "back":
      return stay({ ...selection, mode: { at: "rest" } });
    case "cell":
      return onCell(decision, selection, event.cell);
    case "side":
      return onSide(decision, selection, event.side);
    case "map":
      return onMap(decision, selection);
    case "chart":
      return pick(
        selection,
        legalOf(decision, "chart").find((one) => one.terrain === event.terrain),
      );
    case "bonus":
      return pick(
        selection,
        legalOf(decision, "bonus").find((one) => one.slot === event.slot),
      );
    case "lay":
      return pick(
        selection,
        legalOf(decision, "lay").find((one) => one.tile === event.tile && one.turn === event.turn),
      );
    case "tile":
      return stay(selection, { type: "ask", question: { lay: event.tile }, about: { button: "lay" } });
    case "seal":
      return onSeal(decision, selection);
  }
}

const pick = (selection: Selection, one: Legal | undefined): Outcome =>
  one ? send(selection, one.action) : stay(selection);

function onCell(decision: Decision, selection: Selection, cell: number): Outcome {
  const legal = cells(decision).get(cell);
  if (legal) return send(selection, legal.action);
  if (selection.mode.at === "map") return stay(selection, explain("explorers-first-terrain", { cell }));
  if (acting(decision) && isLegal(decision, "lay")) return stay(selection, explain("explorers-first-tile", { cell }));
  return stay(selection, { type: "ask", question: { cross: cell }, about: { cell } });
}

function onSide(decision: Decision, selection: Selection, side: number): Outcome {
  const legal = decision.legal.find((one) => (one.kind === "take" || one.kind === "name") && one.side === side);
  if (legal && acting(decision)) return send(selection, legal.action);
  if (
    acting(decision) &&
    unmarked(decision) &&
    decision.view.turn_now?.side !== side &&
    decision.view.active !== decision.view.seat
  )
    return stay(selection, { type: "instead", event: { type: "side", side } });
  return stay(selection, { type: "ask", question: { take: side }, about: { button: "side" } });
}

function onMap(decision: Decision, selection: Selection): Outcome {
  if (selection.mode.at === "map") return stay({ ...selection, mode: { at: "rest" } });
  if (acting(decision) && isLegal(decision, "chart")) return stay({ ...selection, mode: { at: "map" } });
  const again =
    acting(decision) &&
    unmarked(decision) &&
    (decision.view.turn_now?.usable_maps ?? 0) > 0 &&
    !decision.view.turn_now?.chart;
  return stay(
    selection,
    again
      ? { type: "instead", event: { type: "map" } }
      : { type: "ask", question: { chart: 0 }, about: { button: "map" } },
  );
}

function onSeal(decision: Decision, selection: Selection): Outcome {
  const [seal] = legalOf(decision, "seal");
  if (seal) return send(selection, seal.action);
  const { view } = decision;
  if (!acting(decision)) return stay(selection, explain("reason-explorers-sealed", { button: "seal" }));
  if (isLegal(decision, "take")) return stay(selection, explain("reason-explorers-take-first", { button: "seal" }));
  if (isLegal(decision, "bonus")) return stay(selection, explain("reason-explorers-pick-bonus", { button: "seal" }));
  if ((view.turn_now?.horses ?? 0) > 0)
    return stay(selection, explain("reason-explorers-horse-first", { button: "seal" }));
  return stay(
    selection,
    explain("reason-explorers-crosses-left", { button: "seal" }, { left: view.turn_now?.left ?? 0 }),
  );
}
