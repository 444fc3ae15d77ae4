import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Advice, Advised, Update } from "$lib/api";
import type { Legal } from "$lib/api/eldorado";
import { games } from "$lib/games.svelte";
import { setLanguage } from "$lib/i18n/index.svelte";
import { levelName, activeLevel, defaultLevel } from "$lib/levels";
import { settings } from "$lib/settings.svelte";
import LevelPicker from "$lib/ui/LevelPicker.svelte";
import { EXPLORER, SCENE, TRAILBLAZER, TRAVELER, TURN, legal, decision, view } from "../games/eldorado/play/fixture";
import { EldoradoTable } from "../games/eldorado/play/table.svelte";
import HintPanel from "./HintPanel.svelte";
import { Hints, hintMoves, listOf, type Hint, type HintMove } from "./hints.svelte";
import { live } from "./live.svelte";
import StandInReport from "./StandInReport.svelte";
import StandIns from "./StandIns.svelte";
import { chairsAfter, secondsToNextGone, offers } from "./standIns";
import { chairAt } from "./testing/chairs";
import ThinkingBar from "./ThinkingBar.svelte";

vi.stubGlobal("fetch", () => Promise.reject(new Error("no server here")));
afterEach(cleanup);

const LEVELS = ["first-steps", "rambler", "traveller", "surveyor", "navigator", "pathfinder"].map((id, step) => ({
  id,
  elo: 600 + 200 * step,
  seconds: 0,
}));
const friend = (more: object = {}) => chairAt(1, { name: "Ben", kind: "friend", here: false, gone_in: 0, ...more });

describe("levels", () => {
  it("propose one in the middle, and know older names", () => {
    expect(defaultLevel(LEVELS)).toBe("traveller");
    expect(levelName("navigator")).toBe("Navigator");
    expect(levelName("grandmaster")).toBe("grandmaster");
    expect(activeLevel(chairAt(0))).toBe("");
    expect(activeLevel(chairAt(0, { stand_in: "rambler" }))).toBe("rambler");
  });

  it("are radio buttons that tell name and strength", async () => {
    const choose = vi.fn();
    render(LevelPicker, { label: "Level", levels: LEVELS, value: "traveller", choose });
    const chosen = screen.getByRole<HTMLInputElement>("radio", { name: "Wayfarer, Elo 1000" });
    expect(chosen.checked).toBe(true);
    await fireEvent.click(screen.getByRole("radio", { name: "Pathfinder, Elo 1600" }));
    expect(choose).toHaveBeenCalledWith("pathfinder");
    expect(screen.getByTestId("level").textContent).toContain("minds the next step");
  });
});

describe("who may let a bot in", () => {
  const all = { mine: [0], may: true, over: false };
  const kinds = (chairs: Parameters<typeof offers>[0]["chairs"], more: object = {}) =>
    offers({ chairs, ...all, ...more }).map(({ kind, seat }) => `${kind} ${seat}`);

  it("for somebody who has been away for a while, and for oneself", () => {
    const bot = chairAt(2, { kind: "bot", level: "rambler" });
    expect(kinds([chairAt(0), friend(), bot])).toEqual(["let 1", "hand 0"]);
    expect(kinds([chairAt(0), friend({ gone_in: 4 }), bot])).toEqual(["hand 0"]);
    expect(kinds([chairAt(0), friend({ here: true, gone_in: -1 })])).toEqual(["hand 0"]);
    expect(kinds([chairAt(0, { stand_in: "rambler", lent: true }), friend({ stand_in: "rambler" })])).toEqual([
      "take 0",
      "wait 1",
    ]);
  });

  it("nobody who only watches, and not after the end", () => {
    expect(kinds([chairAt(0), friend()], { may: false, mine: [] })).toEqual([]);
    expect(kinds([chairAt(0), friend()], { over: true })).toEqual([]);
  });

  it("once the seconds are over", () => {
    const chairs = [chairAt(0), friend({ gone_in: 4 })];
    expect(secondsToNextGone(chairs)).toBe(4);
    expect(chairsAfter(chairs, 4).map((chair) => chair.gone_in)).toEqual([-1, 0]);
    expect(secondsToNextGone([chairAt(0)])).toBe(Infinity);
  });
});

