/**
 * Hand-made seas. A letter is a square of the island of that name, `~` open sea, `.` undiscovered, `*` undiscovered with
 * land reaching towards it; `5` and `X` are waterfalls and belong to every island beside them.
 */
import { at } from "$board/hex";
import type { ChartScene, ChartView, Tile, Unit, UnitKind } from "../scene";

const OUT = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export function seaScene(width: number, height: number, coins?: readonly number[]): ChartScene {
  const name = (x: number, y: number) => `${String.fromCharCode(65 + x)}${y + 1}`;
  const squares = Array.from({ length: width * height }, (_, id) => {
    const [x, y] = [id % width, Math.floor(id / width)];
    return { id, name: name(x, y), x, y };
  });
  const border = (side: number) =>
    squares.filter(({ x, y }) => [y === 0, x === width - 1, y === height - 1, x === 0][side]);
  const circles = [0, 1, 2, 3]
    .flatMap((side) => border(side).map((square) => ({ square, side })))
    .map(({ square, side }, i) => ({
      id: squares.length + i,
      name: `${"NESW"[side]}|${square.name}`,
      square: square.id,
      side,
      ...(coins ? { coins: at(coins, side) } : {}),
    }));
  return { width, height, squares, circles };
}

const FALLS: Record<string, number> = { 5: 5, X: 10 };
const isCharted = (sign: string | undefined): sign is string => sign !== undefined && !".*".includes(sign);
const isIsland = (sign: string) => isCharted(sign) && sign !== "~";

function joined(here: string, there: string | undefined): boolean {
  if (there === undefined || !isIsland(here)) return false;
  return there === here || there === "*" || (isIsland(there) && (here in FALLS || there in FALLS));
}

export function tilesOf(map: string): Tile[] {
  const rows = map
    .trim()
    .split("\n")
    .map((row) => row.trim().split(" "));
  return rows.flatMap((row, y) =>
    row.flatMap((sign, x) => {
      if (!isCharted(sign)) return [];
      const sides = OUT.map(([dx, dy]) => joined(sign, rows[y + dy]?.[x + dx]));
      const land = sides.reduce((bits, side, i) => bits | (side ? 1 << i : 0), 0);
      return [{ square: y * row.length + x, land, ...(sign in FALLS ? { bonus: FALLS[sign] ?? 0 } : {}) }];
    }),
  );
}

const KINDS: Record<string, UnitKind> = { p: "post", f: "fort", s: "settlement", e: "scout", c: "scout", b: "base" };

/** "C5:0f" is a fort of seat 0 on C5, "C5:0f1" on the second land of a strait; c is a chief scout. */
export function unitsOf(width: number, list: string): Unit[] {
  return list
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const [place = "", piece = ""] = word.split(":");
      const square = (Number(place.slice(1)) - 1) * width + place.charCodeAt(0) - 65;
      return {
        square,
        seat: Number(piece[0]),
        unit: KINDS[piece[1] ?? ""] ?? "scout",
        area: Number(piece[2] ?? 0),
        ...(piece[1] === "c" ? { chief: true } : {}),
      };
    });
}

export const squareNamed = (width: number, name: string): number =>
  (Number(name.slice(1)) - 1) * width + name.charCodeAt(0) - 65;

export const oldSea: ChartScene = seaScene(10, 7);
export const newSea: ChartScene = seaScene(12, 8, [2, 1, 0, 1]);

const OLD_MIDDLE = `
  . . ~ ~ ~ . . . . .
  . a a ~ b b ~ . . .
  ~ a a a ~ b ~ ~ . .
  ~ ~ a ~ ~ ~ c c * .
  . d ~ ~ e e ~ c ~ .
  . d d ~ e * . ~ ~ .
  . . ~ ~ ~ . . . . .`;
const OLD_EARLY = `
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . * . . . . .
  . . . a a * . . . .
  . . . ~ a . . . . .
  . . . . ~ . . . . .`;
const NEW_MIDDLE = `
  . . . ~ ~ ~ ~ ~ . . . .
  . . ~ ~ a ~ a ~ . ~ . .
  . ~ ~ a a a a a ~ . . .
  b b ~ ~ a X a ~ ~ . . .
  ~ b b b ~ a ~ ~ . . * .
  ~ b 5 b ~ ~ c c ~ d 5 *
  . ~ b ~ ~ c c ~ ~ d d .
  . . ~ ~ ~ ~ c ~ ~ ~ . .`;
const NEW_EARLY = `
  . . . . . . . . . . . .
  . . ~ . . . . . . ~ . .
  . . . . * * * . . . . .
  . . * . * X * . . . . .
  . * 5 * . * . . * . . .
  . ~ * . . . . * 5 * ~ .
  . . . . ~ ~ ~ . * . . .
  . . . . . ~ . . . . . .`;
const NEW_END = `
  ~ ~ a a ~ ~ b b ~ ~ c ~
  ~ a a a ~ b b b ~ c c ~
  ~ a 5 a ~ b X b ~ ~ c ~
  ~ ~ a ~ ~ b b ~ d ~ ~ ~
  e e ~ ~ f ~ ~ ~ d d d ~
  ~ e e ~ f f ~ g ~ d 5 d
  ~ ~ e ~ f ~ ~ g g ~ d d
  ~ ~ ~ ~ ~ ~ ~ g ~ ~ ~ ~`;
const OLD_END = `
  ~ a a ~ b b ~ ~ c ~
  ~ a a ~ ~ b ~ c c ~
  ~ ~ a a ~ b b ~ c c
  d ~ ~ ~ ~ ~ b ~ ~ c
  d d d ~ e e ~ ~ f ~
  ~ d ~ ~ e e e ~ f f
  ~ ~ ~ ~ ~ e ~ ~ ~ ~`;

const view = (map: string, width: number, units: string, ship: string): ChartView => ({
  tiles: tilesOf(map),
  units: unitsOf(width, units),
  ship: ship === "" ? -1 : squareNamed(width, ship),
});

export const SEAS = {
  "old-early": { scene: oldSea, view: view(OLD_EARLY, 10, "E5:0f", "E7") },
  "old-middle": { scene: oldSea, view: view(OLD_MIDDLE, 10, "B2:0f C3:1p F2:2s G4:3p B5:1f B6:0p E5:2p", "H5") },
  "old-end": { scene: oldSea, view: view(OLD_END, 10, "", "H5") },
  "new-early": { scene: newSea, view: view(NEW_EARLY, 12, "", "E7") },
  "new-middle": {
    scene: newSea,
    view: view(NEW_MIDDLE, 12, "E3:0b G2:3e H3:1e D3:2s D5:3e F5:3e J6:1b K7:0c J7:2e", "I4"),
  },
  "new-end": { scene: newSea, view: view(NEW_END, 12, "", "J7") },
} satisfies Record<string, { scene: ChartScene; view: ChartView }>;
export type SeaName = keyof typeof SEAS;
