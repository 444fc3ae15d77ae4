/** Parts of what is asked that both games share. */
import type { Args } from "$lib/i18n/index.svelte";
import { confirm, restart, undo } from "../../../table/buttons";
import { sidesOf } from "../tiles";
import { isLegal, legalOf, ownSeat } from "./decision";
import type { Decision, Event, Game, PlayButton, PlayPrompt, Position, Selection } from "./decision";
import { squaresOf, turnsAt, type Lay } from "./heldTile";
import { placeName } from "./placeNames";

/** R turns the tile in hand, so the turn is begun again by another key. */
export const undoButtons = (may: { undo: boolean; restart: boolean }): PlayButton[] => [
  undo(may),
  { ...restart(may), shortcut: "Z" },
];

export const button = (
  id: string,
  key: string,
  icon: string,
  event: Event,
  more: Partial<PlayButton> = {},
): PlayButton => ({ id, key, icon, event, ...more });

/** A title, and its detail under the same key. */
export const promptWith = (icon: string, key: string, args: Args, buttons: PlayButton[]): PlayPrompt => ({
  icon,
  title: { key, args },
  detail: { key: `${key}-detail`, args },
  buttons,
});

const turnButton = (ways: number): PlayButton =>
  button("turn", "voyage-play-act-turn", "i-turn", { type: "turn", step: 1 }, { off: ways < 2, shortcut: "R" });

/** The dearest unit that the gold left would still pay for. */
export const affordable = (left: number, units: readonly { id: string; cost: number }[]): string =>
  units.findLast(({ cost }) => cost <= left)?.id ?? "none";

/** The lands of a strait as buttons: on a small screen the ship hides them. */
export const landButtons = (sites: readonly { action: number; sides?: number }[]): PlayButton[] =>
  sites.map(({ action, sides = 0 }) => {
    const [side = "N"] = sidesOf(sides);
    return button(
      `land-${side}`,
      "voyage-play-act-land",
      "i-base-unit",
      { type: "choose", action },
      { args: { side } },
    );
  });

/** A unit is chosen: where it stands, and that it ends the turn. The first buttons lead back. */
export function sitePrompt(
  prefix: string,
  unit: string,
  sites: readonly { action: number; sides?: number }[],
  first: PlayButton[],
): PlayPrompt {
  const one = sites.length === 1;
  const args = { unit, land: one ? "single" : "several" };
  const answers = one ? [confirm({ key: `${prefix}-act-build` })] : landButtons(sites);
  return promptWith("i-base-unit", `${prefix}-ask-site`, args, [...first, ...answers]);
}

export const stopButton = <G extends Game>(prefix: string, decision: Decision<G>, main: boolean): PlayButton =>
  button(
    "stop",
    `${prefix}-act-stop`,
    "i-check",
    { type: "act", kind: "stop" },
    { off: !isLegal(decision, "stop"), main, shortcut: "E" },
  );

export const declineButton = (prefix: string): PlayButton =>
  button("decline", `${prefix}-act-decline`, "i-close", { type: "act", kind: "decline" }, { shortcut: "N" });

export const goldOf = ({ view }: { view: Position }): number => ownSeat<Position["seats"][number]>(view)?.gold ?? 0;

/** Where to start: a place that is looked at says what it costs, and what a game adds. */
export function startPrompt<G extends Game>(
  prefix: string,
  decision: Decision<G>,
  { armed, hovered }: Selection,
  buttons: PlayButton[],
  more: (start: G["legal"]) => Args = () => ({}),
): PlayPrompt {
  const gold = goldOf(decision);
  const starts = legalOf(decision, "start");
  const start = starts.find((one) => one.place === (armed ?? hovered));
  const asked = (args: Args) => promptWith("i-ship", `${prefix}-ask-start`, args, buttons);
  if (!start) return asked({ gold, many: starts.length });
  const { place = -1, cost = 0 } = start;
  const args = {
    place: placeName(decision.scene, place),
    cost,
    gold,
    armed: armed === place ? "yes" : "no",
    ...more(start),
  };
  return { ...asked(args), detail: { key: `${prefix}-look-start`, args } };
}

/** How many tiles: what they cost, and what the gold left would still build. */
export function announcePrompt<G extends Game>(
  key: string,
  decision: Decision<G>,
  { mode }: Selection,
  announces: (open: boolean) => G["legal"][],
  buttons: PlayButton[],
): PlayPrompt {
  const { number, open } = mode.at === "announce" ? mode : { number: 1, open: false };
  const cost = announces(open).find((one) => one.number === number)?.cost ?? 0;
  const left = goldOf(decision) - cost;
  const { scene, view } = decision;
  const args = {
    number,
    open: open ? "yes" : "no",
    cost,
    left,
    unit: affordable(left, scene.units),
    from: placeName(scene, view.ship),
  };
  return promptWith("i-coin", key, args, [...buttons, confirm({ key: `${key}-do`, args })]);
}

/** The tile in hand: where it fits, and how it may be turned. */
export function layPrompt<G extends Game>(
  prefix: string,
  { view }: Decision<G>,
  { mode, armed }: Selection,
  lays: readonly Lay[],
  buttons: PlayButton[],
): PlayPrompt {
  const { drawn } = view;
  const here = mode.at === "lay" ? turnsAt(lays, mode.square).length : 0;
  const args = {
    tile: drawn?.tile ?? (mode.at === "lay" ? mode.tile : "S"),
    event: drawn?.event || "none",
    squares: squaresOf(lays).length,
    ways: lays.length,
    here,
    armed: armed === null ? "no" : "yes",
  };
  const confirmed = confirm({ key: "voyage-play-act-lay" });
  return promptWith("i-ship", `${prefix}-ask-lay`, args, [...buttons, turnButton(here), confirmed]);
}
