/** Resting on something that cannot be chosen asks why not; leaving it takes the answer away. */

const CALM_MS = 1000;

export class HoverQuestion<Effect> {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: Effect | null = null;
  private asked = false;

  constructor(
    private readonly ask: (effect: Effect) => void,
    private readonly forget: () => void,
  ) {}

  /** Asks after a calm second; null or another question cancels what waits and what was answered. */
  schedule(effect: Effect | null): void {
    this.stop();
    if (this.asked) this.forget();
    this.asked = false;
    if (!effect) return;
    this.waiting = effect;
    addEventListener("pointermove", this.begin);
    this.begin();
  }

  /** A pointer that still moves only passes by. */
  private readonly begin = (): void => {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.rested(), CALM_MS);
  };

  private rested(): void {
    const { waiting } = this;
    this.stop();
    this.asked = true;
    if (waiting) this.ask(waiting);
  }

  private stop(): void {
    clearTimeout(this.timer);
    removeEventListener("pointermove", this.begin);
    this.waiting = null;
  }
}
