/** A small position with tiles, curses and a familiar, to try the page's choices on. */
import type { View } from "$lib/api/eldorado";
import { hexed } from "../testing/hexes";
import { decision, view } from "./fixture";
import type { Decision } from "./decision";

export const HEXED = hexed();

export const number = (id: string): number => HEXED.cards.findIndex((card) => card.id === id);
export const curseNumber = (id: string): number => (HEXED.curses ?? []).findIndex((curse) => curse.id === id);

const TURN: NonNullable<View["turn"]> = {
  passing: false,
  changed: false,
  free_market: false,
  free_tile: false,
  copied: -1,
  item: -1,
  swapped: 0,
  swappable: 4,
  due: 0,
  open_caves: [],
};
const HEXES: NonNullable<View["hexes"]> = {
  demons: 18,
  pile: 20,
  discarded: [],
  curse: -1,
  lifting: -1,
  heroes: [],
  shown: [],
  asked: -1,
  hops: [],
  banishing: false,
  on_top: false,
};

interface Holding {
  hand?: string[];
  tiles?: string[];
  curses?: string[];
  turn?: Partial<typeof TURN>;
  hexes?: Partial<typeof HEXES>;
  view?: Partial<View>;
}

export function hexView({
  hand = ["explorer"],
  tiles = [],
  curses = [],
  turn = {},
  hexes = {},
  view: more = {},
}: Holding = {}): View {
  const plain = view({ hand: hand.map(number), ...more });
  const lying = { tiles: tiles.map(number), curses: curses.map(curseNumber), hired: false, top: -1 };
  return {
    ...plain,
    turn: { ...TURN, ...turn },
    hexes: { ...HEXES, ...hexes },
    caves: { piles: [{ cave: 0, cell: HEXED.caves?.[0] ?? -1, left: 4 }], unseen: [], used: [], reserve: 30 },
    seats: plain.seats.map((one) => ({
      ...one,
      ...(one.seat === 0 ? lying : { tiles: [], curses: [], hired: false, top: -1 }),
    })),
  };
}

export const hexDecision = (holding: Holding = {}, change: Partial<Decision> = {}): Decision =>
  decision({ scene: HEXED, view: hexView(holding), plans: [], legal: [], ...change });

/** The names that prompts use, as their ids. */
export const names = {
  name: (card: number) => HEXED.cards[card]?.id ?? "",
  does: (card: number) => `what ${card} does`,
  seat: (seat: number) => ["Ann", "Basile"][seat] ?? "",
  curse: (curse: number) => HEXED.curses?.[curse]?.id ?? "",
  curseDoes: (curse: number) => `what curse ${curse} does`,
  touch: false,
  recent: "",
};
