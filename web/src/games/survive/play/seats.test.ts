import { describe, expect, it } from "vitest";
import { SCENE, view } from "./fixture";
import { put } from "../testing/voyage";
import { ending, notices, roundText, seatState, subtitle } from "./seats";

const name = (seat: number) => ["Ann", "Ben", "Cleo", "Dora"][seat] ?? "";
const facts = (seat: number) =>
  Object.fromEntries(seatState(view(), seat).facts.map(({ icon, value }) => [icon, value]));

/** Ann has saved a 6 and a 1, Ben a 5 and two more; values are open now. */
function over(totals: number[], places: number[]) {
  const base = view({ phase: "over", actor: -2, totals, places });
  return put(put(base, [5], { at: "isle", value: 6 }), [6], { at: "isle", value: 1 });
}

describe("the seats", () => {
  it("say where everybody's explorers are, and how many tiles are kept", () => {
    expect(facts(1)).toEqual({
      "i-hut": "0",
      "i-pawn": "7",
      "i-boat": "2",
      "i-swimmer": "1",
      "i-skull": "0",
      "i-hand": "2",
    });
    expect(seatState(view(), 0)).toMatchObject({ figure: "0", unit: "ashore", done: false });
  });

  it("count what is still to place before the game begins", () => {
    const setup = view({ phase: "place", seats: view().seats.map((one) => ({ ...one, unplaced: 4 })) });
    expect(seatState(setup, 2)).toMatchObject({ figure: "4", unit: "to place" });
    expect(roundText(setup)).toBe("Setting up");
  });

  it("add one's points where the values are known", () => {
    const seats = view().seats.map((one) => (one.seat === 0 ? { ...one, saved: 2, score: 7 } : one));
    expect(seatState(view({ seats }), 0)).toMatchObject({ figure: "2", unit: "ashore, 7 pts" });
  });
});

describe("notices", () => {
  it("warn of the volcano once only mountains stand", () => {
    expect(notices(view(), SCENE)).toEqual([]);
    const late = view({ tiles: view().tiles.map((tile) => (tile === 3 ? 3 : 0)) });
    expect(notices(late, SCENE).map(({ id }) => id)).toEqual(["volcano"]);
    const drowned = { ...SCENE, options: { ...SCENE.options, submerged: true } };
    expect(notices(late, drowned)).toEqual([]);
    expect(subtitle(drowned)).toBe("Atlantis submerged");
  });

  it("name the last turn of a game to the last one", () => {
    const last = { ...SCENE, options: { ...SCENE.options, to_the_last: true } };
    expect(notices(view({ turn: 195 }), last)[0]?.text).toContain("195 of 200");
  });
});

describe("the end", () => {
  it("counts the totals out and ranks them", () => {
    const end = ending(over([7, 9, 0, 0], [2, 1, 3, 3]), SCENE, name);
    expect(end?.title).toBe("Ben saved the most");
    expect(end?.places.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
      [3, 3],
    ]);
    expect(end?.places[1]).toMatchObject({ figure: "7 points" });
    expect(end?.places[1]?.note).toContain("6 + 1");
  });

  it("shares a victory, or lets the count decide", () => {
    expect(ending(over([7, 7, 0, 0], [1, 1, 3, 3]), SCENE, name)?.explanation).toContain("shared");
    expect(ending(over([7, 7, 0, 0], [1, 2, 3, 3]), SCENE, name)?.explanation).toContain("more explorers");
    expect(ending(view(), SCENE, name)).toBeNull();
  });
});
