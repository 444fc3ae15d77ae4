import type { Chair, Question } from "$lib/api";
import type { JsonObject, Legal, LogLine, Update, View, Welcome } from "$lib/api/generic";
import { gameName } from "$lib/gameText";
import { t } from "$lib/i18n/index.svelte";
import { sound } from "$lib/sound";
import { restart, undo } from "../../table/buttons";
import { LogCache } from "../../table/logCache";
import { promptText, type Button } from "../../table/messages";
import type { GameTable, LogEntry, PromptText, SeatState, Shortcut, TableApi, WhyNot } from "../../table/module";
import { MoveAnimator } from "../../table/moveAnimator.svelte";
import { ruleLink, WhyAnswers } from "../../table/whyAnswers.svelte";
import { notLegal, remember } from "./actions";
import { logFormatter } from "./log";
import { actionText, fieldName, scalarText, type ActionText } from "./names";
import { changes } from "./panels";
import { ending, isOver, seatState } from "./score";

/** Milliseconds for each line of another seat, before the speed setting. */
const LINE_MS = 650;
const DIGITS = "123456789";
const EMPTY: SeatState = { figure: "", unit: "", progress: 0, facts: [], done: false };

/** The table of a game that has no module of its own: its view as panels, its legal actions as buttons. */
export class GenericTable implements GameTable {
  readonly scene: JsonObject;
  view = $state.raw<View | null>(null);
  legal = $state.raw<readonly Legal[]>([]);
  /** Paths in the view that the last update has changed. */
  changed = $state.raw<ReadonlySet<string>>(new Set());
  /** The action that a hint points at. */
  highlighted = $state<number | null>(null);
  private update = $state.raw<Update | null>(null);
  private known = $state.raw<Map<number, Legal>>(new Map());
  private chairs = $state.raw<readonly Chair[]>([]);
  private lastRule = $state("");
  private readonly animator = new MoveAnimator<LogLine>();
  private readonly whyAnswers: WhyAnswers<{ button: string }>;
  private readonly logCache: LogCache<LogLine>;

  constructor(
    readonly game: string,
    welcome: Pick<Welcome, "scene" | "log">,
    private readonly api: TableApi,
  ) {
    this.scene = welcome.scene;
    this.lastRule = welcome.log.at(-1)?.rule ?? "";
    this.whyAnswers = new WhyAnswers(api, () => false);
    this.logCache = new LogCache(logFormatter(game, this.seatName));
  }

  seatName = (seat: number): string =>
    this.chairs.find((chair) => chair.seat === seat)?.name || t("seat-unnamed", { seat: seat + 1 });

  get title(): string {
    return gameName(this.game);
  }
  get shortTitle(): string {
    return gameName(this.game);
  }
  get subtitle(): string {
    return typeof this.view?.["phase"] === "string" ? scalarText(this.game, this.view["phase"]) : "";
  }
  readonly goal = "";
  get round(): string {
    const round = this.view?.["round"];
    return typeof round === "number" && round > 0 ? t("log-round", { round }) : "";
  }
  readonly notices = [];
  readonly badge = 0;
  readonly trayHeight = 132;

  get actors(): readonly number[] {
    const { view } = this;
    if (!view || isOver(view)) return [];
    const several = view["actors"];
    if (Array.isArray(several)) return several.filter((seat) => typeof seat === "number");
    return view.actor >= 0 ? [view.actor] : [];
  }
  get viewer(): number {
    return this.view?.seat ?? -1;
  }
  get moving(): boolean {
    return this.animator.moving;
  }
  get ending() {
    const seats = this.chairs.map(({ seat }) => seat);
    return this.view ? ending(this.view, seats, this.seatName) : null;
  }
  /** The rules behind the last move and the answer that is shown. */
  get rules(): string[] {
    return [...new Set([this.whyAnswers.current?.rule ?? "", this.lastRule])].filter(Boolean);
  }
  get why(): WhyNot | null {
    const answer = this.whyAnswers.current;
    return answer && { button: answer.about.button, text: answer.text, ...ruleLink(this.game, answer.rule) };
  }

  readonly acting = $derived(this.legal.length > 0 && !this.animator.moving);
  /** Actions that could be taken earlier and cannot now. */
  readonly unavailable = $derived(notLegal(this.known, this.legal));

  readonly prompt: PromptText | null = $derived.by(() => {
    const { view, update } = this;
    if (!view || !update) return null;
    if (this.acting) return promptText({ ...this.question(), buttons: this.takeBack(update) });
    return this.waiting(view);
  });

