/** Moments of Explorers, one for every state the sheet can show. */
import type { Refusal, Scene, Target, View } from "../../src/games/explorers/scene";
import { ALONE, LAYING, litCells, MIDGAME, OVER } from "../../src/games/explorers/testing";

export interface SheetMoment {
  scene: Scene;
  view: View;
  board?: number;
  targets: Map<number, Target>;
  refusal: Refusal | null;
}

export const SHEETS = ["rest", "lit", "why", "other", "alone", "laying", "over"];

const pressable = (cells: number[]) => new Map(cells.map((cell) => [cell, { label: "" }]));

export function sheet(state: string): SheetMoment {
  const { scene, view } = MIDGAME;
  const calm: SheetMoment = { scene, view, targets: new Map(), refusal: null };
  switch (state) {
    case "lit":
      return { ...calm, targets: pressable(litCells(MIDGAME)) };
    case "why":
      return {
        ...calm,
        targets: pressable(litCells(MIDGAME)),
        refusal: {
          at: 200,
          title: "Not beside a cross",
          text: "A cell must touch one of your crosses by a side.",
          rule: "explorers.cross.adjacent",
          href: "#",
        },
      };
    case "other":
      return { ...calm, board: 3 };
    case "alone":
      return { ...calm, scene: ALONE.scene, view: ALONE.view, targets: pressable(litCells(ALONE)) };
    case "laying":
      return { ...calm, scene: LAYING.scene, view: LAYING.view };
    case "over":
      return { ...calm, scene: OVER.scene, view: OVER.view };
    default:
      return calm;
  }
}
