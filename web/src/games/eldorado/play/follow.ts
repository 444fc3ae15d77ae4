/**
 * What a watcher sees between two positions. The server sends the lines and the position after them; to show them
 * one by one, each run of lines moves the drawing a little. The position sent has the last word.
 */
import type { Line, LogLine, Scene, View } from "$lib/api/eldorado";
import { ARRIVED, type LastMove } from "../scene";
import { runs } from "./log";

/** One thing to watch: a way on the map, a card laid down, a purchase, or the end of a turn. */
export interface Beat {
  /** The whole run, also what was seen before. */
  lines: LogLine[];
  /** What is new of it. */
  fresh: LogLine[];
  seat: number;
  kind: "travel" | "open" | "card" | "buy" | "quiet";
  move: LastMove | null;
  /** New cells of the way. */
  legs: number;
  card: number;
  blockade: number;
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
  return { seat: first.seat, piece: first.piece ?? 0, cells };
}

const KINDS: Partial<Record<Line["kind"], Beat["kind"]>> = {
  move: "travel",
  step: "travel",
  enter: "travel",
  play: "card",
  take: "buy",
  buy: "buy",
};

export function beat(scene: Scene, lines: LogLine[], fresh: LogLine[] = lines): Beat {
  const line = (lines.find((one) => one.line.kind === "buy") ?? lines[0])?.line;
  const move = way(scene, lines);
  const blockade = line && done(lines) ? opened(line) : -1;
  const travelling = line ? (KINDS[line.kind] ?? "quiet") : "quiet";
  const kind = blockade >= 0 ? "open" : travelling === "travel" && !move ? "card" : travelling;
  const legs = move ? Math.min(fresh.length, move.cells.length - 1) : 0;
  return { lines, fresh, seat: line?.seat ?? -1, kind, move, legs, card: line?.card ?? -1, blockade };
}

/** New lines as beats; the first may go on from the run that was seen last. */
export function beats(scene: Scene, seen: readonly LogLine[], lines: readonly LogLine[]): Beat[] {
  const known = runs(seen).at(-1) ?? [];
  const old = new Set(known);
  return runs([...known, ...lines]).flatMap((run) => {
    const fresh = run.filter((line) => !old.has(line));
    return fresh.length > 0 ? [beat(scene, run, fresh)] : [];
  });
}

/** The last way anybody went, for the footprints. */
export function lastMove(scene: Scene, lines: readonly LogLine[]): LastMove | null {
  for (const run of runs(lines).toReversed()) {
    const found = way(scene, run);
    if (found) return found;
  }
  return null;
}

const without = (cards: readonly number[], card: number): number[] => {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : cards.toSpliced(at, 1);
};

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
export function advance(view: View, line: Line): View {
  switch (line.kind) {
    case "move":
    case "play":
    case "pay":
      return lay(view, line, true);
    case "give":
      return lay(view, line, line.space !== "camp");
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

/** The drawing after a beat: cards laid, blockade gone, piece at the end of its way. */
export function drawn(view: View, { fresh, move, blockade }: Beat): View {
  const after = fresh.reduce((seen, { line }) => advance(seen, line), view);
  const blockades = after.blockades.filter((one) => one.joint !== blockade);
  if (!move) return { ...after, blockades };
  const cell = move.cells.at(-1) ?? ARRIVED;
  const pieces = after.pieces.map((one) =>
    one.seat === move.seat && one.piece === move.piece ? { ...one, cell } : one,
  );
  return { ...after, blockades, pieces };
}
