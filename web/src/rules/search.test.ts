import { describe, expect, it } from "vitest";
import type { DiagramView, RuleText } from "$lib/api";
import { chapters, pictured, singular } from "./search";

const rule = (id: string, section: string, en: string, fr: string, reading = ""): RuleText => ({
  id,
  section,
  en,
  fr,
  reading,
  reading_fr: reading && `lecture : ${reading}`,
  section_en: `About ${section}`,
  section_fr: `Sur ${section}`,
});
const RULES = [
  rule("e.move.jungle", "move", "A machete crosses jungle.", "La machette traverse la forêt."),
  rule("e.buy.once", "buy", "One card a turn.", "Une carte par tour.", "counted per turn"),
  rule("e.move.water", "move", "A paddle crosses water.", "La pagaie traverse l’eau."),
];
const ids = (language: "en" | "fr", search: string) =>
  chapters(RULES, language, search).map((chapter) => [chapter.title, ...chapter.rules.map((one) => one.id)]);

describe("the rules by chapter", () => {
  it("stand in the catalogue's order", () => {
    expect(ids("en", "")).toEqual([
      ["About move", "e.move.jungle", "e.move.water"],
      ["About buy", "e.buy.once"],
    ]);
  });
  it("are found by all words, in any order", () =>
    expect(ids("en", "water crosses")).toEqual([["About move", "e.move.water"]]));
  it("are found without accents", () => expect(ids("fr", "FORET")).toEqual([["Sur move", "e.move.jungle"]]));
  it("are found by id and by our reading", () => {
    expect(ids("en", "buy.once")).toHaveLength(1);
    expect(ids("en", "counted")).toHaveLength(1);
    expect(ids("fr", "lecture")).toHaveLength(1);
  });
  it("may be none", () => expect(ids("en", "zeppelin")).toEqual([]));
  it("are found by words of the other language", () => {
    expect(ids("en", "pagaie")).toEqual([["About move", "e.move.water"]]);
    expect(ids("fr", "paddle machete")).toEqual([]);
    expect(ids("fr", "paddle")).toEqual([["Sur move", "e.move.water"]]);
  });
  it("are found in the plural, and by the beginning of a word", () => {
    expect(ids("en", "jungles machetes")).toEqual([["About move", "e.move.jungle"]]);
    expect(ids("fr", "forêts")).toEqual([["Sur move", "e.move.jungle"]]);
    expect(ids("en", "mach")).toHaveLength(1);
    expect(ids("en", "ungle")).toEqual([]);
  });
  it("keep their numbers while one searches", () => {
    const numbers = (search: string) =>
      chapters(RULES, "en", search).flatMap(({ rules }) => rules.map(({ number }) => number));
    expect(numbers("")).toEqual(["1.1", "1.2", "2.1"]);
    expect(numbers("water")).toEqual(["1.2"]);
  });
});

describe("a word without its plural", () => {
  it.each([
    ["jungles", "jungle"],
    ["crosses", "cross"],
    ["berries", "berry"],
    ["chevaux", "cheval"],
    ["lieux", "lieu"],
    ["pass", "pass"],
    ["ii", "ii"],
  ])("%s is %s", (word, single) => expect(singular(word)).toBe(single));
});

describe("diagrams among rules", () => {
  const diagram = (id: string, rules: string[]): DiagramView => ({ ...({} as DiagramView), id, rules });
  it("stand once, at the first rule shown that they belong to", () => {
    const both = diagram("both", ["e.buy.once", "e.move.water"]);
    const none = diagram("none", ["e.other"]);
    expect([...pictured(RULES, [both, none])]).toEqual([["e.buy.once", [both]]]);
    expect([...pictured(RULES.slice(2), [both])]).toEqual([["e.move.water", [both]]]);
  });
});
