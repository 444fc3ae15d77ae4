/** Where the jungle and the serpent lie beside the sea chart, in its units. */
import type { Box } from "$board/box";
import { at, hash, show } from "$board/hex";
import type { Point } from "$board/hex";
import { t } from "$lib/i18n/index.svelte";
import { formatList } from "$lib/i18n/lists";
import { FRAME } from "../voyage/chart";
import type { Who } from "../voyage/names";
import type { Extra, Place } from "../voyage/scene";
import { TILE } from "../voyage/tiles";
import type { BoardScene, Path } from "./scene";

const GAP = 26;
const WIDTH = 680;
const STEP = 70.5;
const SERPENT_ROOM = 176;
/** Paper for the names of rows: a board with a jungle is wide, and small on the screen. */
const NAMES = 74;

export interface Jungle {
  box: Box;
  /** Middles of the spaces of every path, from the dot outwards. */
  spaces: Point[][];
  huts: Point[];
  tracks: string[];
}

export function jungleOf(scene: Pick<BoardScene, "width" | "height" | "paths" | "spaces">): Jungle {
  const box = { x: scene.width * TILE + FRAME + GAP, y: -FRAME, width: WIDTH, height: scene.height * TILE + 2 * FRAME };
  const row = box.height / scene.paths;
  const middle = (path: number) => box.y + (path + 0.5) * row;
  const sway = (path: number, space: number) => Math.sin(space * 1.05 + hash(path, 3) * 6.28) * 11;
  const spaces = Array.from({ length: scene.paths }, (_, path) =>
    Array.from({ length: scene.spaces }, (_, space) => ({
      x: box.x + 484 - space * STEP,
      y: middle(path) + sway(path, space),
    })),
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

const beside = ({ squares, edges }: BoardScene): Place => squares.length + edges.length;
/** The place of a path after those of the chart. */
export const pathPlace = (scene: BoardScene, path: number): Place => beside(scene) + path;
/** The path that a place belongs to, -1 for none. */
export const pathAt = (scene: BoardScene, place: Place): number => {
  const path = place - beside(scene);
  return path >= 0 && path < scene.paths ? path : -1;
};
/** The place of one space of a path, after those of all paths. */
export const spacePlace = (scene: BoardScene, path: number, space: number): Place =>
  beside(scene) + scene.paths + scene.spaces * path + space;
/** The space that a place is, null for none. */
export const spaceAt = (scene: BoardScene, place: Place): { path: number; space: number } | null => {
  const number = place - spacePlace(scene, 0, 0);
  if (number < 0 || number >= scene.paths * scene.spaces) return null;
  return { path: Math.floor(number / scene.spaces), space: number % scene.spaces };
};

/** Paths, and on them the spaces that are lit. */
export function jungleExtras(
  scene: BoardScene,
  jungle: Jungle,
  paths: readonly Path[],
  isLit: (place: Place) => boolean,
  who: Who,
): Extra[] {
  const row = jungle.box.height / scene.paths;
  const whole = paths.map((path, i) => ({
    place: pathPlace(scene, i),
    at: at(jungle.huts, i),
    path: band({ x: jungle.box.x + 10, y: jungle.box.y + i * row + 6, width: jungle.box.width - 20, height: row - 12 }),
    name: spokenPath(path, i, who),
    does: t("neue-path-does"),
  }));
  const spaces = jungle.spaces.flatMap((middles, path) =>
    middles.map((middle, space) => ({
      place: spacePlace(scene, path, space),
      at: middle,
      path: ring(middle, 33),
      name: [t("neue-path", { path: path + 1 }), ...spokenScouts(paths[path], who, space)].join(", "),
      does: t("neue-path-does"),
    })),
  );
  return [...whole, ...spaces.filter(({ place }) => isLit(place))];
}

const ring = ({ x, y }: Point, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const band = ({ x, y, width, height }: Box): string =>
  `M${x + 16} ${y}h${width - 32}q16 0 16 16v${height - 32}q0 16-16 16h${32 - width}q-16 0-16-16v${32 - height}q0-16 16-16Z`;

/** Scouts of a path, or of one of its spaces. */
function spokenScouts(path: Path | undefined, who: Who, only = -1): string[] {
  const standing = (path?.scouts ?? []).filter(({ space }) => only < 0 || space === only);
  return standing.map(({ seat, chief, space }) =>
    t(chief === 1 ? "neue-path-chief" : "neue-path-scout", { who: who(seat), space: space + 1 }),
  );
}

const spokenPath = (path: Path, number: number, who: Who): string =>
  [t("neue-path", { path: number + 1 }), ...spokenHut(path, who), ...spokenScouts(path, who)].join(", ");

function spokenHut({ held, token, looked }: Path, who: Who): string[] {
  if (!held) return [t("neue-hut-empty")];
  const inside = token > 0 ? t("neue-hut-known", { points: token }) : t("neue-hut-hidden");
  return looked.length > 0 ? [inside, t("neue-hut-looked", { who: formatList(looked.map(who)) })] : [inside];
}

/** Paper for serpent and jungle around the chart. */
export function beyond(scene: BoardScene): Box {
  const { box } = jungleOf(scene);
  return {
    x: -FRAME - NAMES,
    y: -FRAME - SERPENT_ROOM,
    width: box.x + box.width + FRAME + NAMES + 8,
    height: box.height + SERPENT_ROOM + 8,
  };
}
