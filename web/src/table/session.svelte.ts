import { api, type Chair, type LogLine, type Refused, type Update, type Welcome } from "$lib/api";
import { t } from "$lib/i18n/index.svelte";
import { settings } from "$lib/settings.svelte";
import { sound } from "$lib/sound";
import { TableSocket, type LineState } from "$lib/socket";
import { comesNext, deciders } from "./deciding";
import { joined, merge } from "./log";
import type { AnswerLimit, GameModule, GameTable, Link, Reply, Tab } from "./module";
import { Queue } from "./queue";
import { live } from "./live.svelte";

/** Answers that mean that there is nothing to come back to; anything else may pass. */
const GONE = [400, 403, 404, 409];

/** One browser at one table: the line to the server, the log, who sits where, and the game on the table. */
export class Session implements Link {
  line = $state<LineState>("connecting");
  welcome = $state.raw<Welcome | null>(null);
  game = $state.raw<GameTable | null>(null);
  now = $state.raw<Update | null>(null);
  chairs = $state.raw<Chair[]>([]);
  log = $state.raw<LogLine[]>([]);
  tab = $state<Tab>("hand");
  /** A move is on its way. */
  sending = $state(false);
  /** Moves of others are being shown. */
  watchingMoves = $state(false);
  trouble = $state("");
  /** How long the question that is being asked may wait. */
  limit = $state.raw<AnswerLimit | null>(null);

  private readonly socket: TableSocket;
  private readonly queue: Queue<Update>;
  private fresh = true;
  /** The clock of a question runs from its arrival, also while moves are still being shown. */
  private readonly arrived = new WeakMap<Update, number>();

  constructor(
    readonly table: string,
    readonly key: string,
    private readonly load: (game: string) => Promise<GameModule>,
  ) {
    this.socket = new TableSocket({
      table,
      key,
      probe: () => api.summary(table, key).then(() => true, (error: { status?: number }) => !GONE.includes(error.status ?? 0)),
      onWelcome: (message) => void this.greet(message),
      onUpdate: (message) => {
        this.arrived.set(message, Date.now());
        this.queue.add(message);
      },
      onChairs: ({ chairs }) => this.seatAll(chairs),
      onRefused: (message) => this.refuse(message),
      onState: (state) => (this.line = state),
    });
    this.queue = new Queue<Update>({
      show: (update, hurry) => this.present(update, hurry),
      join: joined,
      idle: () => (this.watchingMoves = false),
    });
  }

  start = (): void => this.socket.start();
  stop = (): void => this.socket.stop();

  get mine(): readonly number[] {
    return this.welcome?.seats ?? [];
  }

  get spectator(): boolean {
    return this.welcome?.watching ?? false;
  }

  /** The one of my seats that must come to the screen before anything of it is shown, or -1. */
  get handOver(): number {
    const { now } = this;
    if (!now || now.over || this.mine.length < 2) return -1;
    return comesNext(now, this.mine);
  }

  name = (seat: number): string => {
    const chair = this.chairs.find((one) => one.seat === seat);
    return chair?.name || t("seat-unnamed", { seat: seat + 1 });
  };

  private module: GameModule | null = null;
  private ready: Promise<void> = Promise.resolve();

  private greet(message: Welcome): Promise<void> {
    this.ready = this.open(message);
    return this.ready;
  }

  private async open(message: Welcome): Promise<void> {
    this.queue.clear();
    this.fresh = true;
    this.module ??= await this.load(message.game);
    const again = this.game !== null;
    this.welcome = message;
    this.log = message.log;
    if (!again) this.game = this.module.start(message, this);
    this.seatAll(message.chairs);
    this.socket.lang(settings.language);
  }

  get regions(): GameModule | null {
    return this.module;
  }

  private seatAll(chairs: Chair[]): void {
    this.chairs = chairs;
    this.game?.seats(chairs);
  }

  private async present(update: Update, hurry: boolean): Promise<void> {
    await this.ready;
    const { game } = this;
    if (!game) return;
    const animate = !this.fresh && !hurry;
    const all = merge(this.log, update);
    const kept = all.slice(0, Math.max(0, this.log.length - update.drop));
    const lines = all.slice(kept.length);
    this.watchingMoves = animate && lines.some((line) => line.seat >= 0 && !this.mine.includes(line.seat));
    this.sending = false;
    this.trouble = "";
    this.log = kept;
    const before = this.isMyTurn;
    await game.show(update, lines, { animate, told: (some) => this.tell(game, some, update.viewer) });
    this.log = all;
    this.now = update;
    this.limit = this.limitOf(update);
    this.announce(before);
    this.fresh = false;
  }

  private limitOf(update: Update): AnswerLimit | null {
    if (update.answer_in < 0) return null;
    const until = (this.arrived.get(update) ?? Date.now()) + update.answer_in * 1000;
    return { until, whole: Math.max(update.answer_in, this.limit?.whole ?? 0) };
  }

  get isMyTurn(): boolean {
    return this.now !== null && !this.now.over && deciders(this.now).some((seat) => this.mine.includes(seat));
  }

  /** Lines come into the log as they are seen; what others did is spoken. */
  private tell(game: GameTable, lines: readonly LogLine[], viewer: number): void {
    this.log = [...this.log, ...lines];
    if (this.fresh) return;
    for (const entry of game.entries(lines, viewer)) if (entry.seat !== viewer) live.say(entry.text);
  }

  /** Says whose turn it is when it becomes one's own; rings for it, and for the end. */
  private announce(before: boolean): void {
    if (this.isMyTurn && !before) {
      live.say(this.game?.summons || t("live-your-turn"));
      if (!this.fresh) sound("turn");
    }
    if (this.now?.over && !this.fresh) sound("end");
  }

  private refuse(message: Refused): void {
    this.sending = false;
    this.trouble = message.text;
    live.say(message.text);
  }

  play = (actions: number[]): boolean => {
    this.trouble = "";
    this.sending = this.socket.play(actions);
    return this.sending;
  };
  undo = (): void => void this.socket.undo();
  restart = (): void => void this.socket.restart();
  sit = (seat: number): void => void this.socket.sit(seat);
  rename = (seat: number, name: string): void => void this.socket.name(seat, name);
  speak = (lang: string): void => void this.socket.lang(lang);
  say = (text: string): void => live.say(text);
  show = (tab: Tab): void => void (this.tab = tab);

  why = async (question: Parameters<Link["why"]>[0]): Promise<Reply | null> => {
    const answer = await this.socket.why(question);
    return answer && { text: answer.text, rule: answer.reason?.rule ?? "" };
  };

  /** A click: what moves is finished, what waits is shown at once. */
  skip = (): void => {
    this.queue.hurry();
    this.game?.finish();
  };
}
