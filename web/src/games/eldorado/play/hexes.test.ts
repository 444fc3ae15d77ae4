import { describe, expect, it } from "vitest";
import { barrier } from "./curses";
import { legal, line, plan } from "./fixture";
import { animationSteps, drawn } from "./animation";
import { handState } from "./hand";
import { curseNumber, HEXED, hexDecision, hexView, number, names } from "./hexfixture";
import { pileTargets, placeTargets } from "./highlights";
import { type Event, type Decision, type Selection, NO_SELECTION } from "./decision";
import { affordable, suggest, sum } from "./money";
import { effects, recentFinds, findText } from "./recentFinds";
import { opening, step } from "./choices";
import { prompt } from "./prompt";
import { rulesNow } from "./currentRules";
import { resume } from "./moveQueue";
import { offered } from "./planChoice";
import { rowOf, twin } from "./playRow";

const CAVE = HEXED.caves?.[0] ?? -1;
const press = (cell: number, gesture: "hover" | "tap" | "do" = "do"): Event => ({
  type: "place",
  place: { cell },
  gesture,
});
const card = (slot: number): Event => ({ type: "card", slot });
const sent = (...actions: number[]) => ({ type: "send", actions });

function run(at: Decision, events: Event[], selection: Selection = opening(at)): ReturnType<typeof step> {
  return events.reduce<ReturnType<typeof step>>(([now], event) => step(at, now, event), [selection, null]);
}

describe("the row of things", () => {
  it("holds hand, tiles, a copy, and what familiars do once", () => {
    const at = hexDecision({ hand: ["explorer", "leeroy"], tiles: ["tile_pass"], turn: { copied: number("scout") } });
    const { cards, tiles, copied, onces } = rowOf(at);
    expect(cards).toEqual(["explorer", "leeroy", "tile_pass", "scout", "leeroy_once"].map(number));
    expect([tiles, copied, onces]).toEqual([2, 3, 4]);
    expect([twin(at, 1), twin(at, 4), twin(at, 0)]).toEqual([4, 1, -1]);
  });
});

describe("caves and tiles", () => {
  const explore = legal(7, "explore", { piece: 0, cave: 0 });

  it("offers a cave on the map and as a button, and only as an offer", () => {
    const at = hexDecision({}, { legal: [explore, legal(8, "explore", { piece: 1, cave: 0 }), legal(299, "end")] });
    expect([...placeTargets(at, NO_SELECTION).cells.keys()]).toEqual([CAVE]);
    expect(run(at, [press(CAVE)])[1]).toEqual(sent(7));
    expect(run(at, [press(CAVE, "tap")])[1]).toBeNull();
    expect(run(at, [card(0), press(CAVE)])[1]).toEqual(sent(7));
    const asked = prompt(at, NO_SELECTION, names);
    expect(asked?.buttons.map((one) => one.id)).toEqual(["undo", "restart", "explore-0", "buy", "end"]);
  });

  it("moves with a tile as with a card, but gives none up", () => {
    const way = plan({ card: number("tile_machete_2"), to: 11, actions: [21] });
    const rubble = plan({ card: -1, to: 20, cards: 1, actions: [40] });
    const at = hexDecision({ tiles: ["tile_machete_2"] }, { plans: [way, rubble], legal: [legal(299, "end")] });
    const [chosen] = run(at, [card(1)]);
    expect(offered(at, chosen.mode)).toEqual([way]);
    expect(run(at, [card(1), press(11)])[1]).toEqual(sent(21));
  });

  it("uses a tile by Enter, or on somebody by a button", () => {
    const pass = number("tile_pass");
    const at = hexDecision({ tiles: ["tile_pass"] }, { legal: [legal(5, "use", { card: pass })] });
    expect(run(at, [card(1), { type: "confirm" }])[1]).toEqual(sent(5));
    const banish = number("tile_banish_demon");
    const two = [1, 2].map((whom) => legal(whom, "use", { card: banish, whom }));
    const many = hexDecision({ tiles: ["tile_banish_demon"] }, { legal: two });
    expect(run(many, [card(1), { type: "confirm" }])[1]).toBeNull();
    expect(run(many, [card(1), { type: "act", action: 2 }])[1]).toEqual(sent(2));
  });

  it("exchanges up to four cards and then says that it is enough", () => {
    const gives = ["explorer", "sailor"].map((id) => legal(50 + number(id), "give", { card: number(id) }));
    const at = hexDecision({ hand: ["explorer", "sailor"], view: { phase: "swap" } }, { legal: gives });
    expect(run(at, [{ type: "confirm" }])[1]).toBeNull();
    const [rest, effect] = run(at, [card(0), { type: "confirm" }]);
    expect(effect).toEqual(sent(50 + number("explorer")));
    expect(resume(hexDecision({ view: { phase: "swap" } }, { legal: [legal(9, "done")] }), rest)[1]).toEqual(sent(9));
  });

  it("has a copied card at hand, and puts it back", () => {
    const at = hexDecision({ turn: { copied: number("scout") } }, { legal: [legal(299, "end")] });
    expect(opening(at).mode).toEqual({ at: "card", slot: 1 });
    expect(run(at, [{ type: "back" }])[0]).toEqual(NO_SELECTION);
    const copying = hexDecision({ view: { phase: "copy" } }, { legal: [legal(4, "copy", { card: number("scout") })] });
    expect(pileTargets(copying, NO_SELECTION)).toEqual([number("scout")]);
    expect(run(copying, [{ type: "pile", card: number("scout") }])[1]).toEqual(sent(4));
    expect(run(copying, [{ type: "pile", card: number("jack") }])[1]).toBeNull();
  });
});

