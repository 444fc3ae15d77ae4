import type { Chair, Question, Update as AnyUpdate, Welcome } from "$lib/api";
import { t } from "$lib/i18n/index.svelte";
import { sound } from "$lib/sound";
import { travelTime } from "$board/animations";
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
import { MoveAnimator } from "../../../table/moveAnimator.svelte";
import { HoverQuestion } from "../../../table/hoverQuestion";
import { promptText } from "../../../table/messages";
import { countTime } from "../counting";
import type { Counting, Ghost, Place, Refusal, Target, Way } from "../scene";
import { beats, wakeAfter, wakeOf, type Beat } from "./beats";
import { pressed } from "./keys";
import {
  acting,
  REST,
  type About,
  type Effect,
  type Event,
  type Game,
  type Line,
  type Moment,
  type Outcome,
  type Play,
  type PlayPrompt,
} from "./moment";
import { pointed, spotOf } from "./pointing";

const REMEMBERED = 120;
/** Milliseconds to look at a thing, beyond its way. */
const HOLD: Record<Beat<Game>["kind"], number> = {
  sail: 260,
  turn: 850,
  lay: 420,
  build: 500,
  count: 700,
  chance: 700,
  quiet: 0,
};
const PAUSE = 350;

export type Name = (seat: number) => string;

export type Lit = ReadonlyMap<Place, Target>;

const DARK: Lit = new Map();

const plain = (icon: string, title: string, detail: string): PromptText => ({ icon, title, detail, buttons: [] });

/** What a game of discovery adds to the table: its choices, its words, and what its lines do to the drawing. */
export interface Craft<G extends Game> {
  id: string;
  opening: (moment: Moment<G>) => Play;
  resume: (moment: Moment<G>, play: Play) => Play;
  step: (moment: Moment<G>, play: Play, event: Event) => Outcome<G["question"]>;
  lights: (moment: Moment<G>, play: Play) => Lit;
  ghost: (moment: Moment<G>, play: Play) => Ghost | null;
  /** What to ask about a place that is looked at and cannot be chosen. */
  hoverQuestion: (moment: Moment<G>, play: Play, place: Place) => Effect<G["question"]> | null;
  prompt: (moment: Moment<G>, play: Play, name: Name) => PlayPrompt | null;
  /** What is said when the game is over. */
  over: () => string;
  /** The phase in which somebody is asked whose turn it may not be, and what is said meanwhile. */
  turnAnnouncement: { phase: G["view"]["phase"]; icon: string; title: (name: string) => string; detail: () => string };
  logFormatter: (scene: G["scene"], name: Name) => LogFormatter<Line<G>>;
  drawn: (view: G["view"], beat: Beat<G>, after: G["view"]) => G["view"];
  /** What waterfalls or plants add to an island that a line completes. */
  bonus: (line: G["line"], island: number) => number;
  seat: (view: G["view"], seat: number) => SeatState;
  notices: (view: G["view"], scene: G["scene"]) => Notice[];
  ending: (view: G["view"], scene: G["scene"], name: Name) => Ending | null;
  round: (view: G["view"]) => string;
  subtitle: (scene: G["scene"]) => string;
  rules: (view: G["view"] | null, play: Play) => string[];
  shortcuts: () => Shortcut[];
  /** Keys beyond those that all these games share; true if it was one. */
  key: (table: VoyageTable<G>, key: string) => boolean;
}

type Update<G extends Game> = Omit<AnyUpdate, "view" | "legal"> & { view: G["view"]; legal: G["legal"][] };

/** The table of one game of discovery: what is shown, and what the player has begun to choose. */
export class VoyageTable<G extends Game> implements GameTable {
  readonly scene: G["scene"];
  view = $state.raw<G["view"] | null>(null);
  moment = $state.raw<Moment<G> | null>(null);
  play = $state.raw<Play>(REST);
  wake = $state.raw<readonly Place[]>([]);
  counting = $state.raw<Counting | null>(null);
  chairs = $state.raw<readonly Chair[]>([]);
  thinking = $state(-1);
  /** A course that is looked at in the tray. */
  way = $state.raw<Way | null>(null);

  /** A decision that is pointed at. */
  private pointing = $state.raw<[Moment<G>, Play] | null>(null);
  private readonly whyAnswers: WhyAnswers<About>;
  private readonly animator = new MoveAnimator<Beat<G>>();
  private readonly telling: LogFormatter<Line<G>>;
  private readonly logCache: LogCache<Line<G>>;
  private later: { event: Event; phase: string } | null = null;
  /** The last lines shown: what comes next may go on from them. */
  private seen: readonly Line<G>[] = [];
  private readonly hoverQuestion = new HoverQuestion<Effect<G["question"]>>((effect) => this.carry(effect));

