import { describe, expect, it } from "vitest";
import { boardAddress, keptAddress, newStudyAddress } from "$lib/router.svelte";
import { wishOf } from "./wish";

const asked = (address: string) => {
  const { search, hash } = new URL(address, "https://page.invalid");
  return wishOf(search, hash);
};

describe("an address of the analysis board", () => {
  it("asks for nothing in particular", () => {
    expect(asked("/study")).toEqual({ from: "nothing" });
  });

  it("names a game and its options", () => {
    expect(asked(newStudyAddress("eldorado", { players: "3" }))).toEqual({
      from: "form",
      game: "eldorado",
      search: "?players=3",
      real: false,
    });
    expect(asked(newStudyAddress("survive", {}, true))).toMatchObject({ search: "", real: true });
  });

  it("names a study, with the key of those who may change it", () => {
    expect(asked(keptAddress("7k-a-b"))).toEqual({ from: "kept", id: "7k-a-b", key: "" });
    expect(asked(keptAddress("7k-a-b", "se/cret"))).toEqual({ from: "kept", id: "7k-a-b", key: "se/cret" });
  });

  it("names a step of a table, and a line from there", () => {
    expect(asked(boardAddress("t-1", "key", 12))).toEqual({
      from: "table",
      table: "t-1",
      key: "key",
      step: 12,
      line: [],
      chances: [],
    });
    expect(asked(boardAddress("t-1", "", 3, [7, 9], [54.2, 61]))).toMatchObject({ line: [7, 9], chances: [54.2, 61] });
    expect(asked("/study#t=x&step=-4&line=a,,3")).toMatchObject({ step: 0, line: [3] });
  });
});
