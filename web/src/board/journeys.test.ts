import { describe, expect, it, vi } from "vitest";
import { carry, Journeys } from "./journeys";

/** An animation that runs until it is told to stop. */
function animation(): Animation {
  let end = (): void => undefined;
  const finished = new Promise<void>((resolve) => (end = resolve));
  const one = { playState: "running", finished, finish: () => ((one.playState = "finished"), end()) };
  return one as unknown as Animation;
}

describe("journeys", () => {
  it("rest at once when nothing moves, and say so", async () => {
    const journeys = new Journeys();
    await journeys.rest();
    expect(journeys.finish()).toBe(false);
  });

  it("end together at one click", async () => {
    const journeys = new Journeys();
    journeys.add(animation());
    journeys.add(animation());
    const rested = vi.fn();
    const waiting = journeys.rest().then(rested);
    await Promise.resolve();
    expect(rested).not.toHaveBeenCalled();
    expect(journeys.finish()).toBe(true);
    await waiting;
    expect(journeys.finish()).toBe(false);
  });

  it("wait for what another one sets going", async () => {
    const journeys = new Journeys();
    const [first, second] = [animation(), animation()];
    journeys.add(first);
    const rested = vi.fn();
    const waiting = journeys.rest().then(rested);
    journeys.add(second);
    first.finish();
    await vi.waitFor(() => expect(first.playState).toBe("finished"));
    expect(rested).not.toHaveBeenCalled();
    second.finish();
    await waiting;
    expect(rested).toHaveBeenCalledOnce();
  });

  it("do not begin when nothing shall move", () => {
    const element = { animate: vi.fn() } as unknown as Element;
    expect(
      carry(
        element,
        [
          { x: 0, y: 0 },
          { x: 1, y: 1 },
        ],
        0,
      ),
    ).toBeNull();
    expect(element.animate).not.toHaveBeenCalled();
  });
});
