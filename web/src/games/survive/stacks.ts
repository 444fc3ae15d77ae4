/** Where every piece stands: several in one space are fanned out so that each can be seen and picked. */
import type { Point } from "$board/hex";
import { terrainOf, topOf } from "./layout";
import type { SeaLayout } from "./layout";
import { keyOf } from "./scene";
import type { Boat, BoardView, Creature, Explorer, Piece } from "./scene";

export type Form = "land" | "swim" | "aboard" | "isle" | "boat" | "creature";

export interface Stand extends Point {
  key: string;
  piece: Piece;
  form: Form;
  /** Space it is in; -1 on an isle. */
  cell: number;
  isle: number;
  scale: number;
  /** Explorers: colour and value; boats: how many are aboard. */
  colour: number;
  value: number;
  kind: string;
  /** Drawing order: what stands further down hides what is behind. */
  z: number;
}

interface Slot extends Point {
  scale: number;
}

/** Units of the board that a piece of each form takes at full size. */
const BREADTH: Record<Form, number> = { land: 31, isle: 31, swim: 34, aboard: 17, boat: 62, creature: 52 };
const ROOM = 62;

/** Rows for so many explorers on a tile, from the back to the front. */
const ROWS: readonly (readonly number[])[] = [
  [],
  [1],
  [2],
  [1, 2],
  [2, 2],
  [2, 3],
  [3, 3],
  [3, 4],
  [4, 4],
  [4, 5],
  [5, 5],
];
const SCALES = [1, 1, 0.9, 0.8, 0.76, 0.66, 0.64, 0.52, 0.5, 0.42, 0.42];

/** Explorers on one tile. */
export function fan(count: number): Slot[] {
  const known = ROWS[count];
  const rows = known ?? crowd(count);
  const scale = SCALES[count] ?? Math.max(2 / Math.max(...rows), 0.28);
  const deep = rows.length > 1 ? Math.min(34 * scale, 60 / rows.length) : 0;
  return rows.flatMap((wide, row) => {
    const step = Math.min(BREADTH.land * scale, (ROOM - 8) / Math.max(wide, 1));
    return Array.from({ length: wide }, (_, i) => ({
      x: (i - (wide - 1) / 2) * step,
      y: (row - (rows.length - 1) / 2) * deep,
      scale,
    }));
  });
}

function crowd(count: number): number[] {
  const wide = Math.ceil(Math.sqrt(count * 1.6));
  const rows = Math.ceil(count / wide);
  return Array.from({ length: rows }, (_, row) => Math.min(wide, count - row * wide));
}

/** What shares a space of the sea: creatures at the back, a boat, swimmers in front. */
export function afloat(forms: readonly Form[]): Slot[] {
  const order: Form[] = ["creature", "boat", "swim"];
  const rows = order
    .map((form) => ({ form, count: forms.filter((one) => one === form).length }))
    .filter(({ count }) => count > 0);
  if (forms.length > 2 && forms.every((form) => form === "swim")) return fan(forms.length);
  const limit = [1, 1, 0.78, 0.66][rows.length] ?? 0.5;
  const ys = [[], [0], [-17, 15], [-27, -3, 21]][rows.length] ?? [];
  const slots = new Map(
    rows.map(({ form, count }, row) => {
      const scale = Math.min(limit, ROOM / (BREADTH[form] * count));
      const step = BREADTH[form] * scale;
      const line = Array.from({ length: count }, (_, i) => ({
        x: (i - (count - 1) / 2) * step,
        y: ys[row] ?? 0,
        scale,
      }));
      return [form, line] as const;
    }),
  );
  return forms.map((form) => slots.get(form)?.shift() ?? { x: 0, y: 0, scale: limit });
}

/** Seats in a boat, from bow to stern. */
export const SEATS: readonly Point[] = [
  { x: -16, y: -13 },
  { x: 0, y: -13 },
  { x: 16, y: -13 },
];

const LAWN = { y: 26, wide: 98 };

/** Those who are ashore stand before the houses of their isle. */
export function ashore(count: number): Slot[] {
  const rows = Math.max(1, Math.ceil(count / 5));
  const scale = Math.max(0.74 - 0.1 * (rows - 1), 0.34);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / 5);
    const wide = Math.min(5, count - row * 5);
    const step = Math.min(28 * scale + 4, LAWN.wide / wide);
    return { x: ((i % 5) - (wide - 1) / 2) * step, y: LAWN.y + (row - (rows - 1) / 2) * 30 * scale, scale };
  });
}

