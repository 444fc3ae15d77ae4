import { describe, expect, it } from "vitest";
import { at } from "$board/hex";
import type { Point } from "$board/hex";
import {
  beside,
  chartOf,
  country,
  landCorners,
  landsAround,
  masksOf,
  region,
  sail,
  shipPoint,
  unitPoint,
} from "./chart";
import type { Chart, Masks } from "./chart";
import { berth, coasts, moved, routeOf, SHORT, spin, standOn } from "./coast";
import { emptyRoom, motifs } from "./motifs";
import { seaScene, SEAS, squareNamed, tilesOf } from "./testing/seas";
import { areaOn, isLand, landsOf, maskOf, patternOf, PATTERNS, turned } from "./tiles";
import { Twist } from "./turning";

const MASKS = [...Array(16).keys()];
const near = (value: number): number => Math.round(value * 10) / 10;

/** Where each piece of a shore begins and ends, and the bend next to it. */
function ends(shore: string): { at: Point; bend: Point }[] {
  const numbers = shore
    .split("M")
    .filter(Boolean)
    .map((piece) => (piece.match(/-?[\d.]+/g) ?? []).map(Number));
  return numbers.flatMap((list) => {
    const point = (i: number): Point => ({ x: at(list, i), y: at(list, i + 1) });
    return [
      { at: point(0), bend: point(2) },
      { at: point(list.length - 2), bend: point(list.length - 4) },
    ];
  });
}

function shoreOf(chart: Chart, masks: Masks, square: number): string {
  const all = coasts(masks.get(square) ?? 0, landCorners(chart, masks, square), square + 1);
  return all.map(({ shore }) => moved(shore, at(chart.corners, square))).join("");
}

describe("tiles", () => {
  it("know the turns of every pattern as the rules number them", () => {
    const turns = PATTERNS.map((pattern) => [...new Set([0, 1, 2, 3].map((turn) => maskOf(pattern, turn)))]);
    expect(turns).toEqual([[0], [1, 2, 4, 8], [3, 6, 12, 9], [5, 10], [7, 14, 13, 11], [15]]);
    expect(MASKS.map(patternOf).join("")).toBe("SCCACOABCAOBABBF");
  });

  it("have two lands in a strait and one elsewhere", () => {
    expect(landsOf(5)).toEqual([1, 4]);
    expect(landsOf(10)).toEqual([2, 8]);
    expect(landsOf(7)).toEqual([7]);
    expect([0, 1, 2, 3].map((side) => areaOn(10, side))).toEqual([-1, 0, -1, 1]);
  });
});

describe("coasts", () => {
  it.each(MASKS)("leave the tile at right angles, %i", (mask) => {
    for (const { shore } of coasts(mask, 0, 5))
      for (const { at: end, bend } of ends(shore)) {
        const upright = end.y === 0 || end.y === 120;
        expect(upright || end.x === 0 || end.x === 120).toBe(true);
        expect(upright ? end.x : end.y).toBe(upright ? bend.x : bend.y);
      }
  });

  it.each(MASKS)("turn with the tile, %i", (mask) => {
    const places = (of: number) => coasts(of).flatMap(({ shore }) => ends(shore).map(({ at: end }) => end));
    const wanted = places(mask)
      .map((end) => spin(end, 1))
      .map(({ x, y }) => `${near(x)} ${near(y)}`)
      .sort();
    expect(
      places(turned(mask, 1))
        .map(({ x, y }) => `${near(x)} ${near(y)}`)
        .sort(),
    ).toEqual(wanted);
  });

  it("stop short of a corner that is sea and run through one that is land", () => {
    expect(coasts(15, 0)[0]?.shore.split("M")).toHaveLength(5);
    expect(coasts(15, 15)[0]).toEqual({ land: "M0 0L120 0L120 0L120 120L120 120L0 120L0 120L0 0Z", shore: "" });
    expect(coasts(1)[0]?.shore).toMatch(new RegExp(`^M${120 - SHORT} 0Q.* ${SHORT} 0$`));
  });

  it.each(Object.keys(SEAS) as (keyof typeof SEAS)[])("meet those of the next tile without a seam, %s", (name) => {
    const { scene, view } = SEAS[name];
    const chart = chartOf(scene);
    const masks = masksOf(view.tiles);
    const crossing = (square: number, line: { x?: number; y?: number }) =>
      ends(shoreOf(chart, masks, square))
        .filter(({ at: end }) => (line.x === undefined ? end.y === line.y : end.x === line.x))
        .map(({ at: end }) => `${end.x} ${end.y}`)
        .sort();
    let seams = 0;
    for (const { square } of view.tiles)
      for (const side of [1, 2]) {
        const other = beside(chart, square, side);
        if (!masks.has(other)) continue;
        const corner = at(chart.corners, square);
        const line = side === 1 ? { x: corner.x + 120 } : { y: corner.y + 120 };
        expect(crossing(square, line)).toEqual(crossing(other, line));
        seams++;
      }
    expect(seams).toBeGreaterThan(2);
  });

  it("join the sides of the sea by routes, from rim to rim", () => {
    for (const mask of MASKS) {
      const reached = (routeOf(mask).match(/[\d.]+ [\d.]+/g) ?? []) as string[];
      expect(["60 0", "120 60", "60 120", "0 60"].map((end) => reached.includes(end))).toEqual(
        [0, 1, 2, 3].map((side) => !isLand(mask, side)),
      );
    }
  });
});

