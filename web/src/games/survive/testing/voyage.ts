/** A game of four in its thirteenth turn, as seat 0 sees it: all shapes as the rules give them. */
import type { Cell, Explorer, Scene, View } from "../scene";

/** Name, q, r, place on the island, isle, then b for a boat's start and l for the lagoon. */
const CELLS = `
  A1,0,-6,-1,-1, A2,1,-6,-1,-1, A3,2,-6,-1,-1, A4,3,-6,-1,-1, A5,4,-6,-1,-1, A6,5,-6,-1,-1, A7,6,-6,-1,-1,
  B1,-2,-5,-1,0, B2,-1,-5,-1,-1, B3,0,-5,-1,-1, B4,1,-5,-1,-1, B5,2,-5,-1,-1, B6,3,-5,-1,-1, B7,4,-5,-1,-1,
  B8,5,-5,-1,-1, B9,6,-5,-1,-1, B10,7,-5,-1,1, C1,-3,-4,-1,0, C2,-2,-4,-1,-1, C3,-1,-4,-1,-1, C4,0,-4,-1,-1,b
  C5,1,-4,-1,-1,b C6,2,-4,-1,-1,b C7,3,-4,-1,-1,b C8,4,-4,-1,-1,b C9,5,-4,-1,-1, C10,6,-4,-1,-1, C11,7,-4,-1,1,
  D1,-3,-3,-1,-1, D2,-2,-3,-1,-1, D3,-1,-3,-1,-1,b D4,0,-3,0,-1, D5,1,-3,1,-1, D6,2,-3,2,-1, D7,3,-3,3,-1,
  D8,4,-3,-1,-1,b D9,5,-3,-1,-1, D10,6,-3,-1,-1, E1,-4,-2,-1,-1, E2,-3,-2,-1,-1,b E3,-2,-2,-1,-1,b E4,-1,-2,4,-1,
  E5,0,-2,5,-1, E6,1,-2,6,-1, E7,2,-2,7,-1, E8,3,-2,8,-1, E9,4,-2,-1,-1,b E10,5,-2,-1,-1,b E11,6,-2,-1,-1,
  F1,-5,-1,-1,-1, F2,-4,-1,-1,-1,b F3,-3,-1,9,-1, F4,-2,-1,10,-1, F5,-1,-1,11,-1, F6,0,-1,12,-1, F7,1,-1,13,-1,
  F8,2,-1,14,-1, F9,3,-1,15,-1, F10,4,-1,16,-1, F11,5,-1,-1,-1,b F12,6,-1,-1,-1, G1,-5,0,-1,-1, G2,-4,0,-1,-1,b
  G3,-3,0,17,-1, G4,-2,0,18,-1, G5,-1,0,19,-1, G6,0,0,-1,-1,l G7,1,0,20,-1, G8,2,0,21,-1, G9,3,0,22,-1,
  G10,4,0,-1,-1,b G11,5,0,-1,-1, H1,-6,1,-1,-1, H2,-5,1,-1,-1,b H3,-4,1,23,-1, H4,-3,1,24,-1, H5,-2,1,25,-1,
  H6,-1,1,26,-1, H7,0,1,27,-1, H8,1,1,28,-1, H9,2,1,29,-1, H10,3,1,30,-1, H11,4,1,-1,-1,b H12,5,1,-1,-1,
  I1,-6,2,-1,-1, I2,-5,2,-1,-1,b I3,-4,2,-1,-1,b I4,-3,2,31,-1, I5,-2,2,32,-1, I6,-1,2,33,-1, I7,0,2,34,-1,
  I8,1,2,35,-1, I9,2,2,-1,-1,b I10,3,2,-1,-1,b I11,4,2,-1,-1, J1,-6,3,-1,-1, J2,-5,3,-1,-1, J3,-4,3,-1,-1,b
  J4,-3,3,36,-1, J5,-2,3,37,-1, J6,-1,3,38,-1, J7,0,3,39,-1, J8,1,3,-1,-1,b J9,2,3,-1,-1, J10,3,3,-1,-1,
  K1,-7,4,-1,2, K2,-6,4,-1,-1, K3,-5,4,-1,-1, K4,-4,4,-1,-1,b K5,-3,4,-1,-1,b K6,-2,4,-1,-1,b K7,-1,4,-1,-1,b
  K8,0,4,-1,-1,b K9,1,4,-1,-1, K10,2,4,-1,-1, K11,3,4,-1,3, L1,-7,5,-1,2, L2,-6,5,-1,-1, L3,-5,5,-1,-1,
  L4,-4,5,-1,-1, L5,-3,5,-1,-1, L6,-2,5,-1,-1, L7,-1,5,-1,-1, L8,0,5,-1,-1, L9,1,5,-1,-1, L10,2,5,-1,3,
  M1,-6,6,-1,-1, M2,-5,6,-1,-1, M3,-4,6,-1,-1, M4,-3,6,-1,-1, M5,-2,6,-1,-1, M6,-1,6,-1,-1, M7,0,6,-1,-1,`;

