import { beforeEach, describe, expect, it } from "vitest";
import { keptFor, newSeed, rememberCommitment, rememberSeed, seedFor } from "./seeds";

describe("what this browser adds to chance", () => {
  beforeEach(() => localStorage.clear());

  it("is a number of 31 bits, never 0", () => {
    for (let times = 0; times < 50; times++) {
      const seed = newSeed();
      expect(seed).toBeGreaterThan(0);
      expect(seed).toBeLessThan(2 ** 31);
    }
  });

  it("stays the same at a table", () => {
    expect(seedFor("a")).toBe(seedFor("a"));
    rememberSeed("b", 17, "promise");
    expect(seedFor("b")).toBe(17);
    expect(keptFor("b").commitment).toBe("promise");
  });

  it("keeps the first commitment that was seen", () => {
    seedFor("a");
    rememberCommitment("a", "first");
    rememberCommitment("a", "second");
    expect(keptFor("a")).toEqual({ seed: seedFor("a"), commitment: "first" });
  });

  it("forgets the oldest tables", () => {
    for (let number = 0; number < 260; number++) rememberSeed(`t${number}`, number + 1, "");
    expect(keptFor("t0").seed).toBe(0);
    expect(keptFor("t259").seed).toBe(260);
  });
});
