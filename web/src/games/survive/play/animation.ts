/**
 * What a watcher sees between two positions. The server sends the lines and the position after them; to show them
 * one by one, each run of lines moves the drawing a little. The position sent has the last word.
 */
import type { Line, LogLine, Scene, View } from "$lib/api/survive";
import type { LastMove, Piece, Turned } from "../scene";
import { runs } from "./log";

/** One thing to watch: a piece on its way, a tile that goes, the die, or something quiet. */
export interface AnimationStep {
  /** The whole run, also what was seen before. */
  lines: LogLine[];
  /** What is new of it. */
  fresh: LogLine[];
  seat: number;
  kind: "travel" | "sink" | "roll" | "place" | "quiet";
  move: LastMove | null;
  turned: Turned | null;
  /** New spaces of the way. */
  legs: number;
}

function pieceOf(line: Line): Piece | null {
  if (line.creature !== undefined) return { creature: line.creature };
  if (line.explorer !== undefined) return { explorer: line.explorer };
  return line.boat === undefined ? null : { boat: line.boat };
}

const travels = (line: Line): boolean => (line.to !== undefined && line.from !== undefined) || line.kind === "land";

/** The way that a run of lines takes one piece. */
export function way(lines: readonly LogLine[]): LastMove | null {
  const moved = lines.map((one) => one.line).filter(travels);
  const [first] = moved;
  const piece = first && pieceOf(first);
  if (!first || !piece) return null;
  const cells = [first.from ?? -1, ...moved.flatMap((line) => (line.to === undefined ? [] : [line.to]))];
  return { piece, cells, isle: moved.at(-1)?.isle ?? -1 };
}

/** A tile that was taken, as far as this viewer may see it. */
export function turned(scene: Scene, lines: readonly LogLine[]): Turned | null {
  const seen = lines.find((one) => one.line.kind === "reveal")?.line;
  if (!seen) return null;
  const back = seen.back ?? -1;
  const kept = back < 0 || scene.backs[back]?.when !== "immediate";
  return { cell: seen.cell ?? -1, terrain: seen.terrain ?? 1, back, seat: kept ? seen.seat : -1 };
}

const KINDS: Partial<Record<Line["kind"], AnimationStep["kind"]>> = {
  sink: "sink",
  reveal: "sink",
  roll: "roll",
  place: "place",
  launch: "place",
};

/** Explorers that a line harms. */
const harmed = ({ lost, hits = [], spilled = [], swimmers = [], explorer = -1 }: Line): number[] => [
  ...(Array.isArray(lost) ? lost : lost === true ? [explorer] : []),
  ...hits,
  ...spilled,
  ...swimmers,
];

/** An explorer of this seat falls, is attacked or lost. */
export const concerns = ({ fresh }: AnimationStep, { explorers }: Pick<View, "explorers">, viewer: number): boolean =>
  viewer >= 0 &&
  fresh.flatMap(({ line }) => harmed(line)).some((id) => explorers.some((one) => one.id === id && one.seat === viewer));

export function animationStep(scene: Scene, lines: LogLine[], fresh: LogLine[] = lines): AnimationStep {
  const move = way(lines);
  const kind = move ? "travel" : (KINDS[fresh[0]?.line.kind ?? "stop"] ?? "quiet");
  const legs = fresh.filter((one) => travels(one.line)).length;
  return {
    lines,
    fresh,
    seat: lines[0]?.line.seat ?? -1,
    kind: move && legs === 0 ? "quiet" : kind,
    move,
    turned: turned(scene, fresh),
    legs,
  };
}

/** New lines as animation steps; the first may go on from the run that was seen last. */
export function animationSteps(scene: Scene, seen: readonly LogLine[], lines: readonly LogLine[]): AnimationStep[] {
  const known = runs(seen).at(-1) ?? [];
  const old = new Set(known);
  return runs([...known, ...lines]).flatMap((run) => {
    const fresh = run.filter((line) => !old.has(line));
    return fresh.length > 0 ? [animationStep(scene, run, fresh)] : [];
  });
}

