import { describe, expect, it } from "vitest";
import { BAND, bandAt } from "./rulers";

const lines = [
  { name: "A", at: 60 },
  { name: "B", at: 180 },
];
const band = (rim: number, { k = 1, x = 0, printed = false } = {}) =>
  bandAt(lines, 120, rim, (at) => at * k + x, printed);

describe("names of columns", () => {
  it("stand beyond the rim, over the middle of their column", () => {
    expect(band(50, { k: 0.5, x: 40 })).toEqual({
      at: 50 - BAND,
      from: 40,
      length: 120,
      over: false,
      names: [
        { name: "A", at: 30 },
        { name: "B", at: 90 },
      ],
    });
  });

  it("stay at the edge of the screen while the rim is out of sight", () => {
    expect(band(-300)).toMatchObject({ at: 0, over: true });
  });

  it("are not repeated beside printed ones", () => {
    expect(band(20, { printed: true })).toBeNull();
    expect(band(-20, { printed: true })).toMatchObject({ at: 0, over: true });
  });
});
