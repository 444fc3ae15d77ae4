/** What the sea charts of both games have in common at a glance: the patterns of tiles. */
import { drawing, type Reference } from "../../rules/reference";
import { patternName } from "./names";
import TileFace from "./TileFace.svelte";
import { t } from "$lib/i18n/index.svelte";
import { maskOf, PATTERNS, type Pattern } from "./tiles";

const SIZE = 44;

const patternThing = (pattern: Pattern, at: number) => {
  const land = maskOf(pattern);
  return {
    title: patternName(land),
    text: t("voyage-pattern-does", { pattern: PATTERNS[at] ?? "" }),
    drawing: drawing(TileFace, { land, size: SIZE, label: null }),
  };
};

/** `turn` and `scoring` are rules of the game by the ends of their names. */
export const voyageReference = (game: string, turn: readonly string[], scoring: readonly string[]): Reference => {
  const named = (rules: readonly string[]) => rules.map((rule) => `${game}.${rule}`);
  return {
    turn: named(turn),
    groups: () => [
      { title: "reference-tiles", things: PATTERNS.map(patternThing) },
      { title: "reference-scoring", rules: named(scoring) },
    ],
  };
};
