import type { Chair } from "$lib/api";
import type { Legal, LogLine, Scene, Update, View, Welcome } from "$lib/api/explorers";
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
import { MoveAnimator } from "../../../table/moveAnimator.svelte";
import { logEntry, promptText } from "../../../table/messages";
import { withTile } from "../landscape";
import type { Refusal, Target } from "../scene";
import { animationSteps, drawn, ended, type AnimationStep } from "./animation";
import { pressed, shortcuts } from "./keys";
import { highlightsOf } from "./highlights";
import { entry, logFormatter, type Names } from "./log";
import {
  acting,
  sideChoices,
  isLegal,
  NO_SELECTION,
  type About,
  type Effect,
  type Event,
  type Decision,
  type Selection,
} from "./decision";
import { country, looked, locationOf } from "./cellNames";
import { resume, step } from "./choices";
import { prompt, type Button, type PromptNames } from "./prompt";
import { ending, notices, roundText, seatState, subtitle } from "./seats";
import { waiting } from "./waiting";

/** Milliseconds to look at a thing. */
const HOLD: Record<AnimationStep["kind"], number> = { reveal: 650, card: 550, quiet: 0 };
const NO_HIGHLIGHTS: ReadonlyMap<number, Target> = new Map();
const NO_CHOICE: ReadonlyMap<number, number> = new Map();

/** A count that is being shown: of a round, or (null) of the game. */
export interface Count {
  round: number | null;
  view: View;
}

/** The table of one game of Explorers: what is shown, and what the player has begun to choose. */
export class ExplorersTable implements GameTable {
  readonly scene: Scene;
  view = $state.raw<View | null>(null);
  decision = $state.raw<Decision | null>(null);
  selection = $state.raw<Selection>(NO_SELECTION);
  chairs = $state.raw<readonly Chair[]>([]);
  thinking = $state(-1);
  count = $state.raw<Count | null>(null);
  /** The tile in hand while the landscape is laid. */
  private held = $state.raw<{ slot: number; tile: number; turn: number } | null>(null);
  /** Another's board, if one is looked at. */
  private visited = $state(-1);
  private counting = $state(false);

  private pointing = $state.raw<Decision | null>(null);
  private readonly whyAnswers: WhyAnswers<About>;
  private readonly animator = new MoveAnimator<AnimationStep>();
  private readonly logCache: LogCache<LogLine>;
  private later: Event | null = null;

  constructor(
    welcome: Pick<Welcome, "scene" | "log">,
    private readonly api: TableApi,
  ) {
    this.scene = welcome.scene;
    this.whyAnswers = new WhyAnswers(api, (about) => "cell" in about);
    this.names = { seat: this.seatName };
    this.logCache = new LogCache(logFormatter(this.scene, this.names));
  }

  /* -- what the shell shows -- */

  seatName = (seat: number): string =>
    this.chairs.find((one) => one.seat === seat)?.name || t("seat-unnamed", { seat: seat + 1 });
  readonly names: Names;

