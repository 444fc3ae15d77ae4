import { mountSprite } from "../sprite";
import sheet from "./terrain.svg?raw";

/** Terrain motifs (t-*). Import it from the chunk of a game that draws terrain. */
export const mountTerrain = () => mountSprite("terrain", sheet);
