import { mountSprite } from "../sprite";
import sheet from "./voyage.svg?raw";

/** Trees, reefs, waterfalls, huts and buildings (v-*, p-*) and a few icons of the games of discovery. Import it from their own chunks only. */
export const mountVoyage = () => mountSprite("voyage", sheet);
