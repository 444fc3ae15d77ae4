import { mountSprite } from "../sprite";
import sheet from "./survive.svg?raw";

/** Tiles, creatures and houses (v-*, p-*) and a few icons of Survive. Import it from the game's own chunk only. */
export const mountSurvive = () => mountSprite("survive", sheet);
