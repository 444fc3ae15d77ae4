import { mountSprite } from "../sprite";
import sheet from "./country.svg?raw";

/** Terrain motifs (t-*). Import it from the chunk of a game that draws country. */
export const mountCountry = () => mountSprite("country", sheet);
