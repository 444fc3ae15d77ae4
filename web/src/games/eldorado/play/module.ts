import type { Welcome } from "$lib/api/eldorado";
import type { GameModule } from "../../../table/module";
import PlayBoard from "./PlayBoard.svelte";
import PlayHand from "./PlayHand.svelte";
import PlayHelp from "./PlayHelp.svelte";
import PlaySeats from "./PlaySeats.svelte";
import PlaySide from "./PlaySide.svelte";
import { EldoradoTable } from "./table.svelte";

const eldorado: GameModule = {
  Board: PlayBoard,
  Hand: PlayHand,
  Side: PlaySide,
  Help: PlayHelp,
  Seats: PlaySeats,
  side: { icon: "market", name: "tab-market", badge: "tab-market-badge" },
  start: (welcome, api) => new EldoradoTable(welcome as Welcome, api),
};

export default eldorado;
