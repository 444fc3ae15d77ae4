/** What a board is given by the table of a game. */
import type { Game } from "./decision";
import type { VoyageTable } from "./table.svelte";

export const boardProps = <G extends Game>(game: VoyageTable<G>) => ({
  scene: game.scene,
  targets: game.targets,
  preview: game.preview,
  way: game.way ?? undefined,
  wake: game.wake,
  counting: game.counting,
  refusal: game.refusal,
  tapped: game.tapped,
  who: game.seatName,
  attend: game.acting,
  onpick: game.pick,
  onask: game.ask,
  onhover: game.hover,
  onturn: game.turn,
  onforget: game.clearWhy,
});
