/** Terrains, creatures and signs of the island. */
import { t } from "$lib/i18n/index.svelte";
import { drawing, type ReferenceThing } from "../../../rules/reference";
import TerrainFigure from "../TerrainFigure.svelte";
import { boatThing, creatureThing, terrainThing } from "../things";
import { KINDS, TERRAINS } from "../scene";

const SIGNS = ["skull", "shield", "whirlpool", "volcano", "dolphin", "wind"];

export const legend = (): ReferenceThing[] => [
  ...TERRAINS.flatMap((kind, terrain) => {
    const thing = terrainThing(terrain);
    return thing ? { ...thing, drawing: drawing(TerrainFigure, { terrain, motif: `v-${kind}-a`, size: 44 }) } : [];
  }),
  ...KINDS.map((kind) => creatureThing(kind)),
  boatThing(),
  ...SIGNS.map((sign) => ({
    title: t("island-sign", { sign }),
    text: t("island-sign-does", { sign }),
    symbol: `i-${sign}`,
  })),
];
