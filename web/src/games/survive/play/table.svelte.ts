import type { Chair } from "$lib/api";
import type { Legal, LogLine, Scene, Update, View, Welcome } from "$lib/api/survive";
import { t } from "$lib/i18n/index.svelte";
import { sound } from "$lib/sound";
import { LogCache } from "../../../table/logCache";
import { WhyAnswers, ruleLink, type WhyAnswer } from "../../../table/whyAnswers.svelte";
import type {
  GameTable,
  TableApi,
  LogEntry,
  PromptText,
  SeatState,
  Shortcut,
  ShowOptions,
  WhyNot,
} from "../../../table/module";
import { MoveAnimator, sayOwn } from "../../../table/moveAnimator.svelte";
import { logEntry, promptText } from "../../../table/messages";
import { HoverQuestion } from "../../../table/hoverQuestion";
import type { Goal, LastMove, Piece, Place, Refusal, Turned } from "../scene";
import { animationSteps, concerns, drawn, lastMove, type AnimationStep } from "./animation";
import { pressed, shortcuts } from "./keys";
import { NO_HIGHLIGHTS, highlightsOf } from "./highlights";
import { entry, logFormatter, type Names } from "./log";
import {
  acting,
  NO_SELECTION,
  type About,
  type Effect,
  type Event,
  type Gesture,
  type Decision,
  type Selection,
} from "./decision";
import { backDoes, backName } from "../names";
import { names, looked, pieceName } from "./pieceNames";
import { opening, resume, step } from "./choices";
import { pointed, locationOf } from "./pointing";
import { prompt, type Button, type PromptNames } from "./prompt";
import { ending, notices, roundText, seatState, subtitle } from "./seats";
import { far } from "./hoverQuestions";
import { duration } from "./timing";

const REMEMBERED = 90;

/** The table of one game of Survive: what is shown, and what the player has begun to choose. */
export class SurviveTable implements GameTable {
  readonly scene: Scene;
  view = $state.raw<View | null>(null);
  decision = $state.raw<Decision | null>(null);
  selection = $state.raw<Selection>(NO_SELECTION);
  last = $state.raw<LastMove | null>(null);
  turned = $state.raw<Turned | null>(null);
  chairs = $state.raw<readonly Chair[]>([]);
  thinking = $state(-1);

  /** A decision that is pointed at. */
  private pointing = $state.raw<[Decision, Selection] | null>(null);
  private readonly whyAnswers: WhyAnswers<About>;
  private readonly animator = new MoveAnimator<AnimationStep>();
  private readonly logCache: LogCache<LogLine>;
  private postponed: { event: Event; phase: View["phase"] } | null = null;
  /** The last step while somebody is asked about it, else -1. */
  private asking = $state(-1);
  /** The last lines shown: what comes next may go on from them. */
  private recentLines: readonly LogLine[] = [];
  private readonly hoverQuestion = new HoverQuestion<Effect>(
    (effect) => this.perform(effect),
    () => this.clearWhy(),
  );

  constructor(
    welcome: Pick<Welcome, "scene" | "log">,
    private readonly api: TableApi,
  ) {
    this.scene = welcome.scene;
    this.recentLines = welcome.log.slice(-REMEMBERED);
    this.last = lastMove(this.recentLines);
    this.whyAnswers = new WhyAnswers(api, (about) => "place" in about);
    this.names = names(this.scene, this.seatName, (line) => this.asking >= 0 && line.step >= this.asking);
    this.logCache = new LogCache(logFormatter(this.scene, this.names));
  }

  /* -- what the shell shows -- */

  seatName = (seat: number): string =>
    this.chairs.find((one) => one.seat === seat)?.name || t("seat-unnamed", { seat: seat + 1 });
  readonly names: Names;

  get title(): string {
    return t("game-survive");
  }
  get shortTitle(): string {
    return t("survive-short");
  }
  get subtitle(): string {
    return subtitle(this.scene);
  }
  get goal(): string {
    return t(this.scene.options.all_equal ? "survive-goal-equal" : "survive-goal");
  }
  get round(): string {
    return this.view ? roundText(this.view) : "";
  }
  get actors(): readonly number[] {
    return this.view ? [this.view.actor] : [];
  }
  get viewer(): number {
    return this.view?.seat ?? -1;
  }
  get notices() {
    return this.view ? notices(this.view, this.scene) : [];
  }
  get ending() {
    return this.view ? ending(this.view, this.scene, this.seatName) : null;
  }
  /** What is being shown of somebody's turn. */
  get animation(): AnimationStep | null {
    return this.animator.current;
  }
  get moving(): boolean {
    return this.animator.moving;
  }
  get whyAnswer(): WhyAnswer<About> | null {
    return this.whyAnswers.current;
  }
  readonly badge = 0;
  /** Two colours are placed in two rows. */
  get trayHeight(): number {
    return (this.view?.seats[0]?.colours.length ?? 1) > 1 ? 200 : 132;
  }
  /** A defence is asked for in another's turn: the question itself is said. */
  get turnAnnouncement(): string {
    return this.view?.phase === "defend" ? (this.prompt?.title ?? "") : "";
  }

