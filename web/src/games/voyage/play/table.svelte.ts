import type { Chair, Question, Update as AnyUpdate, Welcome } from "$lib/api";
import { t } from "$lib/i18n/index.svelte";
import { sound } from "$lib/sound";
import { LogCache, type LogFormatter } from "../../../table/logCache";
import { WhyAnswers, ruleLink, type WhyAnswer } from "../../../table/whyAnswers.svelte";
import type {
  Ending,
  GameTable,
  TableApi,
  LogEntry,
  Notice,
  PromptText,
  SeatState,
  Shortcut,
  ShowOptions,
  WhyNot,
} from "../../../table/module";
import { MoveAnimator, sayOwn } from "../../../table/moveAnimator.svelte";
import { HoverQuestion } from "../../../table/hoverQuestion";
import { promptText } from "../../../table/messages";
import { unitName } from "../names";
import type { Counting, Place, Refusal, Tapped, TilePreview, UnitKind, Way } from "../scene";
import type { GameAdapter } from "./adapter";
import { animationSteps, concerns, drawnAfter, wakeAfter, wakeOf, type AnimationStep } from "./animation";
import { pressed, shortcuts } from "./keys";
import {
  acting,
  NO_SELECTION,
  type About,
  type Effect,
  type Event,
  type Game,
  type Line,
  type Decision,
  type Selection,
  type PlayPrompt,
} from "./decision";
import type { Name } from "./logWording";
import { locationOf, pointed } from "./pointing";
import type { Targets } from "./targets";
import { duration } from "./timing";

const REMEMBERED = 120;
/** What a second tap does, by what has been begun. */
const DEEDS: Partial<Record<Selection["mode"]["at"], string>> = { site: "build", recall: "recall", jungle: "scout" };

const NO_TARGETS: Targets = new Map();

const plain = (icon: string, title: string, detail: string): PromptText => ({ icon, title, detail, buttons: [] });

type Update<G extends Game> = Omit<AnyUpdate, "view" | "legal"> & { view: G["view"]; legal: G["legal"][] };

/** The table of one game of discovery: what is shown, and what the player has begun to choose. */
export class VoyageTable<G extends Game> implements GameTable {
  readonly scene: G["scene"];
  view = $state.raw<G["view"] | null>(null);
  decision = $state.raw<Decision<G> | null>(null);
  selection = $state.raw<Selection>(NO_SELECTION);
  wake = $state.raw<readonly Place[]>([]);
  counting = $state.raw<Counting | null>(null);
  chairs = $state.raw<readonly Chair[]>([]);
  thinking = $state(-1);
  /** A course that is looked at in the tray. */
  way = $state.raw<Way | null>(null);

  /** A decision that is pointed at. */
  private pointing = $state.raw<[Decision<G>, Selection] | null>(null);
  private readonly whyAnswers: WhyAnswers<About>;
  private readonly animator = new MoveAnimator<AnimationStep<G>>();
  private readonly telling: LogFormatter<Line<G>>;
  private readonly logCache: LogCache<Line<G>>;
  private later: { event: Event; phase: string } | null = null;
  /** The last lines shown: what comes next may go on from them. */
  private seen: readonly Line<G>[] = [];
  private readonly hoverQuestion = new HoverQuestion<Effect>(
    (effect) => this.carry(effect),
    () => this.clearWhy(),
  );

  constructor(
    readonly adapter: GameAdapter<G>,
    welcome: Pick<Welcome, "scene" | "log">,
    private readonly api: TableApi,
  ) {
    this.scene = welcome.scene as unknown as G["scene"];
    this.seen = (welcome.log as unknown as Line<G>[]).slice(-REMEMBERED);
    this.wake = wakeOf(this.seen);
    this.whyAnswers = new WhyAnswers(api, (about) => "place" in about);
    this.telling = adapter.logFormatter(this.scene, this.seatName);
    this.logCache = new LogCache(this.telling);
  }

  /* -- what the shell shows -- */

  seatName: Name = (seat) =>
    this.chairs.find((one) => one.seat === seat)?.name || t("seat-unnamed", { seat: seat + 1 });

  get title(): string {
    return t(`game-${this.adapter.id}`);
  }
  get shortTitle(): string {
    return t(`game-${this.adapter.id}`);
  }
  get subtitle(): string {
    return this.adapter.subtitle(this.scene);
  }
  get goal(): string {
    return t("voyage-play-goal");
  }
  get round(): string {
    return this.view ? this.adapter.round(this.view) : "";
  }
  get actors(): readonly number[] {
    return this.view ? [this.view.actor] : [];
  }
  get viewer(): number {
    return this.view?.seat ?? -1;
  }
  get notices(): Notice[] {
    return this.view ? this.adapter.notices(this.view) : [];
  }
  get ending(): Ending | null {
    return this.view ? this.adapter.ending(this.view, this.seatName) : null;
  }
  /** What is being shown of somebody's turn. */
  get animation(): AnimationStep<G> | null {
    return this.animator.current;
  }
  get moving(): boolean {
    return this.animator.moving;
  }
  get whyAnswer(): WhyAnswer<About> | null {
    return this.whyAnswers.current;
  }
  readonly badge = 0;
  get trayHeight(): number {
    return this.adapter.trayHeight;
  }
  get turnAnnouncement(): string {
    const { view } = this;
    return view?.phase === this.adapter.turnAnnouncement.phase && view.active !== view.actor
      ? (this.prompt?.title ?? "")
      : "";
  }

