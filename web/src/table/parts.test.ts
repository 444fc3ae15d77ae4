import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import HandOverScreen from "./HandOverScreen.svelte";
import Log from "./Log.svelte";
import type { GameTable, LogEntry } from "./module";
import Players from "./Players.svelte";
import Prompt from "./Prompt.svelte";
import { settings } from "$lib/settings.svelte";
import ReplayBar from "./ReplayBar.svelte";
import BottomSheet from "./BottomSheet.svelte";
import Tabs from "./Tabs.svelte";
import { createRawSnippet } from "svelte";
import { chairAt } from "./testing/chairs";

vi.stubGlobal("fetch", () => Promise.reject(new Error("no server here")));
afterEach(cleanup);

const button = (id: string, more: object = {}) => ({
  id,
  icon: "i-check",
  text: id,
  main: false,
  off: false,
  hiddenOnPhone: false,
  iconOnly: false,
  shortcut: "",
  ...more,
});
const asked = (...buttons: ReturnType<typeof button>[]) => ({
  icon: "i-hand",
  title: "Your turn",
  detail: "Choose a card",
  buttons,
});

describe("the prompt", () => {
  it("names what is asked and passes presses on", async () => {
    const press = vi.fn();
    render(Prompt, { prompt: asked(button("end", { main: true, shortcut: "E" })), press });
    expect(screen.getByRole("status").textContent).toContain("Your turn");
    const end = screen.getByRole("button", { name: "end" });
    expect(end.getAttribute("aria-keyshortcuts")).toBe("E");
    await fireEvent.click(end);
    expect(press).toHaveBeenCalledWith("end");
  });

  it("keeps impossible buttons in reach of a key, so that they can say why", async () => {
    const press = vi.fn();
    const { rerender } = render(Prompt, { prompt: asked(button("undo", { off: true })), press });
    const undo = screen.getByRole("button", { name: "undo" });
    expect(undo.getAttribute("aria-disabled")).toBe("true");
    expect(undo.hasAttribute("disabled")).toBe(false);
    await fireEvent.click(undo);
    expect(press).toHaveBeenCalledWith("undo");
    await rerender({ why: { button: "undo", text: "Nothing to take back" } });
    expect(screen.getByTestId("prompt-text").textContent).toContain("Nothing to take back");
    // It is said by whoever answers, and not once more by the prompt.
    expect(screen.getByRole("status").textContent).not.toContain("Nothing");
  });

  it("gives the focus to what is asked next when the pressed button goes", async () => {
    const { rerender } = render(Prompt, { prompt: asked(button("end")), press: vi.fn() });
    screen.getByRole("button", { name: "end" }).focus();
    await rerender({ prompt: asked(button("back"), button("confirm", { main: true })) });
    expect(document.activeElement?.textContent).toContain("confirm");
  });

  it("is fitted again only when other words are said", async () => {
    const { rerender } = render(Prompt, { prompt: asked(button("end")), press: vi.fn() });
    await vi.waitFor(() => expect(screen.getByTestId("prompt-text").dataset["fit"]).toBe(""));
    const text = screen.getByTestId("prompt-text");
    text.dataset["fit"] = "small";
    await rerender({ prompt: asked(button("end")) });
    expect(text.dataset["fit"]).toBe("small");
    await rerender({ prompt: asked(button("end"), button("undo")) });
    await vi.waitFor(() => expect(text.dataset["fit"]).toBe(""));
  });

  it("leaves undo and buying to other places on a phone", () => {
    render(Prompt, {
      prompt: asked(button("undo"), button("buy", { hiddenOnPhone: true }), button("end")),
      press: vi.fn(),
      place: "phone",
    });
    expect(screen.getAllByRole("button").map((one) => one.textContent?.trim())).toEqual(["end"]);
  });

  it("counts down the time to answer, as a number and in words", () => {
    const deadline = { until: Date.now() + 8500, total: 20 };
    render(Prompt, { prompt: asked(button("defend")), press: vi.fn(), deadline });
    const clock = screen.getByRole("timer", { name: "9 seconds left to answer" });
    expect(clock.textContent).toContain("9 s");
  });
});

const entry = (step: number, text: string): LogEntry => ({
  seat: 0,
  round: 1,
  step,
  at: 0,
  rule: "eldorado.move.symbol",
  text,
  parts: [{ text, strong: false }],
});

describe("the log", () => {
  it("opens a line to its rule", async () => {
    render(Log, { game: "eldorado", entries: [entry(3, "Ann moves"), entry(5, "Ann buys")] });
    const line = screen.getByRole("button", { name: /Ann buys/ });
    await fireEvent.click(line);
    expect(line.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByRole("link").getAttribute("href")).toBe("/help/eldorado#eldorado.move.symbol");
  });

  it("leads to the step of a line in a replay", async () => {
    const go = vi.fn();
    render(Log, { game: "eldorado", entries: [entry(3, "Ann moves"), entry(5, "Ann buys")], step: 4, go });
    expect(document.querySelector(".current")?.getAttribute("data-step")).toBe("3");
    await fireEvent.click(screen.getByRole("button", { name: /Ann buys/ }));
    expect(go).toHaveBeenCalledWith(5);
  });
});

