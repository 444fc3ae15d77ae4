/** Resting the pointer on something that cannot be chosen asks why not. */

const DELAY_MS = 500;

export class HoverQuestion<Effect> {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: (effect: Effect) => void) {}

  /** Asks after the delay; null or another question cancels the one that waits. */
  schedule(effect: Effect | null): void {
    clearTimeout(this.timer);
    if (effect) this.timer = setTimeout(() => this.ask(effect), DELAY_MS);
  }
}