  readonly acting = $derived(this.decision !== null && !this.moving && acting(this.decision));
  readonly lit = $derived.by(() =>
    this.decision && this.acting ? highlightsOf(...(this.pointing ?? [this.decision, this.selection])) : NO_HIGHLIGHTS,
  );

  /** What was tapped once, and what the second tap does. */
  readonly tapped = $derived.by(() => {
    const { armed: goal, mode } = this.selection;
    if (!goal || !this.acting || !this.view) return null;
    const { phase } = this.view;
    const deed = mode.at === "sink" ? "sink" : phase === "place" || phase === "launch" ? phase : "go";
    const explorer = mode.at === "value" ? { colour: mode.colour, value: mode.value } : undefined;
    return { goal, deed, explorer };
  });

  private readonly promptNames: PromptNames = $derived({
    seat: this.seatName,
    piece: (piece) => pieceName(this.scene, this.view, piece),
    cell: (cell) => this.scene.cells[cell]?.name ?? "",
    back: (back) => this.names.back(back),
    does: (back) => t(`island-back-${this.scene.backs[back]?.id ?? "shark"}-does`),
    looked: this.decision ? looked(this.decision, this.selection, this.lit) : "",
    touch: coarse(),
  });

  readonly prompt: PromptText | null = $derived.by(() => {
    const asked = this.acting && this.decision ? prompt(this.decision, this.selection, this.promptNames) : null;
    return asked ? promptText(asked) : this.waiting();
  });

  private waiting(): PromptText | null {
    const { view, animation } = this;
    if (!view) return null;
    const plain = (icon: string, title: string, detail: string): PromptText => ({ icon, title, detail, buttons: [] });
    if (view.phase === "over") return plain("i-finish", t("survive-over"), t("survive-over-detail"));
    const words = animation && animation.kind !== "quiet" ? this.animationEntry(animation) : null;
    if (words) return plain("i-pawn", words.text, t("prompt-wait-detail"));
    if (view.actor < 0) return plain("i-draw", t("survive-chance"), "");
    if (this.moving && view.actor === view.seat) return null;
    const name = this.seatName(view.actor);
    if (view.phase === "defend")
      return plain("i-shield", t("survive-wait-answer", { name }), t("survive-wait-answer-detail"));
    return plain(
      "i-clock",
      t(this.thinking === view.actor ? "prompt-thinking" : "prompt-wait", { name }),
      t("prompt-wait-detail"),
    );
  }

  /** What concerns the viewer and is to be read now. */
  get notice(): LogEntry | null {
    return this.animator.notice && this.animationEntry(this.animator.notice);
  }

  /** What a step shows, in words. */
  animationEntry(one: AnimationStep): LogEntry | null {
    const line = entry(one.lines, this.scene, this.names);
    return line && logEntry(line);
  }

  readonly refusal: Refusal | null = $derived.by(() => {
    const why = this.whyAnswer;
    if (!why || !("place" in why.about)) return null;
    return { at: why.about.place, title: t("why-title"), text: why.text, ...ruleLink("survive", why.rule) };
  });

  /** What the prompt line says instead of its detail: about a button or a kept tile. */
  get why(): WhyNot | null {
    const { whyAnswer } = this;
    if (!whyAnswer || "place" in whyAnswer.about) return null;
    const button = "button" in whyAnswer.about ? whyAnswer.about.button : "";
    const back = "back" in whyAnswer.about ? this.scene.backs[whyAnswer.about.back] : undefined;
    const about = back ? `${backName(back)}. ${backDoes(back)}` : "";
    return { button, about, text: whyAnswer.text, ...ruleLink("survive", whyAnswer.rule) };
  }

  seatState = (seat: number): SeatState =>
    this.view ? seatState(this.view, seat) : { figure: "", unit: "", progress: 0, facts: [], done: false };

  entries: GameTable["entries"] = (lines, viewer): LogEntry[] =>
    this.logCache.read(
      lines as readonly LogLine[],
      viewer,
      `${this.chairs.map((chair) => chair.name).join()} ${this.asking}`,
    );

  setChairs = (chairs: readonly Chair[]): void => void (this.chairs = chairs);

  suggestions: GameTable["suggestions"] = (lines, viewer) =>
    this.logCache.suggestions(lines as readonly LogLine[], viewer);
  highlight: GameTable["highlight"] = (move) =>
    void (this.pointing = this.decision && move ? pointed(this.decision, move) : null);
  locationOf: GameTable["locationOf"] = (legal) => locationOf(this.scene, this.view, legal as Legal);

  /* -- what the player does -- */

