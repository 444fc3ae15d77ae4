import { describe, expect, it } from "vitest";
import { linePoints, tallest } from "./plots";

describe("plots of numbers", () => {
  it("draw a line from left to right with the largest value on top", () => {
    expect(linePoints([1, 4, 2], { width: 100, height: 40 })).toBe("0.0,30.0 50.0,0.0 100.0,20.0");
    expect(linePoints([0], { width: 100, height: 40 })).toBe("0.0,40.0");
  });
  it("have room for less than nothing", () => {
    expect(linePoints([1, -1], { width: 100, height: 40 })).toBe("0.0,0.0 100.0,40.0");
  });
  it("measure columns by the tallest", () => {
    expect([1, 2, 4].map((count) => tallest(count, [1, 2, 4]))).toEqual([0.25, 0.5, 1]);
    expect(tallest(0, [0, 0])).toBe(0);
  });
});
