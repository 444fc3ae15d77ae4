/** What can be looked at on and beside the island. */
import type { Thing } from "$board/look";
import { t } from "$lib/i18n/index.svelte";
import { backDoes, backName } from "./names";
import { TERRAINS, type Back, type Piece } from "./scene";

export const creatureThing = (kind: string): Thing => ({
  title: t("island-creature-name", { kind }),
  text: t("island-creature-does", { kind }),
  symbol: `p-${kind}`,
  tones: kind,
});

export const boatThing = (): Thing => ({ title: t("island-boat"), text: t("island-boat-does"), symbol: "p-boat" });

/** A tile of the island, by the number of its terrain; null where there is none. */
export const terrainThing = (terrain: number): Thing | null => {
  const kind = TERRAINS[terrain] ?? "sea";
  if (kind === "sea") return null;
  return { title: t("island-terrain-label", { terrain }), text: t("island-terrain-does", { terrain: kind }) };
};

export const isleThing = (title: string): Thing => ({ title, text: t("island-isle-does"), symbol: "i-home" });

export const backThing = (back: Back): Thing => ({ title: backName(back), text: backDoes(back) });

/** A piece on the board; explorers are named as the seats may know them. */
export function pieceThing(piece: Piece, spoken: string, kindOf: (creature: number) => string): Thing {
  if ("creature" in piece) return creatureThing(kindOf(piece.creature));
  if ("boat" in piece) return boatThing();
  return { title: spoken, text: t("island-explorer-does"), symbol: "p-pawn" };
}
