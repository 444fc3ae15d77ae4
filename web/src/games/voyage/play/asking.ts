/** Parts of what is asked that both games share. */
import type { Args } from "$lib/i18n/index.svelte";
import { restart, undo } from "../../../table/buttons";
import { SIDES } from "../tiles";
import type { Event, PlayButton, PlayPrompt } from "./moment";

/** R turns the tile in hand, so the turn is begun again by another key. */
export const taken = (may: { undo: boolean; restart: boolean }): PlayButton[] => [
  undo(may),
  { ...restart(may), shortcut: "Z" },
];

export const act = (
  id: string,
  key: string,
  icon: string,
  event: Event,
  more: Partial<PlayButton> = {},
): PlayButton => ({ id, key, icon, event, ...more });

/** A title, and its detail under the same key. */
export const asking = (icon: string, key: string, args: Args, buttons: PlayButton[]): PlayPrompt => ({
  icon,
  title: { key, args },
  detail: { key: `${key}-detail`, args },
  buttons,
});

export const turning = (ways: number): PlayButton =>
  act("turn", "voyage-play-act-turn", "i-turn", { type: "turn", step: 1 }, { off: ways < 2, shortcut: "R" });

/** The dearest unit that the gold left would still pay for. */
export const affordable = (left: number, units: readonly { id: string; cost: number }[]): string =>
  units.findLast(({ cost }) => cost <= left)?.id ?? "none";

/** The lands of a strait as buttons: on a small screen the ship hides them. */
export const landing = (sites: readonly { action: number; sides?: number }[]): PlayButton[] =>
  sites.map(({ action, sides = 0 }) => {
    const side = SIDES.find((_, at) => (sides >> at) & 1) ?? "N";
    return act(`land-${side}`, "voyage-play-act-land", "i-base-unit", { type: "choose", action }, { args: { side } });
  });
