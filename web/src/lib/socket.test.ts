import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage, Update, Welcome } from "./api";
import { seedFor } from "./seeds";
import { socketAddress, TableSocket, type ConnectionState, type SocketOptions } from "./socket";

class FakeLine {
  static all: FakeLine[] = [];
  readyState = 0;
  sent: { type: string; expect?: number }[] = [];
  hello: { type: string } | null = null;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeLine.all.push(this);
  }
  send(text: string) {
    const message = JSON.parse(text) as { type: string };
    if (message.type === "hello") this.hello = message;
    else this.sent.push(message);
  }
  close() {
    this.readyState = 3;
  }
  accept(entries: number) {
    this.readyState = 1;
    this.onopen?.();
    this.tell({ type: "welcome", entries } as Welcome);
  }
  tell(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breakOff(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const last = () => FakeLine.all[FakeLine.all.length - 1] as FakeLine;
const update = (entries: number) => ({ type: "update", entries }) as Update;

const started: TableSocket[] = [];

function table(extra: Partial<SocketOptions> = {}) {
  const states: ConnectionState[] = [];
  const socket = new TableSocket({
    table: "7k4m",
    key: "secret",
    open: (address) => new FakeLine(address) as unknown as WebSocket,
    onState: (state) => states.push(state),
    ...extra,
  });
  started.push(socket);
  socket.start();
  return { socket, states };
}

describe("the line to a table", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeLine.all = [];
  });
  afterEach(() => {
    started.splice(0).forEach((socket) => socket.stop());
    vi.useRealTimers();
  });

  it("hears an older position only when another seat has come to the screen", () => {
    const heard: number[] = [];
    const { socket } = table({ onUpdate: ({ entries }) => heard.push(entries) });
    last().accept(3);
    const seen = (entries: number, viewer: number) => last().tell({ ...update(entries), viewer });
    for (const [entries, viewer] of [
      [7, 0],
      [5, 0],
      [4, 1],
      [8, 1],
    ] as const)
      seen(entries, viewer);
    expect(heard).toEqual([7, 4, 8]);
    expect(socket.entries).toBe(8);
  });

  it("is addressed by table, and names the key in its first message", () => {
    expect(socketAddress("a b", "https://table.example/t/x#k=1")).toBe("wss://table.example/api/tables/a%20b/socket");
    table();
    last().accept(3);
    expect(last().address).not.toContain("secret");
    expect(last().hello).toEqual({ type: "hello", key: "secret", seed: seedFor("7k4m") });
  });

  it("plays on the entries last seen", () => {
    const { socket } = table();
    last().accept(10);
    last().tell(update(11));
    expect(socket.play([4, 5])).toBe(true);
    expect(last().sent).toEqual([{ type: "play", expect: 11, actions: [4, 5] }]);
  });

  it("holds a second move back until the first is answered", () => {
    const { socket } = table();
    last().accept(10);
    socket.play([4]);
    expect(socket.play([4])).toBe(false);
    last().tell(update(11));
    expect(socket.play([7])).toBe(true);
    expect(last().sent).toHaveLength(2);
  });

  it("frees the next move after a refusal and learns the newer entries", () => {
    const onRefused = vi.fn();
    const { socket } = table({ onRefused });
    last().accept(10);
    socket.play([4]);
    last().tell({ type: "refused", code: "stale", text: "", reason: null, entries: 12 });
    expect(onRefused).toHaveBeenCalledOnce();
    socket.play([5]);
    expect(last().sent[1]?.expect).toBe(12);
  });

  it("ignores an update that is older than what it knows", () => {
    const onUpdate = vi.fn();
    table({ onUpdate });
    last().accept(10);
    last().tell(update(9));
    expect(onUpdate).not.toHaveBeenCalled();
  });

  it("comes back by itself, and says so", () => {
    const { states } = table();
    last().accept(10);
    last().breakOff();
    vi.advanceTimersByTime(400);
    last().accept(10);
    expect(FakeLine.all).toHaveLength(2);
    expect(states).toEqual(["open", "lost", "open"]);
  });

  it("waits longer after each failure, but never more than eight seconds", () => {
    table();
    for (let tries = 0; tries < 12; tries += 1) {
      last().breakOff();
      vi.advanceTimersByTime(8_000);
      expect(FakeLine.all).toHaveLength(tries + 2);
    }
    last().breakOff();
    vi.advanceTimersByTime(5_900);
    expect(FakeLine.all).toHaveLength(13);
  });

  it("sends an unanswered move once more if it never arrived", () => {
    const { socket } = table();
    last().accept(10);
    socket.play([4]);
    last().breakOff();
    vi.advanceTimersByTime(400);
    last().accept(10);
    expect(last().sent).toEqual([{ type: "play", expect: 10, actions: [4] }]);
    last().breakOff();
    vi.advanceTimersByTime(800);
    last().accept(10);
    expect(last().sent).toEqual([]);
  });

  it("never repeats a move that did arrive", () => {
    const { socket } = table();
    last().accept(10);
    socket.play([4]);
    last().breakOff();
    vi.advanceTimersByTime(400);
    last().accept(11);
    expect(last().sent).toEqual([]);
  });

  it("refuses to play while the line is down", () => {
    const { socket } = table();
    expect(socket.play([1])).toBe(false);
    last().accept(3);
    last().breakOff();
    expect(socket.play([1])).toBe(false);
  });

  it("pairs answers with their questions", async () => {
    const { socket } = table();
    last().accept(1);
    const first = socket.why({ to: 4 });
    const second = socket.why({ to: 5 });
    last().tell({ type: "answer", id: 2, reason: null, text: "five" });
    last().tell({ type: "answer", id: 1, reason: null, text: "four" });
    expect((await first)?.text).toBe("four");
    expect((await second)?.text).toBe("five");
  });

  it("lets no question hang when the line breaks", async () => {
    const { socket } = table();
    last().accept(1);
    const asked = socket.why({ to: 4 });
    last().breakOff();
    expect(await asked).toBeNull();
  });

  it("gives up when the server closes for good", () => {
    const { states } = table();
    last().breakOff(4404);
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(["gone"]);
    expect(FakeLine.all).toHaveLength(1);
  });

  it("gives up when the table does not exist", async () => {
    const { states } = table({ probe: () => Promise.resolve(false) });
    last().breakOff();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states).toEqual(["gone"]);
  });

  it("drops a line that has gone silent", () => {
    table();
    last().accept(1);
    const close = vi.spyOn(last(), "close");
    vi.advanceTimersByTime(40_000);
    expect(last().sent.map((message) => message.type)).toEqual(["ping", "ping"]);
    expect(close).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20_400);
    expect(close).toHaveBeenCalled();
    expect(FakeLine.all).toHaveLength(2);
  });

  it("opens one line only when the network comes back while it is open", () => {
    table();
    last().breakOff();
    vi.advanceTimersByTime(400);
    last().accept(1);
    dispatchEvent(new Event("online"));
    expect(FakeLine.all).toHaveLength(2);
  });

  it("does not wait once the network is back", () => {
    table();
    last().breakOff();
    dispatchEvent(new Event("online"));
    expect(FakeLine.all).toHaveLength(2);
  });

  it("is quiet after stop", () => {
    const { socket, states } = table();
    last().accept(1);
    socket.stop();
    last().breakOff();
    vi.advanceTimersByTime(60_000);
    expect(FakeLine.all).toHaveLength(1);
    expect(states).toEqual(["open", "closed"]);
  });
});
