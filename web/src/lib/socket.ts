import type {
  Advice,
  Answer,
  Caution,
  ClientMessage,
  Decided,
  Presence,
  Question,
  Refused,
  RematchMessage,
  Returned,
  ServerMessage,
  Thinking,
  Update,
  Welcome,
} from "./api";
import { rememberCommitment, seedFor } from "./seeds";

/** connecting: never yet open; lost: open before, trying again; gone: the server says it never will be. */
export type ConnectionState = "connecting" | "open" | "lost" | "gone" | "closed";

export interface Listeners {
  onWelcome?: (message: Welcome) => void;
  onUpdate?: (message: Update) => void;
  onPresence?: (message: Presence) => void;
  onThinking?: (message: Thinking) => void;
  onDecided?: (message: Decided) => void;
  onReturned?: (message: Returned) => void;
  onAdvice?: (message: Advice) => void;
  onCaution?: (message: Caution) => void;
  onRematch?: (message: RematchMessage) => void;
  onRefused?: (message: Refused) => void;
  onState?: (state: ConnectionState) => void;
}

export interface SocketOptions extends Listeners {
  table: string;
  key: string;
  /** Asks by HTTP whether the table exists; resolves false when trying again is of no use. */
  probe?: () => Promise<boolean>;
  open?: (address: string, protocol: string) => WebSocket;
}

type Play = Extract<ClientMessage, { type: "play" }>;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;
const FINAL_CODES = [1008, 4400, 4403, 4404];

/** The version of the protocol; the key is in the first message, since addresses are written to logs. */
const PROTOCOL = "incognita.2";

export function socketAddress(table: string, base: string = location.href): string {
  const url = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, base);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

/** One line to one table: it comes back by itself, and a move is never played twice. */
export class TableSocket {
  state: ConnectionState = "connecting";
  /** How many entries of the table this page has seen: what a move says it expects. */
  entries = 0;
  /** Seat that looks that was: another seat at this screen may know of fewer. */
  private viewer: number | undefined;

  private line: WebSocket | null = null;
  private tries = 0;
  private lastHeard = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private questions = new Map<number, (answer: Answer | null) => void>();
  private nextQuestion = 1;
  /** A move sent over a connection that broke before the server answered. */
  private unconfirmed: Play | null = null;

  constructor(private readonly options: SocketOptions) {}

  /** Also again after a stop. */
  start(): void {
    this.setState("connecting");
    addEventListener("online", this.reconnectNow);
    document.addEventListener("visibilitychange", this.reconnectNow);
    this.connect();
  }

  stop(): void {
    removeEventListener("online", this.reconnectNow);
    document.removeEventListener("visibilitychange", this.reconnectNow);
    this.setState("closed");
    this.drop();
  }

  /** Plays on the position last seen. False if the line is down or a move is still on its way. */
  play = (actions: number[], sure = false): boolean => {
    if (this.unconfirmed) return false;
    const message = { type: "play", expect: this.entries, actions, ...(sure && { sure }) } as Play;
    if (!this.send(message)) return false;
    this.unconfirmed = message;
    return true;
  };

  undo = (count = 1): boolean =>
    this.send({ type: "undo", expect: this.entries, ...(count > 1 && { count }) } as ClientMessage);
  restart = (): boolean => this.send({ type: "restart", expect: this.entries });
  sit = (seat: number): boolean => this.send({ type: "sit", seat });
  name = (seat: number, name: string): boolean => this.send({ type: "name", seat, name });
  lang = (lang: string): boolean => this.send({ type: "lang", lang });

  stand = (seat: number, level: string): boolean => this.send({ type: "stand", seat, level });
  resume = (seat: number): boolean => this.send({ type: "resume", seat });
  hint = (id: number): boolean => this.send({ type: "hint", id });
  shown = (entries: number): boolean => this.send({ type: "shown", entries });
  /** Another step of the tutorial. */
  guide = (step: number): boolean => this.send({ type: "guide", step });
  /** How strict a coach is wanted, 0 for none. */
  coach = (strictness: number): boolean => this.send({ type: "coach", strictness });
  unhint = (): boolean => this.send({ type: "unhint" });

  /** "Why not?" Null when the connection broke before the answer came. */
  why(question: Question): Promise<Answer | null> {
    const id = this.nextQuestion++;
    return new Promise((settle) => {
      if (this.send({ type: "why", id, question })) this.questions.set(id, settle);
      else settle(null);
    });
  }

