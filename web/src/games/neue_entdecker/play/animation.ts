/** What a watcher sees of a line between two positions, beyond what both games share. */
import { advanced } from "../../voyage/play/animation";
import type { Line, View } from "./game";

/** The jungle has no lines of its own for every piece: it is shown as it will be. */
const IN_JUNGLE: readonly Line["kind"][] = ["scout", "token", "look", "hut"];

export function advance(view: View, line: Line, after: View): View {
  if (IN_JUNGLE.includes(line.kind)) return { ...view, paths: after.paths };
  switch (line.kind) {
    case "announce":
      return { ...advanced(view, line, after), open: line.open ?? false };
    case "roll":
    case "wheel":
      return { ...view, rolled: line.number ?? 0, seats: line.number ? after.seats : view.seats };
    case "recall":
      return line.square === undefined ? { ...view, paths: after.paths } : advanced(view, line, after);
    default:
      return advanced(view, line, after);
  }
}

/** What waterfalls add to an island. */
export function bonus({ scored }: Line, island: number): number {
  const counted = scored.find((one) => one.island === island);
  return counted ? counted.value - counted.squares.length : 0;
}
