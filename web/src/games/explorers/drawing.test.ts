import { beforeEach, describe, expect, it, vi } from "vitest";
import { Drawing } from "./drawing";

let lit = new Set<number>();
const cross = vi.fn<(cell: number) => void>();
const make = () => new Drawing({ isLit: (cell) => lit.has(cell), cross });
const crossed = () => cross.mock.calls.map(([cell]) => cell);

beforeEach(() => {
  cross.mockReset();
  lit = new Set([1, 2, 3]);
});

describe("drawing over cells", () => {
  it("leaves a press without movement to the click", () => {
    const pen = make();
    pen.start(7, 1);
    pen.move(7, 1);
    pen.end(7);
    expect([crossed(), pen.drew]).toEqual([[], false]);
  });

  it("crosses the first cell as soon as the pen leaves it, the next when the table has answered", () => {
    const pen = make();
    pen.start(7, 1);
    pen.move(7, 2);
    expect(crossed()).toEqual([1]);
    lit = new Set([2, 3, 4]);
    pen.relit();
    expect([crossed(), pen.drew]).toEqual([[1, 2], true]);
  });

  it("waits for a cell that becomes legal by the cross before it, even after the pen was lifted", () => {
    const pen = make();
    pen.start(7, 1);
    pen.move(7, 9);
    pen.end(7);
    expect(pen.busy).toBe(true);
    lit = new Set([9]);
    pen.relit();
    expect(crossed()).toEqual([1, 9]);
    expect(pen.busy).toBe(false);
  });

  it("forgets what it passed over when nothing comes of it", () => {
    vi.useFakeTimers();
    const pen = make();
    pen.start(7, 1);
    pen.move(7, 9);
    pen.end(7);
    vi.advanceTimersByTime(2000);
    lit = new Set([9]);
    pen.relit();
    expect(crossed()).toEqual([1]);
    vi.useRealTimers();
  });

  it("stops for a second finger", () => {
    const pen = make();
    pen.start(7, 1);
    pen.start(8, 3);
    pen.move(7, 2);
    expect(crossed()).toEqual([]);
  });

  it("never crosses a cell twice", () => {
    const pen = make();
    pen.start(7, 1);
    for (const cell of [2, 1, 2]) pen.move(7, cell);
    for (let i = 0; i < 5; i++) pen.relit();
    expect(crossed()).toEqual([1, 2]);
  });
});
