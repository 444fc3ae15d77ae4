import { describe, expect, it } from "vitest";
import { levelsOf, numbered, readWish, wishAddress, type Wish } from "./wish";

const USUAL: Wish = { games: [], players: 0, levels: [], speed: "usual", wall: false };

describe("what is to be watched", () => {
  it.each([
    ["", USUAL],
    ["?game=eldorado", { ...USUAL, games: ["eldorado"] }],
    ["?game=eldorado,survive&players=4&wall", { ...USUAL, games: ["eldorado", "survive"], players: 4, wall: true }],
    ["?level=rambler,navigator&speed=slow", { ...USUAL, levels: ["rambler", "navigator"], speed: "slow" }],
    ["?players=many&speed=warp&game=,", USUAL],
  ])("is read from %s", (search, wish) => expect(readWish(search)).toEqual(wish));

  it("is written as it is read", () => {
    const wish: Wish = {
      games: ["entdecker"],
      players: 2,
      levels: ["rambler", "navigator"],
      speed: "fast",
      wall: true,
    };
    expect(readWish(wishAddress(wish).replace("/watch", ""))).toEqual(wish);
    expect(wishAddress(USUAL)).toBe("/watch");
  });
});

describe("the bots", () => {
  it("have a level each, the last one for all further seats", () => {
    expect(levelsOf(3, ["a", "b"], "usual")).toEqual(["a", "b", "b"]);
    expect(levelsOf(2, [], "usual")).toEqual(["usual", "usual"]);
  });
  it("of one level are told apart by a number", () =>
    expect(numbered(["Rambler", "Navigator", "Rambler"])).toEqual(["Rambler 1", "Navigator", "Rambler 2"]));
});
