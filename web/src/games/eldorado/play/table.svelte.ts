import type { Chair } from "$lib/api";
import type { Legal, Line, LogLine, Scene, Update, View, Welcome } from "$lib/api/eldorado";
import { localised, t } from "$lib/i18n/index.svelte";
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
import { HoverQuestion } from "../../../table/hoverQuestion";
import { logEntry, promptText } from "../../../table/messages";
import { cardName, spokenCard } from "../names";
import type { LastMove, Place, Refusal } from "../scene";
import { hopCause, waiting } from "./expansionPrompts";
import { deedOfCurse, nameOfCurse } from "./curses";
import { animationSteps, concerns, drawn, lastMove, type AnimationStep } from "./animation";
import { entry, logFormatter, type Names } from "./log";
import { pressed, shortcuts } from "./keys";
import { chosenPiece, pileTargets, placeTargets, NOWHERE } from "./highlights";
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
import { affordable, counted, type Payment } from "./money";
import { effects, recentFinds, thingDoes, findText } from "./recentFinds";
import { opening, step } from "./choices";
import { duration, playSound } from "./timing";
import { pointed, locationOf, type Pointed } from "./pointing";
import { prompt, type Button, type PromptNames } from "./prompt";
import { resume } from "./moveQueue";
import { ending, notices, pieceCount, roundText, seatState } from "./seats";
import { dearPile, farPlace } from "./hoverQuestions";

/** From here on there is room for cards at their full size. */
export const WIDE = 1200;
const REMEMBERED = 60;

/** The table of one game of El Dorado: what is shown, and what the player has begun to choose. */
export class EldoradoTable implements GameTable {
  readonly scene: Scene;
  view = $state.raw<View | null>(null);
  decision = $state.raw<Decision | null>(null);
  selection = $state.raw<Selection>(NO_SELECTION);
  last = $state.raw<LastMove | null>(null);
  chairs = $state.raw<readonly Chair[]>([]);
  thinking = $state(-1);
  /** What was just found or drawn: it stays on show for a while, also to whoever did it. */
  revealed = $state.raw<AnimationStep | null>(null);
  private finds = $state.raw<readonly Line[]>([]);
  /** Counts results of one's own doings, so that the page can put the focus somewhere sensible. */
  turns = $state(0);