  private send(message: ClientMessage): boolean {
    if (this.state !== "open" || this.line?.readyState !== 1) return false;
    this.line.send(JSON.stringify(message));
    return true;
  }

  private connect(): void {
    const address = socketAddress(this.options.table);
    const line = (this.options.open ?? ((url, protocol) => new WebSocket(url, protocol)))(address, PROTOCOL);
    this.line = line;
    line.onmessage = (event) => this.receive(String(event.data));
    line.onclose = (event) => this.disconnected(line, event.code);
    line.onopen = () => this.opened(line);
  }

  private opened(line: WebSocket): void {
    this.lastHeard = Date.now();
    const { key, table } = this.options;
    const hello: ClientMessage = { type: "hello", key, seed: key ? seedFor(table) : 0 };
    line.send(JSON.stringify(hello));
    this.pingTimer = setInterval(() => this.ping(), PING_EVERY);
  }

  private ping(): void {
    const line = this.line;
    if (line && Date.now() - this.lastHeard > SILENCE) this.disconnected(line, 1006);
    else this.send({ type: "ping" });
  }

  private receive(text: string): void {
    this.lastHeard = Date.now();
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case "welcome":
        return this.welcomed(message);
      case "update":
        return this.updated(message);
      case "presence":
        return this.options.onPresence?.(message);
      case "thinking":
        return this.options.onThinking?.(message);
      case "decided":
        return this.options.onDecided?.(message);
      case "returned":
        return this.options.onReturned?.(message);
      case "advice":
        return this.options.onAdvice?.(message);
      case "caution":
        return this.cautioned(message);
      case "rematch":
        return this.options.onRematch?.(message);
      case "answer":
        return this.answered(message);
      case "refused":
        return this.refused(message);
    }
  }

  private welcomed(message: Welcome): void {
    this.tries = 0;
    this.entries = message.entries;
    rememberCommitment(message.table, message.commitment);
    this.setState("open");
    this.options.onWelcome?.(message);
    const unconfirmed = this.unconfirmed;
    this.unconfirmed = null;
    if (unconfirmed?.expect === message.entries) this.send(unconfirmed);
  }

  private updated(message: Update): void {
    if (message.viewer === this.viewer && message.entries < this.entries) return;
    this.viewer = message.viewer;
    this.entries = message.entries;
    this.settleMove(message.entries);
    this.options.onUpdate?.(message);
  }

  private refused(message: Refused): void {
    this.unconfirmed = null;
    this.entries = Math.max(this.entries, message.entries);
    this.options.onRefused?.(message);
  }

  /** A move was held back; of a late word the next one may be on its way. */
  private cautioned(message: Caution): void {
    if (!message.late) this.unconfirmed = null;
    this.options.onCaution?.(message);
  }

  private settleMove(entries: number): void {
    if (this.unconfirmed && entries > this.unconfirmed.expect) this.unconfirmed = null;
  }

  private answered(message: Answer): void {
    this.questions.get(message.id)?.(message);
    this.questions.delete(message.id);
  }

  private disconnected(line: WebSocket, code: number): void {
    if (line !== this.line || this.state === "closed") return;
    const neverOpen = this.state === "connecting";
    this.drop();
    if (FINAL_CODES.includes(code)) return this.setState("gone");
    this.setState(neverOpen ? "connecting" : "lost");
    this.wait();
    if (this.tries === 1) void this.probe();
  }

  private async probe(): Promise<void> {
    const alive = (await this.options.probe?.()) ?? true;
    if (alive || this.state === "open" || this.state === "closed") return;
    this.drop();
    this.setState("gone");
  }

  private wait(): void {
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    this.retry = setTimeout(this.reconnect, longest * (0.75 + Math.random() / 4));
  }

  private reconnect = (): void => {
    clearTimeout(this.retry);
    this.retry = undefined;
    this.connect();
  };

  private reconnectNow = (): void => {
    if (this.retry !== undefined && document.visibilityState !== "hidden") this.reconnect();
  };

  private drop(): void {
    clearTimeout(this.retry);
    clearInterval(this.pingTimer);
    this.retry = undefined;
    const line = this.line;
    this.line = null;
    line?.close();
    for (const settle of this.questions.values()) settle(null);
    this.questions.clear();
  }

  private setState(state: ConnectionState): void {
    if (state === this.state) return;
    this.state = state;
    this.options.onState?.(state);
  }
}
