import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameInfo } from "$lib/api";
import { asked, fits } from "./asked";
import { NewTableForm } from "./form.svelte";

const GAME: GameInfo = {
  id: "eldorado",
  title: { en: "El Dorado", fr: "El Dorado" },
  about: { en: "", fr: "" },
  players: [2, 4],
  bots: ["random", "greedy", "search"],
  levels: ["first-steps", "rambler", "traveller", "surveyor", "navigator", "pathfinder"].map((id, step) => ({
    id,
    elo: 600 + 200 * step,
    seconds: 0,
  })),
  asks: false,
  words: {},
  tutorials: [],
  options: {
    options: [
      { name: "players", type: "int", default: 3, min: 2, max: 4 },
      { name: "route", type: "choice", default: "first", choices: ["first", "hills"] },
      { name: "caves", type: "flag", default: false },
      { name: "tiles", type: "int", default: 4, min: 1, max: 9, when: { caves: [true] } },
    ],
  },
};

function answers(by: Record<string, unknown>) {
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(JSON.stringify(by[path] ?? {}))));
}

describe("the form of a new table", () => {
  beforeEach(() => localStorage.clear());

  it("begins as a family would first play: me and bots", () => {
    const form = new NewTableForm(GAME);
    expect(form.body()).toEqual({
      game: "eldorado",
      options: { players: 3, route: "first", caves: false },
      chairs: [
        { kind: "me", name: "Player 1", level: "" },
        { kind: "bot", name: "Cyrus", level: "traveller" },
        { kind: "bot", name: "Sirocco", level: "traveller" },
      ],
      first: "lots",
      answer_seconds: 0,
      hints: true,
      pace: null,
      listed: false,
    });
  });

  it("gives time by the clock or by days, remembers it, and only where people play", () => {
    const form = new NewTableForm(GAME);
    form.pace.kind = "slow";
    for (const day of [6, 5, 0, 1, 2, 3, 4]) form.pace.toggle(day);
    expect(form.body().pace).toEqual({ turn: 172_800, days_off: [0, 1, 2, 3, 5, 6], time_up: "stand-in" });
    form.pace.kind = "live";
    form.pace.timeUp = "lose";
    form.save();
    expect(new NewTableForm(GAME).body().pace).toEqual({ bank: 600, turn: 20, time_up: "lose" });
    for (const seat of [0, 1, 2]) form.setKind(seat, "bot");
    expect(form.body().pace).toBeNull();
  });

  it("opens seats of friends to everybody if somebody wants it, and never others", () => {
    const form = new NewTableForm(GAME);
    form.listed = true;
    expect(form.body().listed).toBe(false);
    form.setKind(1, "friend");
    expect(form.body().listed).toBe(true);
    form.save();
    expect(new NewTableForm(GAME).body().listed).toBe(false);
  });

  it("gives hints unless a friend plays by link, or as somebody says", () => {
    const form = new NewTableForm(GAME);
    form.setKind(1, "friend");
    expect(form.body().hints).toBe(false);
    form.hints = true;
    expect(form.body().hints).toBe(true);
    form.save();
    expect(new NewTableForm(GAME).hints).toBe(false);
  });

  it("proposes a level of today where an older one was remembered", () => {
    localStorage.setItem(
      "incognita.new.eldorado",
      JSON.stringify({
        chairs: [{ kind: "me" }, { kind: "bot", level: "greedy" }, { kind: "bot", level: "navigator" }],
      }),
    );
    expect(new NewTableForm(GAME).body().chairs.map((chair) => chair.level)).toEqual(["", "traveller", "navigator"]);
  });

  it("sends the time to answer for a game that asks in another's turn, and remembers it", () => {
    const form = new NewTableForm({ ...GAME, asks: true });
    form.answerSeconds = 20;
    form.save();
    expect(new NewTableForm({ ...GAME, asks: true }).body().answer_seconds).toBe(20);
    expect(new NewTableForm(GAME).body().answer_seconds).toBe(0);
  });

  it("sends an option only while its condition holds", () => {
    const form = new NewTableForm(GAME);
    form.set("caves", true);
    expect(form.body().options).toMatchObject({ tiles: 4 });
  });

  it("knows one me: the former becomes another person at this screen", () => {
    const form = new NewTableForm(GAME);
    form.setKind(1, "me");
    expect(form.seated.map((chair) => chair.kind)).toEqual(["screen", "me", "bot"]);
  });

  it("keeps chairs that are not in use while the number of players changes", () => {
    const form = new NewTableForm(GAME);
    form.set("players", 4);
    form.setKind(3, "friend");
    form.set("players", 2);
    expect(form.body().chairs).toHaveLength(2);
    form.set("players", 4);
    expect(form.body().chairs[3]).toEqual({ kind: "friend", name: "", level: "" });
  });

  it("counts and resets changed options", () => {
    const form = new NewTableForm(GAME);
    form.set("route", "hills");
    expect(form.changed(["route", "caves"])).toBe(1);
    form.reset(["route"]);
    expect(form.changed(["route", "caves"])).toBe(0);
  });

  it("finds a name too long, in letters and not in bytes", () => {
    const form = new NewTableForm(GAME);
    const chair = form.chairs[0];
    if (chair) chair.name = "🦜".repeat(24);
    expect(form.ready).toBe(true);
    if (chair) chair.name = "x".repeat(25);
    expect([form.ready, form.tooLong(0)]).toEqual([false, true]);
  });

  it("remembers the last choice", () => {
    const form = new NewTableForm(GAME);
    form.set("route", "hills");
    form.setKind(1, "friend");
    form.first = "seat";
    form.save();
    expect(new NewTableForm(GAME).body()).toEqual(form.body());
  });

  it("drops what the game no longer offers", () => {
    localStorage.setItem(
      "incognita.new.eldorado",
      JSON.stringify({
        chosen: { players: 9, route: "gone", caves: "yes" },
        chairs: [{ kind: "ghost", level: "god" }, 7],
      }),
    );
    expect(new NewTableForm(GAME).body()).toMatchObject({
      options: { players: 3, route: "first", caves: false },
      chairs: [{ kind: "me" }, { kind: "bot", level: "traveller" }, { kind: "bot" }],
    });
  });
});

