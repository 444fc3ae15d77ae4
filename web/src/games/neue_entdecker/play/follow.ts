/**
 * What a watcher sees between two positions: each line moves the drawing a little, and the position that is sent
 * has the last word.
 */
import { filledIn, moved, paid, rewarded, type Beat } from "../../voyage/play/beats";
import type { Line, NeueEntdecker, View } from "./game";

function built(
  view: View,
  { seat, unit = "scout", square = -1, area = 0, sides = 0, chief = 0, cost = 0 }: Line,
): View {
  return paid(
    { ...view, units: [...view.units, { seat, unit, square, area, sides, chief, island: 2 * square + area }] },
    seat,
    cost,
  );
}

/** The jungle has no lines of its own for every piece: it is shown as it will be. */
const WILD: readonly Line["kind"][] = ["scout", "token", "look", "hut"];

export function advance(view: View, line: Line, after: View): View {
  if (WILD.includes(line.kind)) return { ...view, paths: after.paths };
  switch (line.kind) {
    case "announce":
      return paid({ ...view, budget: line.number ?? 0, open: line.open ?? false }, line.seat, line.cost ?? 0);
    case "tile":
      return {
        ...view,
        drawn: { tile: line.tile ?? "S", event: line.event ?? "" },
        pile: line.pile ?? -1,
        piles: after.piles,
        budget: view.budget - 1,
      };
    case "build":
      return built(view, line);
    case "roll":
    case "wheel":
      return { ...view, rolled: line.number ?? 0, seats: line.number ? after.seats : view.seats };
    case "recall":
      return line.square === undefined ? { ...view, paths: after.paths } : moved(view, line);
    default:
      return moved(view, line);
  }
}

/** The drawing after a beat. */
export const drawn = (view: View, { fresh }: Beat<NeueEntdecker>, after: View): View =>
  fresh.reduce((seen, { line }) => rewarded(filledIn(advance(seen, line, after), line), line), view);

/** What waterfalls add to an island. */
export function bonus({ scored }: Line, island: number): number {
  const found = scored.find((one) => one.island === island);
  return found ? found.value - found.squares.length : 0;
}
