import { voyageModule } from "../../voyage/play/module";
import { voyageLegend } from "../../voyage/things";
import { adapter } from "./adapter";
import PlayBoard from "./PlayBoard.svelte";
import PlayHand from "./PlayHand.svelte";
import PlaySide from "./PlaySide.svelte";

const EVENTS = {
  storm: "i-storm",
  hostile: "i-hostile",
  friendly: "i-friendly",
  pirates: "i-pirates",
  ruins: "i-ruins",
  gold: "i-gold",
};

export default voyageModule(adapter, {
  Board: PlayBoard,
  Hand: PlayHand,
  Side: PlaySide,
  outcomes: () => import("./outcomes"),
  legend: () => voyageLegend("entdecker", ["post", "fort", "settlement"], EVENTS),
  reference: () => import("../reference"),
  side: { icon: "ship", name: "entdecker-tab-side", badge: "entdecker-tab-badge" },
  openInformation: true,
});
