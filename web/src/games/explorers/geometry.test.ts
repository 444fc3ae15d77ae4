import { describe, expect, it } from "vitest";
import { regions } from "$board/regions";
import { SQUARES } from "$board/square";
import { joined, landOf, turned, withTile } from "./landscape";
import { gridOf } from "./grid";
import { layoutOf } from "./layout";
import { crosses, strokes } from "./pen";
import { itemAt, terrainAt } from "./scene";
import { tipPlace } from "./tip";
import { ALONE, LAYING, MIDGAME, OVER } from "./testing";

const grid = gridOf(MIDGAME.scene);
const { pointOf } = grid;

describe("cells", () => {
  it("have names of columns A to P and rows 1 to 16", () => {
    expect([0, 118, 255].map(grid.nameOf)).toEqual(["A1", "G8", "P16"]);
    expect([0, 8, 128, 255].map(grid.slotOf)).toEqual([0, 1, 2, 3]);
  });

  it("have neighbours by sides only, none over the edge", () => {
    expect(grid.beside(0)).toEqual([-1, 1, 16, -1]);
    expect(grid.beside(118)).toEqual([102, 119, 134, 117]);
    expect(grid.beside(255)).toEqual([239, -1, -1, 254]);
  });

  it("are found again from any point in them", () => {
    for (const cell of [0, 15, 118, 240, 255]) expect(grid.cellAt(pointOf(cell))).toBe(cell);
    expect([grid.cellAt({ x: -1, y: 5 }), grid.cellAt({ x: 5, y: 1280 })]).toEqual([-1, -1]);
  });
});

describe("tiles", () => {
  it("turn clockwise by quarters", () => {
    const letters = Array.from({ length: 64 }, (_, i) => String.fromCharCode(48 + i)).join("");
    expect(turned(letters, 8, 1)[7]).toBe(letters[0]);
    expect(turned(letters, 8, 2)).toBe([...letters].reverse().join(""));
    expect(turned(letters, 8, 4)).toBe(letters);
  });

  it.each([MIDGAME, ALONE, OVER])("join into the landscape that the table describes", ({ scene, view }) => {
    expect(joined(scene, view.tiles)).toEqual({ terrain: view.terrain, items: view.items });
  });

  it("leave slots blank until something lies there", () => {
    const land = landOf(LAYING.scene, LAYING.view);
    expect([...land.terrain].filter((letter) => letter === "?")).toHaveLength(128);
    const fuller = landOf(LAYING.scene, withTile(LAYING.view, 2, 1, 3));
    expect([...fuller.terrain].filter((letter) => letter === "?")).toHaveLength(64);
  });
});

describe("country of squares", () => {
  it("melts equal neighbours and keeps lattice between them", () => {
    const { areas, shore, lattice } = regions(
      [
        { q: 0, r: 0, kind: "grass" },
        { q: 1, r: 0, kind: "grass" },
      ],
      SQUARES,
    );
    expect(areas.get("grass")?.match(/M/g)).toHaveLength(1);
    expect([shore, lattice]).toEqual(["", "M80 0L80 80"]);
  });

  it("closes every area where four fields meet in a chequer", () => {
    const { areas } = regions(
      [
        { q: 0, r: 0, kind: "a" },
        { q: 1, r: 0, kind: "b" },
        { q: 0, r: 1, kind: "b" },
        { q: 1, r: 1, kind: "a" },
      ],
      SQUARES,
    );
    for (const path of areas.values()) {
      const rings = path.split("Z").filter(Boolean);
      for (const ring of rings)
        expect(ring.match(/-?[\d.]+ -?[\d.]+$/)?.[0]).toBe(ring.match(/^M(-?[\d.]+ -?[\d.]+)/)?.[1]);
      expect((path.match(/M/g) ?? []).length).toBe(rings.length);
    }
  });

  it("is worked out once for a landscape and puts every thing in its place", () => {
    const map = layoutOf(grid, landOf(MIDGAME.scene, MIDGAME.view));
    expect(layoutOf(grid, landOf(MIDGAME.scene, MIDGAME.view))).toBe(map);
    for (const { cell, slot } of MIDGAME.view.temples) expect(map.spots[cell]).toMatchObject({ item: "temple", slot });
    for (const { cell, slot } of MIDGAME.view.villages)
      expect(map.spots[cell]).toMatchObject({ item: "village", slot, terrain: "village" });
    expect(map.textures.map(({ strokes: list }) => list.length).every((count) => count > 0)).toBe(true);
  });

  it("reads letters it does not know as nothing", () => {
    expect([terrainAt("?", 0), terrainAt("W", 9), itemAt("", 3)]).toEqual([null, null, "none"]);
  });
});

describe("the pen", () => {
  it("makes two strokes, the same each time, different in each cell", () => {
    expect(strokes(7, pointOf(7))).toEqual(strokes(7, pointOf(7)));
    expect(strokes(7, pointOf(7))[0]).not.toBe(strokes(7, pointOf(7))[1]);
    const at = (cell: number) =>
      strokes(cell, pointOf(cell))[0]
        .match(/-?[\d.]+/g)
        ?.map((one, i) => Number(one) - (i % 2 ? pointOf(cell).y : pointOf(cell).x));
    expect(at(7)).not.toEqual(at(8));
    expect(crosses([1, 2], pointOf).match(/M/g)).toHaveLength(4);
  });

  it("stays inside its cell", () => {
    for (let cell = 0; cell < 256; cell++) {
      const numbers =
        strokes(cell, pointOf(cell))
          .join(" ")
          .match(/-?[\d.]+/g)
          ?.map(Number) ?? [];
      const { x, y } = pointOf(cell);
      numbers.forEach((value, i) => expect(Math.abs(value - (i % 2 ? y : x))).toBeLessThan(36));
    }
  });
});

describe("an explanation", () => {
  const screen = { width: 390, height: 844 };
  it("stands above, or below where there is no room, and never over the edge", () => {
    const size = { width: 200, height: 60 };
    expect(tipPlace({ left: 100, top: 300, width: 40, height: 20 }, size, screen)).toEqual({ x: 20, y: 234 });
    expect(tipPlace({ left: 370, top: 10, width: 20, height: 20 }, size, screen)).toEqual({ x: 182, y: 36 });
  });
});