  readonly acting = $derived(this.decision !== null && !this.moving && acting(this.decision));
  readonly targets: Targets = $derived.by(() =>
    this.decision && this.acting
      ? this.adapter.targets(...(this.pointing ?? [this.decision, this.selection]))
      : NO_TARGETS,
  );
  readonly preview: TilePreview | null = $derived.by(() =>
    this.decision && this.acting
      ? this.adapter.choices.preview(...(this.pointing ?? [this.decision, this.selection]))
      : null,
  );

  private readonly asked: PlayPrompt | null = $derived.by(() =>
    this.decision && this.acting ? this.adapter.prompt(this.decision, this.selection) : null,
  );
  readonly prompt: PromptText | null = $derived(this.asked ? promptText(this.asked) : this.waiting());

  private waiting(): PromptText | null {
    const { view, words } = this;
    const { over, turnAnnouncement } = this.adapter;
    if (!view) return null;
    if (view.phase === "over") return plain("i-finish", over(), t("voyage-play-over-detail"));
    if (words) return plain("i-ship", words.text, t("prompt-wait-detail"));
    if (view.actor < 0) return plain("i-draw", t("voyage-play-chance"), "");
    if (this.moving && view.actor === view.seat) return null;
    const name = this.seatName(view.actor);
    if (view.phase === turnAnnouncement.phase)
      return plain(turnAnnouncement.icon, turnAnnouncement.title(name), turnAnnouncement.detail());
    return plain(
      "i-clock",
      t(this.thinking === view.actor ? "prompt-thinking" : "prompt-wait", { name }),
      t("prompt-wait-detail"),
    );
  }

  /** What is being shown, in words. */
  get words(): LogEntry | null {
    const { animation } = this;
    return animation && animation.kind !== "quiet" ? this.telling.format(animation.lines, this.viewer) : null;
  }

  /** What concerns the viewer and is to be read now. */
  get notice(): AnimationStep<G> | null {
    return this.animator.notice;
  }

  noticeWords = (): LogEntry | null => this.notice && this.telling.format(this.notice.lines, this.viewer);

  /** A place that was tapped once; a tile in hand is shown there itself. */
  readonly tapped: Tapped | null = $derived.by(() => {
    const { armed: place, mode } = this.selection;
    if (place === null || !this.acting || mode.at === "lay") return null;
    return { place, deed: DEEDS[mode.at] ?? (this.view?.phase === "order" ? "island" : "start") };
  });

  readonly refusal: Refusal | null = $derived.by(() => {
    const why = this.whyAnswer;
    if (!why || !("place" in why.about)) return null;
    return { at: why.about.place, title: t("why-title"), text: why.text, ...ruleLink(this.adapter.id, why.rule) };
  });

  /** What the prompt line says instead of its detail: about a button, a pile or a unit. */
  get why(): WhyNot | null {
    const { whyAnswer } = this;
    if (!whyAnswer || !("button" in whyAnswer.about)) return null;
    const { about, text, rule } = whyAnswer;
    return { button: about.button, about: this.whatIs(about.unit), text, ...ruleLink(this.adapter.id, rule) };
  }

  private whatIs(unit: UnitKind | undefined): string {
    const kind = this.scene.units.find(({ id }) => id === unit);
    return unit && kind ? t("voyage-what-unit", { name: unitName(unit), cost: kind.cost }) : "";
  }

  seatState = (seat: number): SeatState =>
    this.view
      ? this.adapter.seat(this.scene, this.view, seat)
      : { figure: "", unit: "", progress: 0, facts: [], done: false };

  entries: GameTable["entries"] = (lines, viewer): LogEntry[] =>
    this.logCache.read(lines as unknown as readonly Line<G>[], viewer, this.chairs.map((chair) => chair.name).join());

  setChairs = (chairs: readonly Chair[]): void => void (this.chairs = chairs);

  suggestions: GameTable["suggestions"] = (lines, viewer) =>
    this.logCache.suggestions(lines as unknown as readonly Line<G>[], viewer);
  highlight: GameTable["highlight"] = (move) =>
    void (this.pointing = this.decision && move ? pointed(this.decision, move) : null);
  locationOf: GameTable["locationOf"] = (legal) =>
    locationOf(this.scene, legal as unknown as G["legal"], this.seatName);

  /* -- what the player does -- */

