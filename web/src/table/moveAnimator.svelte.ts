/** Shows moves one after the other, each for a while; a click ends what is being shown. */
import { settings } from "$lib/settings.svelte";
import { Pause } from "./pause";

export interface AnimatedMoves<Step> {
  steps: readonly Step[];
  /** The viewer's own moves are not spotlighted. */
  own: boolean;
  draw: (step: Step) => void;
  /** Milliseconds before the speed setting. */
  time: (step: Step) => number;
}

const SPOTLIGHT_MS = 1600;

export class MoveAnimator<Step> {
  /** The part of somebody's turn that is spotlighted. */
  current = $state.raw<Step | null>(null);
  moving = $state(false);
  private readonly pause = new Pause();
  private skipping = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A new update begins: an earlier skip no longer counts. */
  begin(): void {
    this.skipping = false;
  }

  async play({ steps, own, draw, time }: AnimatedMoves<Step>): Promise<void> {
    this.moving = true;
    for (const step of steps) {
      draw(step);
      this.spotlight(own || this.skipping ? null : step);
      if (!this.skipping) await this.pause.for(time(step) * settings.motion);
    }
    this.moving = false;
  }

  /** A spotlight stays until the next one, but not for ever. */
  spotlight(step: Step | null): void {
    clearTimeout(this.timer);
    this.current = step;
    if (step) this.timer = setTimeout(() => (this.current = null), SPOTLIGHT_MS);
  }

  /** Ends the animation that runs now and shows the rest at once. */
  finish(): void {
    this.skipping = true;
    this.pause.end();
  }
}
