/** Updates wait their turn, so that moves which arrive together are still seen one after the other. */
export interface QueueHandlers<T> {
  /** Shows one; `hurry` when it should be shown at once. */
  show: (item: T, hurry: boolean) => Promise<void>;
  /** Two that follow each other as one: what waits in a hurry is drawn once. */
  join: (first: T, second: T) => T;
  idle: () => void;
}

const pageHidden = (): boolean => typeof document !== "undefined" && document.hidden;

export class Queue<T> {
  private waiting: T[] = [];
  private running = false;
  private flushing = false;

  constructor(private readonly runner: QueueHandlers<T>) {}

  get length(): number {
    return this.waiting.length + (this.running ? 1 : 0);
  }

  add(item: T): void {
    this.waiting.push(item);
    if (!this.running) void this.run();
  }

  /** Everything that waits is shown at once, without its movements. */
  hurry(): void {
    if (this.running) this.flushing = true;
  }

  clear(): void {
    this.waiting = [];
    this.hurry();
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.waiting.length > 0) {
      const hurry = this.flushing || pageHidden();
      const item = hurry ? this.rest() : this.waiting.shift();
      // What cannot be shown must not keep back what comes after it.
      if (item !== undefined) await this.runner.show(item, hurry).catch((error: unknown) => reportError(error));
    }
    this.running = false;
    this.flushing = false;
    this.runner.idle();
  }

  private rest(): T {
    const all = this.waiting;
    this.waiting = [];
    return all.reduce((first, second) => this.runner.join(first, second));
  }
}
