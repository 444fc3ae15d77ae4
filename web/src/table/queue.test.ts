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

  it("goes on after something that could not be shown", async () => {
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    const seen: string[] = [];
    const show = async (item: string): Promise<void> => {
      if (item === "bad") throw new Error(item);
      seen.push(item);
    };
    const queue = new Queue<string>({ show, join: (first) => first, idle: () => seen.push("idle") });
    queue.add("bad");
    queue.add("good");
    await new Promise((settle) => setTimeout(settle));
    vi.unstubAllGlobals();
    expect(reported).toHaveBeenCalledExactlyOnceWith(new Error("bad"));
    expect(seen).toEqual(["good", "idle"]);
  });
});
