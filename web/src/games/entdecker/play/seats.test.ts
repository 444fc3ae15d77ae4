import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { NO_SELECTION } from "../../voyage/play/decision";
import type { View } from "./game";
import { rulesNow, ALL_RULES } from "./currentRules";
import { panels } from "./seats";
import { decision, SCENE } from "./testing";

const name = (seat: number) => ["Ann", "Ben", "Cleo"][seat] ?? "";
const over = (totals: number[], places: number[], change: Partial<View> = {}): View => ({
  ...decision("over").view,
  totals,
  places,
  ...change,
});

describe("the seats", () => {
  it("show points, gold, supplies and plants", () => {
    const { view } = decision("plant");
    const own = view.seats[0];
    const { figure, facts } = panels.seat(SCENE, view, 0);
    expect(figure).toBe(String(own?.points));
    expect(facts.map(({ value }) => value)).toEqual(
      [own?.gold, ...(own?.supply ?? []), own?.tokens.reduce((sum, one) => sum + one, 0)].map(String),
    );
  });

  it("warn of the end, and name the season", () => {
    const { view } = decision("start");
    expect(panels.notices(view)).toEqual([]);
    expect(panels.notices({ ...view, undiscovered: 1 })[0]?.text).toContain("One square is undiscovered");
    expect(panels.notices({ ...view, piles: view.piles.map(() => ({ height: 1, question: false })) })[0]?.id).toBe(
      "tiles",
    );
    expect(panels.round({ ...view, season: 3, undiscovered: 12 })).toBe("Season 3, 12 squares undiscovered");
  });

  it("name the options that are on", () => {
    expect(panels.subtitle(SCENE)).toBe("base rules");
    expect(panels.subtitle({ ...SCENE, options: { ...SCENE.options, recycle: true } })).toBe("Recycled tiles");
  });
});

describe("the end", () => {
  it("ranks, and names the great inventor", () => {
    const end = panels.ending(over([7, 9, 3], [2, 1, 3]), name);
    expect(end?.title).toBe("Ben discovered the most");
    expect(end?.places.map(({ seat }) => seat)).toEqual([1, 0, 2]);
    expect(end?.places.filter(({ note }) => note.includes("great inventor")).length).toBeGreaterThan(0);
  });

  it("says what decided", () => {
    expect(panels.ending(over([7, 7, 3], [1, 1, 3]), name)?.explanation).toContain("shared");
    expect(panels.ending(over([7, 7, 3], [1, 2, 3]), name)?.explanation).toContain("more gold decided");
    expect(panels.ending(over([9, 7, 3], [1, 2, 3], { undiscovered: 4 }), name)?.explanation).toContain("last tile");
    expect(panels.ending(decision("start").view, name)).toBeNull();
  });
});

describe("the rules of the moment", () => {
  const book = readFileSync(join(process.cwd(), "../src/incognita/games/entdecker/rules.toml"), "utf8");
  const known = new Set([...book.matchAll(/^id = "([^"]+)"/gm)].map((hit) => `entdecker.${hit[1]}`));

  it("are all in the catalogue, and follow the phase", () => {
    expect(ALL_RULES.filter((id) => !known.has(id))).toEqual([]);
    expect(rulesNow(decision("start").view, NO_SELECTION)).toContain("entdecker.start.foreign-unit");
    expect(rulesNow(decision("explore").view, { ...NO_SELECTION, mode: { at: "recall" } })).toContain(
      "entdecker.build.take-back",
    );
  });
});