describe("the stand-ins under the players", () => {
  beforeEach(() => {
    vi.spyOn(games, "find").mockReturnValue({ levels: LEVELS } as ReturnType<typeof games.find>);
    vi.spyOn(games, "load").mockResolvedValue();
  });

  it("ask for the level, then let the bot play", async () => {
    const stand = vi.fn();
    const standIns = {
      chairs: [chairAt(0, { name: "Ann" }), friend()],
      mine: [0],
      may: true,
      over: false,
      hints: true,
      stand,
      resume: vi.fn(),
    };
    render(StandIns, { standIns, game: "eldorado" });
    expect(screen.getByText("Ben has left the table.")).toBeTruthy();
    expect(screen.getByTestId("hints-said").textContent).toBe("Hints are given at this table.");
    await fireEvent.click(screen.getByTestId("stand-let-1"));
    await fireEvent.click(await screen.findByRole("radio", { name: /Surveyor/ }));
    await fireEvent.click(screen.getByTestId("stand-start"));
    expect(stand).toHaveBeenCalledWith(1, "surveyor");
  });

  it("give one's own seat back at a press", async () => {
    const resume = vi.fn();
    const standIns = {
      chairs: [chairAt(0, { name: "Ann", stand_in: "rambler", lent: true })],
      mine: [0],
      may: true,
      over: false,
      hints: true,
      stand: vi.fn(),
      resume,
    };
    render(StandIns, { standIns, game: "eldorado" });
    expect(screen.getByTestId("stand-ins").textContent).toContain("A bot, Rambler, plays for you.");
    await fireEvent.click(screen.getByRole("button", { name: "Play myself" }));
    expect(resume).toHaveBeenCalledWith(0);
  });

  it("tell what was played meanwhile", () => {
    const entry = {
      seat: 1,
      round: 1,
      step: 7,
      at: 0,
      rule: "",
      parts: [
        { text: "Ben", strong: true },
        { text: " ends the turn", strong: false },
      ],
      text: "",
    };
    const back = { type: "returned" as const, seat: 1, level: "rambler", since: 3 };
    render(StandInReport, { back, name: "Ben", entries: [entry], close: vi.fn() });
    expect(screen.getByTestId("stand-in-report").textContent).toContain("Ben ends the turn");
    expect(screen.getByText("Meanwhile Rambler has played for Ben:")).toBeTruthy();
  });
});

