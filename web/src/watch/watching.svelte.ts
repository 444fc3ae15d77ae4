/** One game of bots being watched: its table, its pace, the chances, and the turns that changed them. */
import { api, type ChancesToWin, type GameInfo, type NewChair, type Update } from "$lib/api";
import { defaultLevel, levelName } from "$lib/levels";
import { ownName } from "$lib/remembered.svelte";
import { router, tableAddress } from "$lib/router.svelte";
import { moduleOf } from "../games/registry";
import { reasonText } from "../table/hints.svelte";
import { Session } from "../table/session.svelte";
import { levelsOf, numbered, type Speed, type Wish } from "./wish";

/** Milliseconds after a turn. */
const REST: Record<Speed, number> = { slow: 3200, usual: 1300, fast: 0 };
/** A chance that grows by so much since the same seat was last to act is worth a word. */
const TURNING = 0.15;
const USUAL_PLAYERS = 3;
const MOST_TURNS = 12;

export interface TurningPoint {
  step: number;
  seat: number;
  /** In hundredths. */
  from: number;
  to: number;
  /** What the seat has gained by the game's own value, "" if that does not tell. */
  reason: string;
}

export class Watching {
  session = $state.raw<Session | null>(null);
  chances = $state.raw<readonly number[]>([]);
  turns = $state.raw<readonly TurningPoint[]>([]);
  speed = $state<Speed>("usual");
  paused = $state(false);
  error = $state.raw<unknown>(null);

  private table = "";
  private key = "";
  private asking = false;
  private askedStep = 0;
  /** Where each seat was last to act: whose turn it is counts for its chance as well. */
  private readonly lastTurn = new Map<number, number>();
  private lastActor = -1;

  constructor(
    readonly game: GameInfo,
    private readonly wish: Wish,
  ) {
    this.speed = wish.speed;
  }

  async start(): Promise<void> {
    try {
      const [least = 1, most = least] = this.game.players;
      const players = Math.min(Math.max(this.wish.players || USUAL_PLAYERS, least), most);
      const levels = levelsOf(players, this.wish.levels, defaultLevel(this.game.levels));
      const names = numbered(levels.map(levelName));
      const chairs = levels.map((level, at) => ({ kind: "bot" as const, level, name: names[at] ?? "" }));
      const made = await api.newTable({
        game: this.game.id,
        options: { players },
        chairs,
        first: "seat",
        hints: false,
      });
      [this.table, this.key] = [made.table, made.key];
      const session = new Session(made.table, made.key, moduleOf);
      session.restAfter = (now) => (this.turnEnded(now) ? REST[this.speed] : 0);
      this.session = session;
      session.start();
    } catch (error) {
      this.error = error;
    }
  }

  stop(): void {
    this.session?.stop();
  }

  /** Without anybody who looks on, bots do not think. */
  pause(paused = !this.paused): void {
    if (paused === this.paused || !this.session) return;
    this.paused = paused;
    if (paused) this.session.pause();
    else this.session.start();
  }

  private turnEnded(now: Update): boolean {
    const ended = now.view.actor !== this.lastActor;
    this.lastActor = now.view.actor;
    return ended;
  }

  /** How the seats stand after a turn; one question at a time. */
  async assess(now: Update): Promise<void> {
    if (this.asking || now.step <= this.askedStep || this.game.players[1] === 1) return;
    this.asking = true;
    this.askedStep = now.step;
    const since = this.lastTurn.get(now.view.actor) ?? 0;
    try {
      this.take(await api.chances(this.table, this.key, now.step, since));
      this.lastTurn.set(now.view.actor, now.step);
    } catch {
      // The next turn asks again.
    }
    this.asking = false;
  }

  private take({ step, since, chances, before, gained, reason }: ChancesToWin): void {
    if (chances.length < 2) return;
    this.chances = chances;
    const [from = 0, to = 0] = [before[gained], chances[gained]];
    if (gained < 0 || since === 0 || to - from < TURNING) return;
    const name = this.session?.name ?? String;
    const turn = {
      step,
      seat: gained,
      from: Math.round(from * 100),
      to: Math.round(to * 100),
      reason: reasonText(this.game.id, { reason }, name),
    };
    this.turns = [...this.turns, turn].slice(-MOST_TURNS);
  }

  /** A table of one's own from here on: this seat, and the bots on the others. */
  async takeOver(seat: number): Promise<void> {
    const { session } = this;
    if (!session?.now) return;
    const chairs = session.chairs.map((chair): NewChair =>
      chair.seat === seat ? { kind: "me", name: ownName() } : { kind: "bot", name: chair.name, level: chair.level },
    );
    const made = await api.fork(this.table, session.now.step, this.key, chairs, seat);
    router.go(tableAddress(made.table, made.key));
  }
}
