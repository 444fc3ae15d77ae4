import type { GameModule } from "../../../table/module";
import PlayBoard from "./PlayBoard.svelte";
import PlayHand from "./PlayHand.svelte";
import PlayHelp from "./PlayHelp.svelte";
import PlaySide from "./PlaySide.svelte";
import { EldoradoTable } from "./table.svelte";

const eldorado: GameModule = {
  Board: PlayBoard,
  Hand: PlayHand,
  Side: PlaySide,
  Help: PlayHelp,
  start: (welcome, link) => new EldoradoTable(welcome, link),
};

export default eldorado;
