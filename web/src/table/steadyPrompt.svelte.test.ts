import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { late } from "./late.svelte";
import type { PromptText } from "./module";
import { SteadyPrompt } from "./steadyPrompt.svelte";

const asks = (title: string): PromptText => ({ icon: "i-pawn", title, detail: "", buttons: [] });

describe("the prompt that is shown", () => {
  it("stays while a move is under way, and changes once", () => {
    const now = $state({ prompt: asks("Choose a card") as PromptText | null, underWay: false });
    const titles: string[] = [];
    const stop = $effect.root(() => {
      const prompt = new SteadyPrompt(
        () => now.prompt,
        () => now.underWay,
      );
      $effect(() => void titles.push(prompt.current?.title ?? ""));
    });
    flushSync();
    Object.assign(now, { underWay: true, prompt: asks("Choose a card or end") });
    flushSync();
    now.prompt = asks("Waiting for Ann");
    flushSync();
    now.prompt = null;
    flushSync();
    Object.assign(now, { underWay: false, prompt: asks("Where to?") });
    flushSync();
    expect(titles.filter((title, at) => title !== titles[at - 1])).toEqual(["Choose a card", "Where to?"]);
    stop();
  });
});

describe("a sign of sending", () => {
  afterEach(() => vi.useRealTimers());

  it("comes after 300 ms and goes at once", () => {
    vi.useFakeTimers();
    const now = $state({ sending: false });
    let sign = { current: false };
    const stop = $effect.root(() => {
      sign = late(() => now.sending);
    });
    flushSync();
    now.sending = true;
    flushSync();
    vi.advanceTimersByTime(299);
    expect(sign.current).toBe(false);
    vi.advanceTimersByTime(1);
    expect(sign.current).toBe(true);
    now.sending = false;
    flushSync();
    expect(sign.current).toBe(false);
    stop();
  });
});