  private question() {
    const args = { count: this.legal.length };
    return { icon: "i-pawn", title: { key: "generic-prompt" }, detail: { key: "generic-prompt-detail", args } };
  }

  private takeBack(update: Update): Button<never>[] {
    return [undo(update), restart(update)];
  }

  private waiting(view: View): PromptText | null {
    const plain = (icon: string, title: string, detail: string): PromptText => ({ icon, title, detail, buttons: [] });
    if (isOver(view)) return plain("i-finish", t("generic-over"), t("generic-over-detail"));
    const entry = this.animator.current && this.entry(this.animator.current);
    if (entry) return plain("i-pawn", entry.text, t("prompt-wait-detail"));
    const [actor] = this.actors;
    if (actor === undefined) return plain("i-draw", t("generic-chance"), "");
    if (this.moving && actor === view.seat) return null;
    const key = this.update?.thinking === actor ? "prompt-thinking" : "prompt-wait";
    return plain("i-clock", t(key, { name: this.seatName(actor) }), t("prompt-wait-detail"));
  }

  textOf = (line: Legal): ActionText => actionText(this.game, line, this.seatName);
  labelOf = (key: string): string => fieldName(this.game, key);

  seatState = (seat: number): SeatState => (this.view ? seatState(this.view, seat) : EMPTY);

  entries: GameTable["entries"] = (lines, viewer): LogEntry[] =>
    this.logCache.read(lines as unknown as readonly LogLine[], viewer, this.chairs.map((chair) => chair.name).join());

  private entry(line: LogLine): LogEntry | undefined {
    return this.entries([line] as unknown as Parameters<GameTable["entries"]>[0], this.viewer)[0];
  }

  setChairs = (chairs: readonly Chair[]): void => void (this.chairs = chairs);
  suggestions: GameTable["suggestions"] = (lines, viewer) =>
    this.logCache.suggestions(lines as unknown as readonly LogLine[], viewer);
  highlight: GameTable["highlight"] = (move) => void (this.highlighted = move?.actions[0] ?? null);
  locationOf: GameTable["locationOf"] = () => "";

  take = (action: number): void => {
    this.whyAnswers.clear();
    this.api.play([action]);
  };

  askWhy = (action: number): void => void this.whyAnswers.ask({ action } as Question, { button: `action-${action}` });

  press = (id: string): void => {
    const button = this.prompt?.buttons.find((one) => one.id === id);
    if (button?.off) this.whyAnswers.show({ about: { button: id }, text: t("generic-why-undo"), rule: "" });
    else if (id === "undo") this.api.undo();
    else if (id === "restart") this.api.restart();
  };

  get shortcuts(): Shortcut[] {
    return [
      { keys: ["1", "…", "9"], text: t("generic-keys-action") },
      { keys: ["U"], text: t("act-undo") },
      { keys: ["R"], text: t("act-restart") },
    ];
  }

  key = (event: KeyboardEvent): boolean => {
    if (!this.acting) return false;
    const key = event.key.toLowerCase();
    if (key === "u") this.press("undo");
    else if (key === "r") this.press("restart");
    else {
      const chosen = DIGITS.includes(key) ? this.legal[Number(key) - 1] : undefined;
      if (!chosen) return false;
      this.take(chosen.action);
    }
    return true;
  };

  show: GameTable["show"] = async (message, news, { animate, onLines }) => {
    const [update, lines] = [message as unknown as Update, news as unknown as readonly LogLine[]];
    this.animator.begin();
    this.legal = [];
    if (animate && lines.length > 0) await this.play(update, lines, onLines as (lines: readonly LogLine[]) => void);
    else onLines(news);
    this.settle(update, lines);
  };

  private async play(update: Update, lines: readonly LogLine[], onLines: (lines: readonly LogLine[]) => void) {
    this.whyAnswers.clear();
    const own = lines.every(({ seat }) => seat === update.viewer || seat < 0);
    const draw = (line: LogLine): void => {
      onLines([line]);
      sound("card");
    };
    await this.animator.play({ steps: lines, own, draw, time: () => (own ? 0 : LINE_MS) });
  }

  private settle(update: Update, lines: readonly LogLine[]): void {
    this.changed = new Set(this.view ? changes(this.view, update.view) : []);
    this.view = update.view;
    this.update = update;
    this.legal = update.legal;
    this.known = remember(this.known, update.legal);
    this.highlighted = null;
    this.lastRule = lines.at(-1)?.rule ?? this.lastRule;
    this.whyAnswers.clear();
    if (this.legal.length > 0) this.animator.spotlight(null);
  }

  finish = (): void => this.animator.finish();
}
