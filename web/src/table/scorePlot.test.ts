import { describe, expect, it } from "vitest";
import { plotLines } from "./scorePlot";

const FRAME = { width: 120, height: 70, left: 10, right: 10, top: 10, bottom: 10 };

describe("a plot of scores", () => {
  it("has a line for each seat, from the first round to the last, the best on top", () => {
    const { lines, marks } = plotLines([[0, 0], [4, 1], [10, 5]], [0, 1], FRAME); // prettier-ignore
    expect(lines.map(({ path }) => path)).toEqual(["M10 60L60 40L110 10", "M10 60L60 55L110 35"]);
    expect(marks).toEqual([
      { y: 60, value: 0 },
      { y: 35, value: 5 },
      { y: 10, value: 10 },
    ]);
  });

  it("keeps names apart whose lines end together", () => {
    const { lines } = plotLines([[0, 0, 0], [9, 9, 1]], [0, 1, 2], FRAME); // prettier-ignore
    const labels = lines.map(({ label }) => label).toSorted((one, other) => one - other);
    expect(labels.every((label, at) => at === 0 || label - (labels[at - 1] ?? 0) >= 13)).toBe(true);
  });

  it("is drawn of a game that nobody scored in", () => {
    expect(plotLines([[0], [0]], [0], FRAME).lines[0]?.path).toBe("M10 60L110 60");
  });
});
