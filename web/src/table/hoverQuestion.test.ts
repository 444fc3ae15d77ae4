import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HoverQuestion } from "./hoverQuestion";

describe("a question asked by resting on a thing", () => {
  const ask = vi.fn();
  const forget = vi.fn();
  let question: HoverQuestion<string>;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    question = new HoverQuestion<string>(ask, forget);
  });
  afterEach(() => vi.useRealTimers());

  it("waits for a calm second", () => {
    question.schedule("cell 4");
    vi.advanceTimersByTime(900);
    dispatchEvent(new Event("pointermove"));
    vi.advanceTimersByTime(900);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(ask).toHaveBeenCalledWith("cell 4");
  });

  it("is dropped when the pointer goes before that", () => {
    question.schedule("cell 4");
    question.schedule(null);
    vi.advanceTimersByTime(5000);
    expect(ask).not.toHaveBeenCalled();
    expect(forget).not.toHaveBeenCalled();
  });

  it("takes its answer away with the pointer", () => {
    question.schedule("cell 4");
    vi.advanceTimersByTime(1000);
    question.schedule(null);
    expect(forget).toHaveBeenCalledOnce();
  });
});
