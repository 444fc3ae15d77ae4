import { mountSprite } from "../sprite";
import sheet from "./eldorado.svg?raw";

/** Card vignettes (c-*) of El Dorado. Import it from the game's own chunk only. */
export const mountEldorado = () => mountSprite("eldorado", sheet);
