/** Pieces and places by name, for prompts and the log. */
import { seatColours } from "$lib/seatColours.svelte";
import type { Scene, View } from "$lib/api/survive";
import { t } from "$lib/i18n/index.svelte";
import { formatList } from "$lib/i18n/lists";
import { backName, boatName, creatureName, explorerName, isleName, terrainName } from "../names";
import type { Piece, Place } from "../scene";
import type { Highlights } from "./highlights";
import type { Names } from "./log";
import type { Decision, Selection } from "./decision";

const colourOf = ({ colours }: Pick<Scene, "colours">, explorer: number): number =>
  colours.find(({ explorers }) => explorers.includes(explorer))?.id ?? -1;

/** "red explorer", "2 blue explorers" */
function grouped(scene: Scene, ids: readonly number[]): string[] {
  const counts = new Map<number, number>();
  for (const colour of ids.map((id) => colourOf(scene, id))) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].map(([colour, count]) =>
    count > 1 ? t("survive-explorers", { colour: seatColours.of(colour), count }) : explorerName({ colour, value: 0 }),
  );
}

/** "a sea serpent", "2 sharks" */
function beasts(scene: Scene, ids: readonly number[]): string[] {
  const kinds = ids.map((id) => scene.creatures[id]?.kind ?? "shark");
  return [...new Set(kinds)].map((kind) =>
    t("survive-creatures", { kind, count: kinds.filter((one) => one === kind).length }),
  );
}

/** For the log, which several people may read at one screen: no values. */
export const names = (scene: Scene, seat: Names["seat"], pending: Names["pending"]): Names => ({
  seat,
  pending,
  explorers: (ids) =>
    formatList(
      grouped(
        scene,
        ids.filter((id) => id >= 0),
      ),
    ),
  swallowed: (ids, boats, creatures) =>
    formatList([
      ...grouped(scene, ids),
      ...(boats.length > 0 ? [t("survive-boats", { count: boats.length })] : []),
      ...beasts(scene, creatures),
    ]),
  creature: (creature) => creatureName({ kind: scene.creatures[creature]?.kind ?? "shark" }),
  back: (back) => {
    const face = scene.backs[back];
    return face ? backName(face) : "";
  },
  isle: (isle) => isleName({ id: isle }),
});

export function pieceName(scene: Pick<Scene, "colours">, view: View | null, piece: Piece): string {
  if ("explorer" in piece) {
    const explorer = view?.explorers.find((one) => one.id === piece.explorer);
    return explorerName(explorer ?? { colour: colourOf(scene, piece.explorer), value: 0 });
  }
  if ("boat" in piece) {
    const boat = view?.boats.find((one) => one.id === piece.boat);
    return view && boat ? boatName(boat, view) : "";
  }
  return creatureName({ kind: view?.creatures.find((one) => one.id === piece.creature)?.kind ?? "shark" });
}

/** A lit place that is looked at, with what it costs: "D4: 2 of 3 moves"; "" for any other. */
export function looked({ scene, view }: Decision, { hovered, armed }: Selection, lit: Highlights): string {
  const place: Place | null = armed ?? hovered;
  if (!place) return "";
  if ("isle" in place)
    return lit.isles.has(place.isle)
      ? t("survive-place", { place: isleName({ id: place.isle }), label: lit.isles.get(place.isle)?.label ?? "" })
      : "";
  if ("boat" in place) {
    const target = lit.boats.get(place.boat);
    return target ? t("survive-place", { place: pieceName(scene, view, place), label: target.label }) : "";
  }
  const cell = "cell" in place ? scene.cells[place.cell] : undefined;
  if (!cell) return "";
  if (lit.sinkable.has(cell.id)) return `${cell.name}, ${terrainName(cell, view.tiles)}`;
  const target = lit.cells.get(cell.id);
  return target?.label ? t("survive-place", { place: cell.name, label: target.label }) : "";
}
