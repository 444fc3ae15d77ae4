import type { Scene, Welcome } from "$lib/api/eldorado";
import { needWords } from "$lib/i18n/index.svelte";
import type { GameModule } from "../../../table/module";
import PlayBoard from "./PlayBoard.svelte";
import PlayHand from "./PlayHand.svelte";
import PlayHelp from "./PlayHelp.svelte";
import PlaySeats from "./PlaySeats.svelte";
import PlaySide from "./PlaySide.svelte";
import { legend } from "./legend";
import { EldoradoTable } from "./table.svelte";

const isBeyondBase = ({ tiles, cards }: Scene): boolean =>
  tiles !== undefined || cards.some(({ family = "base" }) => family !== "base");

/** Words of caves, promo cards and Heroes & Hexes are waited for where they are played with. */
async function prepare(scene: unknown): Promise<void> {
  if (isBeyondBase(scene as Scene)) await needWords("hexes");
}

const eldorado: GameModule = {
  Board: PlayBoard,
  Hand: PlayHand,
  Side: PlaySide,
  outcomes: () => import("./outcomes"),
  Help: PlayHelp,
  Seats: PlaySeats,
  side: { icon: "market", name: "tab-market", badge: "tab-market-badge" },
  prepare,
  legend,
  reference: () => import("../reference"),
  start: (welcome, api) => new EldoradoTable(welcome as Welcome, api),
};

export default eldorado;