/** Id, where it is, cell, boat, isle, value, whether it has swum. */
const EXPLORERS = `
  0,boat,35,4,-1,5,0 1,lost,-1,-1,-1,1,0 2,sea,101,-1,-1,3,0 3,boat,33,8,-1,4,0 4,land,88,-1,-1,2,0
  5,land,78,-1,-1,6,0 6,land,52,-1,-1,1,0 7,land,42,-1,-1,3,0 8,land,68,-1,-1,2,0 9,boat,33,8,-1,1,0
  10,sea,81,-1,-1,0,0 11,land,64,-1,-1,0,0 12,land,44,-1,-1,0,0 13,boat,23,0,-1,0,0 14,land,45,-1,-1,0,0
  15,land,77,-1,-1,0,0 16,boat,23,0,-1,0,0 17,land,56,-1,-1,0,0 18,land,99,-1,-1,0,0 19,land,41,-1,-1,0,0
  20,land,90,-1,-1,0,0 21,land,80,-1,-1,0,0 22,boat,35,4,-1,0,0 23,lost,-1,-1,-1,0,0 24,land,89,-1,-1,0,0
  25,land,100,-1,-1,0,0 26,land,45,-1,-1,0,0 27,land,99,-1,-1,0,0 28,boat,121,3,-1,0,0 29,sea,87,-1,-1,0,0
  30,land,51,-1,-1,0,0 31,lost,-1,-1,-1,0,0 32,boat,85,5,-1,0,0 33,sea,74,-1,-1,0,0 34,boat,35,4,-1,0,0
  35,land,45,-1,-1,0,0 36,land,53,-1,-1,0,0 37,land,31,-1,-1,0,0 38,lost,-1,-1,-1,0,0 39,land,63,-1,-1,0,0`;

function cell(line: string, id: number): Cell {
  const [name = "", q, r, island, isle, flags = ""] = line.split(",");
  return {
    id,
    name,
    q: Number(q),
    r: Number(r),
    island: Number(island),
    isle: Number(isle),
    lagoon: flags.includes("l"),
    boats: flags.includes("b"),
  };
}

const STATES = ["boat", "hand", "isle", "land", "lost", "sea"] as const;

function explorer(line: string): Explorer {
  const [id, state, ...rest] = line.split(",");
  const at = STATES.find((one) => one === state) ?? "lost";
  const [where = -1, boat = -1, isle = -1, value = 0, swum = 0] = rest.map(Number);
  const colour = Math.floor(Number(id) / 10);
  return { id: Number(id), colour, seat: colour, at, cell: where, boat, isle, value, swum: swum === 1 };
}

export const scene = (): Scene => ({
  game: "survive",
  cells: CELLS.trim().split(/\s+/).map(cell),
  isles: [
    { id: 0, name: "north-west", q: -3, r: -5, landing: [7, 17] },
    { id: 1, name: "north-east", q: 8, r: -5, landing: [16, 27] },
    { id: 2, name: "south-west", q: -8, r: 5, landing: [105, 116] },
    { id: 3, name: "south-east", q: 3, r: 5, landing: [115, 125] },
  ],
  backs: [
    { id: "shark", edge: "green", when: "immediate", counts: [3, 2, 1] },
    { id: "whale", edge: "green", when: "immediate", counts: [3, 2, 0] },
    { id: "boat", edge: "green", when: "immediate", counts: [1, 3, 0] },
    { id: "whirlpool", edge: "green", when: "immediate", counts: [0, 2, 4] },
    { id: "volcano", edge: "green", when: "immediate", counts: [0, 0, 1] },
    { id: "dolphin", edge: "red", when: "turn_start", counts: [3, 1, 0] },
    { id: "wind", edge: "red", when: "turn_start", counts: [2, 0, 0] },
    { id: "move_serpent", edge: "red", when: "turn_start", counts: [1, 1, 0] },
    { id: "move_shark", edge: "red", when: "turn_start", counts: [1, 1, 0] },
    { id: "move_whale", edge: "red", when: "turn_start", counts: [1, 1, 0] },
    { id: "shark_defence", edge: "red", when: "defence", counts: [1, 1, 1] },
    { id: "whale_defence", edge: "red", when: "defence", counts: [0, 2, 1] },
  ],
  creatures: Array.from({ length: 16 }, (_, id) => ({
    id,
    kind: id < 5 ? "serpent" : id < 11 ? "shark" : "whale",
    range: id < 5 ? 1 : id < 11 ? 2 : 3,
  })),
  colours: [0, 1, 2, 3].map((id) => ({ id, seat: id, explorers: Array.from({ length: 10 }, (_, at) => 10 * id + at) })),
  moves: 3,
  boat_capacity: 3,
  options: {
    players: 4,
    colours: 1,
    inland_pairs: false,
    to_the_last: false,
    all_equal: false,
    submerged: false,
    memory: true,
    ties: "shared",
    turn_limit: 200,
  },
});

