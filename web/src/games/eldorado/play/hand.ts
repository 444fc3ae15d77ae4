/** How the hand looks in each mode: what is chosen, and what cannot be used now. */
import { acting, cardAt, may, type Moment } from "./moment";
import { curseDoes } from "../names";
import { barrier } from "./curses";
import { pays } from "./money";
import { shownSlot } from "./things";
import type { EldoradoTable } from "./table.svelte";

export interface HandState {
  chosen: number[];
  reason: (slot: number) => string | undefined;
}

export function handState({
  moment,
  play,
  whyAnswer,
}: Pick<EldoradoTable, "moment" | "play" | "whyAnswer">): HandState {
  const { mode } = play;
  const slots = mode.at === "card" ? [mode.slot] : "slots" in mode ? mode.slots : [];
  const chosen = moment ? slots.map((slot) => shownSlot(moment, slot)) : slots;
  const reason = (slot: number): string | undefined => {
    if (whyAnswer && "slot" in whyAnswer.about && whyAnswer.about.slot === slot) return whyAnswer.text;
    if (!moment || !acting(moment)) return undefined;
    if (idle(moment, mode.at === "buy", slot)) return "";
    const curse = moment.view.phase === "play" ? barrier(moment, cardAt(moment, slot)) : undefined;
    return curse && curseDoes(curse);
  };
  return { chosen, reason };
}

/** Not what is asked for now: it does not pay, lifts nothing, or is no demon. */
function idle(moment: Moment, buying: boolean, slot: number): boolean {
  const { phase } = moment.view;
  if (phase === "lift" || phase === "swap" || phase === "give") return !may(moment, "give", cardAt(moment, slot));
  if (phase === "remove") return !may(moment, "remove", cardAt(moment, slot));
  return buying && !pays(moment, slot);
}