describe("demons", () => {
  const brave = plan({ card: -1, to: 17, actions: [70], used: 0, held: 0, symbol: "", curses: 1 });

  it("is no left-over strength: it lights with the piece, and tells its price", () => {
    const at = hexDecision({}, { plans: [brave], legal: [legal(299, "end")] });
    expect(offered(at, NO_SELECTION.mode)).toEqual([]);
    const [picked, effect] = run(at, [press(17)]);
    expect(effect).toBeNull();
    expect(placeTargets(at, picked).cells.get(17)?.label).toBe("costs a curse");
    expect(prompt(at, picked, names)?.title.key).toBe("prompt-brave");
    expect(step(at, picked, { type: "confirm" })[1]).toEqual(sent(70));
    expect(step(at, run(at, [card(0)])[0], press(17))[0].mode.at).toBe("piece");
  });

  it("asks twice only where it is risky", () => {
    const picked: Event = { type: "piece", piece: 0 };
    const at = (curses: number, borne: string[] = []) =>
      hexDecision({ curses: borne }, { plans: [{ ...brave, curses }], legal: [legal(299, "end")] });
    expect(run(at(1), [picked, press(17)])[1]).toEqual(sent(70));
    expect(run(at(2), [picked, press(17)])[1]).toBeNull();
    expect(run(at(1, ["misery"]), [picked, press(17)])[1]).toBeNull();
    expect(run(at(2), [picked, press(17), press(17)])[1]).toEqual(sent(70));
  });
});