/** Whether a point lies in a path of straight and bent lines, by its corners. */
function inside({ x, y }: Point, path: string): boolean {
  const list = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const ring = Array.from({ length: list.length / 2 }, (_, i) => ({ x: at(list, 2 * i), y: at(list, 2 * i + 1) }));
  return ring.reduce((odd, a, i) => {
    const b = at(ring, (i + 1) % ring.length);
    const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
    return crosses ? !odd : odd;
  }, false);
}

describe("what stands on a tile", () => {
  it("is on its land, and the ship is not", () => {
    for (const mask of MASKS)
      coasts(mask, 0, 3).forEach(({ land }, area) => {
        expect(inside(standOn(at(landsOf(mask), area)), land)).toBe(true);
        if (mask !== 15) expect(inside(berth(mask), land)).toBe(false);
      });
  });

  it("grows inside the tile, the same for the same square", () => {
    for (const mask of MASKS) {
      expect(motifs(mask, 15, 9)).toEqual(motifs(mask, 15, 9));
      for (const { x, y } of motifs(mask, 15, 9))
        expect([x > -4, x < 124, y > -4, y < 124]).toEqual([true, true, true, true]);
    }
    expect(motifs(7, 0, 4).some(({ kind }) => kind === "peak")).toBe(false);
    expect(motifs(7, 15, 4).some(({ kind }) => kind === "peak")).toBe(true);
  });
});

describe("the chart", () => {
  const { scene, view } = SEAS["new-middle"];
  const chart = chartOf(scene);
  const masks = masksOf(view.tiles);

  it("is laid out once for a scene", () => {
    expect(chartOf(scene)).toBe(chart);
    expect(chart.middles).toHaveLength(96 + 40);
    expect(chart.middles[96]).toEqual({ x: 60, y: -23 });
    expect(chart.middles[135]).toEqual({ x: -23, y: 900 });
  });

  it("draws the discovered squares only", () => {
    expect(country(chart, view.tiles).water.split("Z")).toHaveLength(view.tiles.length + 1);
    expect(country(chart, []).land).toBe("");
  });

  it("takes a corner for land only where all known sides are", () => {
    const sea = chartOf(seaScene(3, 3));
    const block = masksOf(tilesOf("a a ~\na a ~\n~ ~ ~"));
    expect(landCorners(sea, block, 0)).toBe(4);
    expect(landCorners(sea, masksOf(tilesOf("a a .\na * .\n. . .")), 0)).toBe(4);
    expect(landCorners(sea, masksOf([{ square: 4, land: 15 }]), 4)).toBe(15);
    expect(
      landCorners(
        sea,
        masksOf([
          { square: 4, land: 15 },
          { square: 1, land: 4 },
        ]),
        4,
      ),
    ).toBe(12);
  });

  it("finds an island from one of its lands, a strait by each of its two", () => {
    const sea = chartOf(seaScene(3, 1));
    const tiles = [
      { square: 0, land: 2 },
      { square: 1, land: 10 },
      { square: 2, land: 8 },
    ];
    expect(landsAround(sea, masksOf(tiles), 0)).toEqual([0, 3]);
    expect(region(sea, tiles, 4).squares).toEqual([2, 1]);
    expect(region(chart, view.tiles, 2 * squareNamed(12, "E3")).squares).toHaveLength(11);
  });

  it("puts units on their land and the ship on its water", () => {
    const sea = chartOf(seaScene(3, 1));
    const strait = masksOf([{ square: 1, land: 10 }]);
    expect(unitPoint(sea, strait, { square: 1, area: 0 })).toEqual({ x: 212, y: 60 });
    expect(unitPoint(sea, strait, { square: 1, area: 1 })).toEqual({ x: 148, y: 60 });
    expect(shipPoint(chart, masks, 96)).toEqual(chart.middles[96]);
  });

  it("sails through the sides between squares", () => {
    const way = [111, ...["L4", "K4"].map((name) => squareNamed(12, name))];
    expect(sail(chart, masks, way)).toBe("M1463 420L1421.5 420L1380 420L1320 420L1260 420");
    expect(sail(chart, masks, [])).toBe("");
  });

  it("keeps room for a compass rose as long as there is some", () => {
    expect(emptyRoom(3, 3, new Set([4]))).toBeNull();
    expect(emptyRoom(3, 3, new Set([0]))).toEqual({ x: 2, y: 1 });
  });
});

describe("two fingers", () => {
  const touches = (degrees: number) => {
    const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return [
      { clientX: 0, clientY: 0 },
      { clientX: 100 * x, clientY: 100 * y },
    ];
  };
  const turnsOf = (...angles: number[]) => {
    const turns: number[] = [];
    const twist = new Twist((step) => turns.push(step));
    for (const angle of angles) twist.follow(touches(angle));
    return turns;
  };

  it("turn the tile a step for every third of a right angle or so", () => {
    expect(turnsOf(0, 20, 30)).toEqual([]);
    expect(turnsOf(0, 36, 60, 72)).toEqual([1, 1]);
    expect(turnsOf(170, -150)).toEqual([1]);
    expect(turnsOf(-170, 150)).toEqual([-1]);
  });

  it("begin anew when one is lifted", () => {
    const turns: number[] = [];
    const twist = new Twist((step) => turns.push(step));
    twist.follow(touches(0));
    twist.follow([]);
    twist.follow(touches(80));
    expect(turns).toEqual([]);
  });
});
