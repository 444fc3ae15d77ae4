import { describe, expect, it } from "vitest";
import { flipLying, fromLayout, lay, openSeams, putBack, sameRoute, toggleSeam, turnLying } from "./changes";
import { History } from "./history";
import { inOrder } from "./order";
import { box, draftOf, piece, ROW } from "./testing";
import { plainName, readDraft, routeText } from "./text";

const board = (index: number) => ({ part: "board" as const, index });
const sides = (draft: { boards: { what: string }[] }) => draft.boards.map(({ what }) => what).join("");

describe("the order of boards", () => {
  it("begins with the start board, whenever it was laid", () => {
    expect(sides(inOrder(box, draftOf(["C 0 7 -4", "E 0 14 -8", "A 0 0 0"])))).toBe("ACE");
  });

  it("follows the way to the end piece", () => {
    const bent = draftOf(["A 0 0 0", "E 0 14 -8", "C 0 7 -4"], { finish: piece("water 1 18 -8") });
    expect(sides(inOrder(box, bent))).toBe("ACE");
  });

  it("stays as it is where no way leads over all boards", () => {
    const fork = draftOf(["A 0 0 0", "C 0 7 -4", "E 0 -7 4"]);
    expect(sides(inOrder(box, fork))).toBe("ACE");
    expect(sides(inOrder(box, draftOf(["A 0 0 0", "C 0 40 0"])))).toBe("AC");
  });
});

describe("a draft", () => {
  it("grows by what is laid, and a lifted piece moves", () => {
    const held = { part: "board" as const, what: "G", turn: 0, from: null };
    const grown = lay(box, ROW, held, { turn: 2, q: 18, r: -15, beside: 2, pairs: 7 });
    expect(grown.boards.at(-1)).toEqual(piece("G 2 18 -15"));
    const moved = lay(box, grown, { ...held, from: board(3) }, { turn: 0, q: 21, r: -12, beside: 2, pairs: 7 });
    expect(moved.boards).toHaveLength(4);
    expect(moved.boards.at(-1)).toEqual(piece("G 0 21 -12"));
  });

  it("turns boards by sixths, strips by halves, ends from corner to corner", () => {
    expect(turnLying(box, ROW, board(1), -1).boards[1]?.turn).toBe(0);
    expect(turnLying(box, ROW, board(0), -1).boards[0]?.turn).toBe(5);
    expect(turnLying(box, draftOf(["O 1 0 0"]), board(0), 1).boards[0]?.turn).toBe(4);
    expect(turnLying(box, ROW, { part: "finish" }, 1).finish).toEqual(piece("water 2 14 -4"));
  });

  it("keeps a seam open when a board beside it is turned over, and forgets it with the board", () => {
    const open = toggleSeam(ROW, "A", "C");
    expect(openSeams(open)).toEqual([0]);
    const flipped = flipLying(box, open, board(1));
    expect(sides(flipped)).toBe("ADE");
    expect(openSeams(flipped)).toEqual([0]);
    expect(openSeams(putBack(box, open, board(1)))).toEqual([]);
    expect(openSeams(toggleSeam(open, "C", "A"))).toEqual([]);
  });

  it("turns ends over and puts them back", () => {
    expect(flipLying(box, ROW, { part: "finish" }).finish?.what).toBe("jungle");
    expect(putBack(box, ROW, { part: "finish" }).finish).toBeNull();
  });

  it("is the same route whatever its name", () => {
    expect(sameRoute(ROW, { ...ROW, en: "Row" })).toBe(true);
    expect(sameRoute(ROW, toggleSeam(ROW, "A", "C"))).toBe(false);
  });
});

describe("the text", () => {
  const whole = {
    ...toggleSeam(ROW, "C", "E"),
    en: "Short # cut",
    fr: " Le\nRaccourci ",
    tavern: piece("village 2 7 0"),
  };

  it("has everything in the order that the table reads", () => {
    expect(routeText(whole).split("\n")).toEqual([
      "incognita route 1",
      "name Short cut",
      "fr Le Raccourci",
      "board A turn 0 at 0 0",
      "board C turn 1 at 7 -4",
      "open",
      "board E turn 0 at 14 -8",
      "tavern village turn 2 at 7 0",
      "finish water turn 1 at 18 -8",
    ]);
  });

  it("leaves out what is missing", () => {
    expect(routeText(draftOf(["A 0 0 0"]))).toBe("incognita route 1\nboard A turn 0 at 0 0");
  });

  it("cuts long names", () => {
    expect(plainName("x".repeat(90))).toHaveLength(60);
  });

  it("comes back from a layout, and from what a browser has kept", () => {
    const { en, fr, boards, finish, tavern } = whole;
    expect(fromLayout({ en, fr, boards, finish, tavern, open: [1] })).toEqual(whole);
    expect(readDraft(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  });

  it.each([null, 7, {}, { boards: "A" }, { boards: [{ what: "A", turn: 0, q: 0.5, r: 0 }] }])(
    "is none in %j",
    (kept) => {
      expect(readDraft(kept)).toBeNull();
    },
  );
});

describe("history", () => {
  it("goes back and forth, until something new is done", () => {
    let history = History.of(1).then(2).then(3);
    history = history.undo().undo().undo();
    expect([history.now, history.canUndo, history.canRedo]).toEqual([1, false, true]);
    history = history.redo();
    expect(history.now).toBe(2);
    expect(history.then(9).canRedo).toBe(false);
    expect(history.redo().redo().now).toBe(3);
  });

  it("counts letters of one name as one change", () => {
    const history = History.of("").then("a", "name").then("ab", "name").then("abc", "name");
    expect(history.undo().now).toBe("");
    expect(history.then("x").then("y").undo().now).toBe("x");
    expect(history.undo().redo().then("abcd", "name").undo().now).toBe("abc");
  });
});
