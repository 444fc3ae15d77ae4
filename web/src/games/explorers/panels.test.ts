import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "$lib/i18n/index.svelte";
import CountUp from "./CountUp.svelte";
import { pictureOf } from "./goals";
import MiniMap from "./MiniMap.svelte";
import Others from "./Others.svelte";
import RoundTrack from "./RoundTrack.svelte";
import Satchel from "./Satchel.svelte";
import { sheetOf } from "./scene";
import Score from "./Score.svelte";
import { countRows, foodColumns, roundTotals, rungs, villageStates } from "./tally";
import { ALONE, LAYING, MIDGAME, OVER, TAKING } from "./testing";
import TilePicker from "./TilePicker.svelte";
import TurnCard from "./TurnCard.svelte";

vi.stubGlobal(
  "fetch",
  vi.fn(() => Promise.reject(new Error("no table here"))),
);
const who = (seat: number) => ["Ann", "Basile", "Mistral", "Cyrus"][seat] ?? "?";
const own = sheetOf(MIDGAME.view.boards, 0);
if (!own) throw new Error("seat 0 has a board");

afterEach(() => setLanguage("en"));

describe("the card", () => {
  const choices = new Map(
    TAKING.legal.flatMap(({ kind, side, crosses }) =>
      kind === "take" && side !== undefined ? [[side, crosses ?? 0] as const] : [],
    ),
  );

  it("offers each half with its crosses, and asks about one that cannot be taken", async () => {
    const onchoose = vi.fn();
    const onask = vi.fn();
    render(TurnCard, {
      scene: TAKING.scene,
      view: TAKING.view,
      choices: new Map([...choices].slice(0, 1)),
      onchoose,
      onask,
    });
    const halves = screen.getAllByRole("button");
    expect(halves.map((one) => one.querySelector(".sr")?.textContent)).toEqual([
      "water + mountain, 3 crosses",
      "grass + sand, named by the active player",
    ]);
    expect(halves[1]?.dataset).toMatchObject({ look: "grass + sand", lookText: expect.stringMatching("two terrains") });
    for (const half of halves) await fireEvent.click(half);
    expect([onchoose.mock.calls, onask.mock.calls]).toEqual([[[0]], [[1]]]);
  });

  it("says which half faces a player alone, and which was taken", () => {
    render(TurnCard, { scene: ALONE.scene, view: ALONE.view });
    const pressed = screen
      .getAllByRole("button")
      .map((one) => [one.getAttribute("aria-pressed"), one.textContent?.includes("facing you")]);
    expect(pressed[ALONE.view.turn_now?.side ?? -1]?.[0]).toBe("true");
    expect(pressed[ALONE.view.facing]?.[1]).toBe(true);
  });

  it("is a back before the first turn", () => {
    const { container } = render(TurnCard, { scene: LAYING.scene, view: LAYING.view });
    expect(container.textContent).toContain("No card");
  });
});

describe("counting", () => {
  it("tells open, taken and struck temple values apart", () => {
    const visits = [
      { seat: 3, value: 12 },
      { seat: 0, value: 12 },
    ];
    expect(rungs([12, 10, 8, 6], [8, 6], visits).map(({ state, by }) => `${state} ${by}`)).toEqual([
      "taken 3",
      "taken 0",
      "open -1",
      "open -1",
    ]);
    expect(rungs([12, 10, 8, 6], [8, 6], [{ seat: 0, value: 10 }]).map(({ state }) => state)).toEqual([
      "struck",
      "taken",
      "open",
      "open",
    ]);
    expect(rungs([3, 2, 1, 0], [0], [{ seat: 0, value: 8 }]).map(({ state }) => state)).toEqual([
      "struck",
      "struck",
      "taken",
      "open",
    ]);
    expect(rungs([3, 2], [3, 2], [{ seat: 1, value: 8 }]).map(({ state }) => state)).toEqual(["taken", "open"]);
  });

  it.each([MIDGAME, ALONE, OVER])("adds up to the parts that the table gives", ({ scene, view }) => {
    for (const sheet of view.boards) {
      const food = foodColumns(scene, sheet)
        .filter((one) => one.scored)
        .reduce((sum, one) => sum + one.points, 0);
      expect(food).toBe(sheet.score_parts.food);
      const villages = villageStates(scene, view, sheet);
      for (const one of villages) expect(one.sides.filter(Boolean)).toHaveLength(one.count);
      const sum = villages.reduce((total, one) => total + one.points, 0);
      if (scene.options.villages === "basic") expect(sum).toBe(sheet.score_parts.villages);
      const rounds = roundTotals(scene, sheet).reduce<number>((total, one) => total + (one ?? 0), 0);
      expect(rounds).toBe(sheet.score_parts.food + sheet.score_parts.gems);
    }
  });

  it("counts out a whole game to its totals", () => {
    const rows = countRows(OVER.scene, OVER.view, null);
    expect(rows.map((row) => row.part)).toEqual(["food", "gems", "temples", "villages", "objectives"]);
    OVER.view.totals.forEach((total, seat) =>
      expect(rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0)).toBe(total),
    );
    expect(countRows(OVER.scene, OVER.view, 2).map((row) => row.part)).toEqual(["food", "gems"]);
  });
});

