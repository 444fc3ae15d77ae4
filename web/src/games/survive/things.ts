/** What can be looked at on and beside the island. */
import type { Thing } from "$board/look";
import { t } from "$lib/i18n/index.svelte";
import { backDoes, backName } from "./names";
import type { Back, Piece } from "./scene";

export const creatureThing = (kind: string): Thing => ({
  title: t("island-creature-name", { kind }),
  text: t("island-creature-does", { kind }),
  symbol: `p-${kind}`,
  tones: kind,
});

export const boatThing = (): Thing => ({ title: t("island-boat"), text: t("island-boat-does"), symbol: "p-boat" });

export const backThing = (back: Back): Thing => ({ title: backName(back), text: backDoes(back) });

/** A piece on the board; explorers are named as the seats may know them. */
export function pieceThing(piece: Piece, spoken: string, kindOf: (creature: number) => string): Thing {
  if ("creature" in piece) return creatureThing(kindOf(piece.creature));
  if ("boat" in piece) return boatThing();
  return { title: spoken, text: t("island-explorer-does"), symbol: "p-pawn" };
}
