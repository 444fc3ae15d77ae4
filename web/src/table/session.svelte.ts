import {
  api,
  type Caution,
  type Chair,
  type LogLine,
  type Refused,
  type Returned,
  type Update,
  type Welcome,
} from "$lib/api";
import { t } from "$lib/i18n/index.svelte";
import { levelName } from "$lib/levels";
import { seatColours } from "$lib/seatColours.svelte";
import { notify } from "$lib/notices";
import { settings } from "$lib/settings.svelte";
import { sound } from "$lib/sound";
import { TableSocket, type ConnectionState } from "$lib/socket";
import { nextSeatAtScreen, actorsOf } from "./actors";
import { earlierLines, joinUpdates, keepEarlier, mergeLog } from "./log";
import { clocks } from "./clocks.svelte";
import { Coach } from "./coach.svelte";
import { Hints } from "./hints.svelte";
import type { AnswerDeadline, GameModule, GameTable, TableApi, WhyReply, Tab, ThinkingTime } from "./module";
import { Queue } from "./queue";
import { Rematch } from "./rematch.svelte";
import { live } from "./live.svelte";
import { withChanges } from "./presence";
import { chairsAfter, secondsToNextGone } from "./standIns";

/** Answers that mean that there is nothing to come back to; anything else may pass. */
const GONE = [400, 403, 404, 409];

/** One browser at one table: the line to the server, the log, who sits where, and the game on the table. */
export class Session implements TableApi {
  line = $state<ConnectionState>("connecting");
  welcome = $state.raw<Welcome | null>(null);
  game = $state.raw<GameTable | null>(null);
  now = $state.raw<Update | null>(null);
  chairs = $state.raw<Chair[]>([]);
  log = $state.raw<LogLine[]>([]);
  tab = $state<Tab>("hand");
  /** A move is on its way. */
  sending = $state(false);
  /** One's own move is being shown. */
  private showingOwn = $state(false);
  /** Moves of others are being shown. */
  watchingMoves = $state(false);
  trouble = $state("");
  /** How long the question that is being asked may wait. */
  deadline = $state.raw<AnswerDeadline | null>(null);
  /** What a bot is about. */
  thinkingTime = $state.raw<ThinkingTime | null>(null);
  /** A seat that has just become one's own again. */
  back = $state.raw<Returned | null>(null);
  readonly hints: Hints;
  readonly coach: Coach;
  readonly rematch: Rematch;

