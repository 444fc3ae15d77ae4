import { describe, expect, it } from "vitest";
import type { RuleText } from "$lib/api";
import { chapters } from "./search";

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
});
