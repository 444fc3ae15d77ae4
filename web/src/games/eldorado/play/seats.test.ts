import { describe, expect, it } from "vitest";
import { SCENE, view } from "./fixture";
import { decider, ending, notices, seatState } from "./seats";

const name = (seat: number) => ["Ann", "Basile"][seat] ?? "";
const home = (...seats: number[]) =>
  view().pieces.map((piece) => (seats.includes(piece.seat) ? { ...piece, cell: -1 } : piece));
const won = (...held: number[][]) => view().seats.map((seat, at) => ({ ...seat, blockades: held[at] ?? [] }));

describe("the seats", () => {
  it("tell how far it is", () => {
    expect(seatState(SCENE, view(), 0)).toMatchObject({ figure: "20", unit: "to go", done: false });
    expect(seatState(SCENE, view({ pieces: home(0) }), 0)).toMatchObject({ figure: "", progress: 1, done: true });
  });
});

describe("notices", () => {
  it("warn of the round limit in time", () => {
    expect(notices(view({ round: 90 }), name)).toEqual([]);
    expect(notices(view({ round: 95 }), name)[0]?.text).toContain("Round 95 of 100");
    expect(notices(view({ round: 100 }), name)[0]?.text).toContain("Last round");
  });

  it("name whoever brought the last round about", () => {
    expect(notices(view({ pieces: home(1) }), name)[0]?.text).toContain("Basile has reached El Dorado");
  });
});

describe("the end", () => {
  it("ranks and names the winner", () => {
    const over = ending(view({ phase: "over", places: [2, 1], pieces: home(1) }), name);
    expect(over?.title).toBe("Basile wins the race");
    expect(over?.places.map((one) => one.seat)).toEqual([1, 0]);
    expect(ending(view(), name)).toBeNull();
  });

  it("tells which rule decided", () => {
    expect(decider(view())).toBe("ending-by-distance");
    expect(decider(view({ pieces: home(0) }))).toBe("ending-arrived");
    expect(decider(view({ pieces: home(0, 1), seats: won([1, 2], [6]) }))).toBe("ending-by-count");
    expect(decider(view({ pieces: home(0, 1), seats: won([1], [6]) }))).toBe("ending-by-number");
    expect(decider(view({ pieces: home(0, 1) }))).toBe("ending-by-arrival");
  });
});
