/** A whole route for tests, as the rules describe it: Hills of Gold. */
import type { CardFace, Cell, Joint, Scene } from "../scene";

/** One line for each board: q, r, what is printed there, fewest steps to the finish. */
const BOARDS: Record<string, string> = {
  B: `
    3,-3,J1,31 3,-2,W1,32 3,-1,C1,33 3,0,W1,34 2,-3,J1,31 2,-2,J1,32 2,-1,V1,33 2,0,@@,-1 2,1,J1,35
    1,-3,J1,31 1,-2,V1,32 1,-1,J1,33 1,0,J1,34 1,1,J1,35 1,2,J1,36 0,-3,W1,31 0,-2,J1,32 0,-1,V1,33
    0,0,J1,34 0,1,V1,35 0,2,J1,36 0,3,J1,37 -1,-2,J1,32 -1,-1,J1,33 -1,0,W1,34 -1,1,J1,35 -1,2,J1,36
    -1,3,J1,37 -2,-1,J1,33 -2,0,J1,34 -2,1,J1,35 -2,2,J1,36 -2,3,J1,37 -3,0,S4,34 -3,1,S3,35 -3,2,S2,36
    -3,3,S1,37`,
  C: `
    3,-10,J1,25 4,-10,J1,24 5,-10,R1,24 6,-10,R1,24 2,-9,J1,26 3,-9,V1,25 4,-9,R1,25 5,-9,W1,25 6,-9,W1,25
    1,-8,W1,27 2,-8,W1,26 3,-8,V1,26 4,-8,V1,26 5,-8,R1,26 6,-8,W1,26 0,-7,W1,28 1,-7,V1,27 2,-7,R1,27
    3,-7,@@,-1 4,-7,W1,27 5,-7,R1,27 6,-7,R1,27 0,-6,V1,28 1,-6,R1,28 2,-6,W1,28 3,-6,W1,28 4,-6,V1,28
    5,-6,V1,28 0,-5,V1,29 1,-5,R1,29 2,-5,J1,29 3,-5,V1,29 4,-5,W1,29 0,-4,J1,30 1,-4,J1,30 2,-4,W1,30
    3,-4,W1,30`,
  G: `
    4,-11,J1,24 4,-12,J1,24 4,-13,J1,24 4,-14,J1,25 5,-11,J1,23 5,-12,J2,23 5,-13,V1,23 5,-14,##,-1
    5,-15,J1,25 6,-11,V1,23 6,-12,V2,22 6,-13,V2,22 6,-14,R1,23 6,-15,V1,24 6,-16,J1,25 7,-11,##,-1
    7,-12,@@,-1 7,-13,V4,21 7,-14,V3,22 7,-15,V2,23 7,-16,J2,24 7,-17,C1,25 8,-12,V1,19 8,-13,V2,20
    8,-14,V2,21 8,-15,R1,22 8,-16,V1,23 8,-17,J1,24 9,-13,J1,19 9,-14,J2,20 9,-15,V1,21 9,-16,##,-1
    9,-17,J1,23 10,-14,J1,19 10,-15,J1,20 10,-16,J1,21 10,-17,J1,22`,
  K: `
    14,-14,C1,15 14,-13,J2,14 14,-12,J2,13 14,-11,J1,12 13,-14,J1,16 13,-13,J1,15 13,-12,W3,14 13,-11,J1,13
    13,-10,J2,12 12,-14,J1,17 12,-13,J2,16 12,-12,J1,15 12,-11,J3,14 12,-10,J1,13 12,-9,J2,13 11,-14,J2,18
    11,-13,J1,17 11,-12,J3,16 11,-11,J1,15 11,-10,J3,14 11,-9,J1,14 11,-8,J2,13 10,-13,J2,18 10,-12,J1,17
    10,-11,J3,16 10,-10,J1,15 10,-9,J2,15 10,-8,J1,14 9,-12,J2,18 9,-11,J1,17 9,-10,V4,16 9,-9,J1,16
    9,-8,J1,15 8,-11,J1,18 8,-10,J2,17 8,-9,J2,17 8,-8,C1,16`,
  J: `
    17,-10,W1,8 17,-9,W1,7 17,-8,W1,7 17,-7,W1,7 16,-10,W1,9 16,-9,##,-1 16,-8,W2,8 16,-7,W1,8 16,-6,R2,8
    15,-10,W1,10 15,-9,W2,10 15,-8,J1,9 15,-7,J2,9 15,-6,R2,9 15,-5,R1,9 14,-10,V1,11 14,-9,V1,11
    14,-8,J2,10 14,-7,C1,10 14,-6,J1,10 14,-5,R2,10 14,-4,R1,10 13,-9,V1,12 13,-8,V2,11 13,-7,J1,11
    13,-6,J1,11 13,-5,R2,11 13,-4,R1,11 12,-8,V1,12 12,-7,V2,12 12,-6,V2,12 12,-5,@@,-1 12,-4,R1,12
    11,-7,V1,13 11,-6,V1,13 11,-5,V1,13 11,-4,R2,13`,
  N: `
    18,-7,J1,6 18,-8,J1,6 18,-9,J1,6 18,-10,J1,7 19,-7,V1,5 19,-8,J1,5 19,-9,J2,5 19,-10,J1,6 19,-11,W1,6
    20,-7,V1,4 20,-8,V2,4 20,-9,J1,4 20,-10,W1,5 20,-11,W1,5 20,-12,W1,6 21,-7,W1,3 21,-8,W1,3 21,-9,V3,3
    21,-10,V4,4 21,-11,V3,4 21,-12,V2,5 21,-13,V1,6 22,-8,W1,2 22,-9,W1,2 22,-10,W1,3 22,-11,J1,3
    22,-12,V2,4 22,-13,V1,5 23,-9,J1,1 23,-10,J1,2 23,-11,J2,2 23,-12,J1,3 23,-13,J1,4 24,-10,J1,1
    24,-11,J1,1 24,-12,J1,2 24,-13,J1,3`,
  E: `
    25,-10,F1,0 25,-11,F1,0 24,-9,F1,0`,
};

