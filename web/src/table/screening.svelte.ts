/** Moves shown one after the other, each for a while; a click ends what is being shown. */
import { settings } from "$lib/settings.svelte";
import { Pause } from "./pause";

export interface Film<Beat> {
  beats: readonly Beat[];
  /** One's own doings are not lit up. */
  own: boolean;
  draw: (beat: Beat) => void;
  /** Milliseconds before the speed setting. */
  time: (beat: Beat) => number;
}

const LINGER = 1600;

export class Screening<Beat> {
  /** What is being shown of somebody's turn. */
  beat = $state.raw<Beat | null>(null);
  moving = $state(false);
  private readonly pause = new Pause();
  private rush = false;
  private dim: ReturnType<typeof setTimeout> | undefined;

  /** A new update comes: what was hurried before is over. */
  open(): void {
    this.rush = false;
  }

  async watch({ beats, own, draw, time }: Film<Beat>): Promise<void> {
    this.moving = true;
    for (const one of beats) {
      draw(one);
      this.light(own || this.rush ? null : one);
      if (!this.rush) await this.pause.for(time(one) * settings.motion);
    }
    this.moving = false;
  }

  /** What is shown of a turn stays until something else is, but not for ever. */
  light(one: Beat | null): void {
    clearTimeout(this.dim);
    this.beat = one;
    if (one) this.dim = setTimeout(() => (this.beat = null), LINGER);
  }

  /** Ends what moves now and shows the rest at once. */
  finish(): void {
    this.rush = true;
    this.pause.end();
  }
}
