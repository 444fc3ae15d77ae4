import type { GameModule } from "../../../table/module";
import PlayHelp from "../../voyage/play/PlayHelp.svelte";
import { VoyageTable } from "../../voyage/play/table.svelte";
import { craft } from "./craft";
import PlayBoard from "./PlayBoard.svelte";
import PlayHand from "./PlayHand.svelte";
import PlaySeats from "./PlaySeats.svelte";
import PlaySide from "./PlaySide.svelte";

const neueEntdecker: GameModule = {
  Board: PlayBoard,
  Hand: PlayHand,
  Side: PlaySide,
  Help: PlayHelp,
  Seats: PlaySeats,
  side: { icon: "hut", name: "neue-tab-side", badge: "neue-tab-badge" },
  wideMap: true,
  start: (welcome, api) => new VoyageTable(craft, welcome, api),
};

export default neueEntdecker;