  constructor(
    readonly craft: Craft<G>,
    welcome: Pick<Welcome, "scene" | "log">,
    private readonly api: TableApi,
  ) {
    this.scene = welcome.scene as unknown as G["scene"];
    this.seen = (welcome.log as unknown as Line<G>[]).slice(-REMEMBERED);
    this.wake = wakeOf(this.seen);
    this.whyAnswers = new WhyAnswers(api, (about) => "place" in about);
    this.telling = craft.logFormatter(this.scene, this.seatName);
    this.logCache = new LogCache(this.telling);
  }

  /* -- what the shell shows -- */

  seatName: Name = (seat) =>
    this.chairs.find((one) => one.seat === seat)?.name || t("seat-unnamed", { seat: seat + 1 });

  get title(): string {
    return t(`game-${this.craft.id}`);
  }
  get shortTitle(): string {
    return t(`game-${this.craft.id}`);
  }
  get subtitle(): string {
    return this.craft.subtitle(this.scene);
  }
  get goal(): string {
    return t("voyage-play-goal");
  }
  get round(): string {
    return this.view ? this.craft.round(this.view) : "";
  }
  get actors(): readonly number[] {
    return this.view ? [this.view.actor] : [];
  }
  get viewer(): number {
    return this.view?.seat ?? -1;
  }
  get notices(): Notice[] {
    return this.view ? this.craft.notices(this.view, this.scene) : [];
  }
  get ending(): Ending | null {
    return this.view ? this.craft.ending(this.view, this.scene, this.seatName) : null;
  }
  /** What is being shown of somebody's turn. */
  get beat(): Beat<G> | null {
    return this.animator.beat;
  }
  get moving(): boolean {
    return this.animator.moving;
  }
  get whyAnswer(): WhyAnswer<About> | null {
    return this.whyAnswers.current;
  }
  readonly badge = 0;
  get turnAnnouncement(): string {
    const { view } = this;
    return view?.phase === this.craft.turnAnnouncement.phase && view.active !== view.actor
      ? (this.prompt?.title ?? "")
      : "";
  }

  readonly acting = $derived(this.moment !== null && !this.moving && acting(this.moment));
  readonly lit: Lit = $derived.by(() =>
    this.moment && this.acting ? this.craft.lights(...(this.pointing ?? [this.moment, this.play])) : DARK,
  );
  readonly ghost: Ghost | null = $derived.by(() =>
    this.moment && this.acting ? this.craft.ghost(...(this.pointing ?? [this.moment, this.play])) : null,
  );

  private readonly asked: PlayPrompt | null = $derived.by(() =>
    this.moment && this.acting ? this.craft.prompt(this.moment, this.play, this.seatName) : null,
  );
  readonly prompt: PromptText | null = $derived(this.asked ? promptText(this.asked) : this.waiting());

  private waiting(): PromptText | null {
    const { view, words } = this;
    const { over, turnAnnouncement } = this.craft;
    if (!view) return null;
    if (view.phase === "over") return plain("i-finish", over(), t("voyage-play-over-detail"));
    if (words) return plain("i-ship", words.text, t("prompt-wait-detail"));
    if (view.actor < 0) return plain("i-draw", t("voyage-play-chance"), "");
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
    const { beat } = this;
    return beat && beat.kind !== "quiet" ? this.telling.format(beat.lines, this.viewer) : null;
  }

  readonly refusal: Refusal | null = $derived.by(() => {
    const why = this.whyAnswer;
    if (!why || !("place" in why.about)) return null;
    return { at: why.about.place, title: t("why-title"), text: why.text, ...ruleLink(this.craft.id, why.rule) };
  });

  /** What the prompt line says instead of its detail: about a button, a pile or a unit. */
  get why(): WhyNot | null {
    const { whyAnswer } = this;
    if (!whyAnswer || !("button" in whyAnswer.about)) return null;
    return { button: whyAnswer.about.button, text: whyAnswer.text, ...ruleLink(this.craft.id, whyAnswer.rule) };
  }

  seatState = (seat: number): SeatState =>
    this.view ? this.craft.seat(this.view, seat) : { figure: "", unit: "", progress: 0, facts: [], done: false };

  entries: GameTable["entries"] = (lines, viewer): LogEntry[] =>
    this.logCache.read(lines as unknown as readonly Line<G>[], viewer, this.chairs.map((chair) => chair.name).join());

  setChairs = (chairs: readonly Chair[]): void => void (this.chairs = chairs);

  highlight: GameTable["highlight"] = (action) =>
    void (this.pointing = this.moment && action !== null ? pointed(this.moment, action) : null);
  locationOf: GameTable["locationOf"] = (legal) => spotOf(this.scene, legal as unknown as G["legal"], this.seatName);

  /* -- what the player does -- */

