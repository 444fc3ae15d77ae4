/** Caves, promo cards and Heroes & Hexes for tests, as the rules describe them. */
import type { CardFace, Curse, Scene } from "../scene";
import { cards, twoBoards } from "./hills";

/** family, id, colour, symbols, power, price, worth, item, action, gait, strides, once, count, whether its values are assumed */
const THINGS = `
promo binoculars purple - 0 3 1 item copy - 0 0 0
promo giant purple - 0 3 1 - walk strong 1 0 0
promo extraordinary_paddle blue paddle 6 2 1 item - - 0 0 0
hex shaman purple - 0 4 1 - walk walk 2 0 0
hex geologist purple - 0 3 1 - walk rock 1 0 0
hex cave_explorer purple - 0 3 1 - find - 0 0 0
hex ranger white machete+paddle 3 4 1 - - - 0 0 0
demon demon demon - 0 0 1 - - - 0 0 0
familiar leeroy familiar machete 2 0 1 - - - 0 4 0
familiar frank familiar machete+paddle+coin 1 0 2 - - - 0 2 0
familiar luna familiar machete+paddle 1 0 1 - - - 0 3 0
familiar polly familiar coin 1 0 2 - - - 0 3 0
hero amelia_lockart hero - 0 0 1 item walk fly 6 0 0
hero scrooge_bly hero - 0 0 1 - take_on_top - 0 0 0
hero christopher_dundee hero machete 5 0 1 - - - 0 0 0 assumed
hero mary_ripley hero - 0 0 1 - banish - 0 0 0
hero ian_magellan hero - 0 0 1 - walk fly 1 0 0
hero henry_threepwood hero - 0 0 1 - shove - 0 0 0
hero nathan_cook hero - 0 0 1 - walk small 3 0 0
hero gertrude_everdeen hero machete+paddle+coin 3 0 6 - - - 0 0 0 assumed
hero isabella_jones hero coin 5 0 10 - - - 0 0 0 assumed
hero lara_omalley hero - 0 0 1 - find_and_keep - 0 0 0
once leeroy_once familiar machete 4 0 1 - - - 0 0 0
once frank_once familiar machete+paddle+coin 2 0 4 - - - 0 0 0
once luna_once familiar machete+paddle 3 0 1 - - - 0 0 0
once polly_once familiar coin 3 0 6 - - - 0 0 0
tile tile_machete_1 tile machete 1 0 1 - - - 0 0 2
tile tile_machete_2 tile machete 2 0 1 - - - 0 0 3
tile tile_machete_3 tile machete 3 0 1 - - - 0 0 2
tile tile_paddle_1 tile paddle 1 0 1 - - - 0 0 2
tile tile_paddle_2 tile paddle 2 0 1 - - - 0 0 3
tile tile_coin_1 tile coin 1 0 2 - - - 0 0 2
tile tile_coin_2 tile coin 2 0 4 - - - 0 0 3
tile tile_draw_one tile - 0 0 1 - - - 0 0 4
tile tile_remove_card tile - 0 0 1 - - - 0 0 4
tile tile_exchange tile - 0 0 1 - - - 0 0 3
tile tile_keep_item tile - 0 0 1 - - - 0 0 2
tile tile_pass tile - 0 0 1 - - - 0 0 2
tile tile_step tile - 0 0 1 - - walk 1 0 2
tile tile_change_symbol tile - 0 0 1 - - - 0 0 2
tile tile_banish_demon tile - 0 0 1 - - - 0 0 5
tile tile_ward tile - 0 0 1 - - - 0 0 5
tile tile_geologist_step tile - 0 0 1 - - rock 1 0 4
tile tile_free_market tile - 0 0 1 - - - 0 0 4
`;

/** id, whether it lasts, symbol, strength, price of lifting it, count */
const CURSES = `
lethargy_machete lasting machete 2 2 2
lethargy_paddle lasting paddle 2 2 2
lethargy_coin lasting coin 2 2 2
misery lasting - 0 1 2
cave_fever lasting - 0 1 2
misfortune lasting - 0 2 2
torment now - 0 0 4
voodoo now - 0 0 2
paralysis now - 0 0 2
`;

const rows = (text: string): string[][] =>
  text
    .trim()
    .split("\n")
    .map((line) => line.split(" ").map((word) => (word === "-" ? "" : word)));

function thing(row: string[]): CardFace {
  const [
    family,
    id = "",
    colour,
    symbols = "",
    power,
    price,
    worth,
    item,
    action,
    gait,
    strides,
    once,
    count,
    assumed,
  ] = row;
  return {
    id,
    family: family as NonNullable<CardFace["family"]>,
    colour: colour as CardFace["colour"],
    symbols: symbols.split("+").filter(Boolean),
    power: Number(power),
    price: Number(price),
    worth: Number(worth),
    item: item === "item",
    action: action as CardFace["action"],
    gait: gait as NonNullable<CardFace["gait"]>,
    strides: Number(strides),
    once: Number(once),
    count: Number(count),
    draw: 0,
    draw_fewer: false,
    remove: 0,
    market: false,
    confidence: assumed ? "its values are assumed" : "",
  };
}

export const things = (): CardFace[] => [
  ...cards().map((card) => ({ ...card, family: "base" as const })),
  ...rows(THINGS).map(thing),
];

export const curses = (): Curse[] =>
  rows(CURSES).map(([id = "", lasting, symbol = "", strength, price, count]) => ({
    id,
    lasting: lasting === "lasting",
    symbol,
    strength: Number(strength),
    lift_price: Number(price),
    count: Number(count),
  }));

/** Two boards with a demon's space of each strength, a tunnel with two ends and the Tavern beside the second board. */
export function hexed(): Scene {
  const plain = twoBoards();
  const changed = new Map([
    ["B2", { terrain: "demon", symbol: "curse", cost: 1 }],
    ["B3", { terrain: "demon", symbol: "curse", cost: 2 }],
    ["C1", { terrain: "tunnel", symbol: "curse", cost: 1 }],
    ["C37", { terrain: "tunnel", symbol: "curse", cost: 1 }],
  ] as const);
  const cells = plain.cells.map((cell) => ({ ...cell, ...changed.get(cell.name as "B2") }));
  const id = (name: string) => cells.findIndex((cell) => cell.name === name);
  return {
    ...plain,
    cells,
    cards: things(),
    tiles: 47,
    curses: curses(),
    caves: cells.filter((cell) => cell.terrain === "cave").map((cell) => cell.id),
    tunnels: [
      [id("C1"), id("C37")],
      [id("C37"), id("C1")],
    ],
    tavern: [id("C4"), id("C9"), id("C15")],
  };
}
