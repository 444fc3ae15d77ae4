import { voyageModule } from "../../voyage/play/module";
import { adapter } from "./adapter";
import PlayBoard from "./PlayBoard.svelte";
import PlayHand from "./PlayHand.svelte";
import PlaySide from "./PlaySide.svelte";

export default voyageModule(adapter, {
  Board: PlayBoard,
  Hand: PlayHand,
  Side: PlaySide,
  side: { icon: "ship", name: "entdecker-tab-side", badge: "entdecker-tab-badge" },
  openInformation: true,
});
