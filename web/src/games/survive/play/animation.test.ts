import { describe, expect, it } from "vitest";
import type { Line, View } from "$lib/api/survive";
import { line, SCENE, view } from "./fixture";
import { advance, animationStep, animationSteps, concerns, drawn, lastMove } from "./animation";

const linesOf = (after: View, id: number) => after.explorers.find((one) => one.id === id);
const go = (kind: Line["kind"], more: Partial<Line>): View => advance(view(), line(kind, more).line, SCENE, view());

describe("following", () => {
  it("moves explorers over land, sea, boats and ashore", () => {
    expect(linesOf(go("walk", { explorer: 7, from: 42, to: 41 }), 7)).toMatchObject({ at: "land", cell: 41 });
    expect(linesOf(go("swim", { explorer: 7, from: 42, to: 43 }), 7)).toMatchObject({ at: "sea", cell: 43 });
    const aboard = go("board", { explorer: 7, boat: 6, from: 42, to: 22 });
    expect(linesOf(aboard, 7)).toMatchObject({ at: "boat", boat: 6, cell: 22 });
    expect(aboard.boats.find((one) => one.id === 6)?.crew).toEqual([7]);
    const jumped = go("dive", { explorer: 3, boat: 8, cell: 33 });
    expect(jumped.boats.find((one) => one.id === 8)?.crew).toEqual([9]);
    expect(linesOf(go("land", { explorer: 3, isle: 1, from: 33 }), 3)).toMatchObject({ at: "isle", isle: 1, cell: -1 });
  });

  it("carries a crew along with its boat", () => {
    const sailed = go("sail", { boat: 4, from: 35, to: 24 });
    expect([0, 22, 34].map((id) => linesOf(sailed, id)?.cell)).toEqual([24, 24, 24]);
  });

  it("sinks a tile under those who stand on it", () => {
    const sunk = go("sink", { cell: 45, terrain: 2, swimmers: [14, 26, 35] });
    expect(linesOf(sunk, 14)?.at).toBe("sea");
    expect(sunk.tiles[SCENE.cells[45]?.island ?? -1]).toBe(0);
  });

  it("shows what a tile brought from the position that follows", () => {
    const after = view({ creatures: [{ id: 7, kind: "shark", cell: 45 }] });
    const shown = animationStep(SCENE, [
      line("reveal", { cell: 45, terrain: 2, back: 0, lost: [], boats: [], creatures: [], aboard: [] }),
    ]);
    expect(drawn(view(), shown, SCENE, after).creatures).toEqual(after.creatures);
    expect(shown.turned).toEqual({ cell: 45, terrain: 2, back: 0, seat: -1 });
  });

  it("sends a kept tile to whoever took it, face down for others", () => {
    const hidden = animationStep(SCENE, [
      line("reveal", { seat: 2, cell: 45, terrain: 2, back: -1, lost: [], boats: [], creatures: [], aboard: [] }),
    ]);
    expect(hidden.turned).toMatchObject({ back: -1, seat: 2 });
  });

  it("goes on from a run that was seen before", () => {
    const first = line("walk", { explorer: 7, from: 42, to: 41, lost: false });
    const second = line("swim", { explorer: 7, from: 41, to: 40, lost: false });
    const [one] = animationSteps(SCENE, [first], [second]);
    expect(one).toMatchObject({
      kind: "travel",
      legs: 1,
      fresh: [second],
      move: { piece: { explorer: 7 }, cells: [42, 41, 40] },
    });
    expect(lastMove([first, second, line("roll", { die: "shark" })])?.cells).toEqual([42, 41, 40]);
  });
});

it("what harms one's own explorers concerns one, whoever did it", () => {
  const [own, other] = [0, 1].map((seat) => view().explorers.find((one) => one.seat === seat)?.id ?? -1);
  const concerned = (hit: number | undefined) =>
    concerns(animationStep(SCENE, [line("prowl", { seat: 1, from: 42, to: 41, hits: [hit ?? -1] })]), view(), 0);
  expect(concerned(own)).toBe(true);
  expect(concerned(other)).toBe(false);
  const lost = animationStep(SCENE, [line("swim", { explorer: own ?? -1, from: 42, to: 43, lost: true })]);
  expect(concerns(lost, view(), 0)).toBe(true);
});
