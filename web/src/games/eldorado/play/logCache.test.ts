import { describe, expect, it } from "vitest";
import { setLanguage } from "$lib/i18n/index.svelte";
import { LogCache } from "../../../table/logCache";
import { logFormatter } from "./log";
import { line, SCENE, SCOUT, TRAILBLAZER } from "./fixture";

const names = { seat: () => "Ann", card: (card: number) => SCENE.cards[card]?.id ?? "" };
const jungle = SCENE.cells.findIndex((cell) => cell.terrain === "jungle");
const village = SCENE.cells.findIndex((cell) => cell.terrain === "village");

describe("the log cache", () => {
  const logCache = new LogCache(logFormatter(SCENE, names));
  const read = (lines: ReturnType<typeof line>[], viewer = 0, people = "Ann") =>
    logCache.read(lines, viewer, people).map((entry) => entry.text);

  it("tells a run anew when it grows, or ends otherwise after an undo", () => {
    const first = line("move", { card: TRAILBLAZER, to: jungle });
    expect(read([first])[0]).toContain("one step into the jungle");
    expect(read([first, line("step", { to: jungle })])[0]).toContain("2 steps into the jungle");
    expect(read([first, line("step", { to: village })])[0]).toContain("2 steps into the village");
  });

  it("follows the language and the viewer", async () => {
    const drawn = [line("draw", { card: SCOUT, seat: 0 })];
    expect(read(drawn)).toEqual(["Ann draws a card: scout"]);
    expect(read(drawn, 1)).toEqual(["Ann draws a card"]);
    await setLanguage("fr");
    expect(read(drawn, 1)).toEqual(["Ann pioche une carte"]);
    await setLanguage("en");
  });
});
