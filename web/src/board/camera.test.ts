import { afterEach, describe, expect, it, vi } from "vitest";
import { Camera } from "./camera.svelte";
import type { Point } from "./hex";
import { margins, overlay } from "./overlay";

describe("a map that is larger than the screen", () => {
  afterEach(() => vi.useRealTimers());

  it("keeps the last thing that was asked for in sight, even while it still moves for another", () => {
    vi.useFakeTimers();
    const box = { x: 0, y: 0, width: 4000, height: 4000 };
    const camera = new Camera(
      () => box,
      () => 1,
    );
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

  it("shows a place beside what lies over the map, not under it", () => {
    const frame = document.createElement("div");
    const panel = document.createElement("div");
    frame.getBoundingClientRect = () => new DOMRect(0, 100, 400, 400);
    panel.getBoundingClientRect = () => new DOMRect(8, 308, 384, 184);
    overlay.panel = panel;
    const camera = new Camera(
      () => ({ x: 0, y: 0, width: 4000, height: 4000 }),
      () => 0,
    );
    camera.attach(frame);
    camera.resize(400, 400, { x: 2000, y: 2000 });
    const low = camera.toMap({ x: 200, y: 300 });
    camera.gather([low]);
    expect(camera.toScreen(low).y).toBeLessThan(208);
    overlay.panel = null;
    const there = camera.toMap({ x: 200, y: 300 });
    camera.gather([there]);
    expect(camera.toScreen(there).y).toBeCloseTo(300);
  });

  it("keeps clear of the side that a panel takes", () => {
    const frame = { left: 0, top: 0, right: 800, bottom: 500 };
    const corner = { left: 468, top: 12, right: 788, bottom: 212 };
    expect(margins(frame, corner, 64, 30)).toEqual({ left: 64, top: 64, right: 362, bottom: 64 });
    expect(margins(frame, { ...corner, left: 12, right: 332 }, 64, 30)).toEqual({
      left: 362,
      top: 64,
      right: 64,
      bottom: 64,
    });
    expect(margins(frame, { ...corner, left: 8, right: 792 }, 64, 30)).toEqual({
      left: 64,
      top: 242,
      right: 64,
      bottom: 64,
    });
    expect(margins(frame, null, 64, 30)).toEqual({ left: 64, top: 64, right: 64, bottom: 64 });
  });
});