describe("a form that the address fills in", () => {
  const OPTIONS = GAME.options.options;
  beforeEach(() => localStorage.clear());

  it.each([
    ["", {}, []],
    ["?players=2&route=hills&caves=true", { players: 2, route: "hills", caves: true }, []],
    ["?caves=0", { caves: false }, []],
    ["?players=9&caves=maybe&glow=1", {}, ["players", "caves", "glow"]],
    ["?players=", {}, ["players"]],
  ])("%s", (search, values, names) => {
    const request = asked(OPTIONS, search);
    expect(request.values).toEqual(values);
    expect(request.refused.map(({ name }) => name)).toEqual(names);
  });

  it("puts the address before the last choice", () => {
    const form = new NewTableForm(GAME);
    form.set("route", "hills");
    form.set("players", 2);
    form.save();
    expect(new NewTableForm(GAME, "?route=first").body().options).toMatchObject({ route: "first", players: 2 });
  });

  it("says what it could not do", () => {
    const form = new NewTableForm(GAME, "?players=9");
    expect(form.notes).toEqual(["The address asks for “players = 9”, which this game does not offer. It is left out."]);
    expect(form.players).toBe(3);
  });

  it("waits until a route beside the listed ones is checked", async () => {
    answers({ "/api/eldorado/atlas": [{ id: "byways", code: "own-1b", expansion: true }], "/api/eldorado/boards": {} });
    const form = new NewTableForm(GAME, "?route=byways");
    expect(form.ready).toBe(false);
    await form.settle();
    expect([form.ready, form.chosen["route"], form.chosen["caves"]]).toEqual([true, "byways", true]);
    expect(form.notes[0]).toContain("Heroes & Hexes");
    form.save();
    const again = new NewTableForm(GAME);
    await again.settle();
    expect([again.chosen["route"], again.notes]).toEqual(["byways", []]);
  });

  it("knows a route of the atlas by its code, and says what is wrong with another", async () => {
    answers({ "/api/eldorado/check": { playable: true, code: "own-1b", expansion: true, problems: [] } });
    const form = new NewTableForm(GAME, "?route=OWN-1B");
    await form.settle();
    expect(form.chosen["route"]).toBe("byways");
    const problems = [{ level: "error", en: "Letters are missing.", fr: "" }];
    answers({ "/api/eldorado/check": { playable: false, code: "", expansion: false, problems } });
    const broken = new NewTableForm(GAME, "?route=own-2");
    await broken.settle();
    expect(broken.notes[0]).toContain("Letters are missing.");
  });

  it("keeps the usual route where there is no such one, and says so", async () => {
    const form = new NewTableForm(GAME, "?route=moon");
    await form.settle();
    expect(form.chosen["route"]).toBe("first");
    expect(form.notes[0]).toContain("“moon”");
  });
});

describe("what fits an option", () => {
  it.each([
    [0, 3, true],
    [0, 5, false],
    [0, 2.5, false],
    [0, "3", false],
    [1, "hills", true],
    [1, "sea", false],
    [2, true, true],
    [2, 1, false],
  ])("option %i takes %s: %s", (index, value, fine) => {
    const option = GAME.options.options[index];
    expect(option && fits(option, value)).toBe(fine);
  });
});