  get title(): string {
    return t("game-explorers");
  }
  get shortTitle(): string {
    return t("game-explorers");
  }
  get subtitle(): string {
    return subtitle(this.view, this.scene);
  }
  get goal(): string {
    return this.view?.boards.length === 1 ? t("explorers-goal-alone") : t("explorers-goal");
  }
  get round(): string {
    return this.view ? roundText(this.view, this.scene) : "";
  }
  get actors(): readonly number[] {
    return this.view?.actors ?? [];
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
  get animation(): AnimationStep | null {
    return this.animator.current;
  }
  /** The end of the game waits for the count. */
  get moving(): boolean {
    return this.animator.moving || this.counting;
  }
  get whyAnswer(): WhyAnswer<About> | null {
    return this.whyAnswers.current;
  }
  readonly badge = 0;
  /** Card and satchel lie beside the sheet; a spectator is told so. */
  get trayHeight(): number {
    return this.viewer < 0 ? 48 : 0;
  }

  /** Whose board lies large. */
  get board(): number {
    return this.visited >= 0 ? this.visited : Math.max(0, this.viewer);
  }
  get onOtherBoard(): boolean {
    return this.viewer >= 0 && this.board !== this.viewer;
  }
  /** The landscape with the tile in hand. */
  get sheetView(): View | null {
    const { view, held } = this;
    return view && held && view.phase === "lay" ? withTile(view, held.slot, held.tile, held.turn) : view;
  }

  readonly acting = $derived(this.decision !== null && !this.animator.moving && acting(this.decision));
  readonly laying = $derived(this.acting && this.decision !== null && isLegal(this.decision, "lay"));
  /** What is lit now: all that may be chosen, or one decision that is pointed at. */
  private readonly litDecision = $derived(
    this.acting && this.selection.mode.at === "rest" ? (this.pointing ?? this.decision) : null,
  );
  readonly lit = $derived(this.litDecision && !this.onOtherBoard ? highlightsOf(this.litDecision) : NO_HIGHLIGHTS);
  readonly sideChoices = $derived(this.litDecision ? sideChoices(this.litDecision) : NO_CHOICE);

  private readonly promptNames: PromptNames = $derived.by(() => ({
    country,
    looked: this.view && this.acting ? looked(this.scene, this.view, this.selection.hovered) : "",
  }));

  readonly prompt: PromptText | null = $derived.by(() => {
    const asked = this.acting && this.decision ? prompt(this.decision, this.selection, this.promptNames) : null;
    if (asked) return promptText(asked);
    const words = this.animation && this.animation.kind !== "quiet" ? this.animationEntry(this.animation) : null;
    if (this.moving && !words && this.actors.includes(this.viewer)) return null;
    return this.view && waiting(this.view, words, this.seatName);
  });

  /** What a step shows, in words. */
  animationEntry(one: AnimationStep): LogEntry | null {
    const message = entry(one.lines, this.scene, this.names);
    return message && logEntry(message);
  }

  readonly refusal: Refusal | null = $derived.by(() => {
    const why = this.whyAnswer;
    if (!why || !("cell" in why.about)) return null;
    return { at: why.about.cell, title: t("why-title"), text: why.text, ...ruleLink("explorers", why.rule) };
  });

  /** What the prompt line says instead of its detail. */
  get why(): WhyNot | null {
    const { whyAnswer } = this;
    if (!whyAnswer || "cell" in whyAnswer.about) return null;
    return { button: whyAnswer.about.button, text: whyAnswer.text, ...ruleLink("explorers", whyAnswer.rule) };
  }

  seatState = (seat: number): SeatState =>
    this.view ? seatState(this.scene, this.view, seat) : { figure: "", unit: "", progress: 0, facts: [], done: false };

  entries: GameTable["entries"] = (lines, viewer): LogEntry[] =>
    this.logCache.read(lines as readonly LogLine[], viewer, this.chairs.map((chair) => chair.name).join());

  setChairs = (chairs: readonly Chair[]): void => void (this.chairs = chairs);

  suggestions: GameTable["suggestions"] = (lines, viewer) =>
    this.logCache.suggestions(lines as readonly LogLine[], viewer);
  highlight: GameTable["highlight"] = (move) => {
    const legal = this.decision?.legal.filter(({ action }) => action === move?.actions[0]) ?? [];
    this.pointing = this.decision && legal.length > 0 ? { ...this.decision, legal } : null;
  };
  locationOf: GameTable["locationOf"] = (legal) => locationOf(this.scene, legal as Legal);

  /* -- what the player does -- */

  do = (event: Event): void => {
    const { decision } = this;
    if (!decision) return;
    if (this.animator.moving) return this.after(event);
    if (event.type !== "hover") this.attend();
    const [selection, effect] = step(decision, this.selection, event);
    this.selection = selection;
    if (effect) this.carry(effect);
  };

  /** Whoever acts has seen the count and comes home to the own board. */
  private attend(): void {
    this.clearWhy();
    this.closeCount();
    this.visited = -1;
  }

  pick = (cell: number): void => this.do({ type: "cell", cell });
  hover = (cell: number | null): void => this.do({ type: "hover", cell });
  /** A press on another's board asks nothing. */
  ask = (cell: number): void => {
    if (!this.onOtherBoard && this.viewer >= 0) this.do({ type: "cell", cell });
  };
  preview = (slot: number, tile: number, turn: number): void => void (this.held = { slot, tile, turn });

  /** Shows a board large; the same once more, and the own one is back. */
  visit = (seat: number): void => {
    this.clearWhy();
    this.visited = seat === this.viewer || seat === this.visited ? -1 : seat;
    if (this.visited >= 0) this.api.say(t("explorers-board-of", { name: this.seatName(this.visited) }));
  };
  nextBoard = (): void => {
    const seats = this.view?.boards.map((one) => one.seat) ?? [];
    const next = seats[(seats.indexOf(this.board) + 1) % seats.length];
    if (next !== undefined) this.visit(next);
  };
  escape = (): void => {
    if (this.count) this.closeCount();
    else if (this.visited >= 0) this.visited = -1;
    else this.do({ type: "back" });
  };
  /** Enter puts the count away, or seals what is finished. */
  agree = (): void => {
    if (this.count) this.closeCount();
    else if (this.prompt?.buttons.some((one) => one.id === "seal" && !one.off)) this.press("seal");
  };

  /** The count of the game makes room for its result. */
  counted = (): void => {
    if (this.counting) this.closeCount();
  };
  closeCount = (): void => {
    this.counting = false;
    this.count = null;
  };

  /** A click while something moves finishes it; what was meant is done in the new position. */
  private after(event: Event): void {
    if (event.type === "hover") return;
    this.later = event;
    this.finish();
  }

  private carry(effect: Effect): void {
    if (effect.type === "send") this.api.play(effect.actions);
    if (effect.type === "ask") void this.whyAnswers.ask(effect.question, effect.about);
    if (effect.type === "explain")
      this.whyAnswers.show({ about: effect.about, text: t(effect.key, effect.args), rule: "" });
    if (effect.type !== "instead") return;
    this.later = effect.event;
    this.api.restart();
  }

  clearWhy = (): void => this.whyAnswers.clear();

  press = (id: string): void => {
    if (id === "count") return this.recount();
    const asked = this.decision && this.acting ? prompt(this.decision, this.selection, this.promptNames) : null;
    const button = asked?.buttons.find((one) => one.id === id);
    if (button) this.push(button);
  };

  private recount(): void {
    if (this.view) this.count = { round: null, view: this.view };
  }

  private push(button: Button): void {
    const taken = button.event === "undo" || button.event === "restart";
    if (button.off && taken)
      return this.whyAnswers.show({ about: { button: button.id }, text: t("explorers-why-undo"), rule: "" });
    if (taken) this.attend();
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
    this.animator.begin();
    const before = this.view;
    // Another seat at this screen gets the whole log anew: that is nothing to watch.
    const follows = animate && before !== null && before.seat === update.viewer;
    if (follows && lines.length > 0) await this.watch(update, lines, onLines);
    else onLines(lines);
    this.settle(update);
    if (follows) this.tally(before, update.view);
  };

  /** One's own decisions of a simultaneous turn come again with every update: only what others did is a thing to watch. */
  private async watch(update: Update, lines: readonly LogLine[], onLines: ShowOptions["onLines"]): Promise<void> {
    const steps = animationSteps(lines, update.viewer);
    const quiet = steps.every((one) => one.kind === "quiet");
    if (!quiet) this.clearWhy();
    const draw = (one: AnimationStep) => {
      onLines(one.lines);
      if (this.view) this.view = drawn(this.view, one, update.view);
      if (one.kind !== "quiet") sound("card");
    };
    await this.animator.play({ steps, own: quiet, draw, time: (one) => HOLD[one.kind] });
  }

  private tally(before: View, after: View): void {
    const round = ended(before, after);
    if (round === -1) return;
    this.count = { round, view: after };
    this.counting = round === null;
  }

  private settle(update: Update): void {
    const { view, legal, undo, restart } = update;
    this.view = view;
    this.thinking = update.thinking;
    this.decision = { scene: this.scene, view, legal, undo, restart };
    this.pointing = null;
    this.selection = resume(this.decision, this.selection);
    if (view.phase !== "lay" || view.tiles.some((one) => one.slot === this.held?.slot)) this.held = null;
    if (acting(this.decision)) this.animator.spotlight(null);
    const { later } = this;
    this.later = null;
    if (later) this.do(later);
  }

  finish = (): void => this.animator.finish();
}
