/** A box for tests: sides of the true shapes, all jungle, and the true steps between pieces. */
import { turned } from "$board/hex";
import type { BoardBox, BoardSide, BoardSpace, RoutePiece } from "$lib/api/routes";
import { EMPTY } from "./pieces";
import type { Draft } from "./pieces";

const space = (q: number, r: number, start = 0): BoardSpace => ({
  q,
  r,
  terrain: start > 0 ? "start" : "jungle",
  cost: start > 0 ? 0 : 1,
  start,
});

const large = (starts: boolean): BoardSpace[] =>
  [-3, -2, -1, 0, 1, 2, 3].flatMap((r) =>
    Array.from({ length: 7 - Math.abs(r) }, (_, i) =>
      space(Math.max(-3, -3 - r) + i, r, starts && r === 3 ? i + 1 : 0),
    ),
  );
const strip = (): BoardSpace[] =>
  [-1, 0, 1].flatMap((r) => Array.from({ length: r === 0 ? 6 : 5 }, (_, i) => space((r < 0 ? -2 : -3) + i, r)));

const SIDES: [string, BoardSide["kind"], BoardSide["box"]][] = [
  ["AB", "start", "base"],
  ["CD", "large", "base"],
  ["EF", "large", "base"],
  ["GH", "large", "base"],
  ["OP", "strip", "base"],
  ["QR", "strip", "base"],
  ["ST", "large", "expansion"],
];

const pair = (q: number, r: number): number[] => [q, r];
const sixths = [0, 1, 2, 3, 4, 5];

export const box: BoardBox = {
  sides: SIDES.flatMap(([letters, kind, from]) =>
    [letters, [...letters].reverse().join("")].map((names) => ({
      side: names.charAt(0),
      reverse: names.charAt(1),
      kind,
      box: from,
      spaces: kind === "strip" ? strip() : large(kind === "start"),
    })),
  ),
  blockades: 8,
  finishes: ["jungle", "water"],
  taverns: ["village", "jungle"],
  end: [pair(0, 0), pair(-1, 0), pair(0, 1)],
  large_steps: sixths.flatMap((turn) =>
    [turned({ q: 7, r: -4 }, turn), turned({ q: 7, r: -3 }, turn)].map(({ q, r }) => pair(q, r)),
  ),
  strip_steps: [
    [pair(-2, 5), pair(3, -5)],
    [pair(-5, 3), pair(5, -2)],
    [pair(-3, -2), pair(2, 3)],
    [pair(-3, 5), pair(2, -5)],
    [pair(-5, 2), pair(5, -3)],
    [pair(-2, -3), pair(3, 2)],
  ],
  corner_steps: sixths.map((turn) => {
    const { q, r } = turned({ q: 4, r: -4 }, turn);
    return pair(q, r);
  }),
};

/** "B 2 0 0": a piece as side, turns and place. */
export function piece(words: string): RoutePiece {
  const [what = "", turn, q, r] = words.split(" ");
  return { what, turn: Number(turn), q: Number(q), r: Number(r) };
}

export const draftOf = (boards: string[], more: Partial<Draft> = {}): Draft => ({
  ...EMPTY,
  boards: boards.map(piece),
  ...more,
});

/** Three boards in a row, and the end piece at the last. */
export const ROW = draftOf(["A 0 0 0", "C 1 7 -4", "E 0 14 -8"], { finish: piece("water 1 18 -8") });
