import { describe, expect, it } from "vitest";
import type { AtlasRoute, BoardBox } from "$lib/api/routes";
import { inLandscape, landOf } from "../land";
import { chosen, isNarrowed, lengthOf, readChoice, toggled, widened, writeChoice } from "./choice";
import { tableOptions } from "./tableOptions";
import { bestStart, fairness, sharesOf } from "./shares";

interface RouteFacts {
  kind?: AtlasRoute["kind"];
  fr?: string;
  rounds?: number;
  difficulty?: "easy" | "medium" | "hard";
  leads?: number;
  unfairness?: number;
  water?: number;
}

function route(en: string, facts: RouteFacts = {}): AtlasRoute {
  const {
    kind = "adventure",
    fr = en,
    rounds = 18,
    difficulty = "medium",
    leads = 2,
    unfairness = 0.1,
    water = 0.1,
  } = facts;
  return {
    id: en.toLowerCase().replaceAll(" ", "-"),
    kind,
    code: "own-1",
    text: "",
    expansion: kind === "expansion",
    layout: { en, fr, boards: [], open: [], finish: null, tavern: null },
    figures: { difficulty } as AtlasRoute["figures"],
    measured: {
      rounds,
      lead_changes: leads,
      unfairness,
      terrains: { jungle: 1 - water, water },
    } as unknown as AtlasRoute["measured"],
  };
}

const ATLAS = [
  route("Hills", { kind: "official", fr: "Éboulis", rounds: 18.2, difficulty: "easy", leads: 2.6 }),
  route("Byways", { kind: "expansion", fr: "Chemins", rounds: 20, difficulty: "hard", unfairness: 0.04 }),
  route("Blue Bayou", { rounds: 13.9, difficulty: "easy", water: 0.7, unfairness: 0.26 }),
  route("I’m Pooped!", { rounds: 23.8, difficulty: "hard", leads: 3.5 }),
];
const names = (search: string, language: "en" | "fr" = "en") =>
  chosen(ATLAS, readChoice(search), language).map(({ layout }) => layout.en);

describe("the order of the atlas", () => {
  it.each([
    ["", ["Hills", "Byways", "Blue Bayou", "I’m Pooped!"]],
    ["?sort=name", ["Blue Bayou", "Byways", "Hills", "I’m Pooped!"]],
    ["?sort=length", ["Blue Bayou", "Hills", "Byways", "I’m Pooped!"]],
    ["?sort=difficulty", ["Blue Bayou", "Hills", "Byways", "I’m Pooped!"]],
    ["?sort=leads", ["I’m Pooped!", "Hills", "Byways", "Blue Bayou"]],
    ["?sort=fairness", ["Byways", "Hills", "I’m Pooped!", "Blue Bayou"]],
    ["?sort=length&order=turned", ["I’m Pooped!", "Byways", "Hills", "Blue Bayou"]],
    ["?sort=nonsense", ["Hills", "Byways", "Blue Bayou", "I’m Pooped!"]],
  ])("%s", (search, order) => expect(names(search)).toEqual(order));

  it("follows the reader's language", () => {
    expect(names("?sort=name", "fr")).toEqual(["Blue Bayou", "Byways", "Hills", "I’m Pooped!"]);
  });
});

describe("what is shown of the atlas", () => {
  it.each([
    ["?kind=official,expansion", ["Hills", "Byways"]],
    ["?length=short", ["Blue Bayou"]],
    ["?length=long", ["Byways", "I’m Pooped!"]],
    ["?difficulty=hard&kind=adventure", ["I’m Pooped!"]],
    ["?terrain=water", ["Blue Bayou"]],
    ["?terrain=water,jungle", []],
    ["?box=base", ["Hills", "Blue Bayou", "I’m Pooped!"]],
    ["?box=expansion", ["Byways"]],
    ["?text=eboulis", ["Hills"]],
    ["?text=i'm", ["I’m Pooped!"]],
    ["?text=bayou+blue", ["Blue Bayou"]],
    ["?text=zeppelin", []],
    ["?kind=nonsense", ["Hills", "Byways", "Blue Bayou", "I’m Pooped!"]],
  ])("%s", (search, shown) => expect(names(search)).toEqual(shown));

  it("calls routes short, medium and long by their rounds", () => {
    expect([15.9, 16, 19.9, 20].map((rounds) => lengthOf(route("x", { rounds })))).toEqual([
      "short",
      "medium",
      "medium",
      "long",
    ]);
  });
});

describe("the address of the atlas", () => {
  it.each(["", "?sort=leads", "?sort=length&order=turned&text=big+or+go&kind=official&terrain=jungle,water&box=base"])(
    "%s is written as it was read",
    (search) => expect(writeChoice(readChoice(search))).toBe(search),
  );

  it("changes by one answer at a time and can be widened again", () => {
    const hard = toggled(readChoice("?sort=name"), "difficulty", "hard");
    expect(writeChoice(hard)).toBe("?sort=name&difficulty=hard");
    expect(writeChoice(toggled(hard, "difficulty", "easy"))).toBe("?sort=name&difficulty=easy,hard");
    expect(writeChoice(toggled(hard, "difficulty", "hard"))).toBe("?sort=name");
    expect([isNarrowed(hard), isNarrowed(widened(hard))]).toEqual([true, false]);
    expect(writeChoice(widened(hard))).toBe("?sort=name");
  });

  it("leads to a table, with what boards of the expansion need", () => {
    expect(ATLAS.slice(0, 2).map(tableOptions)).toEqual([
      { route: "hills" },
      { route: "byways", caves: "true", heroes: "true" },
    ]);
  });
});

describe("figures", () => {
  it("shows shares in a fixed order, none that are nothing", () => {
    const shares = sharesOf({ tunnel: 0.05, water: 0.2, jungle: 0.746, camp: 0.004 });
    expect(shares.map(({ terrain, share }) => `${terrain} ${share}`)).toEqual(["jungle 75", "water 20", "tunnel 5"]);
  });

  it("calls a route fair while its differences may be chance", () => {
    expect([0.12, 0.2, 0.3].map(fairness)).toEqual(["even", "nearly", "uneven"]);
    expect(bestStart([0.2, 0.4, 0.3, 0.1])).toBe(2);
  });
});

describe("land", () => {
  const box = {
    sides: [
      {
        side: "A",
        reverse: "B",
        kind: "start",
        box: "base",
        spaces: [{ q: 1, r: 0, terrain: "jungle", cost: 1, start: 0 }],
      },
    ],
    end: [
      [0, 0],
      [-1, 0],
    ],
  } as unknown as BoardBox;

  it("is turned about each board's middle and laid where the board lies", () => {
    const layout = {
      en: "",
      fr: "",
      open: [],
      tavern: null,
      boards: [{ what: "A", turn: 1, q: 5, r: -2 }],
      finish: { what: "water", turn: 3, q: 9, r: 0 },
    };
    expect(landOf(layout, box).map(({ q, r, terrain }) => [q, r, terrain])).toEqual([
      [5, -1, "jungle"],
      [9, 0, "finish"],
      [10, 0, "finish"],
    ]);
  });

  it("lies in landscape, the finish on the right", () => {
    const tall = [0, 1, 2, 3, 4].map((row) => ({
      q: -row / 2,
      r: row,
      terrain: row === 0 ? "finish" : "jungle",
      start: row === 4 ? 1 : 0,
    }));
    const wide = inLandscape(tall.map(({ q, ...rest }) => ({ ...rest, q: Math.round(q) })));
    const xs = wide.map(({ q, r }) => q + r / 2);
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(2);
    expect(xs[0]).toBe(Math.max(...xs));
  });
});