  private pointing = $state.raw<Pointed | null>(null);
  private readonly whyAnswers: WhyAnswers<About>;
  private readonly animator = new MoveAnimator<AnimationStep>();
  private postponed: Event | null = null;
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
    this.whyAnswers = new WhyAnswers(api, (about) => "place" in about);
    this.logCache = new LogCache(logFormatter(this.scene, this.names));
    this.recentLines = welcome.log.slice(-REMEMBERED);
    this.last = lastMove(this.scene, welcome.log);
  }

  /* -- what the shell shows -- */

  readonly names: Names = {
    seat: (seat) => this.chairs.find((one) => one.seat === seat)?.name || t("seat-unnamed", { seat: seat + 1 }),
    card: (card) => this.card(card),
  };

  private readonly promptNames: PromptNames = $derived({
    name: (card) => this.card(card),
    does: (card) => thingDoes(this.scene, card),
    seat: (seat) => this.names.seat(seat),
    curse: (curse) => nameOfCurse(this.scene, curse),
    curseDoes: (curse) => deedOfCurse(this.scene, curse),
    touch: coarse(),
    recent: [...this.finds.map((line) => findText(this.scene, line)), ...(this.view ? effects(this.view) : [])].join(
      " ",
    ),
  });

  card = (card: number): string => {
    const face = this.scene.cards[card];
    return face ? cardName(face) : "";
  };

  get title(): string {
    return t("eldorado-title");
  }
  get shortTitle(): string {
    return t("eldorado-short");
  }
  get subtitle(): string {
    return localised(this.scene.route);
  }
  get goal(): string {
    return t(this.view && pieceCount(this.view) > 1 ? "eldorado-goal-two" : "eldorado-goal");
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
    return this.view ? notices(this.view, this.names.seat) : [];
  }
  get ending() {
    return this.view ? ending(this.view, this.names.seat) : null;
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
  /** Tiles and curses lie over the hand. */
  get trayHeight(): number {
    return this.scene.caves || this.scene.curses ? 252 : 190;
  }
  get badge(): number {
    return this.decision && acting(this.decision) ? this.affordable.length : 0;
  }

  readonly acting = $derived(this.decision !== null && !this.moving && acting(this.decision));

  readonly prompt: PromptText | null = $derived.by(() => {
    const asked = this.acting && this.decision ? prompt(this.decision, this.selection, this.promptNames) : null;
    if (asked) return promptText(asked);
    const { view } = this;
    if (!view) return null;
    const plain = (icon: string, title: string, detail: string): PromptText => ({ icon, title, detail, buttons: [] });
    if (view.phase === "over") return plain("i-finish", t("prompt-over"), t("prompt-over-detail"));
    if (view.actor < 0) return plain("i-draw", t("prompt-dealing"), "");
    if (this.animation && this.animation.kind !== "quiet")
      return plain("i-pawn", this.animationEntry(this.animation)?.text ?? "", t("prompt-wait-detail"));
    if (this.moving && view.actor === view.seat) return null;
    const name = this.names.seat(view.actor);
    const key = this.thinking === view.actor ? "prompt-thinking" : "prompt-wait";
    return plain("i-clock", waiting(this.scene, view, name) || t(key, { name }), t("prompt-wait-detail"));
  });

  /** Asked in another's turn: a curse lets one move a piece. */
  get turnAnnouncement(): string {
    const { decision } = this;
    const cause = decision && acting(decision) && decision.view.phase === "hop" ? hopCause(decision) : "shove";
    return cause === "shove" ? "" : t("summons-hop", { cause });
  }

  private animationEntry(one: AnimationStep | null): LogEntry | null {
    const line = one && entry(one.lines, this.scene, this.names);
    return line && logEntry(line);
  }

  /** What concerns the viewer and is to be read now. */
  get notice(): LogEntry | null {
    return this.animationEntry(this.animator.notice);
  }

  readonly affordable: number[] = $derived(this.decision ? affordable(this.decision) : []);

  /** Piles with a brass edge. */
  readonly lit: number[] = $derived.by(() => {
    if (!this.decision || !this.acting) return [];
    return this.pointing ? this.pointing.piles : pileTargets(this.decision, this.selection);
  });

  /** Hand places that count towards the purse shown: the chosen ones while buying, else all that can pay. */
  readonly paying: Payment = $derived.by(() => {
    const { decision, selection } = this;
    if (!decision) return { slots: [] };
    return selection.mode.at === "buy" ? selection.mode : counted(decision);
  });

  /** What is lit now: what the player has begun to choose, or a decision that is pointed at. */
  readonly highlighted: Pick<Pointed, "decision" | "selection"> | null = $derived.by(() => {
    if (!this.decision || !this.acting) return null;
    return this.pointing ?? { decision: this.decision, selection: this.selection };
  });

  readonly targets = $derived(
    this.highlighted ? placeTargets(this.highlighted.decision, this.highlighted.selection) : NOWHERE,
  );

  readonly chosenPiece = $derived(
    this.highlighted ? chosenPiece(this.highlighted.decision, this.highlighted.selection) : null,
  );

  readonly refusal: Refusal | null = $derived.by(() => {
    const why = this.whyAnswer;
    if (!why || !("place" in why.about)) return null;
    return { at: why.about.place, title: t("why-title"), text: why.text, ...ruleLink("eldorado", why.rule) };
  });

  /** What the prompt line says instead of its detail: about a button, a pile or a card of the hand. */
  get why(): WhyNot | null {
    const { whyAnswer } = this;
    if (!whyAnswer || "place" in whyAnswer.about) return null;
    const { text, rule } = whyAnswer;
    const button = "button" in whyAnswer.about ? whyAnswer.about.button : "";
    return { button, about: this.whatIs(whyAnswer.about), text, ...ruleLink("eldorado", rule) };
  }

  /** A pile or a card of the hand in words. */
  private whatIs(about: About): string {
    const card = "pile" in about ? about.pile : "slot" in about ? this.view?.hand[about.slot] : undefined;
    const face = card === undefined ? undefined : this.scene.cards[card];
    return face ? spokenCard(face) : "";
  }

  seatState = (seat: number): SeatState =>
    this.view ? seatState(this.scene, this.view, seat) : { figure: "", unit: "", progress: 0, facts: [], done: false };

  private readonly logCache: LogCache<LogLine>;

  entries: GameTable["entries"] = (lines, viewer): LogEntry[] =>
    this.logCache.read(lines as readonly LogLine[], viewer, this.chairs.map((chair) => chair.name).join());

  setChairs = (chairs: readonly Chair[]): void => void (this.chairs = chairs);

  suggestions: GameTable["suggestions"] = (lines, viewer) =>
    this.logCache.suggestions(lines as readonly LogLine[], viewer);
  highlight: GameTable["highlight"] = (move) =>
    void (this.pointing = this.decision && move ? pointed(this.decision, move) : null);
  locationOf: GameTable["locationOf"] = (legal) => locationOf(this.scene, legal as Legal);

  /* -- what the player does -- */

  do = (event: Event): void => {
    const { decision } = this;
    if (!decision) return;
    if (this.moving) return this.after(event);
    this.hoverQuestion.schedule(null);
    if (event.type !== "leave" && (event.type !== "place" || event.gesture !== "hover")) this.clearWhy();
    const [selection, effect] = step(decision, this.selection, event);
    this.selection = selection;
    if (effect) this.perform(effect);
    else if (event.type === "place" && event.gesture === "hover")
      this.hoverQuestion.schedule(farPlace(decision, selection, event.place));
  };

  hoverPile = (card: number | null): void =>
    this.hoverQuestion.schedule(this.decision && card !== null ? dearPile(this.decision, this.selection, card) : null);

  /** A click while something moves finishes it; what was meant is done in the new position. */
  private after(event: Event): void {
    const hovered = event.type === "leave" || (event.type === "place" && event.gesture === "hover");
    if (hovered) return;
    this.postponed = event;
    this.finish();
  }

  touch = (place: Place, gesture: Gesture): void => this.do({ type: "place", place, gesture });

  private perform(effect: Effect): void {
    if (effect.type === "send" && !this.api.play(effect.actions))
      this.selection = this.decision ? opening(this.decision) : NO_SELECTION;
    if (effect.type === "undo") this.api.undo();
    if (effect.type === "ask") void this.whyAnswers.ask(effect.question, effect.about);
  }

  clearWhy = (): void => this.whyAnswers.clear();

  press = (id: string): void => {
    const asked = this.decision && this.acting ? prompt(this.decision, this.selection, this.promptNames) : null;
    const button = asked?.buttons.find((one) => one.id === id);
    if (button) this.push(button);
  };

  private push(button: Button): void {
    if (button.off && button.id !== "buy")
      return this.whyAnswers.show({ about: { button: button.id }, text: t(this.offReason(button.id)), rule: "" });
    if (button.event === "undo") this.api.undo();
    else if (button.event === "restart") this.api.restart();
    else this.do(button.event);
  }

  private offReason(id: string): string {
    if (id === "undo" || id === "restart") return "why-undo";
    return id === "confirm" ? "why-buy-more" : "why-end";
  }

  get shortcuts(): Shortcut[] {
    return shortcuts(this.scene);
  }

  key = (event: KeyboardEvent): boolean => pressed(this, event);

  /* -- what the server says -- */

  show: GameTable["show"] = async (message, added, { animate, onLines }) => {
    const [update, lines] = [message as Update, added as readonly LogLine[]];
    this.animator.begin();
    const own = update.viewer >= 0 && lines.every(({ line }) => line.seat === update.viewer || line.seat < 0);
    if (update.drop > 0) this.recentLines = [];
    if (animate && this.view && update.drop === 0 && lines.length > 0) await this.watch(lines, own, onLines);
    else this.skim(lines, onLines);
    this.recentLines = [...this.recentLines, ...lines].slice(-REMEMBERED);
    this.settle(update);
  };

  private async watch(lines: readonly LogLine[], own: boolean, onLines: ShowOptions["onLines"]): Promise<void> {
    this.clearWhy();
    const draw = (one: AnimationStep) => {
      onLines(one.fresh);
      this.draw(one);
      playSound(one);
    };
    await this.animator.play({
      steps: animationSteps(this.scene, this.recentLines, lines),
      own,
      draw,
      time: (one) => duration(one, own),
      concerns: (one) => concerns(one, this.viewer),
      note: (one) => sayOwn(this.api, this.animationEntry(one), this.viewer),
    });
  }

  private skim(lines: readonly LogLine[], onLines: ShowOptions["onLines"]): void {
    onLines(lines);
    if (lines.length > 0) this.animator.spotlight(null);
  }

  private draw(one: AnimationStep): void {
    if (one.move) this.last = one.move;
    if (one.kind === "find" || one.kind === "curse") this.revealed = one;
    if (this.view) this.view = drawn(this.scene, this.view, one);
  }

  private settle(update: Update): void {
    if (update.drop > 0) this.last = null;
    else this.last = lastMove(this.scene, this.recentLines) ?? this.last;
    const { view, legal, plans, undo, restart } = update;
    this.revealed = null;
    this.finds = recentFinds(this.recentLines, view.seat);
    this.view = view;
    this.thinking = update.thinking;
    this.decision = { scene: this.scene, view, legal, plans, undo, restart };
    this.pointing = null;
    const [selection, effect] = resume(this.decision, this.selection);
    this.selection = effect ? selection : opening(this.decision);
    this.clearWhy();
    if (acting(this.decision)) this.animator.spotlight(null);
    this.turns += 1;
    if (effect) this.perform(effect);
    const { postponed } = this;
    this.postponed = null;
    if (postponed && !effect) this.do(postponed);
  }

  /** Ends what moves now and shows the rest of this update at once. */
  finish = (): void => this.animator.finish();
}

const coarse = (): boolean => typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
