/** Drawing by dragging: the pen goes over cells, and each is crossed as soon as it may be. */

export interface Paper {
  /** Whether the cell may be crossed now. */
  isLit: (cell: number) => boolean;
  cross: (cell: number) => void;
}

/** A flick may end before the table has answered: what was passed over waits so long for its light. */
const PATIENCE = 1200;

export class Drawing {
  private pen: number | null = null;
  private begun = -1;
  private last = -1;
  private passed: number[] = [];
  private readonly crossed = new Set<number>();
  private answered = true;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The pen has left its first cell: the click that follows means nothing more. */
  drew = false;

  constructor(private readonly paper: Paper) {}

  /** A stroke is under way, or cells that it passed wait for their light: nothing may move under it. */
  get busy(): boolean {
    return this.pen !== null || this.passed.length > 0;
  }

  start(pointer: number, cell: number): void {
    clearTimeout(this.timer);
    if (this.pen !== null && this.pen !== pointer) return this.lift();
    this.pen = pointer;
    this.begun = this.last = cell;
    this.passed = [];
    this.crossed.clear();
    this.answered = true;
    this.drew = false;
  }

  move(pointer: number, cell: number): void {
    if (pointer !== this.pen || cell < 0 || cell === this.last) return;
    if (!this.drew) this.passed.push(this.begun);
    this.drew = true;
    this.last = cell;
    if (!this.passed.includes(cell) && !this.crossed.has(cell)) this.passed.push(cell);
    this.go();
  }

  /** The light has changed: the next cell that the pen passed may be ready. */
  relit(): void {
    this.answered = true;
    this.go();
  }

  end(pointer: number): void {
    if (pointer !== this.pen) return;
    this.pen = null;
    this.timer = setTimeout(() => (this.passed = []), PATIENCE);
  }

  /** A second finger has come: the map is moved instead. */
  lift(): void {
    this.pen = null;
    this.passed = [];
  }

  private go(): void {
    if (!this.answered) return;
    const next = this.passed.find((cell) => this.paper.isLit(cell));
    if (next === undefined) return;
    this.passed = this.passed.filter((cell) => cell !== next);
    this.crossed.add(next);
    this.answered = false;
    this.paper.cross(next);
  }
}