export const view = (): View => ({
  tiles: [
    1, 1, 0, 2, 1, 1, 0, 2, 2, 2, 2, 2, 0, 2, 2, 2, 3, 3, 2, 0, 3, 2, 0, 0, 3, 0, 3, 3, 0, 2, 0, 0, 3, 2, 2, 0, 3, 2, 2,
    0,
  ],
  explorers: EXPLORERS.trim().split(/\s+/).map(explorer),
  game: "survive",
  seat: 0,
  actor: 0,
  players: 4,
  phase: "turn",
  turn: 13,
  round: 4,
  turn_limit: 200,
  boats: [
    { id: 0, cell: 23, crew: [13, 16], control: [1] },
    { id: 1, cell: 46, crew: [], control: [0, 1, 2, 3] },
    { id: 2, cell: 13, crew: [], control: [0, 1, 2, 3] },
    { id: 3, cell: 121, crew: [28], control: [2] },
    { id: 4, cell: 35, crew: [0, 22, 34], control: [0, 2, 3] },
    { id: 5, cell: 85, crew: [32], control: [3] },
    { id: 6, cell: 22, crew: [], control: [0, 1, 2, 3] },
    { id: 7, cell: 38, crew: [], control: [0, 1, 2, 3] },
    { id: 8, cell: 33, crew: [3, 9], control: [0] },
  ],
  creatures: [
    { id: 0, kind: "serpent", cell: 7 },
    { id: 1, kind: "serpent", cell: 16 },
    { id: 2, kind: "serpent", cell: 76 },
    { id: 3, kind: "serpent", cell: 106 },
    { id: 4, kind: "serpent", cell: 114 },
    { id: 5, kind: "shark", cell: 79 },
    { id: 6, kind: "shark", cell: 69 },
    { id: 11, kind: "whale", cell: 74 },
  ],
  supply: { boats: 3, sharks: 4, whales: 4 },
  seats: [
    {
      seat: 0,
      colours: [0],
      kept: [1],
      boats: 0,
      unplaced: 0,
      land: 5,
      sea: 1,
      aboard: 3,
      saved: 0,
      lost: 1,
      score: 0,
    },
    {
      seat: 1,
      colours: [1],
      kept: [1, 1],
      boats: 0,
      unplaced: 0,
      land: 7,
      sea: 1,
      aboard: 2,
      saved: 0,
      lost: 0,
      score: -1,
    },
    {
      seat: 2,
      colours: [2],
      kept: [1, 1, 1],
      boats: 0,
      unplaced: 0,
      land: 6,
      sea: 1,
      aboard: 2,
      saved: 0,
      lost: 1,
      score: -1,
    },
    {
      seat: 3,
      colours: [3],
      kept: [1, 1],
      boats: 0,
      unplaced: 0,
      land: 5,
      sea: 1,
      aboard: 2,
      saved: 0,
      lost: 2,
      score: -1,
    },
  ],
  kept: [{ back: 8, terrain: 1 }],
  unplaced: [[]],
  gone: [
    [2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  ],
  unseen: [
    [1, 2, 0, 0, 0, 3, 2, 1, 0, 1, 1, 0],
    [2, 2, 3, 2, 0, 1, 0, 1, 1, 1, 1, 2],
    [1, 0, 0, 4, 1, 0, 0, 0, 0, 0, 1, 1],
  ],
  points: 3,
  usable: true,
  die: "serpent",
  creature: -1,
  range: 0,
  explorer: -1,
  boat: -1,
  vacated: 74,
  back: 1,
  asked: null,
  exposed: [31, 32, 41, 42],
  places: [],
  totals: [],
});

/** The same decision with some explorers elsewhere. */
export const put = (from: View, ids: readonly number[], change: Partial<Explorer>): View => ({
  ...from,
  explorers: from.explorers.map((one) => (ids.includes(one.id) ? { ...one, ...change } : one)),
});
