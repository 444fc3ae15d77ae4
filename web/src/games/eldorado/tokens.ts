/** What is printed on cave tiles and curses, and how a curse reads at a glance. */
import { iconOf } from "./marks";
import type { Mark } from "./marks";
import type { CardFace, Curse } from "./scene";
import { pennantOf } from "./suits";

type Place = readonly [x: number, y: number];
const ONE = { size: 34, places: [[0, 0]] as readonly Place[] };
const DEED = { size: 38, places: ONE.places };
const SEVERAL: Record<number, typeof ONE> = {
  2: {
    size: 25,
    places: [
      [-12, 0],
      [12, 0],
    ],
  },
  3: {
    size: 22,
    places: [
      [0, -11],
      [-12.5, 9],
      [12.5, 9],
    ],
  },
};

const around = (href: string, [x, y]: Place, size: number): Mark => ({
  href,
  x: x - size / 2,
  y: y - size / 2,
  size,
});

/** A tile counts its symbols, or shows its one deed. */
export function tileMarks(tile: CardFace): Mark[] {
  const [icon = "i-cave"] = pennantOf(tile).icons;
  const { size, places } = tile.symbols.length === 0 ? DEED : (SEVERAL[tile.power] ?? ONE);
  return places.map((place) => around(icon, place, size));
}

/** A lethargy also shows the symbol it silences. */
export function curseMarks({ id, symbol }: Curse): Mark[] {
  if (symbol) return [around("i-curse-lethargy", [0, -8], 36), around(iconOf(symbol), [0, 17.5], 19)];
  return [around(`i-curse-${id.replaceAll("_", "-")}`, [0, 0], 38)];
}

export type Sign = "machete" | "paddle" | "coin" | "purple" | "card" | "tile";

export interface CurseBan {
  forbids: Sign;
  /** What lifts it, one by one; empty: it does not last. */
  lifts: Sign[];
}

const FORBIDDEN: Record<string, Sign> = { misery: "purple", cave_fever: "tile", misfortune: "card" };

/** A lasting curse is lifted by what it forbids. */
export function banOf({ id, lasting, symbol, lift_price }: Curse): CurseBan | null {
  if (!lasting) return null;
  const sign = FORBIDDEN[id] ?? (symbol as Sign);
  return { forbids: sign, lifts: Array.from({ length: lift_price }, () => sign) };
}

/** Things that lie in a heap, each kind once with how many there are. */
export function counted(things: readonly number[]): { thing: number; count: number }[] {
  return [...new Set(things)]
    .sort((a, b) => a - b)
    .map((thing) => ({ thing, count: things.filter((other) => other === thing).length }));
}
