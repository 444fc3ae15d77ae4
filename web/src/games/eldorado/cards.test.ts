import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "$lib/i18n/index.svelte";
import Beyond from "./Beyond.svelte";
import WonBlockade from "./WonBlockade.svelte";
import Card from "./Card.svelte";
import { emptiest } from "$board/corners";
import Hand from "./Hand.svelte";
import Market from "./Market.svelte";
import { cardName, coins, spokenCard } from "./names";
import Pile from "./Pile.svelte";
import Played from "./Played.svelte";
import Purse from "./Purse.svelte";
import { nextIndex } from "$board/roving";
import { fitted, pennantOf, pictureOf, rowOf, suitOf } from "./suits";
import { things } from "./testing/hexes";
import { cards as faces } from "./testing/hills";
import sheet from "$lib/symbols/eldorado.svg?raw";
import hexes from "$lib/symbols/eldorado_hexes.svg?raw";
import room from "$lib/symbols/common.svg?raw";

const cards = faces();
const named = (id: string, among = cards) => {
  const card = among.find((one) => one.id === id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
};

afterEach(() => setLanguage("en"));

describe("a card", () => {
  it("has a picture of its own, all twenty-one of them", () => {
    expect(cards).toHaveLength(21);
    for (const card of cards) expect(sheet).toContain(`id="${pictureOf(card)}"`);
    expect(new Set(cards.map(pictureOf)).size).toBe(21);
  });

  it.each(["en", "fr"] as const)("says what it does, costs and pays: %s", async (language) => {
    await setLanguage(language);
    window.__missing = [];
    const names = cards.map(cardName);
    expect(new Set(names).size).toBe(21);
    for (const card of cards) {
      const { unmount } = render(Card, { card });
      expect(screen.getByRole("img").getAttribute("aria-label")).toBe(spokenCard(card));
      unmount();
    }
    expect(window.__missing).toEqual([]);
  });

  it("is spoken in whole sentences", () => {
    expect(spokenCard(named("treasure_chest"))).toBe(
      "Treasure Chest. Passes villages with strength 4, or pays 4. It leaves the game once used so. Pays 4 coins. Costs 3 coins.",
    );
    expect(spokenCard(named("explorer"))).toBe(
      "Explorer. Crosses jungle with strength 1. Pays half a coin. A starting card.",
    );
  });

  it("shows strength on its pennant, and each symbol of a joker", () => {
    expect(pennantOf(named("pioneer"))).toMatchObject({ figure: "5", icons: ["i-machete"] });
    expect(pennantOf(named("jack")).icons).toEqual(["i-machete", "i-paddle", "i-coin"]);
    expect(pennantOf(named("native"))).toMatchObject({ figure: "", icons: ["i-pawn"] });
    expect(pennantOf(named("compass"))).toMatchObject({ figure: "3", icons: ["i-draw"] });
    expect(rowOf(named("giant_machete"))).toHaveLength(6);
    expect(rowOf(named("prop_plane"))).toHaveLength(3);
    expect(rowOf(named("scientist"))).toHaveLength(0);
  });

  it("marks items as used once and starting cards as unpriced", async () => {
    const { container, rerender } = render(Card, { card: named("prop_plane") });
    expect(container.querySelector(".once")?.textContent).toBe("once");
    expect(container.querySelector(".price")?.textContent).toBe("4");
    await rerender({ card: named("sailor") });
    expect(container.querySelector(".once")).toBeNull();
    expect(container.querySelector(".price")).toBeNull();
  });

  it("has a back", () => {
    render(Card, {});
    expect(screen.getByRole("img", { name: "Face-down card" })).toBeTruthy();
  });

  it("sets long names smaller", () => {
    expect(fitted("Scout", 19, 178)).toBe(19);
    expect(fitted("Poste de transmission", 19, 178)).toBeLessThan(17);
  });
});

describe("a card beyond the base game", () => {
  const all = things();
  const beyond = all.slice(21, 43);
  const given = (id: string) => named(id, all);

  it("has a picture of its own, all twenty-two of them; what a familiar does once shares its picture", () => {
    for (const card of beyond) expect(hexes).toContain(`id="${pictureOf(card)}"`);
    expect(new Set(beyond.map(pictureOf)).size).toBe(22);
    expect(pictureOf(given("polly_once"))).toBe(pictureOf(given("polly")));
  });

  it("and every tile has silhouettes that a sheet holds", () => {
    const drawn = `${hexes}${room}`;
    for (const thing of all.slice(21))
      for (const icon of pennantOf(thing).icons) expect(drawn).toContain(`id="${icon}"`);
  });

  it.each(["en", "fr"] as const)("says what it does, costs and pays, printed and spoken: %s", async (language) => {
    await setLanguage(language);
    window.__missing = [];
    expect(new Set(all.map(cardName)).size).toBe(all.length);
    for (const card of all.slice(21)) expect(spokenCard(card)).toContain(cardName(card));
    for (const card of beyond) {
      const { unmount } = render(Card, { card });
      unmount();
    }
    expect(window.__missing).toEqual([]);
  });

  it("tells where it comes from when it has no price, and what is guessed", () => {
    expect(spokenCard(given("leeroy"))).toBe(
      "Leeroy the bull. Crosses jungle with strength 2. Or once with strength 4; then it leaves the game. Pays half a coin. Dealt at the start.",
    );
    expect(spokenCard(given("isabella_jones"))).toBe(
      "Isabella Jones. Passes villages with strength 5, or pays 5. Its values are our own guess: no source tells them. Pays 5 coins. Hired in the Tavern.",
    );
    expect(spokenCard(given("ranger"))).toContain("Machete or paddle, as you choose, with strength 3. ");
    expect(spokenCard(given("demon"))).toMatch(/Nobody buys it\.$/);
  });

  it("wears its suit, an arch for heroes, and the flame with what happens once", () => {
    const show = (id: string) => render(Card, { card: given(id) }).container;
    expect(["leeroy", "frank", "polly", "demon", "mary_ripley", "shaman"].map((id) => suitOf(given(id)))).toEqual([
      "machete",
      "joker",
      "coin",
      "demon",
      "hero",
      "action",
    ]);
    expect(show("leeroy").querySelector(".once")?.textContent).toBe("or 4 once");
    expect(show("polly_once").querySelector(".once")?.textContent).toBe("once");
    expect(show("amelia_lockart").querySelector('[href="#h-frame"]')).toBeTruthy();
    expect(show("shaman").querySelector('[href="#h-frame"]')).toBeNull();
    expect(pennantOf(given("nathan_cook"))).toMatchObject({ figure: "3", icons: ["i-tile-step"] });
    expect(pennantOf(given("giant"))).toMatchObject({ figure: "", icons: ["i-pawn"] });
    expect(pennantOf(given("demon")).icons).toEqual(["i-demon"]);
  });
});

describe("the hand", () => {
  const props = { cards, hand: [0, 4, 2] };

  it("chooses by click, moves by arrows with one stop for Tab", async () => {
    const onchoose = vi.fn();
    render(Hand, { ...props, chosen: [1], onchoose });
    const [first, second, third] = screen.getAllByRole("button");
    expect([first, second, third].map((one) => one?.tabIndex)).toEqual([0, -1, -1]);
    expect(second?.getAttribute("aria-pressed")).toBe("true");
    first?.focus();
    await fireEvent.keyDown(first ?? document.body, { key: "ArrowRight" });
    expect(document.activeElement).toBe(second);
    await fireEvent.keyDown(second ?? document.body, { key: "End" });
    expect(document.activeElement).toBe(third);
    await fireEvent.click(third ?? document.body);
    expect(onchoose).toHaveBeenCalledWith(2);
  });

  it("answers a card that cannot be used with its reason", async () => {
    const onchoose = vi.fn();
    const onask = vi.fn();
    render(Hand, { ...props, onchoose, onask, reason: (slot) => (slot === 2 ? "No water near." : undefined) });
    const sailor = screen.getByRole("button", { name: /^Sailor/ });
    expect(sailor.getAttribute("aria-disabled")).toBe("true");
    expect(document.getElementById(sailor.getAttribute("aria-describedby") ?? "")?.textContent).toBe("No water near.");
    await fireEvent.click(sailor);
    expect(onask).toHaveBeenCalledWith(2);
    expect(onchoose).not.toHaveBeenCalled();
  });

  it("says when it is empty", () => {
    render(Hand, { cards, hand: [] });
    expect(screen.getByText("No cards in hand")).toBeTruthy();
  });
});

describe("the market", () => {
  const piles = [
    { card: 3, left: 2 },
    { card: -1, left: 0 },
    { card: 8, left: 3 },
  ];

  it("names each pile, its count and whether one can pay", async () => {
    const onchoose = vi.fn();
    render(Market, { cards, piles, affordable: new Set([3]), onchoose });
    await fireEvent.click(screen.getByRole("button", { name: /^Scout.*2 left you can pay for it$/ }));
    expect(onchoose).toHaveBeenCalledWith(3);
    expect(screen.getByRole("button", { name: /^Photographer.*3 left$/ })).toBeTruthy();
    expect(screen.getByText("Free slot")).toBeTruthy();
  });

  it("says once what free slots mean", () => {
    render(Market, { cards, piles: [...piles, { card: -1, left: 0 }] });
    expect(screen.getAllByText("Free slot")).toHaveLength(2);
    expect(screen.getAllByText(/can be bought now/)).toHaveLength(1);
  });

  it("keeps the piles beyond it in a drawer", async () => {
    render(Beyond, { cards, piles: [{ card: 5, left: 3 }], open: true });
    expect(screen.getByText("1 pile")).toBeTruthy();
    expect(screen.getByText(/comes in when a slot/)).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Pioneer/ })).toBeTruthy();
  });
});

