import type { AtlasRoute, BoardBox } from "$lib/api/routes";
import type { Draft } from "./pieces";
import { fromLayout } from "./changes";
import { landOf } from "../land";
import type { Land } from "../land";

/** A route to begin from: one's own, or one of the atlas. */
export interface Origin {
  id: string;
  kind: "own" | AtlasRoute["kind"];
  draft: Draft;
  difficulty: string;
}

export const fromAtlas = (route: AtlasRoute): Origin => ({
  id: route.id,
  kind: route.kind,
  draft: fromLayout(route.layout),
  difficulty: route.figures.difficulty,
});

/** The cells of a mini map. */
export const cellsOf = (box: BoardBox, draft: Draft): { cells: Land[] } => ({
  cells: landOf({ ...draft, open: [] }, box),
});

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Origins whose name has the words, in either language and without minding accents. */
export function named(origins: readonly Origin[], words: string): Origin[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return origins.filter(({ draft }) => {
    const name = plain(`${draft.en} ${draft.fr}`);
    return wanted.every((word) => name.includes(word));
  });
}
