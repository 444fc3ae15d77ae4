import { describe, expect, it } from "vitest";
import { crossing, line, over } from "./fixture";
import { animationSteps, drawn, ended } from "./animation";

const { view } = crossing();

describe("the reveal", () => {
  const lines = [
    line("take", { terrains: [1] }),
    line("cross", { cell: 1 }),
    line("seal"),
    line("cross", { seat: 1, cell: 9 }),
    line("seal", { seat: 1 }),
    line("card", { seat: -1, card: 2 }),
  ];

  it("shows what others did, then the card; the own crosses are known", () => {
    expect(animationSteps(lines, 0).map(({ kind, seat }) => [kind, seat])).toEqual([
      ["quiet", 0],
      ["reveal", 1],
      ["card", -1],
    ]);
  });

  it("draws one board at a time as it is now", () => {
    const after = { ...view, boards: view.boards.map((one) => ({ ...one, crosses: [...one.crosses, 255] })) };
    const [, reveal] = animationSteps(lines, 0);
    const seen = reveal ? drawn(view, reveal, after) : view;
    expect(seen.actors).toEqual(view.actors.filter((seat) => seat !== 1));
    expect(seen.boards.map((one) => one.crosses.includes(255))).toEqual([false, true, false, false]);
  });

  it("turns the card up unnamed", () => {
    const [, , card] = animationSteps(lines, 0);
    expect(card ? drawn(view, card, view) : null).toMatchObject({ card: 2, named: -1 });
  });
});

describe("what is counted out", () => {
  it("is the round that ended, or the game", () => {
    expect(ended(view, view)).toBe(-1);
    expect(ended(view, { ...view, round: view.round + 1 })).toBe(view.round);
    expect(ended(view, over)).toBeNull();
    expect(ended(over, over)).toBe(-1);
  });
});
