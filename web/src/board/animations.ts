/** Animations that run on a board: counted, awaited together, ended by one click. */
import type { Point } from "./hex";

/** Milliseconds for a way over so many cells, before the speed setting. */
export const travelTime = (legs: number): number => Math.min(320 + 60 * Math.max(legs - 1, 0), 640);

export const TRAVEL_EASE = "cubic-bezier(.6, 0, .25, 1)";

/** Carries an element along a way; its resting place is its own style. */
export function animateAlong(element: Element, way: readonly Point[], pace: number): Animation | null {
  if (!element.animate || pace === 0) return null;
  return element.animate(
    { translate: way.map(({ x, y }) => `${x}px ${y}px`) },
    { duration: travelTime(way.length - 1) * pace, easing: TRAVEL_EASE },
  );
}

export class RunningAnimations {
  private running: Animation[] = [];

  add(animation: Animation | null | undefined): void {
    if (animation) this.running.push(animation);
  }

  /** Ends when all that runs now, and all that it sets going, has come to rest. */
  async rest(): Promise<void> {
    while (this.running.length > 0) {
      const mine = this.running;
      await Promise.allSettled(mine.map((animation) => animation.finished));
      this.running = this.running.filter((animation) => !mine.includes(animation));
    }
  }

  /** Ends every animation at once; says whether there was one. */
  finish(): boolean {
    const some = this.running.some((animation) => animation.playState === "running");
    for (const animation of this.running) animation.finish();
    return some;
  }
}
