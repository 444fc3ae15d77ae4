import { beforeEach, describe, expect, it, vi } from "vitest";
import { tables } from "$lib/remembered.svelte";
import { readStored } from "$lib/storage";
import { keepTries, readTries } from "../puzzles/tries";
import { Account } from "./account.svelte";
import { canUsePasskeys } from "./passkeys";

const INFO = { name: "Ada", made: 1, password: true, codes: 8, sessions: [], passkeys: [] };
const refusal = (code: string) => ({ status: 403, body: { code, text: code } });

type Answer = { status?: number; body: unknown };

/** Answers in the order in which each path is asked; the last answer stays. */
function server(answers: Record<string, Answer[]>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const list = answers[path] ?? [];
    const { status = 200, body } = (list.length > 1 ? list.shift() : list[0]) ?? refusal("nothing-here");
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return asked;
}

describe("an account", () => {
  beforeEach(() => localStorage.clear());

  it("is none until somebody logs in, and says why not", async () => {
    server({
      "/api/account": [refusal("no-account"), { body: INFO }],
      "/api/account/login": [refusal("wrong-login"), { body: {} }],
    });
    const account = new Account();
    await account.load();
    expect([account.info, account.trouble]).toEqual([null, ""]);
    await account.logIn("ada", "no");
    expect([account.info, account.trouble]).toEqual([null, "wrong-login"]);
    await account.logIn("ada", "yes");
    expect([account.info, account.trouble]).toEqual([INFO, ""]);
    expect(readStored("name")).toBe("Ada");
  });

  it("does what was asked once its owner has logged in again", async () => {
    const asked = server({
      "/api/account": [{ body: INFO }],
      "/api/account/codes": [refusal("log-in-again"), { body: { name: "Ada", codes: ["c1"] } }],
      "/api/account/login": [{ body: {} }],
    });
    const account = new Account();
    await account.load();
    await account.newCodes();
    expect([account.waiting !== null, account.codes, account.trouble]).toEqual([true, [], ""]);
    await account.logIn("Ada", "yes");
    expect([account.waiting, account.codes]).toEqual([null, ["c1"]]);
    expect(asked.filter((path) => path.endsWith("codes"))).toHaveLength(2);
  });

  it("takes in what this browser has solved", async () => {
    const tried = { puzzle: "survive-1", rating: 900, right: true, at: 3 };
    keepTries({ account: "", tries: [tried] });
    const asked = server({
      "/api/account": [refusal("no-account"), { body: INFO }],
      "/api/account/login": [{ body: {} }],
      "/api/account/tries": [{ body: [] }],
      "/api/account/logout": [{ body: {} }],
      "/api/me/tables": [{ body: [] }],
    });
    const account = new Account();
    await account.load();
    await account.logIn("Ada", "yes");
    expect(readTries()).toEqual({ account: "Ada", tries: [tried] });
    expect(asked.filter((path) => path.endsWith("tries"))).toHaveLength(2);
    await account.logOut();
    expect(readTries().tries).toEqual([]);
  });

  it("takes its tables along when it is left, and only those", async () => {
    server({
      "/api/account": [{ body: INFO }],
      "/api/me/tables": [{ body: [{ table: "a", key: "1", game: "survive", seen: 1 }] }],
      "/api/account/logout": [{ body: {} }],
    });
    tables.remember({ table: "a", key: "1", game: "survive", name: "" });
    tables.remember({ table: "b", key: "2", game: "survive", name: "" });
    const account = new Account();
    await account.load();
    await account.logOut();
    expect(account.info).toBeNull();
    expect(tables.list.map(({ table }) => table)).toEqual(["b"]);
    expect(readStored("name")).toBe("");
  });

  it("offers no passkeys where the browser has none", () => {
    expect(canUsePasskeys()).toBe(false);
  });
});
