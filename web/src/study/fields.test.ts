import { describe, expect, it } from "vitest";
import { changed, fieldsOf } from "./fields";

const DATA = {
  version: 1,
  options: { players: 2 },
  seat: 0,
  hands: [[0, 1], []],
  boards: [{ trail: [4, 5], keys: 1 }],
  log: "kept",
};

describe("the fields of a position", () => {
  it("are its numbers and lists of numbers, wherever they stand", () => {
    const shown = fieldsOf(DATA).map(({ path, text }) => [path, text]);
    expect(shown).toEqual([
      ["seat", "0"],
      ["hands 1", "0, 1"],
      ["hands 2", ""],
      ["boards 1 trail", "4, 5"],
      ["boards 1 keys", "1"],
    ]);
  });
  it("give back the same data when nothing was changed", () => {
    expect(changed(DATA, fieldsOf(DATA))).toEqual(DATA);
  });
  it("change what was written and nothing else", () => {
    const fields = fieldsOf(DATA);
    const set = (path: string, text: string) => Object.assign(fields.find((one) => one.path === path) ?? {}, { text });
    set("seat", " 1 ");
    set("hands 2", "3, 4,5");
    expect(changed(DATA, fields)).toEqual({
      ...DATA,
      seat: 1,
      hands: [
        [0, 1],
        [3, 4, 5],
      ],
    });
    expect(DATA.hands).toEqual([[0, 1], []]);
  });
  it("are valid only as whole numbers", () => {
    const [seat, hand] = fieldsOf(DATA);
    if (!seat || !hand) throw new Error("no fields");
    for (const text of ["", "x", "1.5", "1, 2"]) {
      seat.text = text;
      expect(seat.valid).toBe(false);
    }
    for (const [text, valid] of [
      ["", true],
      ["1,", false],
      ["1, -2", true],
      ["1 2", false],
    ] as const) {
      // prettier-ignore
      hand.text = text;
      expect(hand.valid).toBe(valid);
    }
  });
});
