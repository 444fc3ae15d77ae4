import { describe, expect, it } from "vitest";
import { setGameWords, setLanguage, t } from "$lib/i18n/index.svelte";
import { readable } from "$lib/gameText";
import { groups, notLegal, remember } from "./actions";
import { actionText, fieldName, joinedText, scalarText } from "./names";
import { changes, columns, facts, panels, seatData } from "./panels";
import { ending, isOver, scores, seatState } from "./score";
import { LEGAL, VIEW } from "./testing/atoll";

const name = (seat: number): string => ["Ann", "Ben"][seat] ?? "";

describe("names", () => {
  it("are made readable", () => {
    expect([readable("open_sea"), readable("neue-entdecker"), readable("turnLimit")]).toEqual([
      "Open sea",
      "Neue entdecker",
      "Turn Limit",
    ]);
    expect(fieldName("atoll", "points")).toBe("Points");
    expect(fieldName("atoll", "open_sea")).toBe("Open sea");
    expect([true, null, -3, "a_b"].map((value) => scalarText("atoll", value))).toEqual(["yes", "–", "−3", "a b"]);
  });

  it("follow the language where there is a message", async () => {
    await setLanguage("fr");
    expect(fieldName("atoll", "tiles")).toBe("Tuiles");
    expect(scalarText("atoll", false)).toBe("non");
    await setLanguage("en");
  });

  it("come from the messages that a game brings, unless the page has its own", async () => {
    setGameWords([{ en: "value-atoll-reef = coral reef\nfield-tiles = Stones", fr: "field-atoll-huts = Cabanes" }]);
    expect(scalarText("atoll", "reef")).toBe("coral reef");
    expect(t("field-tiles")).toBe("Tiles");
    await setLanguage("fr");
    expect(fieldName("atoll", "huts")).toBe("Cabanes");
    expect(scalarText("atoll", "reef")).toBe("reef");
    await setLanguage("en");
    setGameWords([]);
    expect(scalarText("atoll", "reef")).toBe("reef");
  });

  it("of an action are its kind and fields, or the server's own text", () => {
    const texts = LEGAL.map((legal) => joinedText(actionText("atoll", legal, name)));
    expect(texts).toEqual(["Clockwise, to 10", "Anticlockwise, to 4", "Dive"]);
    expect(actionText("atoll", { kind: "pay", owner: 1, coins: [1, 2] }, name).detail).toBe("owner Ben, coins 1 2");
    expect(actionText("atoll", { kind: "pay", text: "pay 3" }, name)).toEqual({ title: "Pay 3", detail: "" });
    expect(actionText("atoll", { kind: "draw", text: "" }, name)).toEqual({ title: "Draw", detail: "" });
  });
});

describe("a view as panels", () => {
  it("has facts, panels for what has parts, and nothing that is empty or shown elsewhere", () => {
    expect(facts(VIEW).map(({ key }) => key)).toEqual(["die", "open_sea"]);
    expect(panels(VIEW).map(({ key }) => key)).toEqual(["tiles", "hidden", "huts"]);
  });

  it("has the own seat first", () => {
    expect(seatData(VIEW).map(({ seat, path }) => [seat, path])).toEqual([
      [1, "seats/1"],
      [0, "seats/0"],
    ]);
    expect(seatData({ game: "x", seat: -1, actor: 0 })).toEqual([]);
  });

  it("shows rows alike as a table", () => {
    expect(columns(VIEW["huts"] as [])).toEqual(["owner", "space"]);
    expect(columns([{ a: 1 }, { b: 1 }])).toBeNull();
    expect(columns([{ a: [1] }])).toBeNull();
    expect(columns([1, 2])).toBeNull();
  });

  it("knows what has changed", () => {
    const after = { ...VIEW, die: 1, tiles: ["hidden", "pearls", "reef"], hidden: { pearls: 2, reef: 0 } };
    expect(changes(VIEW, after)).toEqual(["die", "tiles/2", "hidden/reef"]);
    expect(changes(undefined, VIEW)).toEqual([]);
    expect(changes({ a: [1] }, { a: [1, 2] })).toEqual(["a/1"]);
  });
});

describe("actions", () => {
  it("are grouped by kind", () => {
    expect(groups([...LEGAL, { action: 9, kind: "dive", tile: 2 }]).map(({ actions }) => actions.length)).toEqual([
      1, 1, 2,
    ]);
  });

  it("that were legal before can be asked about, without what was different each time", () => {
    const known = remember(remember(new Map(), LEGAL), [{ action: 0, kind: "clockwise", seat: 1, to: 2 }]);
    expect(known.get(0)).toEqual({ action: 0, kind: "clockwise", seat: 1 });
    expect(notLegal(known, [{ action: 2, kind: "dive" }]).map(({ action }) => action)).toEqual([0, 1]);
  });
});

describe("scores", () => {
  it("are found with the seats or as a list", () => {
    expect(scores(VIEW)?.bySeat.get(1)).toBe(8);
    expect(scores({ game: "x", seat: 0, actor: 0, scores: [3, 4] })?.bySeat.get(1)).toBe(4);
    expect(scores({ game: "x", seat: 0, actor: 0 })).toBeNull();
    expect(seatState(VIEW, 0)).toMatchObject({ figure: "5", unit: "points", progress: 5 / 8 });
    expect(seatState({ game: "x", seat: 0, actor: 0 }, 0).figure).toBe("");
  });

  it("decide places where the view names none", () => {
    const over = { ...VIEW, actor: -2 };
    expect(isOver(VIEW)).toBe(false);
    expect(ending(VIEW, [0, 1], name)).toBeNull();
    expect(ending(over, [0, 1], name)).toMatchObject({ title: "Ben wins", places: [{ seat: 1 }, { seat: 0 }] });
    expect(ending({ ...over, places: [1, 1] }, [0, 1], name)?.title).toBe("A shared first place");
  });
});
