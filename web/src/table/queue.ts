/** Updates wait their turn, so that moves which arrive together are still seen one after the other. */
export interface Runner<T> {
  /** Shows one; `hurry` when so many wait that it should be shown at once. */
  show: (item: T, hurry: boolean) => Promise<void>;
  idle: () => void;
}

/** More than several rounds of bots: nobody would sit through that. */
const TOO_MANY = 200;
const unseen = (): boolean => typeof document !== "undefined" && document.hidden;

export class Queue<T> {
  private waiting: T[] = [];
  private running = false;
  private rush = false;

  constructor(private readonly runner: Runner<T>) {}

  get length(): number {
    return this.waiting.length + (this.running ? 1 : 0);
  }

  add(item: T): void {
    this.waiting.push(item);
    if (!this.running) void this.run();
  }

  /** Everything that waits is shown at once, without its movements. */
  hurry(): void {
    if (this.running) this.rush = true;
  }

  clear(): void {
    this.waiting = [];
    this.hurry();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let item = this.waiting.shift(); item !== undefined; item = this.waiting.shift())
      await this.runner.show(item, this.rush || unseen() || this.waiting.length > TOO_MANY);
    this.running = false;
    this.rush = false;
    this.runner.idle();
  }
}
