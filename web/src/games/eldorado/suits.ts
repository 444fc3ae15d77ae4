/** How a card looks: suit, picture, and what its pennant shows. */
import { mountSprite } from "$lib/sprite";
import { mountHexes, mountVignette } from "$lib/symbols/eldorado";
import { iconOf } from "./marks";
import type { CardFace } from "./scene";

const SUITS: Record<string, string> = {
  green: "machete",
  blue: "paddle",
  yellow: "coin",
  white: "joker",
  purple: "action",
  demon: "demon",
  hero: "hero",
};

/** A familiar wears the suit of its symbol. */
export function suitOf({ colour, symbols }: Pick<CardFace, "colour" | "symbols">): string {
  if (colour === "tile") return "tile";
  return SUITS[colour] ?? (symbols.length === 1 ? (symbols[0] ?? "joker") : "joker");
}

const PATTERNS_SHARED: Record<string, string> = { hero: "joker", demon: "action" };
export const patternOf = (suit: string): string => `suit-${PATTERNS_SHARED[suit] ?? suit}`;

const PICTURES: Record<string, string> = {
  traveler: "traveller",
  treasure_chest: "chest",
  prop_plane: "plane",
  native: "guide",
  extraordinary_paddle: "great-paddle",
  amelia_lockart: "hero-aviator",
  scrooge_bly: "hero-dealer",
  christopher_dundee: "hero-knife",
  mary_ripley: "hero-exorcist",
  ian_magellan: "hero-globe",
  henry_threepwood: "hero-pawns",
  nathan_cook: "hero-walker",
  gertrude_everdeen: "hero-archer",
  isabella_jones: "hero-idol",
  lara_omalley: "hero-caver",
};
export function pictureOf({ id }: Pick<CardFace, "id">): string {
  const whose = id.replace(/_once$/, "");
  return `c-${PICTURES[whose] ?? whose.replaceAll("_", "-")}`;
}

const ACTIONS: Record<string, string> = {
  take_free: "i-market",
  draw: "i-draw",
  draw_then_remove: "i-draw",
  step: "i-pawn",
  walk: "i-pawn",
  copy: "i-tile-change",
  find: "i-cave",
  find_and_keep: "i-cave",
  take_on_top: "i-market",
  banish: "i-tile-banish",
  shove: "i-tile-pass",
};

const TILES: Record<string, string> = {
  tile_draw_one: "i-tile-draw",
  tile_remove_card: "i-tile-remove",
  tile_exchange: "i-tile-exchange",
  tile_keep_item: "i-tile-keep",
  tile_pass: "i-tile-pass",
  tile_step: "i-tile-step",
  tile_change_symbol: "i-tile-change",
  tile_banish_demon: "i-tile-banish",
  tile_ward: "i-tile-ward",
  tile_geologist_step: "i-tile-geologist",
  tile_free_market: "i-tile-market",
};

/** The one picture of a thing that shows no symbols. */
function deedOf({ id, action, gait, strides = 0 }: CardFace): string {
  if (TILES[id]) return TILES[id];
  if (gait === "rock") return "i-tile-geologist";
  if (strides > 1) return "i-tile-step";
  return ACTIONS[action] ?? "i-demon";
}

export interface Pennant {
  figure: string;
  icons: string[];
  /** Length of its straight part. */
  drop: number;
}

const SHORT = 70;
const TALL = 83;

export function pennantOf(card: CardFace): Pennant {
  if (card.symbols.length === 0) {
    const figure = Math.max(card.draw, card.family === "tile" ? 0 : (card.strides ?? 0));
    const counted = card.draw > 0 || figure > 1;
    return { figure: counted ? String(figure) : "", icons: [deedOf(card)], drop: counted ? TALL : SHORT };
  }
  const icons = card.symbols.map(iconOf);
  return { figure: String(card.power), icons, drop: TALL + 25 * (icons.length - 1) };
}

/** The row of symbols under the name: one for each point of strength, or one of each for a joker. */
export function rowOf(card: CardFace): string[] {
  const [first = ""] = card.symbols;
  if (card.symbols.length > 1) return card.symbols.map(iconOf);
  return Array.from({ length: card.symbols.length && card.power }, () => iconOf(first));
}

/** Type size at which a name fits its line; letters are about half as wide as high. */
export const fitted = (text: string, largest: number, width: number): number =>
  Math.min(largest, Math.round((width / (text.length * 0.53)) * 10) / 10);

const PATTERNS = `<svg xmlns="http://www.w3.org/2000/svg"><defs>
<pattern id="suit-machete" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M6 0q5 6 0 12q-5-6 0-12z" fill="var(--wash)"/></pattern>
<pattern id="suit-paddle" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M0 6q3-4 6 0t6 0" fill="none" stroke="var(--wash)" stroke-width="1.5"/></pattern>
<pattern id="suit-coin" width="12" height="12" patternUnits="userSpaceOnUse"><circle cx="6" cy="6" r="2.2" fill="var(--wash)"/></pattern>
<pattern id="suit-joker" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M0 12 12 0M-3 3 3-3M9 15l6-6" stroke="var(--wash)" stroke-width="1.5"/></pattern>
<pattern id="suit-action" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M6 1.5 7.3 4.7 10.5 6 7.3 7.3 6 10.5 4.7 7.3 1.5 6 4.7 4.7z" fill="var(--wash)"/></pattern>
</defs></svg>`;

/** Symbols for a card; those beyond the base game only where one is shown. */
export function mountCards(card?: Pick<CardFace, "id" | "family">): void {
  mountSprite("eldorado-cards", PATTERNS);
  if (!card) return;
  const beyondBase = card.family !== undefined && card.family !== "base";
  void mountVignette(pictureOf(card), beyondBase);
  if (beyondBase) void mountHexes();
}
