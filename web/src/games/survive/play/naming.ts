/** Pieces and places by name, for prompts and the log. */
import type { Scene, View } from "$lib/api/survive";
import { t } from "$lib/i18n/index.svelte";
import { formatList } from "$lib/i18n/lists";
import { backName, boatName, creatureName, explorerName, isleName, terrainName } from "../names";
import type { Piece, Place } from "../scene";
import type { Lit } from "./light";
import type { Names } from "./log";
import type { Moment, Play } from "./moment";

const PER_COLOUR = 10;

/** "Red explorer", "2 blue explorers" */
function grouped(ids: readonly number[]): string[] {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(Math.floor(id / PER_COLOUR), (counts.get(Math.floor(id / PER_COLOUR)) ?? 0) + 1);
  return [...counts].map(([colour, count]) =>
    count > 1 ? t("survive-explorers", { colour, count }) : explorerName({ colour, value: 0 }),
  );
}

/** "a sea serpent", "2 sharks" */
function beasts(scene: Scene, ids: readonly number[]): string[] {
  const kinds = ids.map((id) => scene.creatures[id]?.kind ?? "shark");
  return [...new Set(kinds)].map((kind) =>
    t("survive-creatures", { kind, count: kinds.filter((one) => one === kind).length }),
  );
}

const unvalued = (id: number): string => explorerName({ colour: Math.floor(id / PER_COLOUR), value: 0 });

/** For the log, which several people may read at one screen: no values. */
export const names = (scene: Scene, seat: Names["seat"], pending: Names["pending"]): Names => ({
  seat,
  pending,
  explorers: (ids) => formatList(grouped(ids.filter((id) => id >= 0))),
  swallowed: (ids, boats, creatures) =>
    formatList([
      ...grouped(ids),
      ...(boats.length > 0 ? [t("survive-boats", { count: boats.length })] : []),
      ...beasts(scene, creatures),
    ]),
  creature: (creature) => creatureName({ kind: scene.creatures[creature]?.kind ?? "shark" }),
  back: (back) => {
    const found = scene.backs[back];
    return found ? backName(found) : "";
  },
  isle: (isle) => isleName({ id: isle }),
});

export function pieceName(view: View | null, piece: Piece): string {
  if ("explorer" in piece) {
    const found = view?.explorers.find((one) => one.id === piece.explorer);
    return found ? explorerName(found) : unvalued(piece.explorer);
  }
  if ("boat" in piece) {
    const boat = view?.boats.find((one) => one.id === piece.boat);
    return view && boat ? boatName(boat, view) : "";
  }
  return creatureName({ kind: view?.creatures.find((one) => one.id === piece.creature)?.kind ?? "shark" });
}

/** A lit place that is looked at, with what it costs: "D4: 2 of 3 moves"; "" for any other. */
export function looked({ scene, view }: Moment, { look, armed }: Play, lit: Lit): string {
  const place: Place | null = armed ?? look;
  if (!place) return "";
  if ("isle" in place)
    return lit.isles.has(place.isle)
      ? t("survive-place", { place: isleName({ id: place.isle }), label: lit.isles.get(place.isle)?.label ?? "" })
      : "";
  if ("boat" in place) {
    const target = lit.boats.get(place.boat);
    return target ? t("survive-place", { place: pieceName(view, place), label: target.label }) : "";
  }
  const cell = "cell" in place ? scene.cells[place.cell] : undefined;
  if (!cell) return "";
  if (lit.sinkable.has(cell.id)) return `${cell.name}, ${terrainName(cell, view.tiles)}`;
  const target = lit.cells.get(cell.id);
  return target?.label ? t("survive-place", { place: cell.name, label: target.label }) : "";
}