describe("piles and purse", () => {
  it("open to show what is known to be in them", async () => {
    render(Pile, { kind: "discard", cards, count: 3, contents: [0, 0, 3] });
    await fireEvent.click(screen.getByRole("button", { name: /3 discarded/ }));
    expect(screen.getByRole("status").getAttribute("aria-label")).toBe("In the discard pile: 2 × Traveler, 1 × Scout");
    await fireEvent.keyDown(screen.getByRole("button"), { key: "Escape" });
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("show a draw pile by its back", () => {
    render(Pile, { kind: "draw", cards, count: 5 });
    expect(screen.getByRole("button", { name: /5 to draw/ })).toBeTruthy();
  });

  it("lay out the cards of the turn, and those that left the game", () => {
    render(Played, { cards, played: [4, 0], boxed: [14] });
    expect(screen.getByRole("list", { name: "Played this turn" }).children).toHaveLength(2);
    expect(screen.getByRole("list", { name: "Out of the game" }).children).toHaveLength(1);
  });

  it("add up halves", () => {
    expect([0, 1, 2, 5, 8].map(coins)).toEqual(["0", "½", "1", "2½", "4"]);
    const { container } = render(Purse, { parts: [2, 1, 1, 1] });
    expect(container.textContent?.replace(/\s+/g, " ")).toContain("2½ coins in hand:1 + ½ + ½ + ½");
  });

  it("name a blockade that was won", () => {
    render(WonBlockade, { blockade: { number: 5, terrain: "jungle", symbol: "machete", cost: 2 } });
    expect(screen.getByRole("img", { name: "Blockade 5, jungle 2" })).toBeTruthy();
  });
});

describe("small helpers", () => {
  it("walk along rows and grids", () => {
    expect(nextIndex("ArrowRight", 3, 4)).toBe(0);
    expect(nextIndex("ArrowDown", 1, 6, 2)).toBe(3);
    expect(nextIndex("ArrowDown", 5, 6, 2)).toBe(5);
    expect(nextIndex("Enter", 1, 6)).toBeNull();
    expect(nextIndex("Home", 0, 0)).toBeNull();
  });

  it("put the overview where it hides least, without fidgeting", () => {
    const frame = { width: 400, height: 400 };
    const size = { width: 100, height: 100 };
    const crowd = Array.from({ length: 9 }, (_, i) => ({ x: 350, y: 10 + i, weight: 1 }));
    expect(emptiest(crowd, frame, size, "top-right")).toBe("top-left");
    expect(emptiest(crowd.slice(0, 2), frame, size, "top-right")).toBe("top-right");
  });
});
