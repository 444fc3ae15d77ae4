import { afterEach, describe, expect, it, vi } from "vitest";
import { Camera } from "./camera.svelte";
import type { Point } from "./hex";

describe("a map that is larger than the screen", () => {
  afterEach(() => vi.useRealTimers());

  it("keeps the last thing that was asked for in sight, even while it still moves for another", () => {
    vi.useFakeTimers();
    const box = { x: 0, y: 0, width: 4000, height: 4000 };
    const camera = new Camera(() => box, () => 1);
    camera.resize(400, 400, { x: 2000, y: 2000 });
    const near: Point = { x: 2000, y: 2000 };
    const seen = (point: Point): boolean => {
      const { x, y } = camera.toScreen(point);
      return x > 0 && y > 0 && x < 400 && y < 400;
    };
    camera.gather([{ x: 3500, y: 2000 }]);
    camera.gather([near]);
    vi.advanceTimersByTime(2000);
    expect(seen(near)).toBe(true);
    camera.gather([{ x: 3500, y: 2000 }]);
    vi.advanceTimersByTime(2000);
    expect(seen({ x: 3500, y: 2000 })).toBe(true);
  });
});
