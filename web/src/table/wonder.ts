/** Resting on something that cannot be chosen asks why not. */

/** Milliseconds to rest on something before it is asked about. */
const PATIENCE = 500;

export class Wonder<Effect> {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: (effect: Effect) => void) {}

  /** Asks after a while; null, or something else in between, drops the question. */
  about(effect: Effect | null): void {
    clearTimeout(this.timer);
    if (effect) this.timer = setTimeout(() => this.ask(effect), PATIENCE);
  }
}
