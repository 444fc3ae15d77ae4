import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FirstTry } from "$lib/api";
import { bringTries, joined, keepTries, leaveTries, readTries } from "./tries";

const tried = (at: number, right = true): FirstTry => ({ puzzle: `game-${at}`, rating: 1000, right, at });

/** An account with these tries; returns those that it is sent, as they came. */
function account(tries: readonly FirstTry[]): FirstTry[][] {
  const sent: FirstTry[][] = [];
  vi.stubGlobal("fetch", (_path: string, { body }: { body?: string }) => {
    const brought = body === undefined ? undefined : (JSON.parse(body) as { tries: FirstTry[] }).tries;
    if (brought) sent.push(brought);
    return Promise.resolve(new Response(JSON.stringify(brought ?? tries)));
  });
  return sent;
}

beforeEach(() => localStorage.clear());

describe("first tries", () => {
  it("are joined in their order, each once", () => {
    expect(joined([tried(1), tried(4)], [tried(2), tried(4)])).toEqual([tried(1), tried(2), tried(4)]);
    const many = Array.from({ length: 2001 }, (_, at) => tried(at));
    expect(joined(many, [])).toEqual(many.slice(1));
  });

  it("of a browser go into the account that is opened there, and the account's come to it", async () => {
    keepTries({ account: "", tries: [tried(2), tried(3)] });
    const sent = account([tried(1), tried(3)]);
    await bringTries("Ada");
    expect(readTries()).toEqual({ account: "Ada", tries: [tried(1), tried(2), tried(3)] });
    expect(sent).toEqual([[tried(2)]]);
  });

  it("are sent in parts that the server takes", async () => {
    keepTries({ account: "", tries: Array.from({ length: 450 }, (_, at) => tried(at)) });
    const sent = account([]);
    await bringTries("Ada");
    await vi.waitFor(() => expect(sent.map((part) => part.length)).toEqual([200, 200, 50]));
  });

  it("of one account never come into another", async () => {
    keepTries({ account: "Ada", tries: [tried(2)] });
    const sent = account([tried(1)]);
    await bringTries("Ben");
    expect(readTries()).toEqual({ account: "Ben", tries: [tried(1)] });
    expect(sent).toEqual([]);
    expect(leaveTries().tries).toEqual([]);
    expect(readTries().account).toBe("");
  });

  it("stay where they are when the server is away, and when nobody was logged in", async () => {
    keepTries({ account: "", tries: [tried(2)] });
    vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
    expect((await bringTries("Ada")).tries).toEqual([tried(2)]);
    expect(leaveTries()).toEqual({ account: "", tries: [tried(2)] });
  });

  it("forget what is damaged", () => {
    localStorage.setItem("incognita.puzzles", JSON.stringify({ account: "", tries: [tried(1), { puzzle: 7 }, null] }));
    expect(readTries().tries).toEqual([tried(1)]);
  });
});
