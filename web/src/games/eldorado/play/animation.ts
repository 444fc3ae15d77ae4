/**
 * What a watcher sees between two positions. The server sends the lines and the position after them; to show them
 * one by one, each run of lines moves the drawing a little. The position sent has the last word.
 */
import type { Line, LogLine, Scene, SeatView, View } from "$lib/api/eldorado";
import { ARRIVED, type LastMove } from "../scene";
import { runs } from "./log";

/** One thing to watch: a way on the map, a card laid down, a purchase, a tile or curse turned up, or the end of a turn. */
export interface AnimationStep {
  /** The whole run, also what was seen before. */
  lines: LogLine[];
  /** What is new of it. */
  fresh: LogLine[];
  seat: number;
  kind: "travel" | "open" | "card" | "buy" | "find" | "curse" | "quiet";
  move: LastMove | null;
  /** New cells of the way. */
  legs: number;
  card: number;
  blockade: number;
  /** The curse drawn, -1 if none. */
  curse: number;
  /** The cave that a tile was found in, by its number; -1 if none. */
  cave: number;
}

const opened = (line: Line): number => line.blockade ?? -1;

const isFinish = (scene: Scene, cell: number): boolean => scene.cells[cell]?.terrain === "finish";

/** Rubble and camps are entered with the last card owed, all else at once. */
function done(lines: readonly LogLine[]): boolean {
  const [first] = lines;
  if (first?.line.kind !== "enter") return true;
  return lines.filter((one) => one.line.kind === "give").length >= (first.line.cards ?? 0);
}

/** Cells of the way that a run of lines takes one piece, on to the city if it arrives. */
function way(scene: Scene, lines: readonly LogLine[]): LastMove | null {
  const moved = lines.map((one) => one.line).filter((line) => opened(line) < 0 && (line.to ?? -1) >= 0);
  const [first] = moved;
  if (!first || !done(lines)) return null;
  const cells = [first.from ?? -1, ...moved.map((line) => line.to ?? -1)];
  if (isFinish(scene, cells.at(-1) ?? -1)) cells.push(ARRIVED);
  return { seat: first.whom ?? first.seat, piece: first.piece ?? 0, cells };
}

const KINDS: Partial<Record<Line["kind"], AnimationStep["kind"]>> = {
  move: "travel",
  step: "travel",
  enter: "travel",
  play: "card",
  take: "buy",
  buy: "buy",
  brave: "travel",
  hop: "travel",
  explore: "card",
  find: "find",
  use: "card",
  copy: "card",
  curse: "curse",
  lift: "card",
  visit: "card",
  hire: "buy",
};

/** The line that a run is watched for: the purchase rather than its coins, the tile rather than the way into the cave. */
const chief = (lines: readonly LogLine[]): Line | undefined =>
  (lines.find(({ line }) => line.kind === "buy" || line.kind === "find") ?? lines[0])?.line;

export function animationStep(scene: Scene, lines: LogLine[], fresh: LogLine[] = lines): AnimationStep {
  const line = chief(lines);
  const move = way(scene, lines);
  const blockade = line && done(lines) ? opened(line) : -1;
  const travelling = line ? (KINDS[line.kind] ?? "quiet") : "quiet";
  const kind = blockade >= 0 ? "open" : travelling === "travel" && !move ? "card" : travelling;
  const legs = move ? Math.min(fresh.length, move.cells.length - 1) : 0;
  const turned = { card: line?.card ?? -1, curse: line?.curse ?? -1, cave: line?.cave ?? -1 };
  return { lines, fresh, seat: line?.seat ?? -1, kind, move, legs, blockade, ...turned };
}

/** A curse drawn by this seat, or a thing that somebody uses on it. */
export const concerns = ({ fresh }: AnimationStep, viewer: number): boolean =>
  fresh.some(
    ({ line }) => (line.kind === "curse" && line.seat === viewer) || (line.whom === viewer && line.seat !== viewer),
  );

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
export function lastMove(scene: Scene, lines: readonly LogLine[]): LastMove | null {
  for (const run of runs(lines).toReversed()) {
    const move = way(scene, run);
    if (move) return move;
  }
  return null;
}

