/** The rule of each card and tile beyond the base game, by its name. */
import type { Scene } from "$lib/api/eldorado";

type Face = Scene["cards"][number];

const BY_ID: Record<string, string> = {
  binoculars: "promo.binoculars",
  giant: "promo.giant",
  extraordinary_paddle: "promo.paddle",
  shaman: "hex.shaman",
  geologist: "hex.geologist",
  cave_explorer: "hex.cave-explorer",
  ranger: "hex.ranger",
  demon: "demon.card",
  amelia_lockart: "hero.amelia",
  scrooge_bly: "hero.scrooge",
  mary_ripley: "hero.mary",
  ian_magellan: "hero.magellan",
  henry_threepwood: "hero.threepwood",
  nathan_cook: "hero.nathan",
  lara_omalley: "hero.lara",
  tile_banish_demon: "hex.banish",
  tile_ward: "hex.ward",
  tile_geologist_step: "hex.geologist-step",
  tile_free_market: "hex.free-market",
};

function ruleOf({ id, family, symbols }: Face): string {
  if (BY_ID[id]) return BY_ID[id];
  if (family === "tile")
    return symbols.length > 0 ? "caves.symbols" : `caves.${id.slice("tile_".length).replaceAll("_", "-")}`;
  if (family === "hero") return "hero.symbols";
  return family === "once" ? "familiar.once" : "familiar.use";
}

/** Rules about a thing: its own, and those of its kind; empty for cards of the base game. */
export function thingRules(face: Face): string[] {
  const { family = "base", gait } = face;
  if (family === "base") return [];
  const kind =
    family === "tile"
      ? ["caves.any-time"]
      : family === "familiar" || family === "once"
        ? ["familiar.use", "familiar.once"]
        : [];
  const rules = [ruleOf(face), ...kind, ...(gait ? ["walk.steps"] : [])];
  return [...new Set(rules)].map((rule) => `eldorado.${rule}`);
}
