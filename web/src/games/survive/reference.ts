/** The island at a glance. */
import type { Scene } from "$lib/api/survive";
import { drawing, type Reference } from "../../rules/reference";
import BackFigure from "./BackFigure.svelte";
import { backThing } from "./things";

const reference: Reference = {
  turn: [
    "turn.steps",
    "turn.three-moves",
    "boat.control",
    "swim.one-per-turn",
    "move.no-return",
    "land.from-boat",
    "turn.sink-must",
    "sink.order",
    "sink.exposed",
    "creature.one",
    "creature.range",
    "end.volcano",
    "end.total",
  ].map((rule) => `survive.${rule}`),
  groups: (scene) => [
    {
      title: "reference-backs",
      things: (scene as Scene).backs.map((back) => ({
        ...backThing(back),
        drawing: drawing(BackFigure, { back, size: 44 }),
      })),
    },
  ],
};

export default reference;
