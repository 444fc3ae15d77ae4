/** What a screen reader says for every place and piece. */
import { t } from "$lib/i18n/index.svelte";
import { formatList } from "$lib/i18n/lists";
import { seatColours } from "$lib/seatColours.svelte";
import { terrainOf } from "./layout";
import { TERRAINS } from "./scene";
import type { Back, Boat, BoardView, Cell, Creature, Explorer, Isle, Scene, Target } from "./scene";

export type Who = (seat: number) => string;

const listed = (parts: (string | false | undefined)[]): string => parts.filter((part) => part).join(", ");

export const colourName = (colour: number): string => t("island-colour", { colour: seatColours.of(colour) });

export const explorerName = ({ colour, value }: Pick<Explorer, "colour" | "value">): string =>
  value > 0
    ? t("island-explorer-worth", { colour: seatColours.of(colour), value })
    : t("island-explorer", { colour: seatColours.of(colour) });

export const creatureName = ({ kind }: Pick<Creature, "kind">): string => t("island-creature", { kind });

export function boatName(boat: Boat, view: BoardView): string {
  const crew = boat.crew.flatMap((id) => view.explorers.find((one) => one.id === id) ?? []);
  return crew.length > 0 ? t("island-boat-with", { crew: formatList(crew.map(explorerName)) }) : t("island-boat-empty");
}

/** What kind of space it is now. */
export function terrainName(cell: Cell, tiles: readonly number[]): string {
  const terrain = TERRAINS[terrainOf(cell, tiles)] ?? "sea";
  if (terrain !== "sea") return t("island-terrain", { terrain });
  if (cell.lagoon) return t("island-terrain", { terrain: "lagoon" });
  return t("island-terrain", { terrain: cell.island >= 0 ? "sunk" : "sea" });
}

export const isleName = ({ id }: Pick<Isle, "id">): string => t("island-isle", { isle: id });

export interface Standing {
  target?: Target | undefined;
  sinkable: boolean;
  chosen: boolean;
}

/** "E4, forest, red explorer and blue explorer" */
export function spokenCell(scene: Scene, view: BoardView, cell: Cell, { target, sinkable, chosen }: Standing): string {
  const here = [
    ...view.explorers
      .filter((one) => one.cell === cell.id && (one.at === "land" || one.at === "sea"))
      .map(explorerName),
    ...view.boats.filter((boat) => boat.cell === cell.id).map((boat) => boatName(boat, view)),
    ...view.creatures.filter((one) => one.cell === cell.id).map(creatureName),
  ];
  const isle = scene.isles[cell.isle];
  return listed([
    cell.name,
    terrainName(cell, view.tiles),
    isle && t("island-landing", { isle: isleName(isle) }),
    here.length > 0 && formatList(here),
    chosen && t("island-chosen"),
    ...spokenTarget(target),
    sinkable && t("island-may-sink"),
  ]);
}

export const spokenTarget = (target: Target | undefined): (string | false | undefined)[] => [
  target && t("island-reachable"),
  target?.label,
  target?.lost && t("island-lost-there"),
];

export function spokenIsle(isle: Isle, view: BoardView, target: Target | undefined): string {
  const saved = view.explorers.filter((one) => one.at === "isle" && one.isle === isle.id);
  return listed([
    isleName(isle),
    saved.length > 0 ? formatList(saved.map(explorerName)) : t("island-isle-empty"),
    ...spokenTarget(target),
  ]);
}

export interface Taken {
  movable: boolean;
  chosen: boolean;
}

const state = ({ movable, chosen }: Taken) => [chosen && t("island-chosen"), movable && t("island-may-move")];

export function spokenExplorer(scene: Scene, explorer: Explorer, taken: Taken): string {
  const where = scene.cells[explorer.cell]?.name ?? "";
  const place = explorer.at === "isle" ? isleName({ id: explorer.isle }) : t("island-at", { at: explorer.at, where });
  return listed([explorerName(explorer), place, ...state(taken)]);
}

export function spokenBoat(scene: Scene, view: BoardView, boat: Boat, who: Who, taken: Taken, target?: Target): string {
  const controlled = boat.crew.length > 0 && boat.control.length > 0;
  return listed([
    boatName(boat, view),
    scene.cells[boat.cell]?.name,
    controlled && t("island-sailed-by", { who: formatList(boat.control.map(who)) }),
    ...state(taken),
    ...spokenTarget(target),
  ]);
}

export const spokenCreature = (scene: Scene, creature: Creature, taken: Taken): string =>
  listed([creatureName(creature), scene.cells[creature.cell]?.name, ...state(taken)]);

export const backName = (back: Pick<Back, "id">): string => t(`island-back-${back.id}`);
export const backDoes = (back: Pick<Back, "id">): string => t(`island-back-${back.id}-does`);

export const terrainLabel = (terrain: number): string => t("island-terrain-label", { terrain });
