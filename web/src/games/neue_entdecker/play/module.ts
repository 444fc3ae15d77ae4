import { voyageModule } from "../../voyage/play/module";
import { voyageLegend } from "../../voyage/things";
import { adapter } from "./adapter";
import PlayBoard from "./PlayBoard.svelte";
import PlayHand from "./PlayHand.svelte";
import PlaySide from "./PlaySide.svelte";

const EVENTS = { storm: "i-storm", natives: "i-friendly", pirates: "i-pirates", gold: "i-gold" };

export default voyageModule(adapter, {
  Board: PlayBoard,
  Hand: PlayHand,
  Side: PlaySide,
  outcomes: () => import("./outcomes"),
  legend: () => voyageLegend("neue-entdecker", ["scout", "base", "settlement"], EVENTS),
  reference: () => import("../reference"),
  side: { icon: "hut", name: "neue-tab-side", badge: "neue-tab-badge" },
  wideMap: true,
});
