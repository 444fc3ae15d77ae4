/**
 * What a watcher sees between two positions. The server sends the lines and the position after them; to show them
 * one by one, each line moves the drawing a little. The position sent has the last word.
 */
import type { Line, LogLine, Scene, View } from "$lib/api";
import { ARRIVED, type LastMove } from "../scene";
import { runs } from "./log";

const opened = (line: Line): number => line.blockade ?? -1;

const isFinish = (scene: Scene, cell: number): boolean => scene.cells[cell]?.terrain === "finish";

function walk(scene: Scene, view: View, line: Line): View {
  if (opened(line) >= 0)
    return { ...view, blockades: view.blockades.filter((one) => one.joint !== line.blockade) };
  const to = line.to ?? -1;
  const cell = isFinish(scene, to) ? ARRIVED : to;
  const pieces = view.pieces.map((one) =>
    one.seat === line.seat && one.piece === line.piece ? { ...one, cell } : one,
  );
  return { ...view, pieces };
}

const without = (cards: readonly number[], card: number): number[] => {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : cards.toSpliced(at, 1);
};

function lay(view: View, line: Line): View {
  const card = line.card ?? -1;
  if (card < 0) return view;
  const hand = view.seat === line.seat ? without(view.hand, card) : view.hand;
  return { ...view, hand, played: [...view.played, card] };
}

function fewer(view: View, card: number): View {
  const sell = (pile: View["market"][number]) =>
    pile.card === card ? { ...pile, left: Math.max(0, pile.left - 1) } : pile;
  return { ...view, market: view.market.map(sell), beyond: view.beyond.map(sell) };
}

function count(view: View, seat: number, hand: number): View {
  const seats = view.seats.map((one) => (one.seat === seat ? { ...one, hand: Math.max(0, one.hand + hand) } : one));
  return { ...view, seats };
}

/** The drawing after one line, as far as the line tells. */
export function advance(scene: Scene, view: View, line: Line): View {
  switch (line.kind) {
    case "move":
      return count(walk(scene, lay(view, line), line), line.seat, -1);
    case "step":
    case "enter":
      return walk(scene, view, line);
    case "play":
    case "pay":
      return count(lay(view, line), line.seat, -1);
    case "give":
    case "remove":
    case "discard":
      return count(view, line.seat, -1);
    case "buy":
    case "take":
      return fewer(view, line.card ?? -1);
    case "draw":
      return count(view, line.seat, 1);
    case "end":
      return { ...view, played: [], boxed: [] };
    default:
      return view;
  }
}

/** One thing to watch: a way on the map, a card laid down, a purchase, or the end of a turn. */
export interface Beat {
  lines: LogLine[];
  seat: number;
  kind: "travel" | "open" | "card" | "buy" | "quiet";
  move: LastMove | null;
  card: number;
  blockade: number;
}

/** Cells of the way that a run of lines takes one piece, on to the city if it arrives. */
function way(scene: Scene, lines: readonly LogLine[]): LastMove | null {
  const moved = lines.map((one) => one.line).filter((line) => opened(line) < 0 && (line.to ?? -1) >= 0);
  const [first] = moved;
  if (!first) return null;
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

export function beat(scene: Scene, lines: LogLine[]): Beat {
  const shown = lines.find((one) => one.line.kind === "buy") ?? lines[0];
  const line = shown?.line;
  const move = way(scene, lines);
  const blockade = line ? opened(line) : -1;
  const kind = blockade >= 0 ? "open" : line ? (KINDS[line.kind] ?? "quiet") : "quiet";
  return { lines, seat: shown?.seat ?? -1, kind, move, card: line?.card ?? -1, blockade };
}

export const beats = (scene: Scene, lines: readonly LogLine[]): Beat[] =>
  runs(lines).map((run) => beat(scene, run));

/** The last way anybody went, for the footprints. */
export function lastMove(scene: Scene, lines: readonly LogLine[]): LastMove | null {
  for (const run of runs(lines).toReversed()) {
    const found = way(scene, run);
    if (found) return found;
  }
  return null;
}
