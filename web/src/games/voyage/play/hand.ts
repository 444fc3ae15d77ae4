/** What a tray reads from the table of its game. */
import { legalOf, ownSeat, type Game } from "./decision";
import type { VoyageTable } from "./table.svelte";

export function handOf<G extends Game>(game: VoyageTable<G>) {
  const { view } = game;
  const decision = game.acting ? game.decision : null;
  const seat = view ? (view.seat >= 0 ? view.seat : view.active) : 0;
  return {
    view,
    /** Null while nothing is asked. */
    decision,
    seat,
    own: view ? ownSeat<G["view"]["seats"][number]>(view, seat) : undefined,
    phase: decision?.view.phase ?? "",
    openPiles: new Set(decision ? legalOf(decision, "draw").map((one) => one.pile ?? -1) : []),
  };
}
