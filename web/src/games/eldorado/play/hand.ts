/** How the hand looks in each mode: what is chosen, and what cannot be used now. */
import { acting, cardAt, isLegal, type Decision } from "./decision";
import { curseDoes } from "../names";
import { barrier } from "./curses";
import { pays } from "./money";
import { shownSlot } from "./playRow";
import type { EldoradoTable } from "./table.svelte";

export interface HandState {
  chosen: number[];
  reason: (slot: number) => string | undefined;
  /** Whether something may be done with what is in a slot. */
  usable: (slot: number) => boolean | undefined;
}

export function handState({
  decision,
  selection,
  whyAnswer,
}: Pick<EldoradoTable, "decision" | "selection" | "whyAnswer">): HandState {
  const { mode } = selection;
  const slots = mode.at === "card" ? [mode.slot] : "slots" in mode ? mode.slots : [];
  const chosen = decision ? slots.map((slot) => shownSlot(decision, slot)) : slots;
  const reason = (slot: number): string | undefined => {
    if (whyAnswer && "slot" in whyAnswer.about && whyAnswer.about.slot === slot) return whyAnswer.text;
    if (!decision || !acting(decision)) return undefined;
    if (idle(decision, mode.at === "buy", slot)) return "";
    const curse = decision.view.phase === "play" ? barrier(decision, cardAt(decision, slot)) : undefined;
    return curse && curseDoes(curse);
  };
  const usable = (slot: number) =>
    decision && acting(decision) ? serves(decision, cardAt(decision, slot)) : undefined;
  return { chosen, reason, usable };
}

const serves = ({ legal, plans }: Decision, card: number): boolean =>
  legal.some((one) => one.card === card) || plans.some((plan) => plan.card === card);

/** Not what is asked for now: it does not pay, lifts nothing, or is no demon. */
function idle(decision: Decision, buying: boolean, slot: number): boolean {
  const { phase } = decision.view;
  if (phase === "lift" || phase === "swap" || phase === "give")
    return !isLegal(decision, "give", cardAt(decision, slot));
  if (phase === "remove") return !isLegal(decision, "remove", cardAt(decision, slot));
  return buying && !pays(decision, slot);
}
