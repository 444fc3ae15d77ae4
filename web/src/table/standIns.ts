/** Who may let a bot stand in for whom. */
import type { Chair } from "$lib/api";
import { t } from "$lib/i18n/index.svelte";

/** Everybody, as one browser sees them, and what it may do about it. */
export interface StandInControls {
  chairs: readonly Chair[];
  mine: readonly number[];
  /** Somebody who only watches lets nobody in, unless the table is theirs. */
  may: boolean;
  over: boolean;
  hints: boolean;
  stand: (seat: number, level: string) => void;
  resume: (seat: number) => void;
}

/** hand: one's own seat to a bot; take: back from it; let: a bot in for another; wait: for the other again. */
export interface StandInOffer {
  kind: "hand" | "take" | "let" | "wait";
  seat: number;
  name: string;
  level: string;
  /** Somebody has sat there. */
  arrived: boolean;
  /** The only seat of this browser. */
  alone: boolean;
}

const nameOf = ({ name, seat }: Chair): string => name || t("seat-unnamed", { seat: seat + 1 });

function kindOf(chair: Chair, own: boolean): StandInOffer["kind"] | null {
  if (own) return chair.stand_in ? "take" : "hand";
  if (chair.gone_in !== 0) return null;
  return chair.stand_in ? "wait" : "let";
}

/** Several people should know whether the others may ask for hints. */
export const severalPeople = (chairs: readonly Chair[]): boolean =>
  chairs.filter(({ kind }) => kind !== "bot").length > 1;

/** What can be done for each person; handing over one's own seat, which is seldom wanted, comes last. */
export function offers({
  chairs,
  mine,
  may,
  over,
}: Pick<StandInControls, "chairs" | "mine" | "may" | "over">): StandInOffer[] {
  if (!may || over) return [];
  const offers = chairs.flatMap((chair): StandInOffer[] => {
    const kind = chair.kind === "bot" ? null : kindOf(chair, mine.includes(chair.seat));
    return kind
      ? [
          {
            kind,
            seat: chair.seat,
            name: nameOf(chair),
            level: chair.stand_in,
            arrived: chair.arrived,
            alone: mine.length === 1,
          },
        ]
      : [];
  });
  return offers.toSorted((a, b) => Number(a.kind === "hand") - Number(b.kind === "hand"));
}

/** The chairs some seconds after they were told: whoever was about to count as gone does now. */
export const chairsAfter = (chairs: readonly Chair[], seconds: number): Chair[] =>
  chairs.map((chair) => (chair.gone_in > 0 ? { ...chair, gone_in: Math.max(0, chair.gone_in - seconds) } : chair));

/** In how many seconds the next one counts as gone; Infinity for nobody. */
export const secondsToNextGone = (chairs: readonly Chair[]): number =>
  Math.min(...chairs.map((chair) => (chair.gone_in > 0 ? chair.gone_in : Infinity)), Infinity);
