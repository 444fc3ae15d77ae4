import { afterEach, describe, expect, it, vi } from "vitest";
import { Camera } from "./camera.svelte";
import { WIDTH, type Point } from "./hex";
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

  it("opens whole while its cells are large enough for what they show", () => {
    const box = { x: 0, y: 0, width: 1600, height: 800 };
    const opened = (least?: number): Camera => {
      const camera = new Camera(
        () => box,
        () => 0,
        undefined,
        least,
      );
      camera.resize(800, 400, { x: 800, y: 400 });
      return camera;
    };
    expect(opened().whole).toBe(true);
    expect(opened(40).hex).toBeCloseTo(46);
  });

  it("keeps what is decided about in sight when the frame changes, else one's own place", () => {
    const camera = new Camera(
      () => ({ x: 0, y: 0, width: 4000, height: 4000 }),
      () => 0,
    );
    const own: Point = { x: 500, y: 500 };
    const afar: Point = { x: 3500, y: 500 };
    const seen = (point: Point): boolean => {
      const { x } = camera.toScreen(point);
      return x > 0 && x < 400;
    };
    camera.resize(400, 400, own);
    camera.keep([afar]);
    camera.resize(400, 300, own);
    expect([seen(afar), seen(own)]).toEqual([true, false]);
    camera.keep([]);
    camera.resize(400, 400, own);
    expect([seen(afar), seen(own)]).toEqual([false, true]);
  });

  it("keeps what is read about in sight before all else, whatever else is asked for", () => {
    const camera = new Camera(
      () => ({ x: 0, y: 0, width: 4000, height: 4000 }),
      () => 0,
    );
    const own: Point = { x: 500, y: 500 };
    const read: Point = { x: 3500, y: 500 };
    const seen = (point: Point): boolean => {
      const { x } = camera.toScreen(point);
      return x > 0 && x < 400;
    };
    camera.mark([read]);
    camera.resize(400, 400, own);
    expect(seen(read)).toBe(true);
    camera.keep([own]);
    expect(seen(read)).toBe(true);
    camera.resize(400, 300, own);
    expect(seen(read)).toBe(true);
    camera.mark([]);
    camera.keep([own]);
    expect([seen(read), seen(own)]).toEqual([false, true]);
  });

  it("gets smaller for a decision that does not fit, and larger again after it unless a hand has zoomed", () => {
    const camera = new Camera(
      () => ({ x: 0, y: 0, width: 4000, height: 4000 }),
      () => 0,
    );
    const row = (cells: number): Point[] => Array.from({ length: cells }, (_, i) => ({ x: 300 + i * WIDTH, y: 500 }));
    const seen = (points: Point[]): boolean =>
      points.map((point) => camera.toScreen(point)).every(({ x, y }) => x > 0 && x < 400 && y > 0 && y < 400);
    camera.resize(400, 400, { x: 500, y: 500 });
    const usual = camera.hex;
    camera.keep(row(12));
    expect(seen(row(12))).toBe(true);
    expect(camera.hex).toBeLessThan(usual);
    camera.keep(row(2));
    expect(camera.hex).toBeCloseTo(usual);
    camera.keep(row(30));
    expect(camera.hex).toBeCloseTo(usual);
    camera.keep(row(12));
    camera.approach({ x: 300, y: 500 });
    camera.keep(row(12));
    expect(camera.hex).toBeCloseTo(usual);
    camera.keep(row(11));
    expect(seen(row(11))).toBe(true);
    camera.zoomBy(2);
    const chosen = camera.hex;
    camera.keep(row(12));
    expect(camera.hex).toBe(chosen);
    camera.keep(row(12).map(({ x }) => ({ x, y: 3500 })));
    expect(camera.hex).toBeLessThan(chosen);
  });

  it("stays where it is while all places of a decision are in sight", () => {
    const camera = new Camera(
      () => ({ x: 0, y: 0, width: 4000, height: 4000 }),
      () => 0,
    );
    camera.resize(400, 400, { x: 2000, y: 2000 });
    const { x, y } = camera;
    camera.keep([camera.toMap({ x: 40, y: 40 }), camera.toMap({ x: 200, y: 360 })]);
    expect([camera.x, camera.y]).toEqual([x, y]);
    camera.keep([camera.toMap({ x: 10, y: 40 })]);
    expect(camera.x).toBeGreaterThan(x);
  });

  it("shows all places that just fit, though near the edges", () => {
    const camera = new Camera(
      () => ({ x: 0, y: 0, width: 4000, height: 4000 }),
      () => 0,
    );
    camera.resize(400, 400, { x: 2000, y: 2000 });
    const ends = [2200, 2680].map((x) => ({ x, y: 2000 }));
    camera.keep(ends);
    const [first, last] = ends.map((point) => camera.toScreen(point).x);
    expect(camera.hex).toBeCloseTo(46);
    expect(first).toBeGreaterThan(20);
    expect(last).toBeLessThan(380);
  });

  it("shows a decision beside the buttons that lie over a narrow map", () => {
    const [frame, bar] = [document.createElement("div"), document.createElement("div")];
    frame.getBoundingClientRect = () => new DOMRect(0, 100, 400, 400);
    bar.getBoundingClientRect = () => new DOMRect(340, 400, 50, 90);
    const camera = new Camera(
      () => ({ x: 0, y: 0, width: 4000, height: 4000 }),
      () => 0,
    );
    camera.attach(frame);
    camera.buttons = bar;
    camera.resize(400, 400, { x: 500, y: 500 });
    const ends: Point[] = [
      { x: 300, y: 300 },
      { x: 900, y: 900 },
    ];
    camera.keep(ends);
    const [first, last] = ends.map((point) => camera.toScreen(point));
    expect(first?.x).toBeGreaterThan(0);
    expect(last?.x).toBeLessThan(340);
    expect(last?.y).toBeLessThan(400);
    camera.names = 60;
    camera.keep([...ends, { x: 1200, y: 300 }]);
    expect(camera.toScreen({ x: 300, y: 300 }).x).toBeGreaterThan(60);
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
