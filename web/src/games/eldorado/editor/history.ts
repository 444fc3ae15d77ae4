/** What was, what is, and what was taken back. */
const KEPT = 200;

export class History<T> {
  private constructor(
    private readonly past: readonly T[],
    readonly now: T,
    private readonly future: readonly T[],
    /** Changes of the same kind in a row count as one, such as letters of a name. */
    private readonly kind: string,
  ) {}

  static of<T>(now: T): History<T> {
    return new History<T>([], now, [], "");
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }

  then(next: T, kind = ""): History<T> {
    const joined = kind !== "" && kind === this.kind;
    const past = joined ? this.past : [...this.past, this.now].slice(-KEPT);
    return new History(past, next, [], kind);
  }

  undo(): History<T> {
    const before = this.past[this.past.length - 1];
    if (before === undefined) return this;
    return new History(this.past.slice(0, -1), before, [this.now, ...this.future], "");
  }

  redo(): History<T> {
    const [after, ...rest] = this.future;
    if (after === undefined) return this;
    return new History([...this.past, this.now], after, rest, "");
  }
}
