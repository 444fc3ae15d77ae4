/** Moments of the two games of discovery, one for every state of the sea chart. */
import type { Path } from "../../src/games/neue_entdecker/scene";
import type {
  ChartScene,
  ChartView,
  Counting,
  TilePreview,
  Place,
  Refusal,
  Target,
  Way,
} from "../../src/games/voyage/scene";
import { SEAS, squareNamed } from "../../src/games/voyage/testing/seas";
import type { SeaName } from "../../src/games/voyage/testing/seas";
import type { Pattern } from "../../src/games/voyage/tiles";

export interface Discovery {
  scene: ChartScene;
  view: ChartView & { islands?: { id: number; complete: boolean }[] };
  targets: Map<Place, Target>;
  preview: TilePreview | null;
  wake: Place[];
  counting: Counting | null;
  refusal: Refusal | null;
  way?: Way | null;
}

export const DISCOVERIES = [
  "patterns",
  "early",
  "middle",
  "starts",
  "ways",
  "preview",
  "count",
  "jungle",
  "why",
  "end",
  "table",
];

const on = (name: string) => squareNamed(12, name);

function starts(scene: ChartScene): Map<Place, Target> {
  const edges = scene.circles
    .filter(({ id }) => id % 3 === 0)
    .map(({ id, coins = 0 }) => [id, { label: "", cost: coins }] as const);
  const inside = ["I4", "B7", "J8"].map((name, i) => [on(name), { label: "", cost: [0, 2, 4][i] ?? 0 }] as const);
  return new Map<Place, Target>([...edges, ...inside]);
}

export function discovery(game: "old" | "new", state: string): Discovery {
  const sea = (decision: string) => SEAS[`${game}-${decision}` as SeaName];
  const calm: Discovery = {
    ...sea("middle"),
    targets: new Map(),
    preview: null,
    wake: [],
    counting: null,
    refusal: null,
  };
  const width = calm.scene.width;
  const place = (name: string) => squareNamed(width, name);
  switch (state) {
    case "early":
      return { ...calm, ...sea("early") };
    case "end":
      return {
        ...calm,
        ...sea("end"),
        view: {
          ...sea("end").view,
          islands: (game === "new" ? ["C1", "G1", "K1"] : ["B1", "E1"]).map((name) => ({
            id: 2 * place(name),
            complete: true,
          })),
        },
      };
    case "starts":
      return { ...calm, targets: starts(calm.scene) };
    case "ways":
      return {
        ...calm,
        way: { places: [calm.scene.squares.length + 12 + 3, ...["L4", "K4", "J4", "I4"].map(place)], tolls: [1, 3] },
        targets: starts(calm.scene),
      };
    case "preview":
      return {
        ...calm,
        targets: new Map(
          [place(game === "new" ? "J4" : "I5"), place(game === "new" ? "I5" : "I6")].map((square) => [
            square,
            { label: "" },
          ]),
        ),
        preview: { square: place(game === "new" ? "J4" : "I6"), land: game === "new" ? 3 : 6, turn: 1, turns: 2 },
        wake: [calm.scene.squares.length + 2, ...["C1"].map(place)],
      };
    case "count":
      return { ...calm, counting: { island: 2 * place(game === "new" ? "E3" : "B2"), bonus: game === "new" ? 10 : 0 } };
    case "jungle":
      return {
        ...calm,
        targets: new Map(
          [0, 1, 2, 3, 4, 5, 6].map((path) => [
            calm.scene.squares.length + calm.scene.circles.length + path,
            { label: "" },
          ]),
        ),
      };
    case "why":
      return {
        ...calm,
        refusal: {
          at: place("B4"),
          title: "Not from here",
          text: "No sea side of this tile faces an undiscovered square.",
          rule: "entdecker.start.tile",
        },
      };
    default:
      return { ...calm, wake: ["G1", "H1", "H2", "I3", "I4"].map(place) };
  }
}

export const POINTS = [31, 24, 17, 78];

const path = (seats: Record<number, number>, chief = -1): Path["scouts"] =>
  Object.entries(seats).map(([space, seat]) => ({
    space: Number(space),
    seat,
    chief: Number(space) === chief ? 1 : 0,
  }));
const hut = (scouts: Path["scouts"], next: number, token: number, looked: number[]): Path => ({
  scouts,
  next,
  held: looked.length > 0,
  token,
  looked,
});

export const EMPTY: Path[] = Array.from({ length: 7 }, () => hut([], 0, 0, []));
export const PATHS: Path[] = [
  hut(path({ 0: 1, 1: 0 }), 2, 15, [1, 0]),
  hut(path({ 0: 0 }), 1, 10, [0]),
  hut(path({ 0: 3, 1: 2, 2: 3 }), 3, 0, [3, 2]),
  hut([], 0, 0, []),
  hut(path({ 0: 2, 2: 1 }), 1, 0, [2]),
  hut(path({ 0: 0, 1: 1 }, 1), 2, 5, [0, 1]),
  hut(path({ 0: 3 }), 1, 0, [3]),
];

export const STACKS: { tile: Pattern; count: number; bonus?: number }[] = [
  { tile: "S", count: 6 },
  { tile: "C", count: 7 },
  { tile: "A", count: 4 },
  { tile: "O", count: 3 },
  { tile: "B", count: 5 },
  { tile: "F", count: 0 },
  { tile: "F", count: 1, bonus: 5 },
];
export const HIDDEN = [11, 12, 10, 12, 0, 11].map((height, i) => ({ height, question: i % 2 === 1 }));