  do = (event: Event): void => {
    const { moment } = this;
    if (!moment) return;
    if (this.moving) return this.after(event);
    this.hoverQuestion.schedule(null);
    if (event.type !== "look") this.turnTo();
    const [play, effect] = this.craft.step(moment, this.play, event);
    this.play = play;
    if (effect) this.carry(effect);
    else if (event.type === "look" && event.place !== null) this.askOnHover(moment, event.place);
  };

  /** Something is done: what was said and shown about other things goes. */
  private turnTo(): void {
    this.clearWhy();
    this.way = null;
  }

  /** Resting on a place that is not lit asks why. */
  private askOnHover(moment: Moment<G>, place: Place): void {
    if (!this.acting || this.lit.has(place) || this.ghost?.square === place) return;
    this.hoverQuestion.schedule(this.craft.hoverQuestion(moment, this.play, place));
  }

  pick = (place: Place, gesture: "tap" | "do"): void => this.do({ type: "place", place, gesture });
  ask = (place: Place): void => this.do({ type: "place", place, gesture: "do" });
  look = (place: Place | null): void => this.do({ type: "look", place });
  turn = (step: number): void => this.do({ type: "turn", step });

  /** A click while something moves finishes it; what was meant is done in the new position. */
  private after(event: Event): void {
    if (event.type === "look") return;
    if (this.moment) this.later = { event, phase: this.moment.view.phase };
    this.finish();
  }

  private carry(effect: Effect<G["question"]>): void {
    if (effect.type === "send" && !this.api.play(effect.actions))
      this.play = this.moment ? this.craft.opening(this.moment) : REST;
    if (effect.type === "ask") void this.whyAnswers.ask(effect.question as Question, effect.about);
    if (effect.type === "tell") this.whyAnswers.show({ about: effect.about, text: t(effect.key), rule: "" });
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
    return this.craft.shortcuts();
  }

  key = (event: KeyboardEvent): boolean => pressed(this, event);

  /* -- what the server says -- */

  show: GameTable["show"] = async (news, more, { animate, onLines }) => {
    const [update, lines] = [news as unknown as Update<G>, more as unknown as readonly Line<G>[]];
    this.animator.begin();
    if (update.drop > 0) this.seen = this.seen.filter((line) => line.step <= update.step);
    if (animate && this.view && update.drop === 0 && lines.length > 0) await this.watch(update, lines, onLines);
    else {
      onLines(more);
      if (lines.length > 0) this.animator.spotlight(null);
    }
    this.seen = [...this.seen, ...lines].slice(-REMEMBERED);
    this.settle(update);
  };

  private async watch(update: Update<G>, lines: readonly Line<G>[], onLines: ShowOptions["onLines"]): Promise<void> {
    this.clearWhy();
    const own = update.viewer >= 0 && lines.every(({ line }) => line.seat === update.viewer || line.seat < 0);
    const draw = (one: Beat<G>) => {
      onLines(one.fresh as unknown as Parameters<ShowOptions["onLines"]>[0]);
      for (const { line } of one.fresh) this.wake = wakeAfter(this.wake, line);
      this.counting = one.counting;
      if (this.view) this.view = this.craft.drawn(this.view, one, update.view);
      if (one.kind !== "quiet") sound(one.kind === "sail" || one.kind === "lay" ? "step" : "card");
    };
    const film = beats<G>((some) => this.telling.runs(some), this.seen, lines, this.craft.bonus);
    await this.animator.play({ beats: film, own, draw, time: (one) => time(one, own) });
  }

  private settle(update: Update<G>): void {
    if (update.drop > 0) this.wake = wakeOf(this.seen);
    const { view, legal, undo, restart } = update;
    this.view = view;
    this.counting = null;
    this.thinking = update.thinking;
    this.moment = { scene: this.scene, view, legal, undo, restart };
    this.pointing = null;
    this.play = this.craft.resume(this.moment, this.play);
    this.clearWhy();
    if (acting(this.moment)) this.animator.spotlight(null);
    const { later } = this;
    this.later = null;
    if (later?.phase === view.phase && later.event.type !== "place") this.do(later.event);
  }

  finish = (): void => this.animator.finish();
}

/** One's own tile is turned up at once; an island is counted out for everybody. */
function time(one: Beat<Game>, own: boolean): number {
  if (one.kind === "count") return countTime(one.tiles) + HOLD.count;
  const way = one.kind === "sail" || one.kind === "lay" ? travelTime(1) : 0;
  if (own) return one.kind === "chance" ? HOLD.chance : way;
  return one.kind === "quiet" ? (said(one) ? PAUSE : 0) : way + HOLD[one.kind];
}

const SILENT = ["back", "draw", "announce", "hidden", "open"];
const said = ({ fresh }: Beat<Game>): boolean => fresh.some(({ line }) => !SILENT.includes(line.kind));
