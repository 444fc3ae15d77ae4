import type { Welcome } from "$lib/api/survive";
import type { GameModule } from "../../../table/module";
import PlayBoard from "./PlayBoard.svelte";
import PlayHand from "./PlayHand.svelte";
import PlayHelp from "./PlayHelp.svelte";
import PlaySide from "./PlaySide.svelte";
import { legend } from "./legend";
import { SurviveTable } from "./table.svelte";

const survive: GameModule = {
  Board: PlayBoard,
  Hand: PlayHand,
  Side: PlaySide,
  outcomes: () => import("./outcomes"),
  Help: PlayHelp,
  side: { icon: "volcano", name: "survive-tab-side", badge: "survive-tab-badge" },
  legend,
  reference: () => import("../reference"),
  start: (welcome, api) => new SurviveTable(welcome as Welcome, api),
};

export default survive;
