import { describe, expect, it } from "vitest";
import { corners, mapBox, middle, starPath } from "./minimap";
import { signOf } from "./signs";

describe("the small map", () => {
  it("lays hexes as the board does", () => {
    expect(middle({ q: 1, r: 0 })[0]).toBeCloseTo(Math.sqrt(3));
    expect(middle({ q: 0, r: 1 })).toEqual([Math.sqrt(3) / 2, 1.5]);
  });
  it("draws six corners, pointed at the top", () => {
    const path = corners({ q: 0, r: 0 });
    expect(path.match(/[ML]/g)).toHaveLength(6);
    expect(path).toContain("0 1");
    expect(path).toContain("0 -1");
  });
  it("holds the whole route", () => {
    const [x, y, width, height] = mapBox(
      [
        { q: 0, r: 0 },
        { q: 4, r: 2 },
      ],
      1,
    );
    expect([x, y]).toEqual([-1, -1]);
    expect(width).toBeCloseTo(Math.sqrt(3) * 5 + 2, 1);
    expect(height).toBe(5);
  });
  it("tells the spaces of the expansion apart by form", () => {
    expect(new Set(["demon", "tunnel", "tavern"].map(signOf)).size).toBe(3);
    expect(["jungle", "water", "mountain"].map(signOf)).toEqual(["", "", ""]);
  });
  it("has no star without a city", () => expect(starPath([])).toBe(""));
});