const TERRAINS: Record<string, [Cell["terrain"], Cell["symbol"]]> = {
  J: ["jungle", "machete"],
  W: ["water", "paddle"],
  V: ["village", "coin"],
  R: ["rubble", "cards"],
  C: ["camp", "cards"],
  F: ["finish", "machete"],
  S: ["start", "none"],
  "#": ["mountain", "none"],
  "@": ["cave", "none"],
};

function cells(): Cell[] {
  return Object.entries(BOARDS)
    .flatMap(([side, text], board) =>
      text
        .trim()
        .split(/\s+/)
        .map((word, nth) => ({ side, board: side === "E" ? -1 : board, word, nth })),
    )
    .map(({ side, board, word, nth }, id) => {
      const [q, r, print = "", left] = word.split(",");
      const [terrain, symbol] = TERRAINS[print.charAt(0)] ?? (["mountain", "none"] as const);
      const figure = Number(print.charAt(1)) || 0;
      const start = terrain === "start" ? figure : 0;
      const cost = terrain === "start" ? 0 : figure;
      return {
        id,
        name: `${side}${nth + 1}`,
        q: Number(q),
        r: Number(r),
        board,
        terrain,
        symbol,
        cost,
        start,
        left: Number(left),
      };
    });
}

const touching = (a: Cell, b: Cell): boolean => {
  const [q, r] = [b.q - a.q, b.r - a.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
};

function joints(all: Cell[], boards: number): Joint[] {
  return Array.from({ length: boards - 1 }, (_, id) => ({
    id,
    boards: [id, id + 1],
    edges: all
      .filter((cell) => cell.board === id)
      .flatMap((cell) =>
        all.filter((other) => other.board === id + 1 && touching(cell, other)).map((other) => [cell.id, other.id]),
      ),
  }));
}

/** id, colour, symbols, power, price, item, action, draw, on the market, cards that may then be removed */
const CARDS = `
traveler yellow coin 1 0 - - 0 -
explorer green machete 1 0 - - 0 -
sailor blue paddle 1 0 - - 0 -
scout green machete 2 1 - - 0 market
trailblazer green machete 3 3 - - 0 market
pioneer green machete 5 5 - - 0 -
giant_machete green machete 6 3 item - 0 -
captain blue paddle 3 2 - - 0 -
photographer yellow coin 2 2 - - 0 market
journalist yellow coin 3 3 - - 0 -
treasure_chest yellow coin 4 3 item - 0 market
millionaire yellow coin 4 5 - - 0 -
jack white machete+paddle+coin 1 2 - - 0 market
adventurer white machete+paddle+coin 2 4 - - 0 -
prop_plane white machete+paddle+coin 4 4 item - 0 -
transmitter purple - 0 4 item take_free 0 market
cartographer purple - 0 4 - draw 2 -
scientist purple - 0 4 - draw_then_remove 1 - 1
compass purple - 0 2 item draw 3 -
travel_log purple - 0 3 item draw_then_remove 2 - 2
native purple - 0 5 - step 0 -
`;

export const cards = (): CardFace[] =>
  CARDS.trim()
    .split("\n")
    .map((line) => {
      const [id = "", colour, symbols = "-", power, price, item, action = "-", draw, market, remove = "0"] =
        line.split(" ");
      const list = symbols === "-" ? [] : symbols.split("+");
      return {
        id,
        colour: colour as CardFace["colour"],
        symbols: list as CardFace["symbols"],
        power: Number(power),
        price: Number(price),
        worth: list.includes("coin") ? 2 * Number(power) : 1,
        item: item === "item",
        action: (action === "-" ? "" : action) as CardFace["action"],
        draw: Number(draw),
        draw_fewer: id === "travel_log",
        remove: Number(remove),
        market: market === "market",
      };
    });

export function hills(): Scene {
  const all = cells();
  const sides = Object.keys(BOARDS).filter((side) => side !== "E");
  return {
    game: "eldorado",
    route: { id: "hills", en: "Hills of Gold", fr: "Collines dorées", difficulty: "easy", steps: 34, symbols: 44 },
    boards: sides.map((side, i) => ({ side, kind: i === 0 ? "start" : "large", turn: 0, q: 0, r: 0 })),
    cells: all,
    joints: joints(all, sides.length),
    cards: cards(),
  };
}

/** Its first two boards and the finish alone: enough for most tests, and quick to draw. */
export function twoBoards(): Scene {
  const whole = hills();
  const kept = whole.cells.filter((cell) => cell.board < 2).map((cell, id) => ({ ...cell, id }));
  return { ...whole, boards: whole.boards.slice(0, 2), cells: kept, joints: joints(kept, 2) };
}