  private readonly socket: TableSocket;
  private readonly queue: Queue<Update>;
  private firstUpdate = true;
  /** The clock of a question runs from its arrival, also while moves are still being shown. */
  private readonly arrived = new WeakMap<Update, number>();
  private announcedThinker = -1;
  private returned: Returned | null = null;
  private goneTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly key: string,
    private readonly load: (game: string) => Promise<GameModule>,
  ) {
    this.socket = new TableSocket({
      table,
      key,
      probe: () =>
        api.summary(table, key).then(
          () => true,
          (error: { status?: number }) => !GONE.includes(error.status ?? 0),
        ),
      onWelcome: (message) => void this.receiveWelcome(message),
      onUpdate: (message) => {
        this.arrived.set(message, Date.now());
        clocks.set(message.clocks, this.played);
        this.queue.add(message);
      },
      // The welcome's own chairs come first, also while the game is still being loaded.
      onPresence: ({ chairs }) => void this.ready.then(() => this.seatAll(withChanges(this.chairs, chairs))),
      onThinking: (message) => this.showThinking(message),
      onDecided: () => (this.thinkingTime = null),
      onReturned: (message) => this.comeBack(message),
      onRematch: ({ table: next }) => this.rematch.offer(next, this.spectator),
      onAdvice: (message) =>
        this.game &&
        this.now?.entries === message.entries &&
        this.hints.receive(this.game, this.now, message, this.name),
      onCaution: (message) => this.receiveCaution(message),
      onRefused: (message) => this.receiveRefusal(message),
      onState: (state) => (this.line = state),
    });
    this.hints = new Hints(this.socket);
    this.coach = new Coach(this.socket);
    this.rematch = new Rematch(table, key);
    this.queue = new Queue<Update>({
      show: (update, hurry) => this.present(update, hurry),
      join: joinUpdates,
      idle: () => this.allShown(),
    });
  }

  start = (): void => this.socket.start();
  stop = (): void => {
    clearTimeout(this.goneTimer);
    clearTimeout(this.restTimer);
    this.rematch.stay();
    seatColours.set([]);
    clocks.set(null);
    this.socket.stop();
  };

  get mine(): readonly number[] {
    return this.welcome?.seats ?? [];
  }

  /** My seats that I play myself. */
  get played(): readonly number[] {
    return this.mine.filter((seat) => !this.chairs.find((chair) => chair.seat === seat)?.stand_in);
  }

  /** Hints are for one's own turn, where there is something to choose. */
  get mayHint(): boolean {
    return (this.welcome?.hints ?? false) && (this.now?.legal.length ?? 0) > 1 && !this.now?.over;
  }

  /** One's own move is being sent or shown. */
  get underWay(): boolean {
    return this.sending || this.showingOwn;
  }

  get spectator(): boolean {
    return this.welcome?.watching ?? false;
  }

  /** The one of my seats that must come to the screen before anything of it is shown, or -1. */
  get handOver(): number {
    return this.module?.openInformation ? -1 : this.next;
  }

  /** The one of my seats that is to decide and has not sat down, or -1. */
  private get next(): number {
    const { now } = this;
    if (!now || now.over || this.mine.length < 2) return -1;
    return nextSeatAtScreen(now, this.played);
  }

  name = (seat: number): string => {
    const chair = this.chairs.find((one) => one.seat === seat);
    return chair?.name || t("seat-unnamed", { seat: seat + 1 });
  };

  private module: GameModule | null = null;
  private ready: Promise<void> = Promise.resolve();

  private receiveWelcome(message: Welcome): Promise<void> {
    this.ready = this.open(message);
    return this.ready;
  }

  private async open(message: Welcome): Promise<void> {
    this.queue.clear();
    this.firstUpdate = true;
    this.module ??= await this.load(message.game);
    if (this.module.prepare) await this.module.prepare(message.scene);
    const again = this.game !== null;
    this.welcome = message;
    this.log = message.seats.length > 1 ? message.log : keepEarlier(this.log, message.log);
    if (!again) this.game = this.module.start(message, this);
    this.seatAll(message.chairs);
    this.socket.lang(settings.language);
    if (settings.coach) this.socket.coach(settings.coach);
    this.rematch.offer(message.rematch, message.watching);
  }

  get regions(): GameModule | null {
    return this.module;
  }

  private seatAll(chairs: Chair[]): void {
    const before = this.chairs;
    this.chairs = chairs;
    seatColours.set(chairs);
    this.game?.setChairs(chairs);
    this.wait();
    for (const { seat, stand_in: level } of chairs) {
      const was = before.find((chair) => chair.seat === seat);
      if (was && was.stand_in !== level)
        live.say(
          level
            ? t("live-stood-in", { level: levelName(level), name: this.name(seat) })
            : t("live-back", { name: this.name(seat) }),
        );
    }
  }

  /** Whoever stays away for long enough counts as gone, without a word from the server. */
  private wait(): void {
    clearTimeout(this.goneTimer);
    const seconds = secondsToNextGone(this.chairs);
    if (seconds === Infinity) return;
    this.goneTimer = setTimeout(() => {
      this.chairs = chairsAfter(this.chairs, seconds);
      this.wait();
    }, seconds * 1000);
  }

  /** Said once for all that a bot thinks in its turn, and not of quick ones. */
  private showThinking({ seat, seconds }: ThinkingTime): void {
    this.thinkingTime = { seat, seconds };
    if (seconds >= 1 && this.announcedThinker !== seat) live.say(t("live-thinking", { name: this.name(seat) }));
    this.announcedThinker = seat;
  }

  private async present(update: Update, hurry: boolean): Promise<void> {
    await this.ready;
    const { game } = this;
    if (!game) return;
    const animate = !this.firstUpdate && !hurry;
    const all = mergeLog(this.log, update);
    const kept = all.slice(0, Math.max(0, this.log.length - update.drop));
    const lines = all.slice(kept.length);
    this.watchingMoves = animate && lines.some((line) => line.seat >= 0 && !this.mine.includes(line.seat));
    this.showingOwn = !this.watchingMoves;
    this.sending = false;
    this.trouble = "";
    this.log = kept;
    const before = this.isMyTurn;
    const offered = game.badge;
    if (update.entries !== this.now?.entries || update.viewer !== this.now.viewer) this.dropAdvice();
    let left = lines.length;
    const onLines = (some: readonly LogLine[]): void => {
      this.addLines(game, some, update.viewer);
      left -= some.length;
      if (left <= 0) this.tellDrawn(update);
    };
    await game.show(update, lines, { animate, onLines });
    this.log = all;
    this.now = update;
    this.deadline = this.deadlineOf(update);
    this.showingOwn = false;
    this.leaveMarket(game, offered);
    this.announce(before);
    this.coach.settle(game, update, this.name);
    this.firstUpdate = false;
    void this.completeLog(update.viewer);
    if (this.module?.openInformation && this.next >= 0) this.sit(this.next);
  }

  /** Nothing can be bought any more: the market no longer covers what is decided next. */
  private leaveMarket(game: GameTable, offered: number): void {
    if (this.tab === "side" && offered > 0 && game.badge === 0) this.tab = "hand";
  }

  /** It is told when all that the bot did has been shown. */
  private comeBack(message: Returned): void {
    this.returned = message;
    if (this.queue.length === 0) this.allShown();
  }

  /** Bots go on when their last decision was seen. */
  private allShown(): void {
    this.watchingMoves = false;
    this.back = this.returned ?? this.back;
    this.returned = null;
    if (this.now) this.tellShown(this.now);
  }

  /** The next decision of a bot comes while the last step of this one is looked at; stand-ins of mine wait until the end. */
  private tellDrawn(update: Update): void {
    const mine = actorsOf(update).some((seat) => this.mine.includes(seat));
    if (this.watchingMoves && !mine && this.queue.length === 1 && this.restAfter(update) === 0)
      this.socket.shown(update.entries);
  }

  /** Milliseconds that bots wait after what was shown: who only watches has a pace of their own. */
  restAfter: (now: Update) => number = () => 0;
  private restTimer: ReturnType<typeof setTimeout> | undefined;

  private tellShown(now: Update): void {
    clearTimeout(this.restTimer);
    const rest = this.restAfter(now);
    if (rest > 0) this.restTimer = setTimeout(() => this.socket.shown(now.entries), rest);
    else this.socket.shown(now.entries);
  }

  /** Nobody looks on any more, so that bots do not go on; back again it begins where it was. */
  pause = (): void => {
    clearTimeout(this.restTimer);
    this.socket.stop();
  };

  private completing = false;

  /** A newcomer gets the end of the log: the lines before it are asked for. */
  private async completeLog(viewer: number): Promise<void> {
    if (this.completing || (this.log[0]?.step ?? 1) <= 1) return;
    this.completing = true;
    const lines = await earlierLines(this.log[0]?.step ?? 1, (since) => api.log(this.table, this.key, since, viewer));
    if (this.now?.viewer === viewer && lines.at(-1)?.step === (this.log[0]?.step ?? 0) - 1)
      this.log = [...lines, ...this.log];
    this.completing = false;
  }

  private deadlineOf(update: Update): AnswerDeadline | null {
    if (update.answer_in < 0) return null;
    const until = (this.arrived.get(update) ?? Date.now()) + update.answer_in * 1000;
    return { until, total: Math.max(update.answer_in, this.deadline?.total ?? 0) };
  }

  get isMyTurn(): boolean {
    return this.now !== null && !this.now.over && actorsOf(this.now).some((seat) => this.played.includes(seat));
  }

  /** Lines come into the log as they are seen; what others did is spoken. */
  private addLines(game: GameTable, lines: readonly LogLine[], viewer: number): void {
    this.log = [...this.log, ...lines];
    if (this.firstUpdate) return;
    for (const entry of game.entries(lines, viewer)) if (entry.seat !== viewer) live.say(entry.text);
  }

  /** Says whose turn it is when it becomes one's own; rings for it, and for the end. */
  private announce(before: boolean): void {
    if (this.isMyTurn) this.announcedThinker = -1;
    if (this.isMyTurn && !before) {
      live.say(this.game?.turnAnnouncement || t("live-your-turn"));
      if (!this.firstUpdate) this.call("turn", "notice-turn");
    }
    if (this.now?.over && !this.firstUpdate) this.call("end", "notice-end");
  }

  private call(tone: "turn" | "end", key: string): void {
    sound(tone);
    notify(this.game?.shortTitle ?? "", t(key), this.table);
  }

  private dropAdvice(): void {
    this.hints.drop();
    this.coach.drop();
  }

  private receiveCaution(message: Caution): void {
    if (!message.late) this.sending = false;
    this.coach.receive(message);
    if (this.game && this.now) this.coach.settle(this.game, this.now, this.name);
  }

  private receiveRefusal(message: Refused): void {
    this.sending = false;
    this.dropAdvice();
    // The server learns the page's language only after a welcome.
    this.trouble = message.code === "no-table" ? t("table-none") : message.text;
    live.say(this.trouble);
  }

  play = (actions: number[]): boolean => {
    this.trouble = "";
    this.sending = this.socket.play(actions);
    return this.sending;
  };
  undo = (): void => void (this.sending = this.socket.undo());
  restart = (): void => void (this.sending = this.socket.restart());
  guideTo = (step: number): void => void this.socket.guide(step);
  sit = (seat: number): void => void this.socket.sit(seat);
  rename = (seat: number, name: string): void => void this.socket.name(seat, name);
  stand = (seat: number, level: string): void => void this.socket.stand(seat, level);
  resume = (seat: number): void => void this.socket.resume(seat);
  setCoach = (strictness: number): void => void this.socket.coach(strictness);
  speak = (lang: string): void => void this.socket.lang(lang);
  say = (text: string): void => live.say(text);
  show = (tab: Tab): void => void (this.tab = tab);

  why = async (question: Parameters<TableApi["why"]>[0]): Promise<WhyReply | null> => {
    const answer = await this.socket.why(question);
    return answer && { text: answer.text, rule: answer.reason?.rule ?? "" };
  };

  /** A click: what moves is finished, what waits is shown at once. */
  skip = (): void => {
    this.queue.hurry();
    this.game?.finish();
  };
}
