import { describe, expect, it } from "vitest";
import type { Legal } from "$lib/api/explorers";
import { promptText } from "../../../table/messages";
import { alone, crossing, laying, sealing, taking } from "./fixture";
import { cells, NO_SELECTION, type Decision, type Selection } from "./decision";
import { country, looked } from "./cellNames";
import { prompt } from "./prompt";
import { rulesNow } from "./currentRules";

const ask = (at: Decision, selection: Selection = NO_SELECTION) => {
  const asked = prompt(at, selection, { country, looked: "" });
  return asked ? promptText(asked) : null;
};
const ids = (at: Decision, selection?: Selection) =>
  ask(at, selection)?.buttons.map((one) => (one.off ? `${one.id}?` : one.id));

describe("what is asked", () => {
  it("is a half of the card, or a map", () => {
    expect(ask(taking())?.title).toBe("Take a side of the card, or use a map");
    expect(ids(taking())).toEqual(["map", "restart", "undo"]);
    expect(ask(taking(), { ...NO_SELECTION, mode: { at: "map" } })?.title).toBe("Which terrain does the map show?");
  });

  it("tells the crosses left and keeps the seal in sight", () => {
    expect(ask(crossing())?.title).toBe("One cross left: sand");
    expect(ids(crossing())).toEqual(["map?", "restart", "undo", "seal?"]);
    expect(ask(alone())?.title).toBe("2 crosses left: grass + mountain");
  });

  it("leaves out on a phone what cannot be pressed yet", () => {
    const onPhone = (at: Decision) => ask(at)?.buttons.flatMap((one) => (one.hiddenOnPhone ? [] : [one.id]));
    expect(onPhone(crossing())).toEqual(["restart", "undo"]);
    expect(onPhone(sealing())).toEqual(["restart", "undo", "seal"]);
  });

  it("is the seal, with the maps out of reach", () => {
    expect(ask(sealing())?.title).toBe("All crosses are written");
    expect(ids(sealing())?.at(-1)).toBe("seal");
  });

  it("puts the horse first", () => {
    const at = crossing();
    const now = at.view.turn_now;
    expect(ask({ ...at, view: { ...at.view, turn_now: now && { ...now, horses: 1 } } })?.title).toBe(
      "The horse: one more cross",
    );
  });

  it("offers every bonus by its temple", () => {
    const bonus = (slot: number): Legal => ({ kind: "bonus", seat: 0, slot, crosses: 3 - slot, action: slot });
    const at = crossing({ legal: [bonus(0), bonus(1)] });
    expect(
      ask(at)
        ?.buttons.filter((one) => one.main)
        .map((one) => one.text),
    ).toEqual(["Temple A: 3", "Temple B: 2"]);
  });

  it("is where the next tile goes, or the half to name", () => {
    expect(ask(laying())?.title).toBe("Lay a tile at C");
    const at = taking();
    expect(ask({ ...at, view: { ...at.view, phase: "name" } })?.title).toBe("You are active: name a side of the card");
  });

  it("is which of several villages everybody starts from, with those villages lit", () => {
    const { view } = crossing();
    const village = (slot: number): Legal => ({ kind: "village", seat: 0, slot, action: slot });
    const at = crossing({ view: { ...view, phase: "village" }, legal: [village(1), village(3)] });
    expect(ask(at)).toMatchObject({
      title: "Choose the start village",
      detail: "2 villages lie equally near to the middle.",
    });
    expect([...cells(at).keys()]).toEqual([1, 3].map((slot) => view.villages[slot]?.cell));
    expect(rulesNow(at.view, NO_SELECTION)).toContain("explorers.setup.start-tie");
  });

  it("is nothing to those who wait", () => {
    expect(ask(crossing({ legal: [] }))).toBeNull();
  });
});

describe("what lies under the pointer", () => {
  const { scene, view } = crossing();
  const temple = view.temples[1];
  it("is told with what it does, unless it is crossed", () => {
    const bare = { ...view, boards: [] };
    expect(looked(scene, bare, temple?.cell ?? -1)).toContain("temple B. With a key");
    expect(looked(scene, view, view.boards[0]?.crosses[0] ?? -1)).toBe("");
    expect(looked(scene, view, null)).toBe("");
  });
});

describe("the rules for this moment", () => {
  it("follow the stage of the turn", () => {
    expect(rulesNow(taking().view, NO_SELECTION)).toContain("explorers.active.same-side");
    expect(rulesNow(taking().view, { ...NO_SELECTION, mode: { at: "map" } })).toContain("explorers.map.any-terrain");
    expect(rulesNow(crossing().view, NO_SELECTION)).toContain("explorers.cross.adjacent");
    expect(rulesNow(laying().view, NO_SELECTION)).toContain("explorers.setup.turned");
  });
});
