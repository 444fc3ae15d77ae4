import { describe, expect, it } from "vitest";
import { gap, overlaps } from "$board/box";
import { centre, corners, DIRECTIONS, distance, hash, hexPath, key, turned, WIDTH } from "$board/hex";
import { bestTurn, layout, spots } from "./layout";
import { KIND_ORDER, marksOf } from "./marks";
import { travelTime } from "$board/animations";
import { footprints } from "$board/prints";
import { regions } from "$board/regions";
import type { Field } from "$board/regions";
import { seam } from "./seams";
import { nextStop } from "$board/arrowKeys";
import { tagPlace } from "$board/tags";
import { hexed } from "./testing/hexes";
import { hills } from "./testing/hills";
import { planWay, stands, travelled } from "./ways";

const scene = hills();
const map = layout(scene);

const field = (q: number, r: number, kind: string): Field => ({ q, r, kind });
const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

/** Area of the polygon through the on-curve points of a path's rings. */
function area(path: string): number {
  return path
    .split("M")
    .filter(Boolean)
    .map((ring) => {
      const points = [...ring.matchAll(/(?:^|L|Q\S+ \S+ )(-?[\d.]+) (-?[\d.]+)/g)].map((m) => [
        Number(m[1]),
        Number(m[2]),
      ]);
      return points.reduce((sum, [x = 0, y = 0], i) => {
        const [nx = 0, ny = 0] = points[(i + 1) % points.length] ?? [];
        return sum + (x * ny - nx * y) / 2;
      }, 0);
    })
    .reduce((sum, part) => sum + part, 0);
}
const HEX = ((3 * Math.sqrt(3)) / 2) * 40 * 40;

describe("hexes", () => {
  it("lie one width apart in every direction", () => {
    for (const step of DIRECTIONS) expect(distance(centre({ q: 0, r: 0 }), centre(step))).toBeCloseTo(WIDTH);
  });

  it("come home after six turns and go clockwise on the way", () => {
    expect(turned({ q: 2, r: -1 }, 6)).toEqual({ q: 2, r: -1 });
    expect(turned({ q: 1, r: 0 }, 1)).toEqual({ q: -0, r: 1 });
  });

  it("share two corners with each neighbour", () => {
    const mine = new Set(corners({ q: 0, r: 0 }).map((node) => key(...node)));
    for (const step of DIRECTIONS) expect(corners(step).filter((node) => mine.has(key(...node)))).toHaveLength(2);
  });

  it("hash to the same number every time, and spread", () => {
    expect(hash(3, -4)).toBe(hash(3, -4));
    const many = Array.from({ length: 400 }, (_, i) => hash(i, -i));
    expect(Math.min(...many)).toBeLessThan(0.05);
    expect(Math.max(...many)).toBeGreaterThan(0.95);
  });
});

describe("regions", () => {
  it("melt equal neighbours into one field with one ring", () => {
    const { areas, shore, lattice } = regions([field(0, 0, "jungle"), field(1, 0, "jungle"), field(0, 1, "jungle")]);
    expect(areas.get("jungle")?.match(/M/g)).toHaveLength(1);
    expect(shore).toBe("");
    expect(lattice.match(/M/g)).toHaveLength(3);
  });

  it("cut a hole for an island of another kind, and the island fills it exactly", () => {
    const ring = DIRECTIONS.map(({ q, r }) => field(q, r, "jungle"));
    const { areas } = regions([field(0, 0, "camp"), ...ring]);
    const jungle = areas.get("jungle") ?? "";
    const camp = areas.get("camp") ?? "";
    expect(jungle.match(/M/g)).toHaveLength(2);
    expect(area(jungle) + area(camp)).toBeCloseTo(7 * HEX, -1);
    const controls = numbers(camp).map(Math.abs).sort();
    const hole = jungle.split("M").find((part) => part.includes("Q") && !part.includes("L")) ?? "";
    expect(numbers(hole).map(Math.abs).sort()).toEqual(controls);
  });

  it("leave no seam on a whole route: the fields add up to the map", () => {
    const sum = [...map.regions.areas.values()].reduce((total, path) => total + area(path), 0);
    expect(sum).toBeCloseTo(scene.cells.length * HEX, -3);
    expect(area(map.regions.outline)).toBeCloseTo(scene.cells.length * HEX, -2);
  });

  it("stay within a few units of the hexes", () => {
    const reach = Math.max(...map.spots.map(({ at }) => Math.abs(at.x))) + WIDTH;
    expect(Math.max(...numbers(map.regions.shore).map(Math.abs))).toBeLessThan(reach * 2);
    expect(map.regions.shore).not.toContain("NaN");
  });

  it("are the same every time", () => {
    expect(layout(hills())).toEqual(map);
  });

  it("name the coast only where water meets land", () => {
    expect(regions([field(0, 0, "jungle"), field(1, 0, "village")]).coast).toBe("");
    expect(regions([field(0, 0, "jungle"), field(1, 0, "sea")]).coast).not.toBe("");
  });
});

