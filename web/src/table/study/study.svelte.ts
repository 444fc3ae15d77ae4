import { api, type StudyReport, type StudyStatus } from "$lib/api";

const POLL = 1000;

/** The study of a finished game: asked for once, then followed until it is whole. */
export class Study {
  status = $state.raw<StudyStatus | null>(null);
  /** It cannot be studied (it goes on, or began in the middle): then nothing is offered. */
  refused = $state(false);
  private timer = 0;
  private closed = false;

  constructor(
    readonly table: string,
    readonly key: string,
  ) {}

  get report(): StudyReport | null {
    return this.status?.report ?? null;
  }

  /** What the server has, without asking for more. */
  look = (): Promise<void> => this.ask(api.study);
  begin = (): Promise<void> => this.ask(api.beginStudy);

  /** Begins it, unless the server has it, is at it, or refuses. */
  async open(): Promise<void> {
    await this.look();
    if (this.status?.state === "none") await this.begin();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async ask(question: typeof api.study): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.status = await question(this.table, this.key);
      this.refused = false;
    } catch {
      if (question === api.beginStudy) this.status = { state: "failed", done: 0, total: 0 };
      else this.refused = !this.status;
    }
    const { state } = this.status ?? { state: "none" };
    if (!this.closed && (state === "waiting" || state === "running"))
      this.timer = window.setTimeout(() => void this.look(), POLL);
  }
}
