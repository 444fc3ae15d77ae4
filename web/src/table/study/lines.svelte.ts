/** A line of play beside the game: what was played at a decision, or what was better, on the replay's board. */
import { ask, type ShownLine, type StudyStep } from "$lib/api";
import type { Replay } from "../replay.svelte";

export type Decision = StudyStep["decisions"][number];
export type LineKind = "answer" | "played";

export class StudyLines {
  decision = $state.raw<Decision | null>(null);
  kind = $state<LineKind>("answer");
  line = $state.raw<ShownLine | null>(null);
  /** How many steps of the line lie on the board. */
  step = $state(0);
  failed = $state(false);

  constructor(private readonly replay: Replay) {}

  /** Lays the line on the board, one step after the other. */
  async open(decision: Decision, kind: LineKind): Promise<void> {
    this.decision = decision;
    this.kind = kind;
    this.failed = false;
    try {
      const { table, key } = this.replay;
      const line = await ask<ShownLine>(
        `/api/tables/${encodeURIComponent(table)}/mistakes/${decision.step}/${kind}`,
        undefined,
        key,
      );
      if (this.decision !== decision || this.kind !== kind) return;
      this.line = line;
      await this.goTo(0);
      for (let step = 1; step <= line.steps.length && this.line === line && this.step === step - 1; step += 1)
        await this.goTo(step);
    } catch {
      this.failed = true;
    }
  }

  goTo = async (step: number): Promise<void> => {
    const { line } = this;
    const view = step === 0 ? line?.view : line?.steps[step - 1]?.view;
    if (!line || !view) return;
    const forward = step === this.step + 1;
    this.step = step;
    await this.replay.lay({ view, step: line.step + step }, forward ? (line.steps[step - 1]?.log ?? []) : [], forward);
  };

  /** In the log's words, each with the step of the line that it tells of. */
  get entries(): { text: string; step: number }[] {
    const { line, replay } = this;
    const entries = line
      ? replay.game?.entries(
          line.steps.flatMap(({ log }) => log),
          line.seat,
        )
      : [];
    return (entries ?? []).map(({ text, step }) => ({ text, step: step - (line?.step ?? 0) }));
  }

  /** Back to the game. */
  close = (): void => {
    if (!this.decision) return;
    this.decision = null;
    this.line = null;
    void this.replay.again();
  };
}
