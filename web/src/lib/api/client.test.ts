import { afterEach, describe, expect, it, vi } from "vitest";
import { errorText } from "../errors";
import { api, ApiError } from "./client";

const answers = (body: string, status = 200) => {
  const fetch = vi.fn<(path: string, sent?: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response(body, { status })),
  );
  vi.stubGlobal("fetch", fetch);
  return fetch;
};
const failure = async (asked: Promise<unknown>) => (await asked.catch((error: unknown) => error)) as ApiError;

afterEach(() => vi.unstubAllGlobals());

describe("asking the server", () => {
  it("says the language, and escapes what it is given", async () => {
    const fetch = answers("{}");
    document.documentElement.lang = "fr";
    await api.summary("a/b", "k&c");
    const [path, sent] = fetch.mock.calls[0] ?? [];
    expect(path).toBe("/api/tables/a%2Fb");
    expect(sent?.headers).toMatchObject({ "Accept-Language": "fr", Authorization: "Bearer k&c" });
    document.documentElement.lang = "en";
  });

  it("posts JSON", async () => {
    const fetch = answers("{}");
    await api.record("a record");
    const [path, sent] = fetch.mock.calls[0] ?? [];
    expect([path, sent?.method, sent?.body]).toEqual(["/api/records", "POST", '{"text":"a record"}']);
  });

  it("shows the server's own sentence", async () => {
    answers('{"code":"no-table","text":"There is no table x."}', 404);
    const error = await failure(api.summary("x", ""));
    expect([error.code, error.status, errorText(error)]).toEqual(["no-table", 404, "There is no table x."]);
  });

  it("has a sentence for an answer that is no JSON", async () => {
    answers("<html>", 502);
    expect(errorText(await failure(api.games()))).toBe("The server gave an answer that cannot be read.");
  });

  it("has a sentence for no answer at all", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    expect(errorText(await failure(api.games()))).toBe("The table cannot be reached. Is the server running?");
  });

  it("has a sentence for anything else", () => expect(errorText(new Error("x"))).toContain("Something went wrong"));
});
