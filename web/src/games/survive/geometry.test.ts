import { describe, expect, it } from "vitest";
import { distance, WIDTH } from "$board/hex";
import { HEIGHTS, land, layout, terrainOf, topOf } from "./layout";
import { afloat, ashore, fan, stands, touchBox } from "./stacks";
import { put, scene as makeScene, view as makeView } from "./testing/voyage";
import { boatPlans } from "./testing/plans";
import { arrowHead, planWay, travelled } from "./ways";

const scene = makeScene();
const view = makeView();
const map = layout(scene);
const named = (name: string) => scene.cells.find((cell) => cell.name === name)?.id ?? -1;
const rings = (path: string) => path.split("M").filter(Boolean).length;

describe("the sea", () => {
  it("has 133 spaces, 356 pairs of neighbours and four isles in its corners", () => {
    expect(map.spots).toHaveLength(133);
    expect(map.near.flat()).toHaveLength(2 * 356);
    expect(map.isles.map(({ at }) => [Math.sign(at.x), Math.sign(at.y)])).toEqual([
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ]);
  });

  it("puts every isle beside its two landing spaces, with a jetty to each", () => {
    for (const { isle, at, piers } of map.isles) {
      const near = isle.landing.map((cell) => distance(at, map.spots[cell]?.at ?? at));
      expect(Math.max(...near)).toBeLessThan(1.7 * WIDTH);
      expect(piers).toHaveLength(2);
      const others = map.spots.filter(({ cell }) => !isle.landing.includes(cell.id));
      expect(Math.min(...others.map((spot) => distance(at, spot.at)))).toBeGreaterThan(Math.max(...near));
    }
  });

  it("keeps spaces and isles on the sheet", () => {
    const { x, y, width, height } = map.box;
    for (const { at } of [...map.spots, ...map.isles]) {
      expect(Math.abs(at.x - x - width / 2)).toBeLessThan(width / 2 - 20);
      expect(Math.abs(at.y - y - height / 2)).toBeLessThan(height / 2 - 20);
    }
  });
});

describe("the island", () => {
  it("is one ring around a lagoon, and shrinks", () => {
    const whole = land(
      scene,
      scene.cells.map((cell) => cell.island >= 0),
    );
    expect(rings(whole.shore)).toBe(2);
    expect(whole.sunk).toBe("");
    const now = land(
      scene,
      scene.cells.map((cell) => terrainOf(cell, view.tiles) > 0),
    );
    expect(rings(now.sunk)).toBe(view.tiles.filter((tile) => tile === 0).length);
  });

  it("stands higher from beach to forest to mountain", () => {
    expect(HEIGHTS).toEqual([...HEIGHTS].sort((a, b) => a - b));
    const cell = named("D4");
    const height = (terrain: number) =>
      (map.spots[cell]?.at.y ?? 0) - topOf(map, [terrain, ...view.tiles.slice(1)], cell).y;
    expect([0, 1, 2, 3].map(height)).toEqual([0, 6, 11, 16]);
  });
});

describe("stacks", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 10, 14])(
    "fans out %i explorers so that each can be told apart, within the tile",
    (count) => {
      const slots = fan(count);
      expect(slots).toHaveLength(count);
      slots.forEach((one, i) => {
        expect(Math.abs(one.x)).toBeLessThan(32);
        expect(Math.abs(one.y)).toBeLessThan(32);
        for (const other of slots.slice(i + 1)) expect(distance(one, other)).toBeGreaterThan(count < 7 ? 16 : 7);
      });
    },
  );

  it("puts creatures behind, a boat between and swimmers in front, none over another", () => {
    const forms = ["swim", "creature", "boat", "swim", "creature", "swim"] as const;
    const slots = afloat(forms);
    const row = (form: string) => slots.filter((_, i) => forms[i] === form);
    const [creature, boat, swimmer] = ["creature", "boat", "swim"].map((form) => row(form)[0]?.y ?? 0);
    expect(creature).toBeLessThan(boat ?? 0);
    expect(boat).toBeLessThan(swimmer ?? 0);
    for (const line of ["creature", "swim"]) {
      const xs = row(line).map(({ x }) => x);
      expect(new Set(xs).size).toBe(xs.length);
      expect(Math.max(...xs.map(Math.abs))).toBeLessThan(30);
    }
  });

  it("leaves a lone piece in the middle at full size", () => {
    for (const form of ["creature", "boat", "swim"] as const)
      expect(afloat([form])).toEqual([{ x: 0, y: 0, scale: 1 }]);
    expect(fan(1)).toEqual([{ x: 0, y: 0, scale: 1 }]);
  });

  it("finds room for all forty on one isle", () => {
    const slots = ashore(40);
    expect(slots).toHaveLength(40);
    expect(new Set(slots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(40);
    expect(Math.max(...slots.map(({ y }) => Math.abs(y)))).toBeLessThan(75);
  });
});

