/** The module of every game that brings none of its own. */
import type { Welcome } from "$lib/api/generic";
import type { GameModule } from "../../table/module";
import ActionButtons from "./ActionButtons.svelte";
import GenericBoard from "./GenericBoard.svelte";
import GenericDetails from "./GenericDetails.svelte";
import GenericHelp from "./GenericHelp.svelte";
import { GenericTable } from "./table.svelte";

export const genericModule = (game: string): GameModule => ({
  Board: GenericBoard,
  Hand: ActionButtons,
  Side: GenericDetails,
  Help: GenericHelp,
  side: { icon: "help", name: "generic-details", badge: "generic-details-badge" },
  start: (welcome, api) => new GenericTable(game, welcome as unknown as Welcome, api),
});
