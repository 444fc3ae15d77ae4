/** How the hand looks in each mode: what is chosen, and what cannot be used now. */
import { cardAt, may } from "./moment";
import type { EldoradoTable } from "./table.svelte";

export interface HandState {
  chosen: number[];
  reason: (slot: number) => string | undefined;
}

export function handState({ moment, play, doubt }: Pick<EldoradoTable, "moment" | "play" | "doubt">): HandState {
  const { mode } = play;
  const chosen = mode.at === "card" ? [mode.slot] : "slots" in mode ? mode.slots : [];
  const reason = (slot: number): string | undefined => {
    if (doubt && "slot" in doubt.about && doubt.about.slot === slot) return doubt.text;
    if (moment && mode.at === "buy" && !may(moment, "pay", cardAt(moment, slot))) return "";
    return undefined;
  };
  return { chosen, reason };
}
