import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { games } from "$lib/games.svelte";
import { tables } from "$lib/remembered.svelte";
import Home from "../Home.svelte";

const ELDORADO = {
  id: "eldorado",
  title: {},
  about: {},
  players: [2, 4],
  options: { options: [] },
  bots: ["greedy"],
  words: {},
  tutorials: [],
};
const SUMMARY = {
  game: "eldorado",
  options: {},
  chairs: [],
  over: false,
  step: 4,
  turn: 0,
  seats: [0],
  links: [],
  watch: "",
  frozen: false,
};

/** Answers by path; a path that is not listed is a 404. */
function server(answers: Record<string, unknown>) {
  vi.stubGlobal("fetch", (path: string) => {
    const answer = answers[path];
    const body = answer ?? { code: "no-table", text: "There is no such table." };
    return Promise.resolve(new Response(JSON.stringify(body), { status: answer === undefined ? 404 : 200 }));
  });
}

describe("home", () => {
  beforeEach(async () => {
    for (const { table, key } of tables.list) tables.forget(table, key);
    games.list = null;
    server({ "/api/games": [ELDORADO] });
    await games.again();
  });

  it("offers what the server offers and says why the others wait", async () => {
    render(Home);
    const link = await screen.findByRole("link", { name: "New table: The Quest for El Dorado" });
    expect(link.getAttribute("href")).toBe("/new/eldorado");
    const later = screen.getAllByRole("button", { name: "Not on the table yet" });
    expect(later).toHaveLength(4);
    expect(later[0]?.getAttribute("aria-disabled")).toBe("true");
  });

  it("lights up a further game as soon as the server has it", async () => {
    server({ "/api/games": [ELDORADO, { ...ELDORADO, id: "survive" }] });
    await games.again();
    render(Home);
    expect(await screen.findByRole("link", { name: "New table: Survive: Escape from Atlantis" })).toBeTruthy();
  });

  it("offers a game of another package under the name that the server says, or one made from its id", async () => {
    const atoll = { ...ELDORADO, id: "atoll", title: { en: "The Atoll" }, about: { en: "A ring of tiles." } };
    server({ "/api/games": [ELDORADO, { ...ELDORADO, id: "terra-nova" }, atoll] });
    await games.again();
    render(Home);
    const link = await screen.findByRole("link", { name: "New table: Terra nova" });
    expect(link.getAttribute("href")).toBe("/new/terra-nova");
    expect(screen.getByRole("link", { name: "New table: The Atoll" })).toBeTruthy();
    expect(screen.getByText("A ring of tiles.")).toBeTruthy();
    expect(window.__missing ?? []).toEqual([]);
  });

  it("leads back to a table that waits for us", async () => {
    server({ "/api/games": [ELDORADO], "/api/tables/abc": SUMMARY });
    tables.remember({ table: "abc", key: "k", game: "eldorado", name: "Ann" });
    render(Home);
    const link = await screen.findByRole("link", { name: "Continue, your turn" });
    expect(link.getAttribute("href")).toBe("/t/abc#k=k");
  });

  it("forgets a table that the server no longer has", async () => {
    tables.remember({ table: "gone", key: "k", game: "eldorado", name: "Ann" });
    render(Home);
    await waitFor(() => expect(tables.list).toEqual([]));
  });

  it("keeps a table in mind while the server is out of reach", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    tables.remember({ table: "abc", key: "k", game: "eldorado", name: "Ann" });
    render(Home);
    expect(await screen.findByText("out of reach")).toBeTruthy();
    expect(tables.list).toHaveLength(1);
  });

  it("finds a table that only the server remembers, and forgets it there too", async () => {
    const own = [{ table: "7k4m-quill-heron", key: "k1", game: "eldorado", seen: 1_700_000_000 }];
    const answers = { "/api/me/tables": own, "/api/tables/7k4m-quill-heron": SUMMARY };
    const asked: string[] = [];
    server(answers);
    const answer = fetch;
    vi.stubGlobal("fetch", (path: string, how: RequestInit) => {
      asked.push(`${how.method ?? "GET"} ${path}`);
      return answer(path, how);
    });
    render(Home);
    const forget = await screen.findByRole("button", { name: "Forget table 7k4m-quill-heron" });
    await fireEvent.click(forget);
    expect(asked).toContain("POST /api/me/tables/forget");
    expect(screen.queryByText("Your tables")).toBeNull();
  });

  it("answers a link that leads nowhere", async () => {
    render(Home);
    await fireEvent.click(screen.getByRole("button", { name: /Join with a link/ }));
    await fireEvent.input(screen.getByLabelText("The link you were given"), { target: { value: "nonsense" } });
    await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
    expect(screen.getByRole("alert").textContent).toContain("no link to a table");
  });
});