describe("a hint", () => {
  const table = (): EldoradoTable => {
    const link = {
      play: vi.fn(() => true),
      undo: vi.fn(),
      restart: vi.fn(),
      why: vi.fn(),
      say: vi.fn(),
      show: vi.fn(),
    };
    const made = new EldoradoTable({ scene: SCENE, log: [] }, link);
    made.setChairs([chairAt(0, { name: "Ann" }), chairAt(1, { name: "Basile" })]);
    return made;
  };
  const update = (): Update => {
    const { plans } = decision();
    return {
      type: "update",
      entries: 10,
      step: 10,
      viewer: 0,
      view: view(),
      legal: LEGAL,
      plans,
      undo: true,
      restart: true,
      log: [],
      drop: 0,
      thinking: -1,
      over: false,
      answer_in: -1,
      guide: -1,
      clocks: null,
    };
  };
  const LEGAL = [
    legal(1, "move", { card: TRAILBLAZER, piece: 0, to: 11 }),
    legal(3, "move", { card: EXPLORER, piece: 0, to: 11 }),
    ...TURN,
  ];
  /** Decisions in a row, as the server advises them. */
  const advised = (chance: number, ...decisions: Legal[]): Advised => ({
    actions: decisions.map(({ action }) => action),
    chance,
    lines: decisions.map((line, at) => ({ step: 11 + at, seat: 0, round: 1, rule: "", at: 0, line })),
    reason: null,
  });
  const advice = (id: number): Advice => ({
    type: "advice",
    id,
    seat: 0,
    entries: 10,
    advice: [
      advised(0.614, legal(1, "move", { card: TRAILBLAZER, piece: 0, to: 11 })),
      advised(0.5, legal(299, "end", {})),
    ],
  });
  const name = (seat: number): string => ["Ann", "Basile"][seat] ?? "";
  const wordsOf = (moves: readonly HintMove[]): string[] =>
    moves.map(({ parts }) => parts.map((part) => part.text).join(""));

  it("says moves as suggestions, with their chance in hundredths", () => {
    const illegal = advised(0.9, legal(999_999, "end", {}));
    const moves = hintMoves(table(), update(), [...advice(1).advice, illegal], name);
    expect(moves.map(({ chance }) => chance)).toEqual([61, 50]);
    expect(wordsOf(moves)).toEqual([`Trailblazer to ${SCENE.cells[11]?.name}`, "End the turn"]);
  });

  it("is a whole move: all its decisions, what follows in the turn, and why", () => {
    const buying = {
      ...advised(
        0.44,
        legal(100 + TRAVELER, "pay", { card: TRAVELER, worth: 1 }),
        legal(100 + EXPLORER, "pay", { card: EXPLORER, worth: 1 }),
        legal(200 + TRAILBLAZER, "buy", { card: TRAILBLAZER, price: 2 }),
        legal(299, "end", {}),
      ),
      reason: { term: "turns", amount: -1.44, seat: 0 },
    };
    const [move] = hintMoves(table(), { ...update(), view: view() }, [buying], name);
    expect(wordsOf(move ? [move] : [])).toEqual(["Buy Trailblazer with Traveler and Explorer"]);
    expect(move?.next).toBe("End the turn");
    expect(move?.reason).toBe("about 1.4 turns quicker than the others");
    expect(move?.taken).toEqual([100 + TRAVELER, 100 + EXPLORER, 200 + TRAILBLAZER]);
  });

  it("puts the stops of the language between moves", async () => {
    expect(listOf(["Buy Scout", "End the turn"])).toBe("Buy Scout; End the turn");
    await setLanguage("fr");
    expect(listOf(["Acheter Éclaireur", "Finir le tour"])).toBe("Acheter Éclaireur\u202f; Finir le tour");
    await setLanguage("en");
    expect(listOf([])).toBe("");
  });

  it("leaves the decision to the player with which a run ends what may be taken back", () => {
    const ending = advised(0.4, legal(301, "discard", { card: EXPLORER }), legal(299, "end", {}));
    const [move] = hintMoves(table(), { ...update(), legal: [legal(301, "discard", {})] }, [ending], name);
    expect(move?.taken).toEqual([301]);
    const [alone] = hintMoves(table(), update(), [advised(0.4, legal(299, "end", {}))], name);
    expect(alone?.taken).toEqual([299]);
  });

  it("tells decisions apart that are said alike, and those only once that are alike in all", () => {
    const twins = [
      legal(1, "move", { card: EXPLORER, piece: 0, from: 4, to: 11 }),
      legal(2, "move", { card: EXPLORER, piece: 0, from: 4, to: 12 }),
      legal(3, "move", { card: EXPLORER, piece: 0, from: 4, to: 11 }),
      ...TURN,
    ];
    const [one, other, alike] = twins as [Legal, Legal, Legal];
    const advisedMoves = [
      advised(0.6, one),
      advised(0.6, alike),
      advised(0.5, other),
      advised(0.55, legal(299, "end", {})),
    ];
    const cell = (at: number) => SCENE.cells[at]?.name ?? "";
    expect(wordsOf(hintMoves(table(), { ...update(), legal: twins }, advisedMoves, name))).toEqual([
      `Explorer to ${cell(11)}`,
      "End the turn",
      `Explorer to ${cell(12)}`,
    ]);
    const payments = [3, 4].map((action) => legal(action, "pay", { card: EXPLORER }));
    const [first, second] = payments as [Legal, Legal];
    const orders = [advised(0.5, first, second), advised(0.5, second, first)];
    expect(hintMoves(table(), { ...update(), legal: payments }, orders, name)).toHaveLength(1);
  });

  it("is given for the last question alone, aloud too, and is gone when the position is", () => {
    const line = { hint: vi.fn(() => true), unhint: vi.fn(() => true) };
    const hints = new Hints(line);
    hints.ask();
    hints.ask();
    hints.receive(table(), update(), advice(1), name);
    expect(hints.current.at).toBe("pending");
    hints.receive(table(), update(), advice(2), name);
    expect(hints.current.at).toBe("ready");
    expect(live.lines.at(-1)?.text).toContain("61%");
    hints.drop();
    expect(hints.current.at).toBe("none");
    expect(line.unhint).not.toHaveBeenCalled();
  });

  it("can be called off while it is worked out", () => {
    const line = { hint: vi.fn(() => true), unhint: vi.fn(() => true) };
    const hints = new Hints(line);
    hints.ask();
    hints.close();
    expect(line.unhint).toHaveBeenCalled();
    hints.receive(table(), update(), advice(1), name);
    expect(hints.current.at).toBe("none");
  });

  it("lights what it is about, and only that, until it is looked away from", async () => {
    const game = table();
    await game.show(update(), [], { animate: false, onLines: vi.fn() });
    game.highlight(advised(0.5, LEGAL[0] as Legal));
    expect([...game.targets.cells.keys()]).toEqual([11]);
    expect(game.highlighted?.selection.mode).toEqual({ at: "card", slot: 3 });
    game.highlight(advised(0.5, legal(100 + TRAVELER, "pay", { card: TRAVELER })));
    expect(game.targets.cells.size).toBe(0);
    expect(game.highlighted?.selection.mode).toEqual({ at: "card", slot: 0 });
    game.highlight(null);
    expect(game.highlighted?.selection).toBe(game.selection);
  });

  const shown = (action: number, chance: number): HintMove => ({
    ...{ actions: [action, 9], taken: [action], lines: [], next: "", reason: "", places: [] },
    ...{ chance, parts: [{ text: "End the turn", strong: false }] },
  });
  const MOVES = [shown(4, 61), shown(5, 40)];
  const READY: Hint = { at: "ready", moves: MOVES };
  const openPanel = (hint: Hint = READY) => {
    const props = { hint, seconds: 1.5, alone: false, highlight: vi.fn(), play: vi.fn(), close: vi.fn() };
    render(HintPanel, props);
    return props;
  };

  it("is walked through by keys, shown on the map, and done with the second Enter", async () => {
    const { highlight, play, close } = openPanel();
    const [first, second] = screen.getAllByRole("button").slice(1);
    expect(document.activeElement).toBe(first);
    expect(highlight).toHaveBeenLastCalledWith(MOVES[0]);
    await fireEvent.keyDown(first as Element, { key: "ArrowDown" });
    expect(document.activeElement).toBe(second);
    expect(highlight).toHaveBeenLastCalledWith(MOVES[1]);
    await fireEvent.click(second as Element);
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(second as Element);
    expect(play).toHaveBeenCalledWith([5]);
    await fireEvent.keyDown(second as Element, { key: "Escape" });
    expect(close).toHaveBeenCalled();
  });

  it("is only looked at by the first press, and stays lit", async () => {
    const { highlight, play } = openPanel();
    const [first] = screen.getAllByRole("button").slice(1);
    await fireEvent.click(first as Element);
    expect(play).not.toHaveBeenCalled();
    await fireEvent.pointerLeave(screen.getByRole("list"));
    expect(highlight).toHaveBeenLastCalledWith(MOVES[0]);
    await fireEvent.click(first as Element);
    expect(play).toHaveBeenCalledWith([4]);
  });

  it("lies where it hides none of its moves, and the buttons of the map make way", async () => {
    const map = document.body.appendChild(document.createElement("div"));
    const [spot, zoom] = [0, 1].map(() => map.appendChild(document.createElement("i")));
    zoom?.classList.add("zoom");
    const at = { 4: new DOMRect(20, 20, 40, 40), 5: new DOMRect(700, 40, 40, 40) };
    let lit: keyof typeof at = 4;
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      if (this === spot) return at[lit];
      if (this === zoom) return new DOMRect(0, 0, 60, 60);
      return this === map ? new DOMRect(0, 0, 800, 500) : new DOMRect(0, 0, 300, 200);
    });
    const highlight = (move: HintMove | null) => {
      spot?.toggleAttribute("data-lit", move !== null);
      if (move) lit = move === MOVES[0] ? 4 : 5;
    };
    render(HintPanel, {
      target: map,
      props: { hint: READY, seconds: 1.5, alone: false, highlight, play: vi.fn(), close: vi.fn() },
    });
    const panel = screen.getByTestId("hint");
    await vi.waitFor(() => expect([...panel.classList]).toEqual(expect.arrayContaining(["low", "under"])));
    expect(panel.classList).not.toContain("left");
    await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowDown" });
    await vi.waitFor(() => expect(lit).toBe(5));
    expect(panel.classList).not.toContain("under");
    vi.restoreAllMocks();
    map.remove();
  });

  it("shows that it is being worked out, without moving where nothing may move", () => {
    openPanel({ at: "pending", id: 1 });
    expect(screen.getByRole("button", { name: "Stop looking" })).toBeTruthy();
    cleanup();
    settings.speed = "off";
    render(ThinkingBar, { seconds: 2 });
    expect(screen.getByTestId("thinking-line").classList).toContain("still");
    settings.speed = "normal";
  });
});
