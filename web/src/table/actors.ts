/** Who is asked: in most games one seat, in some several at once. */
import type { LogLine, Update } from "$lib/api";

export const actorsOf = ({ view }: Pick<Update, "view">): readonly number[] =>
  "actors" in view ? view.actors : view.actor >= 0 ? [view.actor] : [];

/** The one of my seats that must come to the screen, or -1: never while the seat that looks is asked itself. */
export function nextSeatAtScreen(update: Pick<Update, "view" | "viewer">, mine: readonly number[]): number {
  const asked = actorsOf(update).filter((seat) => mine.includes(seat));
  return asked.includes(update.viewer) ? -1 : (asked[0] ?? -1);
}

/** The log without what only the seat that looks knows: its own decisions at the end, where all decide at once. */
export function publicLog(log: readonly LogLine[], { view, viewer }: Pick<Update, "view" | "viewer">): LogLine[] {
  if (!("actors" in view)) return [...log];
  return log.slice(0, log.findLastIndex((line) => line.seat !== viewer) + 1);
}
