import { afterEach, describe, expect, it } from "vitest";
import { atMost, decimal, percent, points, signed } from "./decimals";

afterEach(() => (document.documentElement.lang = ""));

describe("numbers", () => {
  it("have signs and so many digits", () => {
    expect([percent(0.5), points(-0.0001), decimal(2, 2), atMost(2, 1), atMost(2.25, 1)]).toEqual([
      "50%",
      "0.0",
      "2.00",
      "2",
      "2.3",
    ]);
    expect([signed(0.012), signed(-0.1)]).toEqual(["+1.2", "−10.0"]);
  });
  it("are written as the reader's language does", () => {
    document.documentElement.lang = "fr";
    expect([signed(-0.1), decimal(0.5, 2), atMost(1.5, 1)]).toEqual(["−10,0", "0,50", "1,5"]);
  });
});
