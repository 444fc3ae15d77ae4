/** Terrains, creatures and signs of the island. */
import { t } from "$lib/i18n/index.svelte";
import { drawing, type ReferenceThing } from "../../../rules/reference";
import TerrainFigure from "../TerrainFigure.svelte";
import { boatThing, creatureThing } from "../things";
import { KINDS } from "../scene";

const TERRAINS = ["beach", "forest", "mountain"];
const SIGNS = ["skull", "shield", "whirlpool", "volcano", "dolphin", "wind"];

export const legend = (): ReferenceThing[] => [
  ...TERRAINS.map((terrain, at) => ({
    title: t("island-terrain-label", { terrain: at + 1 }),
    text: t("island-terrain-does", { terrain }),
    symbol: `v-${terrain}-a`,
    tones: terrain,
    drawing: drawing(TerrainFigure, { terrain: at + 1, motif: `v-${terrain}-a`, size: 44 }),
  })),
  ...KINDS.map((kind) => creatureThing(kind)),
  boatThing(),
  ...SIGNS.map((sign) => ({
    title: t("island-sign", { sign }),
    text: t("island-sign-does", { sign }),
    symbol: `i-${sign}`,
  })),
];
