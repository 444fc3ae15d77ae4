import { describe, expect, it } from "vitest";
import { alone, crossing, over, SCENE } from "./fixture";
import { ending, notices, roundText, seatState, subtitle } from "./seats";
import { waiting } from "./waiting";

const name = (seat: number) => ["Ann", "Basile", "Cyrus", "Zoe"][seat] ?? "";
const { view, scene } = crossing();

describe("the seats", () => {
  it("tell points, keys, maps, gems and temples", () => {
    const own = view.boards[0];
    const state = seatState(scene, view, 0);
    expect(state.figure).toBe(String(own?.score));
    expect(state.facts.map((fact) => fact.value)).toEqual(
      [
        own?.crosses.length,
        (own?.keys ?? 0) - (own?.keys_used ?? 0),
        (own?.maps ?? 0) - (own?.maps_used ?? 0),
        own?.gems,
        own?.temples.filter(Boolean).length,
      ].map(String),
    );
  });

  it("name the rounds, the tiles and the sides", () => {
    expect(roundText(view, scene)).toBe("Round 3 of 4, turn 5");
    expect(subtitle(view, { ...scene, options: { ...scene.options, gems: "advanced" } })).toMatch(
      /^tiles \d, \d, \d, \d; advanced: .*gems/,
    );
    expect(
      subtitle(null, {
        ...scene,
        options: { ...scene.options, temples: "basic", food: "basic", gems: "basic", villages: "basic" },
      }),
    ).toBe("basic scoring");
  });

  it("warn of the last turn, and of nobody being active in it", () => {
    expect(notices(view, scene)).toEqual([]);
    const last = { ...view, round: 4, turn: 7 };
    expect(notices(last, scene)[0]?.text).toBe("The last turn of the game.");
    expect(notices({ ...last, active: -1 }, scene)[0]?.text).toContain("nobody is active");
  });
});

describe("waiting", () => {
  const sealed = { ...view, actors: [1, 2], boards: view.boards.map((one) => ({ ...one, sealed: one.seat === 0 })) };

  it("names everybody who has not sealed", () => {
    expect(waiting(sealed, null, name)).toMatchObject({ title: "Waiting for Basile and Cyrus", buttons: [] });
    expect(waiting({ ...view, phase: "name", actors: [1] }, null, name).title).toBe("Basile names a side of the card");
    expect(waiting({ ...view, phase: "village", actors: [1] }, null, name).title).toBe(
      "Basile chooses the start village",
    );
    expect(waiting({ ...view, phase: "lay", actors: [1] }, null, name).title).toBe("Basile lays out the landscape");
  });

  it("offers the count again at the end", () => {
    expect(waiting(over, null, name).buttons.map((one) => one.id)).toEqual(["count"]);
  });
});

describe("the end", () => {
  it("ranks and tells the parts of each score", () => {
    const end = ending(over, SCENE, name);
    expect(end?.places.map((one) => one.place)).toEqual([...(end?.places ?? [])].map((one) => one.place).sort());
    expect(end?.places[0]?.note).toMatch(/^food -?\d+ · gems/);
    expect(end?.title).toContain("explored best");
    expect(ending(view, scene, name)).toBeNull();
  });

  it("tells when used maps decide, and when a victory is shared", () => {
    const tied = { ...over, totals: over.totals.map(() => 90), places: over.places.map((_, seat) => seat + 1) };
    expect(ending(tied, SCENE, name)?.explanation).toContain("fewer used maps");
    expect(ending({ ...tied, places: [1, 1, 3] }, SCENE, name)?.explanation).toContain("shared");
  });

  it("gives the class of a solo game in words", () => {
    const single = alone();
    const end = ending({ ...single.view, phase: "over", class: 4, totals: [115], places: [1] }, single.scene, name);
    expect([end?.title, end?.explanation]).toEqual(["You reached 115 points", "New lands will be named after you."]);
  });
});
