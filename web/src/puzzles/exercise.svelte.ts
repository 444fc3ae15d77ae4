/** One exercise on the board: what was tried, what came of it, and the answer step by step. */
import type { Chair, Exercise, LogLine, Question, ShownLine, TriedAnswer, Update } from "$lib/api";
import { t } from "$lib/i18n/index.svelte";
import { errorText } from "$lib/errors";
import { seatColours } from "$lib/seatColours.svelte";
import { live } from "../table/live.svelte";
import type { GameModule, GameTable, Tab, TableApi, WhyReply } from "../table/module";
import { stillUpdate } from "../table/stillTable";
import type { ExerciseSource } from "./source";

export type Verdict = "ask" | "on" | "right" | "wrong" | "shown";

type Seen = Pick<Exercise, "view" | "legal" | "plans" | "step">;

export class ExerciseSession implements TableApi {
  exercise = $state.raw<Exercise | null>(null);
  game = $state.raw<GameTable | null>(null);
  regions = $state.raw<GameModule | null>(null);
  now = $state.raw<Update | null>(null);
  log = $state.raw<LogLine[]>([]);
  chairs = $state.raw<Chair[]>([]);
  verdict = $state<Verdict>("ask");
  /** What the wrong decision loses, in expected result. */
  loss = $state(0);
  /** The rule that the answer applies, once a hint was asked for. */
  rule = $state("");
  answer = $state.raw<ShownLine | null>(null);
  /** How many steps of the answer lie on the board. */
  answerStep = $state(0);
  tab = $state<Tab>("hand");
  sending = $state(false);
  trouble = $state("");
  error = $state.raw<unknown>(null);
  private made: readonly number[] = [];
  private counted = false;

  constructor(
    private readonly source: ExerciseSource,
    private readonly load: (game: string) => Promise<GameModule>,
    /** Told once, by the first try. */
    private readonly firstTry: (right: boolean) => void,
  ) {}

  async open(): Promise<void> {
    try {
      const exercise = await this.source.load();
      const regions = await this.load(exercise.game);
      await regions.prepare?.(exercise.scene);
      this.regions = regions;
      this.chairs = exercise.chairs.map((chair) => ({ ...chair, name: chair.name || seatName(chair, exercise) }));
      this.game = regions.start({ scene: exercise.scene, log: exercise.log }, this);
      this.game.setChairs(this.chairs);
      seatColours.set(this.chairs);
      this.exercise = exercise;
      await this.restart();
    } catch (error) {
      this.error = error;
    }
  }

  close = (): void => seatColours.set([]);

  private async lay(seen: Seen, lines: readonly LogLine[], animate: boolean): Promise<void> {
    const update = stillUpdate(seen);
    this.game?.finish();
    await this.game?.show(update, lines, { animate, onLines: () => {} });
    this.now = update;
  }

  /** Back to the position that is asked about. */
  restart = async (): Promise<void> => {
    const { exercise } = this;
    if (!exercise) return;
    this.made = [];
    this.trouble = "";
    this.verdict = "ask";
    this.answer = null;
    this.log = exercise.log;
    await this.lay(exercise, [], false);
  };
  undo = (): void => void this.restart();

  play = (actions: number[]): boolean => {
    if (this.sending || !(this.verdict === "ask" || this.verdict === "on")) return false;
    this.sending = true;
    this.trouble = "";
    void this.send([...this.made, ...actions]);
    return true;
  };

  private async send(actions: readonly number[]): Promise<void> {
    try {
      await this.take(await this.source.try(actions));
    } catch (error) {
      this.trouble = errorText(error);
    }
    this.sending = false;
  }

  private async take(tried: TriedAnswer): Promise<void> {
    const fresh = tried.log.slice(this.made.length);
    this.made = tried.actions;
    this.verdict = tried.verdict as Verdict;
    this.loss = tried.loss;
    this.log = [...(this.exercise?.log ?? []), ...tried.log];
    if (tried.verdict !== "on") this.count(tried.verdict === "right");
    const over = tried.verdict !== "on";
    await this.lay(over ? { ...tried, legal: [], plans: [] } : tried, fresh, true);
  }

  private count(right: boolean): void {
    if (this.counted) return;
    this.counted = true;
    this.firstTry(right && !this.rule);
  }

  hint = async (): Promise<void> => {
    this.rule = await this.source.hint();
  };

  /** Who looks at the answer has not found it. */
  showAnswer = async (): Promise<void> => {
    const answer = await this.source.answer();
    this.count(false);
    await this.restart();
    this.answer = answer;
    this.verdict = "shown";
    await this.goTo(0);
    for (let step = 1; step <= answer.steps.length && this.answer === answer; step += 1) await this.goTo(step);
  };

  /** The answer in the log's words. */
  get answerWords(): string[] {
    const { answer, game } = this;
    const lines = answer?.steps.flatMap(({ log }) => log) ?? [];
    return game && answer ? game.entries(lines, answer.seat).map(({ text }) => text) : [];
  }

  /** The board after so many steps of the answer. */
  goTo = async (step: number): Promise<void> => {
    const { answer } = this;
    const view = step === 0 ? answer?.view : answer?.steps[step - 1]?.view;
    if (!answer || !view) return;
    const forward = step === this.answerStep + 1;
    const lines = forward ? (answer.steps[step - 1]?.log ?? []) : [];
    this.answerStep = step;
    await this.lay({ view, step: answer.step + step, legal: [], plans: [] }, lines, forward);
  };

  why = async (question: Question): Promise<WhyReply | null> => {
    try {
      const { text, reason } = await this.source.why(this.made, question);
      return { text, rule: reason?.rule ?? "" };
    } catch {
      return null;
    }
  };
  say = (text: string): void => live.say(text);
  show = (tab: Tab): void => void (this.tab = tab);
}

const seatName = (chair: Chair, exercise: Exercise): string =>
  chair.seat === exercise.seat ? t("puzzle-you") : t("seat-unnamed", { seat: chair.seat + 1 });
