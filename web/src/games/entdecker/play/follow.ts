/**
 * What a watcher sees between two positions: each line moves the drawing a little, and the position that is sent
 * has the last word.
 */
import { filledIn, moved, paid, rewarded, type Beat } from "../../voyage/play/beats";
import type { Entdecker, Line, View } from "./game";

function built(view: View, line: Line): View {
  const { seat, unit = "post", square = -1, area = 0, sides = 0, cost = 0 } = line;
  return paid(
    { ...view, units: [...view.units, { seat, unit, square, area, sides, island: 2 * square + area }] },
    seat,
    cost,
  );
}

export function advance(view: View, line: Line, after: View): View {
  switch (line.kind) {
    case "start":
      return paid({ ...moved(view, line), drawn: null }, line.seat, line.cost ?? 0);
    case "announce":
      return paid({ ...view, budget: line.number ?? 0 }, line.seat, line.number ?? 0);
    case "own":
      return { ...view, drawn: { tile: line.tile ?? "S", event: "" } };
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
    case "spin":
      return { ...view, spun: line.number ?? 0, season: after.season, seats: after.seats };
    default:
      return moved(view, line);
  }
}

/** The drawing after a beat. */
export const drawn = (view: View, { fresh }: Beat<Entdecker>, after: View): View =>
  fresh.reduce((seen, { line }) => rewarded(filledIn(advance(seen, line, after), line), line), view);

/** A token taken for an island adds to it. */
export const bonus = (line: Line): number => (line.kind === "token" ? (line.value ?? 0) : 0);
