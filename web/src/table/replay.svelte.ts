import {
  api,
  type Chair,
  type LogLine,
  type Scene,
  type StepView,
  type StudyLine,
  type TableSummary,
  type Update,
} from "$lib/api";
import type { GameModule, GameTable, LogEntry } from "./module";
import { READ_ONLY, stillUpdate } from "./stillTable";
import { moveAt, moveEnds, moveFrom, turnStarts } from "./moves";
import { seatColours } from "$lib/seatColours.svelte";

/** All lines of the log, window by window. */
async function wholeLog(table: string, key: string): Promise<LogLine[]> {
  const lines: LogLine[] = [];
  for (;;) {
    const { log, last } = await api.log(table, key, lines.length);
    lines.push(...log);
    if (lines.length >= last || log.length === 0) return lines;
  }
}

/** A game looked at step by step, as the seat could see it at the time. */
export class Replay {
  summary = $state.raw<TableSummary | null>(null);
  game = $state.raw<GameTable | null>(null);
  log = $state.raw<LogLine[]>([]);
  last = $state(0);
  step = $state(-1);
  error = $state.raw<unknown>(null);
  module = $state.raw<GameModule | null>(null);
  scene = $state.raw<Scene | null>(null);

  /** The log in words: all of it, whichever step is shown. */
  readonly entries: LogEntry[] = $derived(this.game?.entries(this.log, this.game.viewer) ?? []);
  /** What the log says of lines beside the game. */
  readonly sentences = (lines: readonly StudyLine[]): string[] =>
    this.game?.entries(lines as unknown as LogLine[], this.game.viewer).map(({ text }) => text) ?? [];
  /** The steps at which moves end, and the number of the move shown. */
  readonly ends: number[] = $derived(moveEnds(this.entries, this.last));
  readonly move: number = $derived(moveAt(this.ends, Math.max(this.step, 0)));

  private readonly views = new Map<number, Promise<StepView>>();
  private wanted = -1;

  constructor(
    readonly table: string,
    readonly key: string,
    private readonly load: (game: string) => Promise<GameModule>,
  ) {}

  get chairs(): Chair[] {
    return this.summary?.chairs ?? [];
  }

  async open(step: number): Promise<void> {
    try {
      const summary = await api.summary(this.table, this.key);
      const [module, scene, log] = await Promise.all([
        this.load(summary.game),
        api.sceneOf(this.table, this.key),
        wholeLog(this.table, this.key),
      ]);
      await module.prepare?.(scene);
      this.summary = summary;
      this.module = module;
      this.scene = scene;
      this.last = Math.max(summary.step, log.length);
      this.log = log;
      this.game = module.start({ scene, log: [] }, READ_ONLY);
      this.game.setChairs(summary.chairs);
      seatColours.set(summary.chairs);
      await this.go(step);
    } catch (error) {
      this.error = error;
    }
  }

  private at(step: number): Promise<StepView> {
    const known = this.views.get(step);
    if (known) return known;
    const asked = api.step(this.table, step, this.key);
    this.views.set(step, asked);
    asked.catch(() => this.views.delete(step));
    return asked;
  }

  /** Goes to a step; only the last one asked for is shown, and a move forward is seen as a movement. */
  async go(to: number): Promise<void> {
    const step = Math.min(Math.max(to, 0), this.last);
    this.wanted = step;
    const seen = await this.at(step);
    const { game } = this;
    if (this.wanted !== step || !game) return;
    const before = this.step;
    const forward = before >= 0 && step > before && step <= this.from(before, 1);
    this.step = step;
    this.last = Math.max(this.last, seen.last);
    if (step > this.log.length) this.log = await wholeLog(this.table, this.key);
    const lines = this.log.slice(forward ? before : 0, step);
    game.finish();
    await game.show(stillUpdate(seen), lines, { animate: forward, onLines: () => {} });
    if (step < this.last) void this.at(this.from(step, 1)).catch(() => {});
  }

  /** Another position than that of the step: a line beside the game. */
  async lay(seen: Pick<Update, "view" | "step">, lines: readonly LogLine[], animate: boolean): Promise<void> {
    this.game?.finish();
    await this.game?.show(stillUpdate(seen), lines, { animate, onLines: () => {} });
  }

  /** Back from there to the step. */
  async again(): Promise<void> {
    const { step } = this;
    this.step = -1;
    await this.go(step);
  }

  /** The step so many moves on or back. */
  from(step: number, count: number): number {
    return moveFrom(this.ends, step, count);
  }

  /** Where the turn before or after this step begins. */
  turn(way: 1 | -1): number {
    const starts = turnStarts(this.log);
    const next = way > 0 ? starts.find((start) => start > this.step) : starts.findLast((start) => start < this.step);
    return next ?? (way > 0 ? this.last : 0);
  }
}