  do = (event: Event): void => {
    const { decision } = this;
    if (!decision) return;
    if (this.moving) return this.after(event);
    this.hoverQuestion.schedule(null);
    if (event.type !== "hover") this.clearWhy();
    const [selection, effect] = step(decision, this.selection, event);
    this.selection = selection;
    if (effect) this.perform(effect);
    else if (event.type === "hover" && event.place)
      this.hoverQuestion.schedule(far(decision, selection, event.place, this.lit));
  };

  pick = (goal: Goal, gesture: Gesture): void => this.do({ type: "goal", goal, gesture });
  take = (piece: Piece): void => this.do({ type: "piece", piece });
  ask = (place: Place): void => this.do({ type: "ask", place });
  hover = (place: Place | null): void => this.do({ type: "hover", place });

  /** A click while something moves finishes it; what was meant is done in the new position. */
  private after(event: Event): void {
    if (event.type === "hover") return;
    if (this.decision) this.postponed = { event, phase: this.decision.view.phase };
    this.finish();
  }

  private perform(effect: Effect): void {
    if (effect.type === "send" && !this.api.play(effect.actions))
      this.selection = this.decision ? opening(this.decision) : NO_SELECTION;
    if (effect.type === "undo") this.api.undo();
    if (effect.type === "ask") void this.whyAnswers.ask(effect.question, effect.about);
    if (effect.type === "explain") this.whyAnswers.show({ about: effect.about, text: t(effect.key), rule: "" });
  }

  clearWhy = (): void => this.whyAnswers.clear();

  press = (id: string): void => {
    const asked = this.decision && this.acting ? prompt(this.decision, this.selection, this.promptNames) : null;
    const button = asked?.buttons.find((one) => one.id === id);
    if (button) this.push(button);
  };

  private push(button: Button): void {
    const taken = button.id === "undo" || button.id === "restart";
    if (button.off && taken)
      return this.whyAnswers.show({ about: { button: button.id }, text: t("survive-why-undo"), rule: "" });
    if (button.event === "undo") this.api.undo();
    else if (button.event === "restart") this.api.restart();
    else this.do(button.event);
  }

  get shortcuts(): Shortcut[] {
    return shortcuts();
  }

  key = (event: KeyboardEvent): boolean => pressed(this, event);

  /* -- what the server says -- */

  show: GameTable["show"] = async (message, added, { animate, onLines }) => {
    const [update, lines] = [message as Update, added as readonly LogLine[]];
    this.asking = update.view.phase === "defend" ? update.step : -1;
    this.animator.begin();
    if (update.drop > 0) this.recentLines = [];
    if (animate && this.view && update.drop === 0 && lines.length > 0) await this.watch(update, lines, onLines);
    else this.skim(lines, onLines);
    this.recentLines = [...this.recentLines, ...lines].slice(-REMEMBERED);
    this.settle(update);
  };

  private async watch(update: Update, lines: readonly LogLine[], onLines: ShowOptions["onLines"]): Promise<void> {
    this.clearWhy();
    const own = update.viewer >= 0 && lines.every(({ line }) => line.seat === update.viewer || line.seat < 0);
    const draw = (one: AnimationStep) => {
      onLines(one.fresh);
      this.draw(one, update.view);
      if (one.kind !== "quiet") sound(one.kind === "travel" ? "step" : "card");
    };
    await this.animator.play({
      steps: animationSteps(this.scene, this.recentLines, lines),
      own,
      draw,
      time: (one) => duration(one, own),
      concerns: (one) => concerns(one, this.view ?? update.view, update.viewer),
      note: (one) => sayOwn(this.api, this.animationEntry(one), update.viewer),
    });
  }

  private skim(lines: readonly LogLine[], onLines: ShowOptions["onLines"]): void {
    onLines(lines);
    if (lines.length > 0) this.animator.spotlight(null);
  }

  private draw(one: AnimationStep, after: View): void {
    if (one.move && one.legs > 0) this.last = one.move;
    if (one.turned) this.turned = one.turned;
    if (this.view) this.view = drawn(this.view, one, this.scene, after);
  }

  private settle(update: Update): void {
    this.last = update.drop > 0 ? null : (lastMove(this.recentLines) ?? this.last);
    const { view, legal, plans, undo, restart } = update;
    this.view = view;
    this.thinking = update.thinking;
    this.decision = { scene: this.scene, view, legal, plans, undo, restart };
    this.pointing = null;
    this.selection = resume(this.decision, this.selection);
    this.clearWhy();
    if (acting(this.decision)) this.animator.spotlight(null);
    const { postponed } = this;
    this.postponed = null;
    if (postponed?.phase === view.phase && !this.risky(postponed.event)) this.do(postponed.event);
  }

  /** What was pressed while something moved is done afterwards, but a tile never sinks by such a press. */
  private risky(event: Event): boolean {
    return event.type === "goal" && this.selection.mode.at === "sink";
  }

  finish = (): void => this.animator.finish();
}

const coarse = (): boolean => typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