describe("the layout of a route", () => {
  it("lies in landscape and reads from left to right", () => {
    expect(map.box.width).toBeGreaterThan(map.box.height * 1.4);
    const start = map.spots.filter((spot) => spot.cell.start > 0);
    for (const spot of start) expect(spot.at.x).toBeLessThan(map.city.x);
    expect(map.turn).toBe(bestTurn(scene));
  });

  it("keeps city, title and compass clear of every hex and of each other", () => {
    const { title, compass, city } = map;
    if (!title || !compass) throw new Error("This route has room for both.");
    for (const { at } of map.spots) {
      expect(gap(at, title)).toBeGreaterThan(40);
      expect(gap(at, compass)).toBeGreaterThan(40);
      expect(distance(at, city)).toBeGreaterThan(90);
    }
    expect(overlaps(title, compass)).toBe(false);
    expect(gap(city, title)).toBeGreaterThan(100);
  });

  it("turns without losing a neighbour", () => {
    for (const turn of [1, 4]) {
      const all = spots(scene, turn);
      for (const [a = -1, b = -1] of scene.joints[0]?.edges ?? [])
        expect(distance(all[a]?.at ?? { x: 0, y: 0 }, all[b]?.at ?? { x: 0, y: 0 })).toBeCloseTo(WIDTH);
    }
  });

  it("darkens hard spaces on one plate for each kind and cost", () => {
    expect(map.plates.map((plate) => plate.opacity)).toEqual(expect.arrayContaining([0.42, 0.68, 0.9]));
    expect(new Set(map.plates.map((plate) => `${plate.kind} ${plate.opacity}`)).size).toBe(map.plates.length);
  });
});

describe("seams", () => {
  it("run unbroken along all sides between two boards", () => {
    for (const joint of scene.joints) {
      const line = map.seams[joint.id];
      expect(line?.posts).toHaveLength(joint.edges.length + 1);
      line?.posts.slice(1).forEach((post, i) => {
        expect(distance(post, line.posts[i] ?? post)).toBeCloseTo(40);
      });
    }
  });

  it("hang the plaque where it hides no symbol if there is such a place", () => {
    for (const line of map.seams)
      for (const { at, cell } of map.spots)
        if (cell.cost > 0)
          expect(Math.abs(at.x - line.plaque.x) > 40 || Math.abs(at.y - line.plaque.y) > 20).toBe(true);
  });

  it("refuse cells that do not touch", () => {
    expect(() => seam({ id: 0, boards: [0, 1], edges: [[0, 200]] }, map.spots, [])).toThrow(RangeError);
  });
});

describe("marks", () => {
  const cell = (terrain: "jungle" | "rubble" | "finish" | "start", cost: number, start = 0) =>
    ({ terrain, cost, start, symbol: terrain === "rubble" ? "cards" : "machete" }) as const;

  it("count the strength a space asks for", () => {
    for (const cost of [1, 2, 3, 4]) expect(marksOf(cell("jungle", cost))).toHaveLength(cost);
    expect(marksOf(cell("rubble", 3)).map((mark) => mark.href)).toEqual(["i-rubble", "i-rubble", "i-rubble"]);
  });

  it("show the city and the way in on a finish, nothing on a start", () => {
    expect(marksOf(cell("finish", 1)).map((mark) => mark.href)).toEqual(["i-finish", "i-machete"]);
    expect(marksOf(cell("start", 0, 2))).toEqual([]);
  });

  it("count curses on a demon's space; at the foot of a tunnel or the Tavern", () => {
    const cursed = { terrain: "demon", cost: 2, start: 0, symbol: "curse" } as const;
    expect(marksOf(cursed).map((mark) => mark.href)).toEqual(["i-demon", "i-demon"]);
    const low = (terrain: "tunnel" | "village", motif: string) =>
      marksOf({ ...cursed, terrain }, motif).map((mark) => mark.y);
    for (const ys of [low("tunnel", "t-tunnel"), low("village", "t-tavern")])
      expect(ys.every((y) => y > 0) && ys.length === 2).toBe(true);
  });

  it("stand on the map where the expansion puts them", () => {
    const { spots: all, regions } = layout(hexed());
    const drawn = (name: string) => all.find((spot) => spot.cell.name === name)?.motif;
    expect(["B2", "B3", "C1", "C4"].map(drawn)).toEqual(["t-demon-a", "t-demon-b", "t-tunnel", "t-tavern"]);
    expect(KIND_ORDER.filter((kind) => regions.areas.has(kind))).toEqual(expect.arrayContaining(["demon", "tunnel"]));
    expect([...regions.areas.keys()].every((kind) => KIND_ORDER.includes(kind))).toBe(true);
  });

  it("leave footprints on both sides of the way, none under the piece", () => {
    const prints = footprints([
      { x: 0, y: 0 },
      { x: 70, y: 0 },
      { x: 140, y: 0 },
    ]);
    expect(new Set(prints.map((print) => Math.sign(print.y)))).toEqual(new Set([1, -1]));
    expect(Math.max(...prints.map((print) => print.x))).toBeLessThan(118);
  });
});

