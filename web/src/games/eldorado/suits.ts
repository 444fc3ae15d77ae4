/** How a card looks: suit, picture, and what its pennant shows. */
import { mountSprite } from "$lib/sprite";
import { mountEldorado } from "$lib/symbols/eldorado";
import { iconOf } from "./marks";
import type { CardFace } from "./scene";

const SUITS: Record<string, string> = {
  green: "machete",
  blue: "paddle",
  yellow: "coin",
  white: "joker",
  purple: "action",
};
export const suitOf = (card: Pick<CardFace, "colour">): string => SUITS[card.colour] ?? "joker";

const PICTURES: Record<string, string> = {
  traveler: "traveller",
  treasure_chest: "chest",
  prop_plane: "plane",
  native: "guide",
};
export const pictureOf = ({ id }: Pick<CardFace, "id">): string =>
  `c-${PICTURES[id] ?? id.replaceAll("_", "-")}`;

const ACTIONS: Record<string, string> = {
  take_free: "i-market",
  draw: "i-draw",
  draw_then_remove: "i-draw",
  step: "i-pawn",
};

export interface Pennant {
  figure: string;
  icons: string[];
  /** Length of its straight part. */
  drop: number;
}

export function pennantOf(card: CardFace): Pennant {
  if (card.action) {
    const icons = [ACTIONS[card.action] ?? "i-pawn"];
    return card.draw > 0
      ? { figure: String(card.draw), icons, drop: 83 }
      : { figure: "", icons, drop: 70 };
  }
  const icons = card.symbols.map(iconOf);
  return { figure: String(card.power), icons, drop: 83 + 25 * (icons.length - 1) };
}

/** The row of symbols under the name: one for each point of strength, or one of each for a joker. */
export function rowOf(card: CardFace): string[] {
  const [first = ""] = card.symbols;
  if (card.symbols.length > 1) return card.symbols.map(iconOf);
  return Array.from({ length: card.action ? 0 : card.power }, () => iconOf(first));
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

export function mountCards(): void {
  mountEldorado();
  mountSprite("eldorado-cards", PATTERNS);
}