type Unit = { piece: Piece; form: Form; explorer?: Explorer; boat?: Boat; creature?: Creature };

function grouped<T>(list: readonly T[], by: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of list) groups.set(by(item), [...(groups.get(by(item)) ?? []), item]);
  return groups;
}

function units(map: SeaLayout, view: BoardView): Map<number, Unit[]> {
  const walking = view.explorers.filter(({ at }) => at === "land" || at === "sea");
  const all = [
    ...view.creatures.map((creature): [number, Unit] => [
      creature.cell,
      { piece: { creature: creature.id }, form: "creature", creature },
    ]),
    ...view.boats.map((boat): [number, Unit] => [boat.cell, { piece: { boat: boat.id }, form: "boat", boat }]),
    ...walking.map((explorer): [number, Unit] => {
      const dry = terrainOf(map.spots[explorer.cell]?.cell, view.tiles) > 0;
      return [explorer.cell, { piece: { explorer: explorer.id }, form: dry ? "land" : "swim", explorer }];
    }),
  ];
  return new Map([...grouped(all, ([cell]) => cell)].map(([cell, pairs]) => [cell, pairs.map(([, unit]) => unit)]));
}

function stand(unit: Unit, place: Point & { scale: number }, where: { cell: number; isle: number; z?: number }): Stand {
  const { piece, form, explorer, creature } = unit;
  return {
    key: keyOf(piece),
    piece,
    form,
    ...where,
    ...place,
    z: where.z ?? place.y,
    colour: explorer?.colour ?? -1,
    value: explorer?.value ?? 0,
    kind: creature?.kind ?? "",
  };
}

const shifted = (at: Point, slot: Slot): Slot => ({ x: at.x + slot.x, y: at.y + slot.y, scale: slot.scale });

function crew(boat: Boat, hull: Stand, explorers: readonly Explorer[]): Stand[] {
  return boat.crew.flatMap((id, seat) => {
    const explorer = explorers.find((one) => one.id === id && one.at === "boat");
    const place = SEATS[seat] ?? { x: 0, y: 0 };
    if (!explorer) return [];
    const at = { x: hull.x + place.x * hull.scale, y: hull.y + place.y * hull.scale, scale: hull.scale };
    const unit: Unit = { piece: { explorer: id }, form: "aboard", explorer };
    return [stand(unit, at, { cell: boat.cell, isle: -1, z: hull.z - 0.5 })];
  });
}

/** Every piece on the board and on the isles, in drawing order. */
export function stands(map: SeaLayout, view: BoardView): Stand[] {
  const placed: Stand[] = [];
  for (const [cell, here] of units(map, view)) {
    const top = topOf(map, view.tiles, cell);
    const dry = here.every(({ form }) => form === "land");
    const slots = dry ? fan(here.length) : afloat(here.map(({ form }) => form));
    here.forEach((unit, i) => {
      const one = stand(unit, shifted(top, slots[i] ?? { x: 0, y: 0, scale: 0.5 }), { cell, isle: -1 });
      placed.push(one, ...(unit.boat ? crew(unit.boat, one, view.explorers) : []));
    });
  }
  const saved = view.explorers.filter(({ at }) => at === "isle");
  for (const [isle, here] of grouped(saved, (one) => one.isle)) {
    const at = map.isles[isle]?.at ?? { x: 0, y: 0 };
    ashore(here.length).forEach((slot, i) => {
      const explorer = here[i];
      if (explorer)
        placed.push(
          stand({ piece: { explorer: explorer.id }, form: "isle", explorer }, shifted(at, slot), { cell: -1, isle }),
        );
    });
  }
  return placed.sort((a, b) => a.z - b.z || a.x - b.x);
}

/** The size at which a piece can be touched, in board units: half width and half height, and its middle. */
export function touchBox({ form, scale, x, y }: Stand): { x: number; y: number; rx: number; ry: number } {
  if (form === "boat") return { x, y: y + 6 * scale, rx: 30 * scale, ry: 13 * scale };
  if (form === "creature") return { x, y: y - 2 * scale, rx: 26 * scale, ry: 22 * scale };
  if (form === "aboard") return { x, y: y - 2 * scale, rx: 8.5 * scale, ry: 13 * scale };
  if (form === "swim") return { x, y, rx: 17 * scale, ry: 17 * scale };
  return { x, y: y - 7 * scale, rx: 15.5 * scale, ry: 23 * scale };
}