describe("where pieces stand", () => {
  it("places everybody in selection once, and nobody who is lost", () => {
    const all = stands(map, view);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    const present = view.explorers.filter(({ at }) => at !== "lost").length;
    expect(all).toHaveLength(present + view.boats.length + view.creatures.length);
  });

  it("seats passengers behind the side of their boat", () => {
    const all = stands(map, view);
    for (const boat of view.boats) {
      const hull = all.find(({ key }) => key === `boat-${boat.id}`);
      const crew = boat.crew.map((id) => all.findIndex(({ key }) => key === `explorer-${id}`));
      for (const index of crew) {
        expect(all[index]?.form).toBe("aboard");
        expect(index).toBeLessThan(all.findIndex(({ key }) => key === hull?.key));
        expect(distance(all[index] ?? { x: 0, y: 0 }, hull ?? { x: 999, y: 0 })).toBeLessThan(24);
      }
    }
  });

  it("lets whoever stood on a sunk tile swim, and the saved stand on their isle", () => {
    const cell = named("E4");
    const sunk = view.tiles.map((tile, i) => (i === scene.cells[cell]?.island ? 0 : tile));
    const before = stands(map, put(view, [5], { at: "land", cell })).find(({ key }) => key === "explorer-5");
    const after = stands(map, { ...put(view, [5], { at: "sea", cell }), tiles: sunk }).find(
      ({ key }) => key === "explorer-5",
    );
    expect([before?.form, after?.form]).toEqual(["land", "swim"]);
    const saved = stands(map, put(view, [5], { at: "isle", cell: -1, isle: 3 })).find(
      ({ key }) => key === "explorer-5",
    );
    expect(saved).toMatchObject({ form: "isle", isle: 3, cell: -1 });
  });

  it("gives each of six on a tile its own place to be touched", () => {
    const cell = named("E7");
    const six = stands(map, put(view, [4, 5, 6, 7, 8, 11], { at: "land", cell })).filter((one) => one.cell === cell);
    const middles = six.map(touchBox);
    middles.forEach((one, i) => {
      for (const other of middles.slice(i + 1))
        expect(distance(one, other)).toBeGreaterThan(Math.min(one.rx, other.rx));
    });
  });
});

describe("ways", () => {
  const drawn = { map, tiles: view.tiles, stands: stands(map, view) };
  const [plan] = boatPlans().filter((one) => one.path.length === 4);

  it("run through every space of a plan and end with an arrow", () => {
    if (!plan) throw new Error("no plan of three moves");
    const way = planWay(drawn, plan);
    expect(way).toHaveLength(4);
    expect(arrowHead(way)?.at).toEqual(way[3]);
    const ashoreWay = planWay(drawn, { ...plan, into: "isle", isle: 1 });
    expect(ashoreWay).toHaveLength(5);
  });

  it("carry a boat's crew along its way", () => {
    if (!plan) throw new Error("no plan of three moves");
    const later = { ...view, boats: view.boats.map((boat) => (boat.id === 4 ? { ...boat, cell: plan.to } : boat)) };
    later.explorers = view.explorers.map((one) => (one.boat === 4 ? { ...one, cell: plan.to } : one));
    const now = { ...drawn, stands: stands(map, later) };
    const find = (list: typeof drawn, key: string) => {
      const stand = list.stands.find((one) => one.key === key);
      if (!stand) throw new Error(`no ${key}`);
      return stand;
    };
    const move = { piece: { boat: 4 }, cells: plan.path, isle: -1 };
    const crew = ["explorer-0", "explorer-22", "explorer-34"];
    for (const key of ["boat-4", "explorer-22"])
      expect(travelled(now, find(drawn, key), find(now, key), move, crew)).toHaveLength(4);
    expect(travelled(now, find(drawn, "explorer-22"), find(now, "explorer-22"), move, [])).toHaveLength(2);
  });
});
