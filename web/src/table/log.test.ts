import { describe, expect, it } from "vitest";
import type { LogLine } from "$lib/api";
import { sameChairs } from "./sameChairs";
import { earlierLines, formatTime, joinUpdates, keepEarlier, mergeLog } from "./log";
import { chairAt } from "./testing/chairs";

const line = (step: number) => ({ step }) as LogLine;
const steps = (lines: LogLine[]) => lines.map((one) => one.step);

describe("the log's lines", () => {
  it("come once, and go when they are taken back", () => {
    expect(steps(mergeLog([line(1), line(2)], { log: [line(2), line(3)], drop: 0 }))).toEqual([1, 2, 3]);
    expect(steps(mergeLog([line(1), line(2), line(3)], { log: [line(2)], drop: 2 }))).toEqual([1, 2]);
    expect(steps(mergeLog([line(1)], { log: [], drop: 5 }))).toEqual([]);
  });

  it("are the same whether two updates come apart or joined", () => {
    const first = { log: [line(3), line(4)], drop: 1 };
    const second = { log: [line(3)], drop: 3 };
    const apart = mergeLog(mergeLog([line(1), line(2)], first), second);
    const together = joinUpdates(first, second);
    expect(together.drop).toBe(2);
    expect(steps(mergeLog([line(1), line(2)], together))).toEqual(steps(apart));
  });

  it("before the end of the log are asked for window by window", async () => {
    const asked: number[] = [];
    const window = (since: number) => {
      asked.push(since);
      return Promise.resolve({ log: [line(since + 1), line(since + 2)] });
    };
    expect(steps(await earlierLines(6, window))).toEqual([1, 2, 3, 4, 5]);
    expect(asked).toEqual([0, 2, 4]);
    expect(await earlierLines(6, () => Promise.reject(new Error("offline")))).toEqual([]);
  });

  it("that are known stay when a new connection brings the end of the log", () => {
    const known = [line(1), line(2), line(3)];
    expect(steps(keepEarlier(known, [line(3), line(4)]))).toEqual([1, 2, 3, 4]);
    expect(steps(keepEarlier(known, [{ ...line(3), seat: 1 }, line(4)]))).toEqual([3, 4]);
    expect(steps(keepEarlier([], [line(3)]))).toEqual([3]);
  });

  it("tell the hour without morning or evening", () => {
    expect(formatTime(0, "fr")).toMatch(/^\d\d:\d\d$/);
    expect(formatTime(0, "en")).toMatch(/^\d{1,2}:\d\d\s[AP]M$/);
  });
});

describe("the same table again", () => {
  it("keeps people and bots where they sat", () => {
    const chairs = [
      chairAt(0, { kind: "friend" }),
      chairAt(1),
      chairAt(2, { kind: "screen" }),
      chairAt(3, { kind: "bot", level: "greedy" }),
    ];
    expect(sameChairs(chairs, [1, 2])).toEqual([
      { kind: "friend", name: "n0" },
      { kind: "me", name: "n1" },
      { kind: "screen", name: "n2" },
      { kind: "bot", name: "n3", level: "greedy" },
    ]);
  });
});
