import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clocks, clockText } from "./clocks.svelte";
import { withForfeits } from "./forfeits";
import { live } from "./live.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  clocks.set(null);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("lets the clock of who is to decide run, and no other", () => {
  clocks.set({ left: [60_000, 60_000], turn: [5000, 11_000], running: [0] });
  expect(clocks.left(0, Date.now() + 7000)).toBe(58_000);
  expect(clocks.left(1, Date.now() + 7000)).toBe(71_000);
  expect(clocks.left(0, Date.now() + 99_000)).toBe(0);
});

it("says aloud what is left of one's own time, and stops when one has decided", () => {
  const said = vi.spyOn(live, "say").mockImplementation(() => {});
  const times = { left: [30_000, 30_000], turn: [5000, 11_000], running: [0] };
  clocks.set(times, [0]);
  vi.advanceTimersByTime(5000);
  expect(said).toHaveBeenCalledTimes(1);
  clocks.set({ ...times, running: [1] }, [0]);
  vi.advanceTimersByTime(60_000);
  expect(said).toHaveBeenCalledTimes(1);
});

it("has no clock at a table without a pace", () => {
  clocks.set(null);
  expect(clocks.on).toBe(false);
});

it("writes minutes and seconds, hours, days", () => {
  expect(clockText(0)).toBe("0:00");
  expect(clockText(61_500)).toBe("1:02");
  expect(clockText(3_600_000)).toBe("1 h 00");
  expect(clockText(30 * 3_600_000)).toBe("1 d 6 h");
});

it("places those last who have lost on time", () => {
  const places = [
    { seat: 2, place: 1 },
    { seat: 0, place: 2 },
    { seat: 1, place: 2 },
  ];
  expect(withForfeits(places, (seat) => seat === 2)).toEqual([
    { seat: 0, place: 1 },
    { seat: 1, place: 1 },
    { seat: 2, place: 3 },
  ]);
  expect(withForfeits(places, () => false)).toEqual(places);
});
