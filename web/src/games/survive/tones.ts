/** Tones, names of symbols and shapes that tiles and pieces share. */
import { hash, hexPath } from "$board/hex";
import { HEIGHTS } from "./layout";
import { TERRAINS } from "./scene";

/** Classes of base.css that set --b --d --l --m, by terrain. */
export const TONES = ["sea", "sand", "jungle", "mountain"] as const;
export const TOP = 38.2;
const HALF = 33.1;

/** The picture on a tile; neighbours differ a little. */
export const motifOf = (terrain: number, seed: number): string =>
  `v-${TERRAINS[terrain]}-${hash(seed, 3) < 0.5 ? "a" : "b"}`;

export interface SlabShape {
  top: string;
  rim: string;
  left: string;
  right: string;
  strata: string;
  height: number;
}

/** A tile as a slab round the middle of its foot: the higher, the more layers. */
export function slab(terrain: number): SlabShape {
  const height = HEIGHTS[terrain] ?? 0;
  const low = TOP / 2;
  const face = (side: number) => `M0 ${TOP - height}L${side * HALF} ${low - height}V${low}L0 ${TOP}Z`;
  const layers = Array.from({ length: terrain }, (_, i) => {
    const up = ((i + 1) * height) / (terrain + 1);
    return `M${-HALF} ${low - up}L0 ${TOP - up}L${HALF} ${low - up}`;
  });
  return {
    top: hexPath({ x: 0, y: -height }, TOP),
    rim: hexPath({ x: 0, y: -height }, 34.4),
    left: face(-1),
    right: face(1),
    strata: layers.join(""),
    height,
  };
}

/** Symbols drawn for a back: the main one, and what is added to it. */
export function backIcon(id: string): { icon: string; over: "" | "carry" | "shield"; creature: string } {
  const [, kind = ""] = /^move_(\w+)$/.exec(id) ?? [];
  const [, guard = ""] = /^(\w+)_defence$/.exec(id) ?? [];
  if (kind) return { icon: kind, over: "carry", creature: kind };
  if (guard) return { icon: guard, over: "shield", creature: guard };
  return { icon: id, over: "", creature: "" };
}
