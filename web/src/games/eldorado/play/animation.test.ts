import { describe, expect, it } from "vitest";
import { ARRIVED } from "../scene";
import { line, SCENE, SCOUT, TRAILBLAZER, TRAVELER, view } from "./fixture";
import { animationSteps, concerns, drawn, lastMove } from "./animation";

const finish = SCENE.cells.findIndex((cell) => cell.terrain === "finish");
const move = (to: number, from = 10) => line("move", { card: TRAILBLAZER, piece: 0, from, to, blockade: -1 });
const onward = (to: number, from: number) => line("step", { piece: 0, from, to, blockade: -1 });

describe("following a move", () => {
  it("is one way over all its cells", () => {
    const [one, ...rest] = animationSteps(SCENE, [], [move(11), onward(13, 11)]);
    expect(rest).toEqual([]);
    expect(one).toMatchObject({ kind: "travel", move: { cells: [10, 11, 13] }, legs: 2 });
    const after = one && drawn(SCENE, view(), one);
    expect(after?.pieces[0]?.cell).toBe(13);
    expect(after?.hand).toEqual([TRAVELER, TRAVELER, 1]);
    expect(after?.played).toEqual([TRAILBLAZER]);
  });

  it("goes on from what was seen before", () => {
    const before = [move(11)];
    const [one] = animationSteps(SCENE, before, [onward(13, 11)]);
    expect(one).toMatchObject({ move: { cells: [10, 11, 13] }, legs: 1 });
    expect(one?.fresh).toHaveLength(1);
  });

  it("ends in the city", () => {
    const [one] = animationSteps(SCENE, [], [move(finish)]);
    expect(one?.move?.cells.at(-1)).toBe(ARRIVED);
    expect(one && drawn(SCENE, view(), one).pieces[0]?.cell).toBe(ARRIVED);
  });

  it("enters rubble with the last card given up", () => {
    const enter = line("enter", { piece: 0, from: 10, to: 20, blockade: -1, cards: 2, space: "rubble" });
    const give = () => line("give", { card: TRAVELER, space: "rubble" });
    const first = give();
    expect(animationSteps(SCENE, [], [enter, first])[0]).toMatchObject({ kind: "card", move: null });
    expect(animationSteps(SCENE, [enter, first], [give()])[0]).toMatchObject({
      kind: "travel",
      move: { cells: [10, 20] },
    });
  });

  it("lifts a blockade and leaves the piece where it is", () => {
    const [one] = animationSteps(
      SCENE,
      [],
      [line("move", { card: SCOUT, piece: 0, from: 10, to: -1, blockade: 0, number: 3 })],
    );
    expect(one).toMatchObject({ kind: "open", blockade: 0 });
    const after = one && drawn(SCENE, view(), one);
    expect(after?.blockades).toEqual([]);
    expect(after?.pieces[0]?.cell).toBe(10);
  });

  it("takes a bought card off its pile", () => {
    const [one] = animationSteps(
      SCENE,
      [],
      [line("pay", { card: TRAVELER, worth: 2 }), line("buy", { card: SCOUT, price: 1 })],
    );
    expect(one?.kind).toBe("buy");
    expect(one && drawn(SCENE, view(), one).market[0]).toEqual({ card: SCOUT, left: 2 });
  });

  it("leaves footprints of the last way", () => {
    expect(lastMove(SCENE, [move(11), line("end")])).toMatchObject({ cells: [10, 11] });
    expect(lastMove(SCENE, [line("end")])).toBeNull();
  });
});

it("a curse on oneself and a thing that somebody uses on one concern one", () => {
  const steps = (one: ReturnType<typeof line>) => animationSteps(SCENE, [], [one]);
  const concerned = (one: ReturnType<typeof line>) => steps(one).map((step) => concerns(step, 0));
  expect(concerned(line("curse", { curse: 0, seat: 0 }))).toEqual([true]);
  expect(concerned(line("curse", { curse: 0, seat: 1 }))).toEqual([false]);
  expect(concerned(line("use", { card: SCOUT, seat: 1, whom: 0 }))).toEqual([true]);
  expect(concerned(line("use", { card: SCOUT, seat: 0, whom: 1 }))).toEqual([false]);
});
