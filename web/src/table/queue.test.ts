import { describe, expect, it, vi } from "vitest";
import { Queue } from "./queue";

function paced() {
  const seen: string[] = [];
  let next: (() => void) | null = null;
  const queue = new Queue<string>({
    show: (item, hurry) => {
      seen.push(hurry ? `${item}!` : item);
      return hurry ? Promise.resolve() : new Promise((settle) => (next = settle));
    },
    join: (first, second) => `${first}+${second}`,
    idle: () => seen.push("idle"),
  });
  const go = async () => {
    next?.();
    await new Promise((settle) => setTimeout(settle));
  };
  return { queue, seen, go };
}

describe("the queue", () => {
  it("shows one after the other", async () => {
    const { queue, seen, go } = paced();
    queue.add("a");
    queue.add("b");
    expect(seen).toEqual(["a"]);
    expect(queue.length).toBe(2);
    await go();
    expect(seen).toEqual(["a", "b"]);
    await go();
    expect(seen).toEqual(["a", "b", "idle"]);
  });

  it("shows the rest at once when told to hurry", async () => {
    const { queue, seen, go } = paced();
    for (const item of ["a", "b", "c"]) queue.add(item);
    queue.hurry();
    await go();
    expect(seen).toEqual(["a", "b+c!", "idle"]);
    queue.add("d");
    expect(seen.at(-1)).toBe("d");
  });

  it("forgets what waits when the table is laid anew", async () => {
    const { queue, seen, go } = paced();
    queue.add("a");
    queue.add("b");
    queue.clear();
    await go();
    expect(seen).toEqual(["a", "idle"]);
  });

  it("shows at once what nobody is looking at", async () => {
    const { queue, seen, go } = paced();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    queue.add("a");
    await go();
    expect(seen).toEqual(["a!", "idle"]);
    hidden.mockRestore();
  });
});