  do = (event: Event): void => {
    const { decision } = this;
    if (!decision) return;
    if (this.moving) return this.after(event);
    this.hoverQuestion.schedule(null);
    if (event.type !== "hover") this.turnTo();
    const [selection, effect] = this.adapter.choices.step(decision, this.selection, event);
    this.selection = selection;
    if (effect) this.carry(effect);
    else if (event.type === "hover" && event.place !== null) this.askOnHover(decision, event.place);
  };

  /** Something is done: what was said and shown about other things goes. */
  private turnTo(): void {
    this.clearWhy();
    this.way = null;
  }

  /** Resting on a place that is not lit asks why. */
  private askOnHover(decision: Decision<G>, place: Place): void {
    if (!this.acting || this.targets.has(place) || this.preview?.square === place) return;
    this.hoverQuestion.schedule(this.adapter.choices.hoverQuestion(decision, this.selection, place));
  }

  pick = (place: Place, gesture: "tap" | "do"): void => this.do({ type: "place", place, gesture });
  ask = (place: Place): void => this.do({ type: "place", place, gesture: "do" });
  hover = (place: Place | null): void => this.do({ type: "hover", place });
  turn = (step: number): void => this.do({ type: "turn", step });

  /** A click while something moves finishes it; what was meant is done in the new position. */
  private after(event: Event): void {
    if (event.type === "hover") return;
    if (this.decision) this.later = { event, phase: this.decision.view.phase };
    this.finish();
  }

  private carry(effect: Effect): void {
    if (effect.type === "send" && !this.api.play(effect.actions))
      this.selection = this.decision ? this.adapter.choices.opening(this.decision) : NO_SELECTION;
    if (effect.type === "ask") void this.whyAnswers.ask(effect.question as Question, effect.about);
    if (effect.type === "explain") this.whyAnswers.show({ about: effect.about, text: t(effect.key), rule: "" });
  }

  clearWhy = (): void => this.whyAnswers.clear();

  press = (id: string): void => {
    const button = this.asked?.buttons.find((one) => one.id === id);
    if (!button) return;
    const taken = button.event === "undo" || button.event === "restart";
    if (button.off && taken)
      return this.whyAnswers.show({ about: { button: id }, text: t("voyage-play-why-undo"), rule: "" });
    if (button.event === "undo") this.api.undo();
    else if (button.event === "restart") this.api.restart();
    else this.do(button.event);
  };

  get shortcuts(): Shortcut[] {
    return shortcuts(this.adapter.keys?.help);
  }

  key = (event: KeyboardEvent): boolean => pressed(this, event);

  /* -- what the server says -- */

  show: GameTable["show"] = async (message, added, { animate, onLines }) => {
    const [update, lines] = [message as unknown as Update<G>, added as unknown as readonly Line<G>[]];
    this.animator.begin();
    if (update.drop > 0) this.seen = this.seen.filter((line) => line.step <= update.step);
    if (animate && this.view && update.drop === 0 && lines.length > 0) await this.watch(update, lines, onLines);
    else {
      onLines(added);
      if (lines.length > 0) this.animator.spotlight(null);
    }
    this.seen = [...this.seen, ...lines].slice(-REMEMBERED);
    this.settle(update);
  };

  private async watch(update: Update<G>, lines: readonly Line<G>[], onLines: ShowOptions["onLines"]): Promise<void> {
    this.clearWhy();
    const own = update.viewer >= 0 && lines.every(({ line }) => line.seat === update.viewer || line.seat < 0);
    const draw = (one: AnimationStep<G>) => {
      onLines(one.fresh as unknown as Parameters<ShowOptions["onLines"]>[0]);
      for (const { line } of one.fresh) this.wake = wakeAfter(this.wake, line);
      this.counting = one.counting;
      if (this.view) this.view = drawnAfter<G>(this.adapter.advance, this.view, one, update.view);
      if (one.kind !== "quiet") sound(one.kind === "sail" || one.kind === "lay" ? "step" : "card");
    };
    const steps = animationSteps<G>((some) => this.telling.runs(some), this.seen, lines, this.adapter.bonus);
    await this.animator.play({
      steps,
      own,
      draw,
      time: (one) => duration(one, own),
      concerns: (one) => concerns(one, update.viewer),
      note: (one) => sayOwn(this.api, this.telling.format(one.lines, update.viewer), update.viewer),
    });
  }

  private settle(update: Update<G>): void {
    if (update.drop > 0) this.wake = wakeOf(this.seen);
    const { view, legal, undo, restart } = update;
    this.view = view;
    this.counting = null;
    this.thinking = update.thinking;
    this.decision = { scene: this.scene, view, legal, undo, restart };
    this.pointing = null;
    this.selection = this.adapter.choices.resume(this.decision, this.selection);
    this.clearWhy();
    if (acting(this.decision)) this.animator.spotlight(null);
    const { later } = this;
    this.later = null;
    if (later?.phase === view.phase && later.event.type !== "place") this.do(later.event);
  }

  finish = (): void => this.animator.finish();
}
