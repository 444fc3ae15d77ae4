import type { Welcome } from "$lib/api/explorers";
import type { GameModule } from "../../../table/module";
import PlayBoard from "./PlayBoard.svelte";
import PlayHand from "./PlayHand.svelte";
import PlayHelp from "./PlayHelp.svelte";
import PlaySeats from "./PlaySeats.svelte";
import PlaySide from "./PlaySide.svelte";
import { itemThings } from "../things";
import { ExplorersTable } from "./table.svelte";

const explorers: GameModule = {
  Board: PlayBoard,
  Hand: PlayHand,
  Side: PlaySide,
  outcomes: () => import("./outcomes"),
  Help: PlayHelp,
  Seats: PlaySeats,
  wideSide: true,
  side: { icon: "crown", name: "explorers-tab-side", badge: "explorers-tab-badge" },
  legend: itemThings,
  reference: () => import("../reference"),
  start: (welcome, api) => new ExplorersTable(welcome as Welcome, api),
};

export default explorers;
