/** Everything about a route that never changes while it is played, worked out once: where things lie and their paths. */
import { around, union } from "$board/box";
import type { Box, Placed } from "$board/box";
import { at, centre, hash, hexPath, SIZE, turned, WIDTH } from "$board/hex";
import type { Axial, Point } from "$board/hex";
import { LANDMARKS } from "./marks";
import { beyond, place } from "./ornaments";
import { regions } from "$board/regions";
import type { Regions } from "$board/regions";
import { seam } from "./seams";
import type { Seam } from "./seams";
import type { Cell, Scene } from "./scene";

export interface Spot extends Axial {
  cell: Cell;
  /** Which tones it wears: jungle, sea, village, rubble, camp, mountain, tunnel, demon or gold. */
  kind: string;
  at: Point;
  motif: string;
}

export interface Plate {
  kind: string;
  opacity: number;
  path: string;
}

export interface MapLayout {
  turn: number;
  spots: Spot[];
  regions: Regions;
  plates: Plate[];
  seams: Seam[];
  city: Point;
  title: Placed | null;
  compass: Placed | null;
  box: Box;
}

export const CITY_SCALE = 1.55;
const TITLE = { width: 250, height: 78 };
const COMPASS = { width: 100, height: 122 };
/** Paper that the zoom buttons cover. */
const BUTTONS = { width: 330, height: 130 };
const LANDSCAPE = 1.52;

const KINDS: Record<string, string> = {
  water: "sea",
  start: "jungle",
  cave: "mountain",
  finish: "gold",
};
export const kindOf = (terrain: string): string => KINDS[terrain] ?? terrain;

const PLATES = [0, 0, 0.42, 0.68, 0.9];

function motif(cell: Cell, kind: string, place: Axial): string {
  const chance = hash(place.q, place.r, 7);
  if (kind === "tunnel") return "t-tunnel";
  if (kind === "demon") return cell.cost > 1 ? "t-demon-b" : "t-demon-a";
  if (cell.terrain === "cave") return "t-cave";
  if (kind === "gold") return "t-gold";
  if (kind === "camp") return "t-camp-a";
  if (kind === "jungle" && cell.cost > 1) return "t-jungle-d";
  if (kind === "sea" && cell.cost > 1) return "t-sea-d";
  if (kind === "jungle") return `t-jungle-${chance < 0.4 ? "a" : chance < 0.72 ? "b" : "c"}`;
  return `t-${kind}-${chance < 0.5 ? "a" : "b"}`;
}

export function spots({ cells, tavern = [] }: Pick<Scene, "cells" | "tavern">, turn: number): Spot[] {
  return cells.map((cell) => {
    const place = turned(cell, turn);
    const kind = kindOf(cell.terrain);
    const drawn = tavern.includes(cell.id) ? "t-tavern" : motif(cell, kind, place);
    return { ...place, cell, kind, at: centre(place), motif: drawn };
  });
}

export function cityOf(all: Spot[]): Point {
  const finish = all.filter((spot) => spot.kind === "gold").map((spot) => spot.at);
  const others = all.filter((spot) => spot.kind !== "gold").map((spot) => spot.at);
  return beyond(finish, others, ({ x, y }) => ({ x: x - 84, y: y - 80, width: 168, height: 164 }));
}

const cityBox = ({ x, y }: Point): Box => ({ x: x - 120, y: y - 114, width: 240, height: 214 });

function mapBox(all: Spot[]): Box {
  const cells = around(
    all.map((spot) => spot.at),
    SIZE + 30,
  );
  return union(cells, cityBox(cityOf(all)));
}

/** The turn that fills a landscape best; a way from left to right reads most easily. */
export function bestTurn(scene: Scene): number {
  const values = [0, 1, 2, 3, 4, 5].map((turn) => {
    const all = spots(scene, turn);
    const box = mapBox(all);
    const start = all.filter((spot) => spot.cell.start > 0);
    const from = start.reduce((sum, spot) => sum + spot.at.x, 0) / Math.max(start.length, 1);
    const forwards = cityOf(all).x > from ? 1 : 0.9;
    return forwards * Math.min(LANDSCAPE / box.width, 1 / box.height);
  });
  return values.reduce((best, value, turn) => (value > at(values, best) * 1.001 ? turn : best), 0);
}

/** Widens the paper to a landscape sheet, the map in the middle. */
function sheet(box: Box): Box {
  const width = Math.max(box.width, box.height * LANDSCAPE);
  const height = Math.max(box.height, box.width / LANDSCAPE);
  return {
    x: box.x - (width - box.width) / 2,
    y: box.y - (height - box.height) / 2,
    width,
    height,
  };
}

export function plates(all: Spot[]): Plate[] {
  const groups = new Map<string, Spot[]>();
  for (const spot of all) {
    if (spot.cell.cost < 2 || spot.kind === "gold") continue;
    const name = `${spot.kind} ${Math.min(spot.cell.cost, 4)}`;
    groups.set(name, [...(groups.get(name) ?? []), spot]);
  }
  return [...groups].map(([name, members]) => {
    const [kind = "", cost = "0"] = name.split(" ");
    const path = members.map((spot) => hexPath(spot.at, SIZE * 0.93)).join("");
    return { kind, opacity: PLATES[Number(cost)] ?? 0, path };
  });
}

const swollen = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

function ornaments(all: Spot[], city: Point, within: Box): [Placed | null, Placed | null] {
  const centres = all.map((spot) => spot.at);
  const buttons = {
    x: within.x + within.width - BUTTONS.width,
    y: within.y + within.height - BUTTONS.height,
    ...BUTTONS,
  };
  const search = { within, centres, margin: 34 };
  const taken = [cityBox(city), buttons];
  const title = place({ ...search, taken, size: TITLE, scales: [1.9, 1.7, 1.5, 1.3, 1.1] });
  const compass = place({
    ...search,
    taken: title ? [...taken, swollen(title, 110)] : taken,
    size: COMPASS,
    scales: [1.68, 1.4, 1.15],
  });
  return [title, compass];
}

export function layout(scene: Scene, turn = bestTurn(scene)): MapLayout {
  const all = spots(scene, turn);
  const city = cityOf(all);
  const box = sheet(mapBox(all));
  const [title, compass] = ornaments(all, city, box);
  const symbols = all
    .filter((spot) => spot.cell.cost > 0)
    .flatMap((spot) => (LANDMARKS.has(spot.motif) ? [spot.at, spot.at] : spot.at));
  return {
    turn,
    spots: all,
    regions: regions(all),
    plates: plates(all),
    seams: scene.joints.map((joint) => seam(joint, all, symbols)),
    city,
    title,
    compass,
    box,
  };
}

/** Where the pieces that have arrived stand before the city. */
export const cityPlace = (city: Point, index: number, count: number): Point => ({
  x: city.x + (index - (count - 1) / 2) * Math.min(WIDTH * 0.56, 150 / Math.max(count, 1)),
  y: city.y + 34,
});

const drawn = new WeakMap<Scene, MapLayout>();

/** The layout of a scene, worked out once. */
export function layoutOf(scene: Scene): MapLayout {
  const known = drawn.get(scene) ?? layout(scene);
  drawn.set(scene, known);
  return known;
}