describe("curses", () => {
  it("bar what they forbid", () => {
    const bars = (id: string, ...curses: string[]) => barrier(hexDecision({ curses }), number(id))?.id;
    expect(bars("native", "misery")).toBe("misery");
    expect(bars("explorer", "misery")).toBeUndefined();
    expect(bars("tile_pass", "cave_fever")).toBe("cave_fever");
    expect(bars("explorer", "cave_fever", "misfortune")).toBe("misfortune");
    expect(bars("explorer", "lethargy_machete")).toBe("lethargy_machete");
    expect(bars("jack", "lethargy_machete")).toBeUndefined();
    expect(bars("ranger", "lethargy_machete", "lethargy_paddle")).toBe("lethargy_machete");
  });

  it("say so on the card", () => {
    const at = hexDecision({ hand: ["native", "explorer"], curses: ["misery"] }, { legal: [legal(299, "end")] });
    const { reason, usable } = handState({ decision: at, selection: NO_SELECTION, whyAnswer: null });
    expect(usable(0)).toBe(false);
    expect(reason(0)).toContain("purple");
    expect(reason(1)).toBeUndefined();
    expect(prompt(at, { ...NO_SELECTION, mode: { at: "card", slot: 0 } }, names)?.title.key).toBe("prompt-card-cursed");
  });

  it("are lifted thing by thing, and what does not count asks why not", () => {
    const gives = ["explorer", "tile_machete_1"].map((id) => legal(number(id), "give", { card: number(id) }));
    const at = hexDecision(
      {
        hand: ["explorer", "sailor"],
        tiles: ["tile_machete_1"],
        view: { phase: "lift", owed: 2 },
        hexes: { lifting: 0 },
      },
      { legal: gives },
    );
    expect(run(at, [card(0)])[1]).toEqual(sent(number("explorer")));
    expect(run(at, [card(2)])[1]).toEqual(sent(number("tile_machete_1")));
    expect(run(at, [card(1)])[1]).toMatchObject({ question: { give: number("sailor") } });
    expect(run(at, [{ type: "back" }])[1]).toEqual({ type: "undo" });
  });

  it("let others move pieces, and ask which where two can go", () => {
    const hop = (action: number, whom: number, piece: number) =>
      legal(action, "hop", { whom, piece, from: 10, to: 11 });
    const one = hexDecision(
      { view: { phase: "hop" }, hexes: { hops: [2, 2], curse: curseNumber("voodoo") } },
      { legal: [hop(3, 1, 0), legal(9, "done")] },
    );
    expect(placeTargets(one, NO_SELECTION).cells.get(11)?.plan?.path).toEqual([10, 11]);
    expect(run(one, [press(11)])[1]).toEqual(sent(3));
    const both = hexDecision(
      { view: { phase: "hop" }, hexes: { hops: [0, 1] } },
      { legal: [hop(3, 0, 0), hop(4, 0, 1), legal(9, "done")] },
    );
    const [which, nothing] = run(both, [press(11)]);
    expect(nothing).toBeNull();
    expect(prompt(both, which, names)?.buttons.map((button) => button.event)).toEqual(
      [3, 4].map((action) => ({ type: "act", action })),
    );
  });
});

describe("paying", () => {
  const pay = (id: string, worth: number) =>
    legal(100 + number(id), "pay", { card: number(id), worth, by_coin: worth > 1 });
  const sale = { on_sale: [number("scout"), number("trailblazer"), number("treasure_chest")] };

  it("counts coins of tiles, and of silenced cards only half", () => {
    const at = hexDecision(
      { hand: ["traveler"], tiles: ["tile_coin_2"], view: sale },
      { legal: [pay("traveler", 1), pay("tile_coin_2", 4)] },
    );
    expect(sum(at, { slots: [0, 1] })).toBe(5);
    expect(suggest(at, number("scout"))).toEqual({ slots: [1] });
  });

  it("uses a familiar once in need, and never twice", () => {
    const at = hexDecision({ hand: ["polly"], view: sale }, { legal: [pay("polly", 2), pay("polly_once", 6)] });
    expect(affordable(at)).toContain(number("treasure_chest"));
    expect(suggest(at, number("scout"))).toEqual({ slots: [0] });
    expect(suggest(at, number("treasure_chest"))).toEqual({ slots: [1] });
    const buying: Selection = { ...NO_SELECTION, mode: { at: "buy", slots: [0], want: number("scout") } };
    const [once] = step(at, buying, { type: "once" });
    expect(once.mode).toMatchObject({ slots: [1] });
    expect(handState({ decision: at, selection: once, whyAnswer: null }).chosen).toEqual([0]);
    expect(step(at, once, card(0))[0].mode).toMatchObject({ slots: [] });
  });

  it("changes a symbol first, because the next card ends it", () => {
    const change = legal(77, "change", { card: number("trailblazer"), worth: 6 });
    const at = hexDecision(
      { hand: ["traveler", "trailblazer"], turn: { changed: true }, view: sale },
      { legal: [pay("traveler", 2), pay("trailblazer", 1), change] },
    );
    expect(suggest(at, number("treasure_chest"))).toEqual({ slots: [1], changed: 1 });
    const buying: Selection = { ...NO_SELECTION, mode: { at: "buy", slots: [0], want: number("treasure_chest") } };
    const [changed] = step(at, buying, { type: "change" });
    expect(changed.mode).toMatchObject({ slots: [0, 1], changed: 1 });
    expect(step(at, changed, { type: "confirm" })[1]).toEqual(sent(77, 100 + number("traveler")));
    expect(step(at, changed, { type: "change" })[0].mode).not.toHaveProperty("changed");
  });
});

