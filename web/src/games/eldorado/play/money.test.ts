import { describe, expect, it } from "vitest";
import { CARTOGRAPHER, CHEST, legal, moment, SCOUT, TRAILBLAZER, TRAVELER, view } from "./fixture";
import { affordable, coins, parts, suggest, sum, within } from "./money";

describe("the purse", () => {
  it("adds half coins exactly", () => {
    expect([0, 1, 2, 5].map(coins)).toEqual(["0", "½", "1", "2½"]);
    expect(sum(moment(), { slots: [0, 2, 3] })).toBe(4);
    expect(parts(moment(), { slots: [0, 2] })).toEqual([2, 1]);
  });

  it("counts what was already paid", () => {
    const at = moment({ view: view({ purse: 3 }) });
    expect(sum(at, { slots: [0] })).toBe(5);
    expect(parts(at, { slots: [0] })).toEqual([3, 2]);
  });
});

describe("what can be bought", () => {
  it("is what the hand can pay among the piles on sale", () => {
    expect(affordable(moment())).toEqual([SCOUT, TRAILBLAZER, CHEST]);
    expect(within(moment(), { slots: [0] })).toEqual([SCOUT]);
  });

  it("reaches beyond the market when the table says that those piles are on sale", () => {
    expect(within(moment(), { slots: [0, 1, 2, 3] })).not.toContain(CARTOGRAPHER);
    const at = moment({ view: view({ on_sale: [CARTOGRAPHER], purse: 8 }) });
    expect(within(at, { slots: [] })).toEqual([CARTOGRAPHER]);
  });

  it("is nothing after the purchase", () => {
    expect(affordable(moment({ view: view({ bought: true }) }))).toEqual([]);
  });
});

describe("a suggested payment", () => {
  it("wastes no change where it can", () => {
    expect(suggest(moment(), SCOUT)).toEqual({ slots: [0] });
    expect(suggest(moment(), TRAILBLAZER)).toEqual({ slots: [0, 1, 2, 3] });
  });

  it("spares a card that would leave the game", () => {
    const at = moment({
      view: view({ hand: [TRAVELER, TRAVELER, TRAVELER, TRAVELER, CHEST] }),
      legal: [legal(1, "pay", { card: TRAVELER }), legal(2, "pay", { card: CHEST })],
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
    expect(suggest(moment({ view: view({ hand: [TRAVELER] }) }), TRAILBLAZER)).toBeNull();
  });
});
