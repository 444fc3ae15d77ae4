import { describe, expect, it, vi } from "vitest";
import { animateAlong, RunningAnimations } from "./animations";

/** An animation that runs until it is told to stop. */
function animation(): Animation {
  let end = (): void => undefined;
  const finished = new Promise<void>((resolve) => (end = resolve));
  const one = { playState: "running", finished, finish: () => ((one.playState = "finished"), end()) };
  return one as unknown as Animation;
}

describe("animations", () => {
  it("rest at once when nothing moves, and say so", async () => {
    const animations = new RunningAnimations();
    await animations.rest();
    expect(animations.finish()).toBe(false);
  });

  it("end together at one click", async () => {
    const animations = new RunningAnimations();
    animations.add(animation());
    animations.add(animation());
    const rested = vi.fn();
    const waiting = animations.rest().then(rested);
    await Promise.resolve();
    expect(rested).not.toHaveBeenCalled();
    expect(animations.finish()).toBe(true);
    await waiting;
    expect(animations.finish()).toBe(false);
  });

  it("wait for what another one sets going", async () => {
    const animations = new RunningAnimations();
    const [first, second] = [animation(), animation()];
    animations.add(first);
    const rested = vi.fn();
    const waiting = animations.rest().then(rested);
    animations.add(second);
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
      animateAlong(
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