describe("what is watched", () => {
  it("turns up a tile and lays it before its finder", () => {
    const find = line("find", { card: number("tile_pass"), cave: 0 });
    const [one] = animationSteps(HEXED, [], [line("explore", { piece: 0, cave: 0 }), find]);
    expect(one).toMatchObject({ kind: "find", card: number("tile_pass"), cave: 0 });
    const after = one && drawn(HEXED, hexView(), one);
    expect(after?.seats[0]?.tiles).toEqual([number("tile_pass")]);
    expect(after?.caves?.piles[0]?.left).toBe(3);
  });

  it("lays lasting curses before their bearer, unless a ward may send them away", () => {
    const bearing = (id: string, tiles: string[] = []) => {
      const [one] = animationSteps(HEXED, [], [line("curse", { curse: curseNumber(id) })]);
      return one && drawn(HEXED, hexView({ tiles }), one).seats[0]?.curses;
    };
    expect(bearing("misery")).toEqual([curseNumber("misery")]);
    expect(bearing("torment")).toEqual([]);
    expect(bearing("misery", ["tile_ward"])).toEqual([]);
  });

  it("moves the piece of whom a hop is about, and takes used tiles away", () => {
    const [hop] = animationSteps(HEXED, [], [line("hop", { seat: 1, whom: 0, piece: 0, from: 10, to: 11 })]);
    expect(hop?.move).toEqual({ seat: 0, piece: 0, cells: [10, 11] });
    const [use] = animationSteps(HEXED, [], [line("use", { card: number("tile_pass") })]);
    expect(use && drawn(HEXED, hexView({ tiles: ["tile_pass"] }), use).seats[0]?.tiles).toEqual([]);
  });

  it("is told again beside the next question", () => {
    const lines = [
      line("brave", { to: 17 }),
      line("curse", { curse: curseNumber("voodoo") }),
      line("hop", { seat: 1, whom: 0 }),
      line("done", { seat: 1 }),
    ];
    expect(recentFinds(lines, 0).map((one) => findText(HEXED, one))).toEqual([
      "Voodoo: The player on your left moves your piece twice.",
    ]);
    expect(recentFinds([...lines, line("end")], 0)).toEqual([]);
    expect(recentFinds(lines, 1)).toEqual([]);
    expect(effects(hexView({ turn: { passing: true } }))).toHaveLength(1);
  });
});

describe("rules now", () => {
  it("are those of the phase, of the thing and of the curses one bears", () => {
    const rules = (holding: Parameters<typeof hexView>[0], selection: Selection = NO_SELECTION) =>
      rulesNow(hexView(holding), selection, HEXED);
    expect(rules({ view: { phase: "lift" }, hexes: { lifting: 0 } })).toEqual([
      "eldorado.curse.lift",
      "eldorado.curse.lethargy",
    ]);
    expect(rules({ view: { phase: "hop" }, hexes: { curse: curseNumber("voodoo") } })[0]).toBe("eldorado.curse.voodoo");
    expect(rules({ curses: ["cave_fever"] })).toContain("eldorado.curse.cave-fever");
    const chosen: Selection = { ...NO_SELECTION, mode: { at: "card", slot: 1 } };
    expect(rules({ tiles: ["tile_draw_one"] }, chosen)[0]).toBe("eldorado.caves.draw-one");
    expect(rules({ tiles: ["tile_coin_1"] }, chosen)[0]).toBe("eldorado.caves.symbols");
    expect(rules({ hand: ["explorer", "nathan_cook"] }, chosen)).toEqual([
      "eldorado.hero.nathan",
      "eldorado.walk.steps",
    ]);
    expect(rules({ hand: ["explorer", "luna"] }, chosen)).toEqual(["eldorado.familiar.use", "eldorado.familiar.once"]);
  });
});
