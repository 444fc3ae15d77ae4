import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LogLine, Update, Welcome } from "$lib/api";
import type { Welcome as EldoradoWelcome } from "$lib/api/eldorado";
import { settings } from "$lib/settings.svelte";
import { line, decision, SCENE, view } from "../games/eldorado/play/fixture";
import { EldoradoTable } from "../games/eldorado/play/table.svelte";
import { live } from "./live.svelte";
import type { GameModule } from "./module";
import { Session } from "./session.svelte";
import { chairAt } from "./testing/chairs";

class FakeSocket {
  static last: FakeSocket;
  readyState = 1;
  sent: { type: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  shown: number[] = [];
  send(text: string): void {
    const message = JSON.parse(text) as { type: string; entries?: number };
    if (message.type === "shown") this.shown.push(message.entries ?? -1);
    else this.sent.push(message);
  }
  close(): void {
    this.readyState = 3;
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const chairs = ["Ann", "Basile"].map((name, seat) => chairAt(seat, { name }));
const welcome = (seats: number[], log: LogLine[] = []): Welcome => ({
  type: "welcome",
  table: "t",
  game: "eldorado",
  options: {},
  scene: SCENE,
  seats,
  watching: seats.length === 0,
  entries: 10,
  chairs,
  watchers: 0,
  log,
  step: 10,
  owner: true,
  hints: true,
  hint_seconds: 1.5,
  rematch: "",
  lesson: null,
  commitment: "",
  pace: null,
});
const update = (entries: number, change: Partial<Update> = {}): Update => {
  const { legal, plans } = decision();
  return {
    type: "update",
    entries,
    step: entries,
    viewer: 0,
    view: view(),
    legal,
    plans,
    undo: true,
    restart: true,
    log: [],
    drop: 0,
    thinking: -1,
    over: false,
    answer_in: -1,
    guide: -1,
    clocks: null,
    ...change,
  };
};
const settle = () => new Promise((done) => setTimeout(done, 5));

let session: Session;
async function sit(seats: number[], first: Update, openInformation = false): Promise<FakeSocket> {
  session = new Session("t", "k", () =>
    Promise.resolve({
      openInformation,
      start: (welcome: Welcome, api: Session) => new EldoradoTable(welcome as EldoradoWelcome, api),
    } as unknown as GameModule),
  );
  session.start();
  FakeSocket.last.tell(welcome(seats));
  FakeSocket.last.tell(first);
  await settle();
  return FakeSocket.last;
}

describe("a session", () => {
  beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
    settings.speed = "off";
  });
  afterEach(() => {
    session.stop();
    vi.unstubAllGlobals();
  });

  it("closes the market when nothing in it can be bought any more", async () => {
    const socket = await sit([0], update(10));
    expect(session.game?.badge).toBeGreaterThan(0);
    session.show("side");
    socket.tell(update(11));
    await settle();
    expect(session.tab).toBe("side");
    socket.tell(update(12, { legal: [], plans: [], view: { ...view(), actor: 1 } }));
    await settle();
    expect(session.tab).toBe("hand");
  });

  it("plays a whole way as one message and waits for the answer", async () => {
    const socket = await sit([0], update(10));
    session.game?.key(new KeyboardEvent("keydown", { key: "4" }));
    (session.game as EldoradoTable).touch({ cell: 13 }, "do");
    expect(socket.sent.at(-1)).toEqual({ type: "play", expect: 10, actions: [1, 2] });
    expect(session.sending).toBe(true);
    socket.tell(update(12, { log: [line("move", { card: 4, piece: 0, from: 10, to: 11, blockade: -1 })] }));
    await settle();
    expect(session.sending).toBe(false);
    expect(session.log).toHaveLength(1);
  });

  it("goes on with a payment when the purchase has become legal", async () => {
    const socket = await sit([0], update(10));
    const game = session.game as EldoradoTable;
    game.do({ type: "pile", card: 3 });
    game.do({ type: "confirm" });
    expect(socket.sent.at(-1)).toMatchObject({ actions: [100] });
    socket.tell(update(11, { view: view({ purse: 2 }), legal: [{ action: 303, kind: "buy", seat: 0, card: 3 }] }));
    await settle();
    expect(socket.sent.at(-1)).toMatchObject({ type: "play", expect: 11, actions: [303] });
  });

  it("says what it has shown, so that bots may go on", async () => {
    const socket = await sit([0], update(10));
    socket.tell(update(11));
    socket.tell(update(12));
    await settle();
    expect(socket.shown.at(-1)).toBe(12);
  });

  it("shows a refusal and takes nothing for granted", async () => {
    const socket = await sit([0], update(10));
    session.play([1]);
    socket.tell({ type: "refused", code: "stale", text: "The table has moved on.", reason: null, entries: 11 });
    expect(session.trouble).toBe("The table has moved on.");
    expect(session.sending).toBe(false);
  });

  it("takes lines back with an undo", async () => {
    const socket = await sit([0], update(10));
    socket.tell(update(11, { log: [line("end")] }));
    await settle();
    socket.tell(update(12, { drop: 1 }));
    await settle();
    expect(session.log).toEqual([]);
  });

  it("asks for the next person at the same screen, and shows nothing before they sit", async () => {
    const socket = await sit([0, 1], update(10, { viewer: 0, view: view({ actor: 1 }), legal: [], plans: [] }));
    expect(session.handOver).toBe(1);
    session.sit(1);
    expect(socket.sent.at(-1)).toEqual({ type: "sit", seat: 1 });
    socket.tell(update(10, { viewer: 1, view: view({ seat: 1, actor: 1 }) }));
    await settle();
    expect(session.handOver).toBe(-1);
  });

  it("says so as soon as the last step of a bot is drawn, but waits before a decision of its own seat", async () => {
    settings.speed = "normal";
    const socket = await sit([0], update(10));
    const bought = (entries: number, actor: number): Update =>
      update(entries, {
        view: { ...view(), actor },
        log: [{ ...line("buy", { seat: 1, card: 0, price: 1 }), step: entries }],
      });
    socket.tell(bought(11, 1));
    await settle();
    expect(session.now?.entries).toBe(10);
    expect(socket.shown).toEqual([10, 11]);
    session.skip();
    await settle();
    socket.tell(bought(12, 0));
    await settle();
    expect(session.now?.entries).toBe(11);
    expect(socket.shown).toEqual([10, 11, 11]);
  });

  it("needs no hand-over screen where no seat has a secret: whoever is next is shown at once", async () => {
    const socket = await sit(
      [0, 1],
      update(10, { viewer: -1, view: view({ seat: -1, actor: 1 }), legal: [], plans: [] }),
      true,
    );
    expect(session.handOver).toBe(-1);
    expect(socket.sent.at(-1)).toEqual({ type: "sit", seat: 1 });
    socket.tell(update(10, { viewer: 1, view: view({ seat: 1, actor: 1 }) }));
    await settle();
    expect(socket.sent.filter(({ type }) => type === "sit")).toHaveLength(1);
    socket.tell(update(11, { viewer: 1, view: view({ seat: 1, actor: 0 }), legal: [], plans: [] }));
    await settle();
    expect(socket.sent.at(-1)).toEqual({ type: "sit", seat: 0 });
  });

  it("hides one person's draws from the other", async () => {
    await sit([0, 1], update(10));
    const drawn = [line("draw", { card: 3, seat: 0 })];
    const game = session.game;
    expect(game?.entries(drawn, 0)[0]?.text).toContain("Scout");
    expect(game?.entries(drawn, 1)[0]?.text).not.toContain("Scout");
  });

  it("asks why not and shows the answer with its rule", async () => {
    const socket = await sit([0], update(10));
    (session.game as EldoradoTable).touch({ cell: 60 }, "do");
    const asked = socket.sent.at(-1) as unknown as { id: number };
    expect(asked).toMatchObject({ type: "why", question: { to: 60 } });
    socket.tell({
      type: "answer",
      id: asked.id,
      reason: { code: "too-far", rule: "eldorado.move.adjacent", facts: {} },
      text: "It is too far.",
    });
    await settle();
    expect((session.game as EldoradoTable).refusal).toMatchObject({
      at: { cell: 60 },
      text: "It is too far.",
      href: "/help/eldorado#eldorado.move.adjacent",
    });
  });

  it("comes back to the same place after the line was lost", async () => {
    const socket = await sit([0], update(10, { log: [] }));
    socket.tell(welcome([0], [line("end")]));
    socket.tell(update(15));
    await settle();
    expect(session.log).toHaveLength(1);
    expect(session.now?.entries).toBe(15);
  });

  it("says once that a bot thinks in its turn, and shows how long it may take", async () => {
    const socket = await sit([0], update(10, { thinking: 1 }));
    const said = () => live.lines.filter((one) => one.text === "Basile is thinking.").length;
    const before = said();
    socket.tell({ type: "thinking", seat: 1, seconds: 2 });
    expect(session.thinkingTime).toEqual({ seat: 1, seconds: 2 });
    socket.tell({ type: "decided", seat: 1 });
    socket.tell({ type: "thinking", seat: 1, seconds: 2 });
    expect(said()).toBe(before + 1);
    socket.tell({ type: "decided", seat: 1 });
    expect(session.thinkingTime).toBeNull();
  });

  it("asks for a hint in one's own turn, and forgets it with the position", async () => {
    const socket = await sit([0], update(10));
    expect(session.mayHint).toBe(true);
    session.hints.ask();
    expect(socket.sent.at(-1)).toEqual({ type: "hint", id: 1 });
    const line = { action: 299, kind: "end", seat: 0 };
    const lines = [{ step: 11, seat: 0, round: 1, rule: "", at: 0, line }];
    const advice = [{ actions: [299], chance: 0.5, lines, reason: null }];
    socket.tell({ type: "advice", id: 1, seat: 0, entries: 10, advice });
    expect(session.hints.current).toMatchObject({ at: "ready", moves: [{ taken: [299], chance: 50 }] });
    socket.tell(update(11, { legal: [] }));
    await settle();
    expect(session.hints.current.at).toBe("none");
    expect(session.mayHint).toBe(false);
  });

  it("knows a seat that a bot plays as none of its turn, until it is back", async () => {
    const socket = await sit([0], update(10));
    expect(session.isMyTurn).toBe(true);
    socket.tell({
      type: "presence",
      watchers: 0,
      chairs: chairs.map((chair) => (chair.seat === 0 ? { ...chair, stand_in: "rambler", lent: true } : chair)),
    });
    await settle();
    expect(session.isMyTurn).toBe(false);
    expect(live.lines.at(-1)?.text).toBe("A bot, Rambler, now plays for Ann.");
    session.resume(0);
    expect(socket.sent.at(-1)).toEqual({ type: "resume", seat: 0 });
    socket.tell({ type: "presence", watchers: 0, chairs });
    socket.tell({ type: "returned", seat: 0, level: "rambler", since: 10 });
    await settle();
    expect(session.isMyTurn).toBe(true);
    expect(session.back?.since).toBe(10);
  });

  it("lets somebody count as gone when the time is over, and keeps to the newest word on the chairs", async () => {
    vi.useFakeTimers();
    session = new Session("t", "k", () =>
      Promise.resolve({
        start: (welcome: Welcome, api: Session) => new EldoradoTable(welcome as EldoradoWelcome, api),
      } as unknown as GameModule),
    );
    session.start();
    FakeSocket.last.tell(welcome([0]));
    FakeSocket.last.tell({
      type: "presence",
      watchers: 0,
      chairs: chairs.map((chair) => (chair.seat === 1 ? { ...chair, here: false, gone_in: 3 } : chair)),
    });
    await vi.advanceTimersByTimeAsync(2900);
    expect(session.chairs[1]?.gone_in).toBe(3);
    await vi.advanceTimersByTimeAsync(200);
    expect(session.chairs[1]?.gone_in).toBe(0);
    vi.useRealTimers();
  });
});
