import type { Scene } from "$lib/api/eldorado";
import { Scenes } from "../scenes.svelte";

/** Routes. Boards of the expansion lie as its rules have them; on other boards these change nothing. */
export const scenes = new Scenes<Scene>("eldorado", "route", { caves: "true", heroes: "true" });
