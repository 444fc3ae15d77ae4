import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hunt, view } from "./fixture";
import { NO_SELECTION } from "./decision";
import { rulesNow, SHOWN } from "./currentRules";

const book = readFileSync(join(process.cwd(), "../src/incognita/games/survive/rules.toml"), "utf8");
const known = new Set([...book.matchAll(/^id = "([^"]+)"/gm)].map((hit) => hit[1]));

describe("the rules of the moment", () => {
  it("are all in the catalogue", () => {
    expect(SHOWN.filter((id) => !known.has(id))).toEqual([]);
  });

  it("follow the phase, the die and what is chosen", () => {
    expect(rulesNow(hunt().view, NO_SELECTION)).toContain("survive.creature.shark-stops");
    expect(rulesNow(view(), { ...NO_SELECTION, mode: { at: "piece", piece: { boat: 4 } } })).toContain(
      "survive.boat.control",
    );
    expect(rulesNow(view(), { ...NO_SELECTION, mode: { at: "sink" } })).toContain("survive.sink.order");
    expect(rulesNow(view({ phase: "defend" }), NO_SELECTION)).toContain("survive.defence.asked-alike");
  });
});