describe("ways", () => {
  it("take 320 ms, 60 more for each further cell, 640 at most", () => {
    expect([1, 2, 3, 9].map(travelTime)).toEqual([320, 380, 440, 640]);
  });

  it("follow the reported cells, or go straight when nothing was reported", () => {
    const [from] = stands(map, [{ seat: 0, piece: 0, cell: 10 }]);
    const [to] = stands(map, [{ seat: 0, piece: 0, cell: 12 }]);
    if (!from || !to) throw new Error("Both stand somewhere.");
    expect(travelled(map, from, to, { seat: 0, piece: 0, cells: [10, 11, 12] })).toHaveLength(3);
    expect(travelled(map, from, to, { seat: 1, piece: 0, cells: [10, 11, 12] })).toHaveLength(2);
    expect(travelled(map, from, to, null)).toHaveLength(2);
  });

  it("line those who have arrived up before the city, and number two pieces of one seat", () => {
    const all = stands(map, [
      { seat: 0, piece: 0, cell: -1 },
      { seat: 0, piece: 1, cell: 4 },
      { seat: 1, piece: 0, cell: -1 },
    ]);
    const arrived = all.filter((stand) => stand.cell === -1);
    expect(new Set(arrived.map((stand) => stand.x)).size).toBe(2);
    for (const stand of arrived) expect(distance(stand, map.city)).toBeLessThan(120);
    expect(
      all
        .filter((stand) => stand.seat === 0)
        .map((stand) => stand.number)
        .sort(),
    ).toEqual([1, 2]);
    expect(all.find((stand) => stand.seat === 1)?.number).toBe(0);
  });

  it("part pieces that share a cell, all of them within it", () => {
    for (const count of [1, 2, 3, 4]) {
      const all = stands(
        map,
        Array.from({ length: count }, (_, seat) => ({ seat, piece: 0, cell: 10 })),
      );
      expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      for (const stand of all) expect(distance(stand, map.spots[10]?.at ?? stand)).toBeLessThan(24);
    }
  });

  it("end a plan at a blockade on the side that is nearest", () => {
    const [from = 0] = scene.joints[0]?.edges[0] ?? [];
    const plan = {
      card: 1,
      piece: 0,
      to: -1,
      blockade: 0,
      actions: [],
      path: [from],
      used: 1,
      held: 1,
      symbol: "machete",
      cards: 0,
    };
    const [start, end] = planWay(map, plan);
    expect(start && end && distance(start, end)).toBeLessThan(40);
  });
});

describe("arrow keys", () => {
  const start = 18;
  const here = map.spots[start]?.at ?? { x: 0, y: 0 };

  it("go along the row and back", () => {
    const right = nextStop(map.spots, start, "ArrowRight", here.x);
    expect(map.spots[right]?.at.y).toBeCloseTo(here.y);
    expect(nextStop(map.spots, right, "ArrowLeft", here.x)).toBe(start);
  });

  it("keep the column in a zigzag", () => {
    const up = nextStop(map.spots, start, "ArrowUp", here.x);
    const twice = nextStop(map.spots, up, "ArrowUp", here.x);
    expect(map.spots[twice]?.at.x).toBeCloseTo(here.x);
  });

  it("reach every cell", () => {
    const seen = new Set([0]);
    const queue = [0];
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop())
      for (const arrow of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const)
        for (const column of [-40, 40]) {
          const next = nextStop(map.spots, cell, arrow, (map.spots[cell]?.at.x ?? 0) + column);
          if (!seen.has(next)) queue.push(next);
          seen.add(next);
        }
    expect(seen.size).toBe(map.spots.length);
  });
});

describe("tags", () => {
  const frame = { width: 390, height: 450 };
  const size = { width: 240, height: 90 };

  it("stay inside the frame and off the place they speak about", () => {
    for (const at of [
      { x: 5, y: 5 },
      { x: 385, y: 445 },
      { x: 195, y: 225 },
      { x: 380, y: 20 },
    ]) {
      const tag = tagPlace({ at, radius: 23, frame, size, avoid: [] });
      expect(tag.x).toBeGreaterThanOrEqual(0);
      expect(tag.x + size.width).toBeLessThanOrEqual(frame.width);
      expect(tag.y + size.height).toBeLessThanOrEqual(frame.height);
      expect(gap(at, { ...tag, ...size })).toBeGreaterThan(5);
    }
  });

  it("prefer the side where nothing worth seeing lies", () => {
    const at = { x: 400, y: 300 };
    const wide = { width: 800, height: 600 };
    const free = tagPlace({ at, radius: 20, frame: wide, size, avoid: [] });
    const busy = tagPlace({ at, radius: 20, frame: wide, size, avoid: [{ x: free.x + 50, y: free.y + 40 }] });
    expect(busy).not.toEqual(free);
  });
});

it("draws a hex as one closed path", () => {
  expect(hexPath({ x: 0, y: 0 })).toBe("M0 -40L34.6 -20L34.6 20L0 40L-34.6 20L-34.6 -20Z");
});
