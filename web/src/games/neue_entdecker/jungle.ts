/** Where the jungle and the serpent lie beside the sea chart, in its units. */
import type { Box } from "$board/box";
import { at, hash, show } from "$board/hex";
import type { Point } from "$board/hex";
import { FRAME } from "../voyage/chart";
import type { ChartScene, Extra, Place } from "../voyage/scene";
import { TILE } from "../voyage/tiles";
import { t } from "$lib/i18n/index.svelte";

export interface Scout {
  seat: number;
  chief?: boolean;
}

/** One path: its spaces from the hut outwards (dot, eye, …), and what lies in the hut. */
export interface Path {
  scouts: readonly (Scout | null)[];
  /** No token yet, one that this seat does not know (0), or its points. */
  token: number | null;
  /** This seat knows it because it looked or put it there; others may not. */
  secret?: boolean;
}

export const SPACES = 7;
export const PATHS = 7;
const GAP = 26;
const WIDTH = 680;
const STEP = 70.5;
const SERPENT_ROOM = 120;

export interface Jungle {
  box: Box;
  /** Middles of the spaces of every path, from the hut outwards. */
  spaces: Point[][];
  huts: Point[];
  tracks: string[];
}

export function jungleOf(scene: ChartScene): Jungle {
  const box = { x: scene.width * TILE + FRAME + GAP, y: -FRAME, width: WIDTH, height: scene.height * TILE + 2 * FRAME };
  const row = box.height / PATHS;
  const middle = (path: number) => box.y + (path + 0.5) * row;
  const sway = (path: number, space: number) => Math.sin(space * 1.05 + hash(path, 3) * 6.28) * 11;
  const spaces = Array.from({ length: PATHS }, (_, path) =>
    Array.from({ length: SPACES }, (_, space) => ({ x: box.x + 484 - space * STEP, y: middle(path) + sway(path, space) })),
  );
  const huts = spaces.map((_, path) => ({ x: box.x + 592, y: middle(path) - 4 }));
  return { box, spaces, huts, tracks: spaces.map((points, path) => track(points, at(huts, path), box.x)) };
}

/** The trodden path from the jungle's edge through all spaces to the hut. */
function track(spaces: readonly Point[], hut: Point, edge: number): string {
  const points = [...spaces].reverse();
  const bends = points.map((point, i) => {
    const next = points[i + 1] ?? { x: hut.x - 24, y: hut.y + 8 };
    return `Q${show(point)} ${show({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`;
  });
  return `M${edge - 20} ${at(points, 0).y}${bends.join("")}L${show({ x: hut.x - 24, y: hut.y + 8 })}`;
}

/** The place of a path among those of the chart. */
export const pathPlace = (scene: ChartScene, path: number): Place => scene.squares.length + scene.circles.length + path;

export function pathExtras(scene: ChartScene, jungle: Jungle, paths: readonly Path[], who: (seat: number) => string): Extra[] {
  const row = jungle.box.height / PATHS;
  return paths.map((path, i) => ({
    place: pathPlace(scene, i),
    at: at(at(jungle.spaces, i), 2),
    path: band({ x: jungle.box.x + 10, y: jungle.box.y + i * row + 6, width: jungle.box.width - 20, height: row - 12 }),
    name: spokenPath(path, i, who),
  }));
}

const band = ({ x, y, width, height }: Box): string =>
  `M${x + 16} ${y}h${width - 32}q16 0 16 16v${height - 32}q0 16-16 16h${32 - width}q-16 0-16-16v${32 - height}q0-16 16-16Z`;

function spokenPath({ scouts, token }: Path, path: number, who: (seat: number) => string): string {
  const standing = scouts.flatMap((scout, space) =>
    scout ? [t(scout.chief ? "neue-path-chief" : "neue-path-scout", { who: who(scout.seat), space: space + 1 })] : [],
  );
  return [t("neue-path", { path: path + 1 }), spokenToken(token), ...standing].join(", ");
}

export const spokenToken = (token: number | null): string =>
  token === null ? t("neue-hut-empty") : token === 0 ? t("neue-hut-hidden") : t("neue-hut-known", { points: token });

/** Paper for serpent and jungle around the chart. */
export function beyond(scene: ChartScene): Box {
  const { box } = jungleOf(scene);
  return { x: -FRAME - 8, y: -FRAME - SERPENT_ROOM, width: box.x + box.width + FRAME + 16, height: box.height + SERPENT_ROOM + 8 };
}
