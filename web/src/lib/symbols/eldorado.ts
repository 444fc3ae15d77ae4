import { mountSprite } from "../sprite";
import sheet from "./eldorado.svg?raw";
import hexes from "./eldorado_hexes.svg?raw";

/** Card vignettes (c-*) of El Dorado. Import it from the game's own chunk only. */
export const mountEldorado = () => mountSprite("eldorado", sheet);

/** Cards, tokens (k-*), silhouettes and spaces beyond the base game. */
export const mountHexes = () => mountSprite("eldorado-hexes", hexes);