const game = {
  actors: [1],
  seatState: (seat: number) => ({
    figure: String(20 - seat),
    unit: "to go",
    progress: 0.5,
    facts: [{ icon: "i-hand", label: "Cards in hand", value: "4" }],
    done: false,
  }),
} as unknown as GameTable;
const chairs = [chairAt(0, { name: "Ann" }), chairAt(1, { name: "Basile", kind: "bot", level: "greedy" })];

describe("the players", () => {
  it("show whose turn it is, and who thinks", () => {
    render(Players, { game, chairs, mine: [0], thinking: 1 });
    const rows = [...document.querySelectorAll("[data-seat]")];
    expect(rows.map((row) => row.getAttribute("aria-current"))).toEqual([null, "true"]);
    expect(rows[1]?.textContent).toContain("thinking");
    expect(rows[0]?.textContent).toMatch(/Cards in hand:\s*4/);
  });

  it("let one's own name be changed by keys", async () => {
    const rename = vi.fn();
    render(Players, { game, chairs, mine: [0], rename });
    await fireEvent.click(screen.getByRole("button", { name: /Ann/ }));
    const field = screen.getByRole("textbox");
    await fireEvent.input(field, { target: { value: "Anna" } });
    await fireEvent.keyDown(field, { key: "Enter" });
    expect(rename).toHaveBeenCalledWith(0, "Anna");
  });

  it("drop a change of name at Esc", async () => {
    const rename = vi.fn();
    render(Players, { game, chairs, mine: [0], rename });
    await fireEvent.click(screen.getByRole("button", { name: /Ann/ }));
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: "Zoe" } });
    await fireEvent.keyDown(screen.getByRole("textbox"), { key: "Escape" });
    expect(rename).not.toHaveBeenCalled();
  });
});

describe("the sheet on a phone", () => {
  const children = createRawSnippet(() => ({ render: () => "<p>cards</p>" }));

  it("is pulled up and down by keys", async () => {
    render(BottomSheet, { tab: "hand", label: "Hand", children });
    const sheet = screen.getByTestId("sheet");
    const grab = screen.getByRole("button");
    expect(sheet.dataset["level"]).toBe("0");
    await fireEvent.keyDown(grab, { key: "ArrowUp" });
    await fireEvent.keyDown(grab, { key: "ArrowUp" });
    await fireEvent.keyDown(grab, { key: "ArrowUp" });
    expect(sheet.dataset["level"]).toBe("2");
    await fireEvent.keyDown(grab, { key: "ArrowDown" });
    expect(sheet.dataset["level"]).toBe("1");
  });

  it("opens higher for everything but the hand", () => {
    render(BottomSheet, { tab: "side", label: "Market", children });
    expect(screen.getByTestId("sheet").dataset["level"]).toBe("1");
  });

  it("has a tab for each part, and counts what can be paid", async () => {
    const choose = vi.fn();
    render(Tabs, {
      tab: "hand",
      side: { icon: "market", name: "tab-market", badge: "tab-market-badge" },
      badge: 3,
      choose,
    });
    expect(screen.getByLabelText("3 piles you can pay for")).toBeTruthy();
    await fireEvent.click(screen.getByTestId("tab-side"));
    expect(choose).toHaveBeenCalledWith("side");
  });
});

describe("the replay bar", () => {
  const ends = [0, 3, 4, 9, 12];
  const ways = () => ({ go: vi.fn(), goBy: vi.fn(), goTurn: vi.fn(), toggle: vi.fn() });

  it("goes to moves and turns and says where it is", async () => {
    const asked = ways();
    render(ReplayBar, { ends, step: 4, round: 2, playing: false, log: [], ...asked });
    const slider = screen.getByRole("slider");
    expect(slider.getAttribute("aria-valuetext")).toBe("Move 2 of 4, round 2");
    await fireEvent.input(slider, { target: { value: "3" } });
    await fireEvent.click(screen.getByTestId("replay-last"));
    await fireEvent.click(screen.getByTestId("replay-first"));
    expect(asked.go.mock.calls).toEqual([[9], [12], [0]]);
    await fireEvent.click(screen.getByTestId("replay-on"));
    await fireEvent.click(screen.getByTestId("replay-back"));
    expect(asked.goBy.mock.calls).toEqual([[1], [-1]]);
    await fireEvent.click(screen.getByTestId("replay-turn-on"));
    expect(asked.goTurn.mock.calls).toEqual([[1]]);
  });

  it("sets the speed that movements have everywhere", async () => {
    render(ReplayBar, { ends, step: 4, round: 2, playing: false, log: [], ...ways() });
    await fireEvent.change(screen.getByTestId("replay-speed"), { target: { value: "fast" } });
    expect(settings.speed).toBe("fast");
    await settings.set({ speed: "normal" });
  });

  it("offers no move before the first", () => {
    render(ReplayBar, { ends, step: 0, round: 0, playing: true, log: [], ...ways() });
    expect(screen.getByTestId("replay-back").hasAttribute("disabled")).toBe(true);
    expect(screen.getByTestId("replay-pause")).toBeTruthy();
  });
});

describe("the hand-over screen", () => {
  it("asks for the next player and waits for their word", async () => {
    const ready = vi.fn();
    render(HandOverScreen, { seat: 1, name: "Basile", news: [entry(3, "Ann moves")], ready });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Hand the screen to Basile");
    expect(document.body.textContent).toContain("Ann moves");
    await fireEvent.click(screen.getByTestId("hand-over-ready"));
    expect(ready).toHaveBeenCalledOnce();
  });
});
