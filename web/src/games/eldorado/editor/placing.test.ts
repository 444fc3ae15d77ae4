import { centre } from "$board/hex";
import { describe, expect, it } from "vitest";
import { allSpaces, contacts, placesOf, spacesOf } from "./pieces";
import { nearestPlace, placesFor, stayingPlace } from "./placing";
import { box, draftOf, piece, ROW } from "./testing";

const held = (what: string, turn = 0) => ({ part: "board" as const, what, turn, from: null });

describe("spaces of a piece", () => {
  it("are named as the table names them", () => {
    const [first] = spacesOf(box, "board", piece("C 0 7 -4"));
    expect(first).toMatchObject({ name: "C1", q: 7, r: -7, terrain: "jungle", symbol: "machete", cost: 1 });
    expect(
      spacesOf(box, "finish", piece("water 0 4 -4")).map(({ name, terrain, symbol }) => [name, terrain, symbol]),
    ).toEqual(["Z1", "Z2", "Z3"].map((name) => [name, "finish", "paddle"]));
  });

  it("show what they ask for", () => {
    const asked = {
      jungle: "machete",
      water: "paddle",
      village: "coin",
      rubble: "cards",
      camp: "cards",
      demon: "curse",
      tunnel: "curse",
      mountain: "",
    };
    for (const [terrain, symbol] of Object.entries(asked)) {
      const sides = box.sides.map((one) => ({ ...one, spaces: one.spaces.map((space) => ({ ...space, terrain })) }));
      expect(spacesOf({ ...box, sides }, "board", piece("C 0 0 0"))[0]).toMatchObject({ terrain, symbol });
    }
  });

  it("turn with it", () => {
    const turned = spacesOf(box, "board", piece("O 1 0 0"));
    expect(placesOf(turned)).toEqual(
      placesOf(spacesOf(box, "board", piece("O 0 0 0")).map(({ q, r }) => ({ q: -r, r: q + r }))),
    );
  });

  it("are each counted once where pieces overlap", () => {
    expect(allSpaces(box, draftOf(["A 0 0 0", "C 0 0 0"]))).toHaveLength(37);
  });
});

describe("places", () => {
  it("of the first board: one, in the middle", () => {
    expect(placesFor(box, draftOf([]), held("A", 2))).toEqual([{ turn: 2, q: 0, r: 0, beside: -1, pairs: 0 }]);
  });

  it("of a large board beside another: twelve, all flush", () => {
    const places = placesFor(box, draftOf(["A 0 0 0"]), held("C"));
    expect(places).toHaveLength(12);
    expect(new Set(places.map(({ pairs }) => pairs))).toEqual(new Set([7]));
  });

  it("of a strip lie along its long side, and of a board beside a strip too", () => {
    for (const turn of [0, 1, 2, 3, 4, 5]) {
      expect(placesFor(box, draftOf(["A 0 0 0"]), held("O", turn)).map(({ pairs }) => pairs)).toEqual([8, 8]);
      const beside = placesFor(box, draftOf([`O ${turn} 0 0`]), held("C"));
      expect(beside.map(({ pairs }) => pairs)).toEqual([8, 8]);
    }
    expect(placesFor(box, draftOf(["O 0 0 0"]), held("Q"))).toEqual([]);
  });

  it("never lie on anything", () => {
    const row = { ...ROW, finish: null };
    const land = placesOf(allSpaces(box, row));
    const places = placesFor(box, row, held("G"));
    expect(places.length).toBeGreaterThan(12);
    for (const place of places) {
      const cells = spacesOf(box, "board", { ...place, what: "G" });
      expect(cells.some(({ q, r }) => land.has(`${q},${r}`))).toBe(false);
      expect(contacts(cells, land)).toBe(place.pairs);
    }
  });

  it("against the last board come first", () => {
    const places = placesFor(box, { ...ROW, finish: null }, held("G"));
    expect(places[0]?.beside).toBe(2);
    expect(places.findIndex(({ beside }) => beside !== 2)).toBeGreaterThan(3);
  });

  it("of a lifted board leave out the board itself", () => {
    const lifted = { part: "board" as const, what: "E", turn: 0, from: { part: "board" as const, index: 2 } };
    const places = placesFor(box, { ...ROW, finish: null }, lifted);
    expect(places.some(({ q, r }) => q === 14 && r === -8)).toBe(true);
    expect(places.some(({ beside }) => beside === 2)).toBe(false);
  });

  it("of the end piece are free corners of the last board, of the Tavern those of the second first", () => {
    const finish = placesFor(box, { ...ROW, finish: null }, { part: "finish", what: "water", turn: 0, from: null });
    expect(new Set(finish.map(({ beside }) => beside))).toEqual(new Set([2]));
    expect(finish.every(({ pairs }) => pairs >= 5)).toBe(true);
    expect(finish.some(({ q, r, turn }) => q === 18 && r === -8 && turn === 1)).toBe(true);
    const tavern = placesFor(box, ROW, { part: "tavern", what: "village", turn: 0, from: null });
    expect(tavern[0]?.beside).toBe(1);
  });
});

describe("snapping", () => {
  const places = placesFor(box, draftOf(["A 0 0 0"]), held("C"));

  it("takes the nearest place within reach", () => {
    const { x, y } = centre(places[4] ?? { q: 0, r: 0 });
    expect(nearestPlace(places, { x: x + 8, y: y - 6 }, 100)).toBe(4);
    expect(nearestPlace(places, { x: 0, y: 0 }, 100)).toBe(-1);
  });

  it("stays near when a piece is turned", () => {
    expect(stayingPlace(placesFor(box, draftOf(["A 0 0 0"]), held("C", 1)), places[7])).toBe(7);
    expect(stayingPlace(places, undefined)).toBe(-1);
  });
});
