/** Shows moves one after the other, each for a while; a click ends what is being shown. */
import { settings } from "$lib/settings.svelte";
import { Pause } from "./pause";

export interface AnimatedMoves<Beat> {
  beats: readonly Beat[];
  /** The viewer's own moves are not spotlighted. */
  own: boolean;
  draw: (beat: Beat) => void;
  /** Milliseconds before the speed setting. */
  time: (beat: Beat) => number;
}

const SPOTLIGHT_MS = 1600;

export class MoveAnimator<Beat> {
  /** The part of somebody's turn that is spotlighted. */
  beat = $state.raw<Beat | null>(null);
  moving = $state(false);
  private readonly pause = new Pause();
  private skipping = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A new update begins: an earlier skip no longer counts. */
  begin(): void {
    this.skipping = false;
  }

  async play({ beats, own, draw, time }: AnimatedMoves<Beat>): Promise<void> {
    this.moving = true;
    for (const beat of beats) {
      draw(beat);
      this.spotlight(own || this.skipping ? null : beat);
      if (!this.skipping) await this.pause.for(time(beat) * settings.motion);
    }
    this.moving = false;
  }

  /** A spotlight stays until the next one, but not for ever. */
  spotlight(beat: Beat | null): void {
    clearTimeout(this.timer);
    this.beat = beat;
    if (beat) this.timer = setTimeout(() => (this.beat = null), SPOTLIGHT_MS);
  }

  /** Ends the animation that runs now and shows the rest at once. */
  finish(): void {
    this.skipping = true;
    this.pause.end();
  }
}
