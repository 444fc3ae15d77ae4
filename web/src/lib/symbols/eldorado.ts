import { afterPaint } from "../afterPaint";
import { mountSymbols } from "../sprite";

const baseSheet = async (): Promise<string> => (await import("./eldorado.svg?raw")).default;
const hexesSheet = async (): Promise<string> => (await import("./eldorado_hexes.svg?raw")).default;
const VIGNETTE = /^c-/;

/** The vignette of a card (c-*), after the first picture of the map. Import it from the game's own chunk only. */
export async function mountVignette(wanted: string, beyondBase: boolean): Promise<void> {
  await afterPaint();
  mountSymbols(await baseSheet(), (id) => id === wanted);
  if (beyondBase) mountSymbols(await hexesSheet(), (id) => id === wanted);
}

/** Tokens (k-*), silhouettes and spaces beyond the base game; they are fetched when they are wanted. */
export const mountHexes = async (): Promise<void> => mountSymbols(await hexesSheet(), (id) => !VIGNETTE.test(id));