const without = (cards: readonly number[], card: number): number[] => {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : cards.toSpliced(at, 1);
};

const ofSeat = (view: View, seat: number, change: (one: SeatView) => SeatView): View => ({
  ...view,
  seats: view.seats.map((one) => (one.seat === seat ? change(one) : one)),
});

/** A tile lies before its owner, and leaves when it is used. */
const tiled = (view: View, line: Line, there: boolean): View =>
  ofSeat(view, line.seat, (one) => {
    const tiles = one.tiles ?? [];
    const card = line.card ?? -1;
    return { ...one, tiles: there ? [...tiles, card].sort((a, b) => a - b) : without(tiles, card) };
  });

/** One tile less in the cave, one more before whoever found it. */
function afterFind(view: View, line: Line): View {
  const after = tiled(view, line, true);
  const { caves } = after;
  if (!caves) return after;
  const piles = caves.piles.map((pile) => (pile.cave === line.cave ? { ...pile, left: pile.left - 1 } : pile));
  return { ...after, caves: { ...caves, piles } };
}

const warded = (scene: Scene, one: SeatView): boolean =>
  (one.tiles ?? []).some((tile) => scene.cards[tile]?.id === "tile_ward");

/** A lasting curse stays before its bearer; whoever holds a ward is asked first. */
const struck = (scene: Scene, view: View, line: Line): View =>
  scene.curses?.[line.curse ?? -1]?.lasting
    ? ofSeat(view, line.seat, (one) =>
        warded(scene, one) ? one : { ...one, curses: [...(one.curses ?? []), line.curse ?? -1] },
      )
    : view;

/** A card leaves a hand, and lies face up unless it is put away. */
function lay(view: View, line: Line, faceUp: boolean): View {
  const card = line.card ?? -1;
  const own = view.seat === line.seat;
  return {
    ...view,
    hand: own && card >= 0 ? without(view.hand, card) : view.hand,
    played: faceUp && card >= 0 ? [...view.played, card] : view.played,
    seats: counted(view, line.seat, -1),
  };
}

const counted = (view: View, seat: number, by: number): View["seats"] =>
  view.seats.map((one) => (one.seat === seat ? { ...one, hand: Math.max(0, one.hand + by) } : one));

function sold(view: View, card: number): View {
  const fewer = (pile: View["market"][number]) =>
    pile.card === card ? { ...pile, left: Math.max(0, pile.left - 1) } : pile;
  return { ...view, market: view.market.map(fewer), beyond: view.beyond.map(fewer) };
}

/** Cards and counts after one line, as far as the line tells. */
export function advance(scene: Scene, view: View, line: Line): View {
  const tile = scene.cards[line.card ?? -1]?.family === "tile";
  if (tile && line.kind !== "find") return tiled(view, line, false);
  switch (line.kind) {
    case "find":
      return afterFind(view, line);
    case "curse":
      return struck(scene, view, line);
    case "move":
    case "play":
    case "pay":
    case "change":
      return lay(view, line, true);
    case "give":
      return lay(view, line, line.space !== "camp" && line.curse === undefined);
    case "remove":
    case "discard":
      return lay(view, line, false);
    case "buy":
    case "take":
      return sold(view, line.card ?? -1);
    case "draw":
      return { ...view, seats: counted(view, line.seat, 1) };
    case "end":
      return { ...view, played: [], boxed: [] };
    default:
      return view;
  }
}

/** The drawing after a step: cards laid, blockade gone, piece at the end of its way. */
export function drawn(scene: Scene, view: View, { fresh, move, blockade }: AnimationStep): View {
  const after = fresh.reduce((seen, { line }) => advance(scene, seen, line), view);
  const blockades = after.blockades.filter((one) => one.joint !== blockade);
  if (!move) return { ...after, blockades };
  const cell = move.cells.at(-1) ?? ARRIVED;
  const pieces = after.pieces.map((one) =>
    one.seat === move.seat && one.piece === move.piece ? { ...one, cell } : one,
  );
  return { ...after, blockades, pieces };
}
