import { describe, expect, it } from "vitest";
import { CARTOGRAPHER, CHEST, legal, decision, SCOUT, TRAILBLAZER, TRAVELER, TURN, view } from "./fixture";
import { affordable, coins, counted, parts, suggest, sum, within } from "./money";

describe("the purse", () => {
  it("adds half coins exactly", () => {
    expect([0, 1, 2, 5].map(coins)).toEqual(["0", "½", "1", "2½"]);
    expect(sum(decision(), { slots: [0, 2, 3] })).toBe(4);
    expect(parts(decision(), { slots: [0, 2] })).toEqual([2, 1]);
  });

  it("counts what was already paid", () => {
    const at = decision({ view: view({ purse: 3 }) });
    expect(sum(at, { slots: [0] })).toBe(5);
    expect(parts(at, { slots: [0] })).toEqual([3, 2]);
  });

  it("counts the hand where nothing can be bought at this point, but not after the purchase", () => {
    const moving = { legal: TURN.filter(({ kind }) => kind !== "pay") };
    expect(counted(decision()).slots).toEqual([0, 1, 2, 3]);
    expect(counted(decision(moving)).slots).toEqual([0, 1, 2, 3]);
    expect(counted(decision({ ...moving, view: view({ bought: true }) })).slots).toEqual([]);
  });
});

describe("what can be bought", () => {
  it("is what the hand can pay among the piles on sale", () => {
    expect(affordable(decision())).toEqual([SCOUT, TRAILBLAZER, CHEST]);
    expect(within(decision(), { slots: [0] })).toEqual([SCOUT]);
  });

  it("reaches beyond the market when the table says that those piles are on sale", () => {
    expect(within(decision(), { slots: [0, 1, 2, 3] })).not.toContain(CARTOGRAPHER);
    const at = decision({ view: view({ on_sale: [CARTOGRAPHER], purse: 8 }) });
    expect(within(at, { slots: [] })).toEqual([CARTOGRAPHER]);
  });

  it("is nothing after the purchase", () => {
    expect(affordable(decision({ view: view({ bought: true }) }))).toEqual([]);
  });
});

describe("a suggested payment", () => {
  it("wastes no change where it can", () => {
    expect(suggest(decision(), SCOUT)).toEqual({ slots: [0] });
    expect(suggest(decision(), TRAILBLAZER)).toEqual({ slots: [0, 1, 2, 3] });
  });

  it("spares a card that would leave the game", () => {
    const at = decision({
      view: view({ hand: [TRAVELER, TRAVELER, TRAVELER, TRAVELER, CHEST] }),
      legal: [legal(1, "pay", { card: TRAVELER }), legal(2, "pay", { card: CHEST, by_coin: true })],
    });
    expect(
      suggest(
        {
          ...at,
          scene: { ...at.scene, cards: at.scene.cards.map((card, i) => (i === SCOUT ? { ...card, price: 4 } : card)) },
        },
        SCOUT,
      ),
    ).toEqual({ slots: [0, 1, 2, 3] });
  });

  it("is nothing when the hand is worth too little", () => {
    expect(suggest(decision({ view: view({ hand: [TRAVELER] }) }), TRAILBLAZER)).toBeNull();
  });
});
