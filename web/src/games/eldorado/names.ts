/** What a screen reader says for every place and card. */
import type { Thing } from "$board/look";
import { t } from "$lib/i18n/index.svelte";
import type { Blockade, CardFace, Cell, Curse, Target } from "./scene";

const listed = (parts: (string | false | undefined)[]): string => parts.filter((part) => part).join(", ");

export interface Standing {
  target?: Target | undefined;
  /** Names of those whose pieces stand there. */
  who: string[];
  chosen: boolean;
  /** It belongs to the Tavern. */
  tavern?: boolean;
  /** Cave tiles left there. */
  tiles?: number | undefined;
  /** Where the tunnel that begins there leads. */
  ends?: string[] | undefined;
}

/** "jungle 2, C14, reachable, 2 of 3" */
export function spokenCell(cell: Cell, { target, who, chosen, tavern, tiles, ends }: Standing): string {
  const { terrain, cost, start, name, symbol, left } = cell;
  return listed([
    t("space", { terrain, cost, start, name, symbol }),
    tavern && t("terrain-tavern"),
    tiles !== undefined && t("caves-left", { left: tiles }),
    ends && t("space-tunnel", { ends: ends.join(", ") }),
    ...who.map((name) => t("space-piece", { who: name })),
    chosen && t("space-chosen"),
    target && t("space-reachable"),
    target?.label,
    left > 0 && t("space-left", { left }),
  ]);
}

export function spokenBlockade(blockade: Blockade, target?: Target): string {
  const { number, terrain, cost } = blockade;
  return listed([t("space-blockade", { number, terrain, cost }), target && t("space-reachable"), target?.label]);
}

/** Something on the map, by its sign. */
export const boardThing = (sign: string, title: string): Thing => ({
  title,
  text: t("sign-does", { sign }),
  symbol: `i-${sign}`,
});

const HEXED = ["demon", "tunnel", "tavern"] as const;
type Hexed = (typeof HEXED)[number];
const isHexed = (terrain: string): terrain is Hexed => (HEXED as readonly string[]).includes(terrain);

const hexThing = (kind: Hexed, title: string): Thing => ({ title, text: t(`space-${kind}-does`), symbol: `i-${kind}` });

/** What Heroes & Hexes puts on the map. */
export const hexThings = (): Thing[] => HEXED.map((kind) => hexThing(kind, t(`terrain-${kind}`)));

const SIGNED: Record<string, string> = {
  rubble: "rubble",
  camp: "camp",
  mountain: "mountain",
  cave: "mountain",
  finish: "finish",
};

/** What a space does, where more than a symbol is to be known. */
export function spaceThing(cell: Cell, { tavern, tiles }: Pick<Standing, "tavern" | "tiles">): Thing | null {
  const { terrain, cost, start, name, symbol } = cell;
  if (tiles !== undefined) return boardThing("cave", listed([t("terrain-cave"), t("caves-left", { left: tiles })]));
  if (tavern) return hexThing("tavern", t("terrain-tavern"));
  const title = t("space", { terrain, cost, start, name, symbol });
  if (isHexed(terrain)) return hexThing(terrain, title);
  const sign = SIGNED[terrain];
  return sign ? boardThing(sign, title) : null;
}

export const cardName = (card: CardFace): string => t(`card-${card.id}`);

const MEASURED = ["none", "one", "two", "joker"];

/** Which symbols, how strong; or the one deed of a thing without symbols. */
function deed({ id, symbols, power }: CardFace): string {
  const [symbol = ""] = symbols;
  return symbols.length === 0
    ? t(`card-${id}-does`)
    : t(`card-does-${MEASURED[symbols.length] ?? "joker"}`, { symbol, power });
}

/** What a card does, in one to three sentences. */
export function cardDoes(card: CardFace): string {
  const { family, item, once } = card;
  return [
    deed(card),
    once && t("card-familiar-does", { once }),
    (item || family === "once") && family !== "hero" && t("card-item-does"),
    card.confidence?.includes("values are assumed") && t("card-assumed-does"),
  ]
    .filter(Boolean)
    .join(" ");
}

/** A tile has no price; whether it pays is part of what it does. */
export const spokenTile = (tile: CardFace): string => `${cardName(tile)}. ${cardDoes(tile)}`;

export const curseName = ({ id }: Curse): string => t(`curse-${id}`);
export const curseDoes = ({ id }: Curse): string => t(`curse-${id}-does`);

export function spokenCard(card: CardFace): string {
  return t("card-spoken", {
    name: cardName(card),
    does: cardDoes(card),
    worth: t("card-worth", { whole: Math.floor(card.worth / 2) }),
    price: t("card-price", { price: card.price, family: card.family ?? "base" }),
  });
}

const HALVES = ["", "½"];

/** Half coins as people write them: 5 is 2½. */
export function coins(halves: number): string {
  const whole = Math.floor(halves / 2);
  const half = HALVES[halves % 2] ?? "";
  return whole === 0 && half ? half : `${whole}${half}`;
}
