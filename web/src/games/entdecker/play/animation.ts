/** What a watcher sees of a line between two positions, beyond what both games share. */
import { advanced, paid } from "../../voyage/play/animation";
import type { Line, View } from "./game";

export function advance(view: View, line: Line, after: View): View {
  switch (line.kind) {
    case "start":
      return paid({ ...advanced(view, line, after), drawn: null }, line.seat, line.cost ?? 0);
    case "own":
      return { ...view, drawn: { tile: line.tile ?? "S", event: "" } };
    case "spin":
      return { ...view, spun: line.number ?? 0, season: after.season, seats: after.seats };
    default:
      return advanced(view, line, after);
  }
}

/** What a token adds to the island that it is taken for. */
export const bonus = (line: Line): number => (line.kind === "token" ? (line.value ?? 0) : 0);
