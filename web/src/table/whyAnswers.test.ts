import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WhyAnswers } from "./whyAnswers.svelte";

const ANSWER = { text: "Too far.", rule: "far" };

describe("the answer to why not", () => {
  const say = vi.fn();
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    document.body.innerHTML = "";
  });
  const answers = (why = () => Promise.resolve(ANSWER)) => new WhyAnswers<string>({ why, say }, () => true);

  it("is not shown when it comes after it was put away", async () => {
    const asked = answers();
    const pending = asked.ask({} as never, "cell 4");
    asked.clear();
    await pending;
    expect(asked.current).toBeNull();
  });

  it("goes when the mouse leaves the thing, but may be read and followed", () => {
    document.body.innerHTML = `<p id="thing"></p><p id="other"></p><p class="why" id="tag"></p>`;
    const part = (id: string) => document.getElementById(id) as HTMLElement;
    vi.spyOn(document, "querySelectorAll").mockReturnValue([part("thing")] as never);
    const move = (id: string) =>
      part(id).dispatchEvent(
        Object.assign(new Event("pointermove", { bubbles: true }), { pointerType: "mouse" }) as PointerEvent,
      );
    const asked = answers();
    asked.show({ about: "cell 4", ...ANSWER });
    move("thing");
    move("tag");
    vi.advanceTimersByTime(2000);
    expect(asked.current).not.toBeNull();
    move("other");
    vi.advanceTimersByTime(1000);
    expect(asked.current).toBeNull();
  });
});
