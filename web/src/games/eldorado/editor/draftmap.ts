/** A draft as a map: the same country, seams and city that a table shows, as far as they lie already. */
import { around, union } from "$board/box";
import type { Box } from "$board/box";
import { at, centre, DIRECTIONS, distance, key, SIZE, WIDTH } from "$board/hex";
import type { Point } from "$board/hex";
import { regions } from "$board/regions";
import type { BoardBox } from "$lib/api/routes";
import { cityOf, plates, spots } from "../layout";
import type { MapLayout, Spot } from "../layout";
import type { Cell } from "../scene";
import { seam } from "../seams";
import type { Seam } from "../seams";
import { seamName } from "./order";
import { allSpaces } from "./pieces";
import type { Draft } from "./pieces";
import { placesFor } from "./placing";

export interface DraftSeam extends Seam {
  one: string;
  other: string;
  open: boolean;
}

export interface Label extends Point {
  index: number;
  letter: string;
}

export interface DraftMap extends MapLayout {
  joints: DraftSeam[];
  labels: Label[];
}

/** Spaces of the Tavern are named by this letter. */
const TAVERN = "Y";
const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

/** Land alone, without seams and ornaments: for a single piece in hand as well. */
export function country(cells: readonly Cell[]): MapLayout {
  const tavern = cells.flatMap(({ name }, index) => (name.startsWith(TAVERN) ? [index] : []));
  const all = spots({ cells: cells.map((cell, id) => ({ ...cell, id })), tavern }, 0);
  const arrived = all.some((spot) => spot.kind === "gold") && all.length > 3;
  return {
    turn: 0,
    spots: all,
    regions: regions(all),
    plates: plates(all),
    seams: [],
    city: arrived ? cityOf(all) : { x: 0, y: 0 },
    title: null,
    compass: null,
    box: NOWHERE,
  };
}

export function draftMap(box: BoardBox, draft: Draft): DraftMap {
  const cells = allSpaces(box, draft);
  const land = country(cells);
  const joints = seams(draft, land.spots);
  const signs = [...(draft.finish ? [land.city] : []), ...joints.map((one) => one.plaque)];
  return { ...land, joints, labels: labels(draft, land.spots, signs) };
}

function seams(draft: Draft, all: Spot[]): DraftSeam[] {
  const numbers = new Map(all.map((spot, index) => [key(spot.q, spot.r), index]));
  const symbols = all.filter((spot) => spot.cell.cost > 0).map((spot) => spot.at);
  return draft.boards.slice(1).flatMap((board, index) => {
    const edges = all.flatMap((spot, number) =>
      spot.cell.board !== index
        ? []
        : DIRECTIONS.flatMap((step) => {
            const other = numbers.get(key(spot.q + step.q, spot.r + step.r));
            return other !== undefined && all[other]?.cell.board === index + 1 ? [[number, other]] : [];
          }),
    );
    if (edges.length === 0) return [];
    const one = at(draft.boards, index).what;
    const open = draft.open.includes(seamName(one, board.what));
    return [{ ...seam({ id: index, boards: [index, index + 1], edges }, all, symbols), one, other: board.what, open }];
  });
}

const REACH = 3.9 * WIDTH;
const ANGLES = [-90, -60, -120, 90, 60, 120, 0, 180, -30, -150, 30, 150];

/** A letter beside each board, where it hides least; above the board if it can. */
function labels(draft: Draft, all: Spot[], signs: Point[]): Label[] {
  const taken = [...signs];
  return draft.boards.map((board, index) => {
    const middle = centre(board);
    const reach = all.filter(({ cell }) => cell.board === index).length > 20 ? REACH : REACH * 0.62;
    const places = ANGLES.map((angle, rank) => {
      const turn = (angle * Math.PI) / 180;
      const place = { x: middle.x + Math.cos(turn) * reach * 1.06, y: middle.y + Math.sin(turn) * reach };
      const room = Math.min(...[...all.map((spot) => spot.at), ...taken].map((other) => distance(place, other)));
      return { ...place, cost: rank * 2 + 3 * Math.max(0, SIZE + 36 - room) };
    });
    const best = places.reduce((a, b) => (b.cost < a.cost ? b : a));
    taken.push(best);
    return { x: best.x, y: best.y, index, letter: board.what };
  });
}

const MARGIN = 150;
const BOARD = 3.6 * WIDTH;
const FIRST: Box = { x: -620, y: -430, width: 1240, height: 860 };

/** The paper: what lies, and while there is no end, room for the next board. */
export function paper(box: BoardBox, draft: Draft, map: DraftMap): Box {
  if (draft.boards.length === 0) return FIRST;
  const lying = around(
    map.spots.map((spot) => spot.at),
    MARGIN,
  );
  if (draft.finish) return union(lying, around([map.city], 150));
  const next = placesFor(box, draft, { part: "board", what: box.sides[2]?.side ?? "", turn: 0, from: null });
  const likely = next.filter(({ beside }) => beside === draft.boards.length - 1);
  return likely.length > 0 ? union(lying, around(likely.map(centre), BOARD)) : lying;
}