/** The last way anybody went, for the footprints. */
export function lastMove(lines: readonly LogLine[]): LastMove | null {
  for (const run of runs(lines).toReversed()) {
    const move = way(run);
    if (move) return move;
  }
  return null;
}

type Explorer = View["explorers"][number];

const changed = (view: View, id: number | undefined, change: Partial<Explorer>): View => ({
  ...view,
  explorers: view.explorers.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

/** Boats without an explorer, who leaves or changes boats. */
const left = (view: View, id: number | undefined): View => ({
  ...view,
  boats: view.boats.map((one) => ({ ...one, crew: one.crew.filter((aboard) => aboard !== id) })),
});

function boarded(view: View, { explorer = -1, boat = -1 }: Line): View {
  const cell = view.boats.find((one) => one.id === boat)?.cell ?? -1;
  const boats = left(view, explorer).boats.map((one) =>
    one.id === boat ? { ...one, crew: [...one.crew, explorer] } : one,
  );
  return changed({ ...view, boats }, explorer, { at: "boat", boat, cell });
}

function sailed(view: View, { boat, to = -1 }: Line): View {
  return {
    ...view,
    boats: view.boats.map((one) => (one.id === boat ? { ...one, cell: to } : one)),
    explorers: view.explorers.map((one) => (one.at === "boat" && one.boat === boat ? { ...one, cell: to } : one)),
  };
}

function sunk(view: View, scene: Scene, { cell = -1 }: Line): View {
  const island = scene.cells[cell]?.island ?? -1;
  return {
    ...view,
    tiles: view.tiles.map((tile, at) => (at === island ? 0 : tile)),
    explorers: view.explorers.map((one) => (one.at === "land" && one.cell === cell ? { ...one, at: "sea" } : one)),
  };
}

const prowled = (view: View, { creature, to = -1 }: Line): View => ({
  ...view,
  creatures: view.creatures.map((one) => (one.id === creature ? { ...one, cell: to } : one)),
});

function glided(view: View, line: Line): View {
  if (line.creature !== undefined) return prowled(view, line);
  if (line.explorer !== undefined) return changed(view, line.explorer, { cell: line.to ?? -1 });
  return sailed(view, line);
}

/** The drawing after one line, as far as the line tells; what a tile brings is in the position that follows. */
export function advance(view: View, line: Line, scene: Scene, after: View): View {
  switch (line.kind) {
    case "walk":
      return changed(view, line.explorer, { cell: line.to ?? -1 });
    case "swim":
      return changed(view, line.explorer, { at: "sea", cell: line.to ?? -1 });
    case "dive":
      return changed(left(view, line.explorer), line.explorer, { at: "sea", boat: -1, cell: line.cell ?? -1 });
    case "board":
    case "climb":
      return boarded(view, line);
    case "land":
      return changed(left(view, line.explorer), line.explorer, {
        at: "isle",
        boat: -1,
        cell: -1,
        isle: line.isle ?? -1,
      });
    case "sail":
      return sailed(view, line);
    case "sink":
      return sunk(view, scene, line);
    case "reveal":
      return {
        ...view,
        explorers: after.explorers,
        boats: after.boats,
        creatures: after.creatures,
        tiles: after.tiles,
      };
    case "drop":
      return prowled(view, line);
    case "roll":
      return { ...view, die: line.die ?? "" };
    case "prowl":
    case "glide":
    case "dolphin":
    case "wind":
      return glided(view, line);
    case "place":
    case "launch":
      return { ...view, explorers: after.explorers, boats: after.boats };
    default:
      return view;
  }
}

/** The drawing after a step. */
export const drawn = (view: View, { fresh }: AnimationStep, scene: Scene, after: View): View =>
  fresh.reduce((seen, { line }) => advance(seen, line, scene, after), view);
