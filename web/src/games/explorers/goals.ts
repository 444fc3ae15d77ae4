/** Objectives as pictures: what stands in the middle, and where crosses lie around it. */
import type { Objective } from "./scene";

export interface GoalPicture {
  /** Symbols of the room sheet: [name, x, y, size] on a field of 48. */
  signs: [string, number, number, number][];
  /** Crosses, as middles on the same field. */
  marks: [number, number][];
  /** Boxes behind them. */
  boxes: [number, number, number][];
  /** Struck through: it pays for leaving this alone. */
  never: boolean;
  /** Terrain shown as country. */
  terrain: string;
}

const none: GoalPicture = { signs: [], marks: [], boxes: [], never: false, terrain: "" };
const big = (name: string): [string, number, number, number] => [name, 10, 10, 28];
const MEAL: GoalPicture["signs"] = [
  ["apple", 3, 4, 20],
  ["carrot", 25, 4, 20],
  ["fish", 13, 24, 22],
];

const THINGS: Record<string, Partial<GoalPicture>> = {
  keys: { signs: [big("key")] },
  maps: { signs: [big("map")] },
  horses: { signs: [big("horse")] },
  gems: { signs: [big("gem")] },
  temples: { signs: [big("temple")] },
  foods: {
    signs: [
      ["apple", 6, 6, 20],
      ["fish", 22, 22, 20],
    ],
  },
  food_sets: { signs: MEAL },
  villages_surrounded_4: {
    signs: [["village", 14, 14, 20]],
    marks: [
      [24, 7],
      [41, 24],
      [24, 41],
      [7, 24],
    ],
  },
  temples_surrounded_2: {
    signs: [["temple", 14, 14, 20]],
    marks: [
      [24, 7],
      [41, 24],
    ],
  },
  corners: {
    boxes: [[6, 6, 36]],
    marks: [
      [11, 11],
      [37, 11],
      [11, 37],
      [37, 37],
    ],
  },
  all_villages_touched: { signs: [["village", 14, 14, 20]], marks: [[41, 24]] },
  three_villages_and_three_temples: {
    signs: [
      ["village", 2, 13, 21],
      ["temple", 25, 13, 21],
    ],
  },
  all_edges: {
    boxes: [[6, 6, 36]],
    marks: [
      [24, 8],
      [40, 24],
      [24, 40],
      [8, 24],
    ],
  },
  three_on_each_tile: {
    boxes: [
      [4, 4, 19],
      [25, 4, 19],
      [4, 25, 19],
      [25, 25, 19],
    ],
    marks: [
      [9, 9],
      [18, 9],
      [13, 18],
      [30, 9],
      [39, 9],
      [34, 18],
      [9, 30],
      [18, 30],
      [13, 39],
      [30, 30],
      [39, 30],
      [34, 39],
    ],
  },
};

const line = (step: [number, number]): [number, number][] =>
  [-2, -1, 0, 1, 2].map((i): [number, number] => [24 + i * step[0], 24 + i * step[1]]);
const LINES: Record<string, [number, number]> = { horizontal: [9.4, 0], vertical: [0, 9.4], diagonal: [8.4, -8.4] };
const square = (side: number): [number, number][] =>
  Array.from({ length: side * side }, (_, i): [number, number] => [
    12 + (i % side) * 12,
    12 + Math.floor(i / side) * 12,
  ]);

/** What kind of picture each family draws. */
const FAMILIES: Record<string, (goal: Objective) => Partial<GoalPicture>> = {
  none: ({ item = "" }) => ({ signs: [big(item)], never: true }),
  zones: ({ terrain = "" }) => ({
    terrain,
    marks: [
      [13, 15],
      [36, 14],
      [25, 36],
    ],
  }),
  span: () => ({ boxes: [[3, 3, 42]], marks: [5.5, 13, 20.5, 28, 35.5, 42.5].map((x): [number, number] => [x, 24]) }),
  count: ({ what = "" }) => THINGS[what] ?? {},
  race: ({ what = "" }) => THINGS[what] ?? {},
  line: ({ direction = "" }) => ({ marks: line(LINES[direction] ?? [9, 0]) }),
  square: () => ({ boxes: [[5, 5, 38]], marks: square(3) }),
};

export const pictureOf = (goal: Objective): GoalPicture => ({ ...none, ...FAMILIES[goal.family]?.(goal) });

const COUNTED = ["keys", "maps", "horses", "gems", "temples", "food_sets"];

/** How many of the pictured thing a race asks for; 0 where the picture says it. */
export const wanted = ({ family, what = "", at_least = 0 }: Objective): number =>
  family === "race" && (COUNTED.includes(what) || what === "all_villages_touched" || what.startsWith("three_villages"))
    ? at_least
    : 0;
