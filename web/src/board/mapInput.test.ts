import { describe, expect, it, vi } from "vitest";
import { handlers } from "./mapInput.svelte";

describe("the handlers of a place", () => {
  it("stay the same when the place is named anew, so that nothing is listened to twice", () => {
    const input = { press: vi.fn(), look: vi.fn(), enter: vi.fn() };
    const first = handlers({ cell: 4 }, input);
    expect(handlers({ cell: 4 }, input)).toBe(first);
    expect(handlers({ cell: 5 }, input)).not.toBe(first);
    expect(handlers({ cell: 4 }, { ...input })).not.toBe(first);
  });

  it("tell which place it is", () => {
    const input = { press: vi.fn(), look: vi.fn(), enter: vi.fn() };
    const click = new MouseEvent("click");
    handlers({ cell: 4 }, input).onclick(click);
    expect(input.press).toHaveBeenCalledWith({ cell: 4 }, click);
  });
});
