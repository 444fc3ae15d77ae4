/** A game of discovery as a module of the table. */
import type { GameModule, Regions } from "../../../table/module";
import type { GameAdapter } from "./adapter";
import type { Game } from "./decision";
import PlayHelp from "./PlayHelp.svelte";
import PlaySeats from "./PlaySeats.svelte";
import { VoyageTable } from "./table.svelte";

type Own = Pick<Regions, "Board" | "Hand" | "Side"> &
  Pick<GameModule, "side" | "openInformation" | "wideMap" | "legend" | "reference" | "outcomes">;

export const voyageModule = <G extends Game>(adapter: GameAdapter<G>, own: Own): GameModule => ({
  Help: PlayHelp,
  Seats: PlaySeats,
  start: (welcome, api) => new VoyageTable(adapter, welcome, api),
  ...own,
});
