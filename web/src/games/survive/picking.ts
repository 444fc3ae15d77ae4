/** Names and pictures for the picker of a crowded space. */
import { boatName, creatureName, explorerName, spokenCell, terrainName } from "./names";
import type { Who } from "./names";
import type { Pressable } from "./gestures";
import type { BoardView, Place, Scene } from "./scene";
import type { Stand } from "./stacks";
import { standOf } from "./ways";
import type { Drawn } from "./ways";

export interface Table {
  scene: Scene;
  view: BoardView;
  drawn: Drawn;
  who: Who;
  pressable: Pressable;
}

export interface Choice {
  place: Place;
  name: string;
  stand?: Stand | undefined;
  /** Colours of those aboard. */
  crew: number[];
}

function nameOf(place: Place, { scene, view, pressable }: Table): string {
  if ("explorer" in place) {
    const explorer = view.explorers.find((one) => one.id === place.explorer);
    return explorer ? explorerName(explorer) : "";
  }
  if ("boat" in place) {
    const boat = view.boats.find((one) => one.id === place.boat);
    return [boat ? boatName(boat, view) : "", pressable.boatTargets.get(place.boat)?.label].filter(Boolean).join(", ");
  }
  if ("creature" in place) {
    const creature = view.creatures.find((one) => one.id === place.creature);
    return creature ? creatureName(creature) : "";
  }
  const cell = "cell" in place ? scene.cells[place.cell] : undefined;
  if (!cell) return "";
  const target = pressable.targets.get(cell.id);
  if (!target)
    return spokenCell(scene, { ...view, explorers: [], boats: [], creatures: [] }, cell, {
      sinkable: true,
      chosen: false,
    });
  return [cell.name, terrainName(cell, view.tiles), target.label].filter(Boolean).join(", ");
}

export function choicesOf(places: readonly Place[], table: Table): Choice[] {
  const { view, drawn } = table;
  return places.map((place) => {
    const boat = "boat" in place ? view.boats.find((one) => one.id === place.boat) : undefined;
    const crew = (boat?.crew ?? []).map((id) => view.explorers.find((one) => one.id === id)?.colour ?? 0);
    return { place, name: nameOf(place, table), stand: "cell" in place ? undefined : standOf(drawn, place), crew };
  });
}
