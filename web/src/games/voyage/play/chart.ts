/** What a board is given by the table of a game. */
import type { Game } from "./moment";
import type { VoyageTable } from "./table.svelte";

export const shownBy = <G extends Game>(game: VoyageTable<G>) => ({
  scene: game.scene,
  targets: game.lit,
  ghost: game.ghost,
  way: game.way ?? undefined,
  wake: game.wake,
  counting: game.counting,
  refusal: game.refusal,
  who: game.seatName,
  attend: game.acting,
  onpick: game.pick,
  onask: game.ask,
  onhover: game.look,
  onturn: game.turn,
  onforget: game.clearWhy,
});
