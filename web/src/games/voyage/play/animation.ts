/** What a watcher sees of somebody's turn, one thing after the other. */
import { landOf, type Counting, type Place } from "../scene";
import { maskOf } from "../tiles";
import type { ActionData, Game, Line, Position } from "./decision";

/** One thing to watch: the ship on its way, a tile turned up or laid, an island counted, or something quiet. */
export interface AnimationStep<G extends Game> {
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
  { kind, place = -1, square = -1 }: Pick<ActionData, "kind" | "place" | "square">,
): readonly Place[] {
  if (kind === "start") return [place];
  return kind === "lay" ? [...wake, square] : wake;
}

/** Of the last turn in the lines given. */
export const wakeOf = <G extends Game>(lines: readonly Line<G>[]): readonly Place[] =>
  lines.reduce<readonly Place[]>((wake, { line }) => wakeAfter(wake, line), []);

/** The chart with the squares that were filled. */
const withFilled = <View extends Position>(view: View, { filled }: Pick<ActionData, "filled">): View =>
  filled.length === 0
    ? view
    : {
        ...view,
        tiles: [
          ...view.tiles,
          ...filled.map(({ square, tile, turn }) => ({ square, tile, turn, land: maskOf(tile, turn) })),
        ],
      };

/** Gold leaves a purse. */
export const paid = <View extends Position>(view: View, seat: number, cost: number): View => ({
  ...view,
  seats: view.seats.map((one) => (one.seat === seat ? { ...one, gold: one.gold - cost } : one)),
});

/** Points that come at once; those of islands come when they have been counted. */
const withPoints = <View extends Position>(
  view: View,
  { gains, scored }: Pick<ActionData, "gains" | "scored">,
): View =>
  scored.length > 0 || gains.every((gain) => gain === 0)
    ? view
    : { ...view, seats: view.seats.map((one) => ({ ...one, points: one.points + (gains[one.seat] ?? 0) })) };

/** A unit stands where it was built, and was paid for. */
function withUnit<View extends Position>(view: View, line: ActionData): View {
  const { seat, unit, square = -1, area = 0, sides = 0, cost = 0, ...more } = line;
  const built = { ...more, seat, unit, square, area, sides, island: landOf(square, area) } as View["units"][number];
  return paid({ ...view, units: [...view.units, built] }, seat, cost);
}

/** The drawing after a line, as far as both games have it; the position that is sent has the last word. */
export function advanced<View extends Position>(view: View, line: ActionData, after: View): View {
  switch (line.kind) {
    case "start":
      return { ...view, ship: line.place ?? -1 };
    case "announce":
      return paid({ ...view, budget: line.number ?? 0 }, line.seat, line.cost ?? 0);
    case "tile": {
      const { tile = "S", event = "", pile = -1 } = line;
      return { ...view, drawn: { tile, event }, pile, piles: after.piles, budget: view.budget - 1 };
    }
    case "lay": {
      const { square = -1, tile, turn, land = 0 } = line;
      return { ...view, tiles: [...view.tiles, { square, tile, turn, land }], ship: square, drawn: null };
    }
    case "build":
      return withUnit(view, line);
    case "recall":
      return { ...view, units: view.units.filter((one) => one.square !== line.square) };
    default:
      return view;
  }
}

/** The drawing after a step. */
export const drawnAfter = <G extends Game>(
  advance: (view: G["view"], line: G["line"], after: G["view"]) => G["view"],
  view: G["view"],
  { fresh }: AnimationStep<G>,
  after: G["view"],
): G["view"] =>
  fresh.reduce((drawn, { line }) => withPoints(withFilled(advance(drawn, line, after), line), line), view);

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

const KINDS: Partial<Record<string, AnimationStep<Game>["kind"]>> = {
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

/** Lines that tell a seat what came of its own doing, and then are gone. */
const FINDINGS = ["token", "look"];

/** One's own tile that fits nowhere, an event met on the way, a token found. */
export function concerns<G extends Game>({ fresh, kind }: AnimationStep<G>, viewer: number): boolean {
  return (
    kind !== "count" &&
    fresh.some(
      ({ line }) =>
        line.seat === viewer &&
        (line.fits === false || (line.kind === "lay" && Boolean(line.event)) || FINDINGS.includes(line.kind)),
    )
  );
}

/** New lines as steps, one for each line; islands that a line completes are counted after it. */
export function animationSteps<G extends Game>(
  runs: (lines: readonly Line<G>[]) => Line<G>[][],
  seen: readonly Line<G>[],
  lines: readonly Line<G>[],
  bonus: (line: G["line"], island: number) => number,
): AnimationStep<G>[] {
  return runsOf(runs, seen, lines).flatMap(({ run, fresh }) =>
    fresh.flatMap((one): AnimationStep<G>[] => {
      const until = run.slice(0, run.indexOf(one) + 1);
      const kind = KINDS[one.line.kind] ?? "quiet";
      const main: AnimationStep<G> = { lines: until, fresh: [one], kind, counting: null, tiles: 0 };
      const counts = one.line.scored.map(({ island, squares }): AnimationStep<G> => {
        const extra = bonus(one.line, island);
        return {
          lines: until,
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