describe("the score", () => {
  it("shows every area with its points and the total", () => {
    const { container } = render(Score, { scene: MIDGAME.scene, view: MIDGAME.view, who });
    for (const title of ["Temples", "Food", "Gems", "Villages", "Objectives"])
      expect(container.textContent).toContain(title);
    expect(container.querySelector("strong:last-of-type")).toBeTruthy();
    expect(container.querySelector(".whole")?.textContent).toContain(String(own.score));
  });

  it("explains a number when it is touched, and stops on Escape", async () => {
    const { container } = render(Score, { scene: MIDGAME.scene, view: MIDGAME.view, who });
    const temple = screen.getByRole("button", { name: /^Temple B: 12 points for you/ });
    expect(temple.textContent).toContain("taken by Cyrus");
    await fireEvent.click(temple);
    expect(container.querySelector("[role=tooltip]")?.textContent).toContain("Temple B");
    await fireEvent.keyDown(temple, { key: "Escape" });
    expect(container.querySelector("[role=tooltip]")).toBeNull();
  });

  it.each(["en", "fr"] as const)("knows its words with advanced sides: %s", async (language) => {
    await setLanguage(language);
    render(Score, { scene: ALONE.scene, view: ALONE.view, who });
    render(Satchel, { scene: ALONE.scene, sheet: own });
    expect(window.__missing ?? []).toEqual([]);
  });

  it("has a picture for each of the 32 objectives", () => {
    const pictures = OVER.scene.objectives.map((goal) =>
      JSON.stringify({ family: goal.family === "race", ...pictureOf(goal) }),
    );
    expect(new Set(pictures).size).toBe(32);
    for (const goal of OVER.scene.objectives) {
      const { signs, marks, terrain } = pictureOf(goal);
      expect(signs.length + marks.length + terrain.length).toBeGreaterThan(0);
    }
  });
});

describe("the rest of the table", () => {
  it("tells keys and maps found, used and left", () => {
    render(Satchel, { scene: MIDGAME.scene, sheet: { keys: 3, keys_used: 2, maps: 1, maps_used: 0 } });
    expect(screen.getByRole("button", { name: "Keys: 3 found, 2 used, 1 left; room for 4 in all." })).toBeTruthy();
  });

  it("marks gone turns and this one", () => {
    const { container } = render(RoundTrack, { scene: MIDGAME.scene, view: MIDGAME.view });
    expect([
      container.querySelectorAll("i").length,
      container.querySelectorAll(".gone").length,
      container.querySelectorAll(".now").length,
    ]).toEqual([28, 18, 1]);
    expect(screen.getByRole("img").getAttribute("aria-label")).toBe("Round 3, turn 5");
  });

  it("shows other boards in miniature, who has sealed, and asks for one in large", async () => {
    const onshow = vi.fn();
    const { container } = render(Others, { scene: MIDGAME.scene, view: MIDGAME.view, who, onshow });
    const buttons = screen.getAllByRole("button");
    expect(buttons.map((one) => /sealed|choosing/.exec(one.textContent ?? "")?.[0])).toEqual([
      "sealed",
      "choosing",
      "sealed",
    ]);
    expect(container.querySelectorAll(".dot").length).toBe(
      MIDGAME.view.boards.slice(1).reduce((sum, one) => sum + one.crosses.length, 0),
    );
    await fireEvent.click(buttons[1] ?? container);
    expect(onshow).toHaveBeenCalledWith(2);
  });

  it("draws each seat's crosses in a shape of its own", () => {
    const shapes = MIDGAME.view.boards.map(({ seat }) =>
      render(MiniMap, { scene: MIDGAME.scene, view: MIDGAME.view, seat })
        .container.querySelector(".dot")
        ?.getAttribute("d"),
    );
    expect(new Set(shapes).size).toBe(4);
  });

  it("lays a tile as it was chosen and turned", async () => {
    const onlay = vi.fn();
    const onask = vi.fn();
    const onpreview = vi.fn();
    const laid = LAYING.view.tiles[0]?.tile ?? -1;
    const free = LAYING.legal[0]?.tile ?? -1;
    render(TilePicker, {
      scene: LAYING.scene,
      view: LAYING.view,
      slot: 2,
      open: new Set([free]),
      onlay,
      onask,
      onpreview,
    });
    await fireEvent.click(screen.getByLabelText(`tile ${laid}, laid at A`));
    expect(onask).toHaveBeenCalledWith(laid);
    await fireEvent.click(screen.getByLabelText(`tile ${free}`));
    await fireEvent.click(screen.getByLabelText("Turn left"));
    await fireEvent.click(screen.getByText("Lay it at C"));
    expect([onpreview.mock.calls, onlay.mock.calls]).toEqual([
      [
        [free, 0],
        [free, 3],
      ],
      [[free, 3]],
    ]);
  });

  it("counts out at once without motion, and part by part with it", async () => {
    vi.useFakeTimers();
    const onend = vi.fn();
    const { container } = render(CountUp, { scene: OVER.scene, view: OVER.view, round: null, who, motion: 1, onend });
    expect(container.querySelectorAll("tbody .on")).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1400);
    expect(container.querySelectorAll("tbody .on")).toHaveLength(2);
    await fireEvent.click(screen.getByText("Show all"));
    expect([container.querySelectorAll("tbody .on").length, onend.mock.calls.length]).toEqual([5, 1]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(onend).toHaveBeenCalledOnce();
    vi.useRealTimers();
    const still = render(CountUp, { scene: OVER.scene, view: OVER.view, round: 1, who, motion: 0 });
    expect(still.container.querySelectorAll("tbody .on")).toHaveLength(2);
  });
});
