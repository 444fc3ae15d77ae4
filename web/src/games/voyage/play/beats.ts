/** What a watcher sees of somebody's turn, one thing after the other. */
import type { Counting, Place } from "../scene";
import { maskOf } from "../tiles";
import type { Pattern } from "../tiles";
import type { Deed, Game, Line, Position } from "./moment";

/** One thing to watch: the ship on its way, a tile turned up or laid, an island counted, or something quiet. */
export interface Beat<G extends Game> {
  /** The whole run, also what was seen before. */
  lines: Line<G>[];
  /** What is new of it. */
  fresh: Line<G>[];
  kind: "sail" | "turn" | "lay" | "build" | "count" | "chance" | "quiet";
  counting: Counting | null;
  /** How many tiles are counted. */
  tiles: number;
}

/** Where the ship has been in the turn that is shown. */
export function wakeAfter(
  wake: readonly Place[],
  { kind, place = -1, square = -1 }: Pick<Deed, "kind" | "place" | "square">,
): readonly Place[] {
  if (kind === "start") return [place];
  return kind === "lay" ? [...wake, square] : wake;
}

/** Of the last turn in the lines given. */
export const wakeOf = <G extends Game>(lines: readonly Line<G>[]): readonly Place[] =>
  lines.reduce<readonly Place[]>((wake, { line }) => wakeAfter(wake, line), []);

/** The chart with the squares that were filled. */
export const filledIn = <View extends Position>(view: View, { filled }: Pick<Deed, "filled">): View =>
  filled.length === 0
    ? view
    : {
        ...view,
        tiles: [
          ...view.tiles,
          ...filled.map(({ square, tile, turn }) => ({ square, tile, turn, land: maskOf(tile as Pattern, turn) })),
        ],
      };

/** Gold leaves a purse. */
export const paid = <View extends Position>(view: View, seat: number, cost: number): View => ({
  ...view,
  seats: view.seats.map((one) => (one.seat === seat ? { ...one, gold: one.gold - cost } : one)),
});

/** Points that come at once; those of islands come when they have been counted. */
export const rewarded = <View extends Position>(view: View, { gains, scored }: Pick<Deed, "gains" | "scored">): View =>
  scored.length > 0 || gains.every((gain) => gain === 0)
    ? view
    : { ...view, seats: view.seats.map((one) => ({ ...one, points: one.points + (gains[one.seat] ?? 0) })) };

/** The ship moves, tiles are laid and units built, as far as a line tells. */
export function moved<View extends Position>(
  view: View,
  line: Deed & { unit?: string; tile?: string; turn?: number },
): View {
  switch (line.kind) {
    case "start":
      return { ...view, ship: line.place ?? -1 };
    case "lay": {
      const { square = -1, tile, turn, land = 0 } = line;
      return { ...view, tiles: [...view.tiles, { square, tile, turn, land }], ship: square, drawn: null };
    }
    case "recall":
      return { ...view, units: view.units.filter((one) => one.square !== line.square) };
    default:
      return view;
  }
}

const runsOf = <G extends Game>(
  runs: (lines: readonly Line<G>[]) => Line<G>[][],
  seen: readonly Line<G>[],
  lines: readonly Line<G>[],
) => {
  const known = runs(seen).at(-1) ?? [];
  const old = new Set(known);
  return runs([...known, ...lines])
    .map((run) => ({ run, fresh: run.filter((line) => !old.has(line)) }))
    .filter(({ fresh }) => fresh.length > 0);
};

const KINDS: Partial<Record<string, Beat<Game>["kind"]>> = {
  start: "sail",
  tile: "turn",
  lay: "lay",
  build: "build",
  spin: "chance",
  roll: "chance",
  token: "chance",
  look: "chance",
  hut: "chance",
  reveal: "chance",
  scout: "build",
};

/** New lines as beats, one for each line; islands that a line completes are counted after it. */
export function beats<G extends Game>(
  runs: (lines: readonly Line<G>[]) => Line<G>[][],
  seen: readonly Line<G>[],
  lines: readonly Line<G>[],
  bonus: (line: G["line"], island: number) => number,
): Beat<G>[] {
  return runsOf(runs, seen, lines).flatMap(({ run, fresh }) =>
    fresh.flatMap((one): Beat<G>[] => {
      const shown = run.slice(0, run.indexOf(one) + 1);
      const kind = KINDS[one.line.kind] ?? "quiet";
      const main: Beat<G> = { lines: shown, fresh: [one], kind, counting: null, tiles: 0 };
      const counts = one.line.scored.map(({ island, squares }): Beat<G> => {
        const extra = bonus(one.line, island);
        return {
          lines: shown,
          fresh: [],
          kind: "count",
          counting: { island, ...(extra > 0 ? { bonus: extra } : {}) },
          tiles: squares.length,
        };
      });
      return [main, ...counts];
    }),
  );
}
