/** The page's addresses. A seat's key stays behind the #, so that it never reaches a server log. */
export type Route =
  | { page: "home" }
  | { page: "new"; game: string; search: string }
  | { page: "table"; table: string; key: string }
  | { page: "replay"; table: string; key: string; step: number; study: boolean }
  | { page: "help"; game: string; rule: string }
  | { page: "card"; game: string }
  | { page: "watch"; search: string }
  | { page: "lobby" }
  | { page: "account" }
  | { page: "study"; search: string; hash: string }
  | { page: "puzzles"; id: string; search: string }
  | { page: "numbers" }
  | { page: "retry"; table: string; key: string }
  | { page: "atlas"; id: string; search: string }
  | { page: "route"; code: string }
  | { page: "not-found"; path: string };

const keyOf = (hash: string): string => new URLSearchParams(hash.replace(/^#/, "")).get("k") ?? "";

export function parseAddress(path: string, hash: string, search = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decode);
  const [first, second, third, fourth] = parts;
  if (parts.length === 0) return { page: "home" };
  if (parts.length === 1 && first === "watch") return { page: "watch", search };
  if (parts.length === 1 && first === "lobby") return { page: "lobby" };
  if (parts.length === 1 && first === "account") return { page: "account" };
  if (parts.length === 1 && first === "study") return { page: "study", search, hash };
  if (parts.length === 1 && first === "numbers") return { page: "numbers" };
  if (first === "puzzles" && parts.length <= 2) return { page: "puzzles", id: second ?? "", search };
  if (parts.length === 1 && first === "help") return { page: "help", game: "", rule: "" };
  if (parts.length === 2 && second) {
    if (first === "new") return { page: "new", game: second, search };
    if (first === "help") return { page: "help", game: second, rule: decode(hash.replace(/^#/, "")) };
    if (first === "t") return { page: "table", table: second, key: keyOf(hash) };
  }
  if (parts.length === 3 && first === "help" && second && third === "card") return { page: "card", game: second };
  if (first === "eldorado" && second === "atlas" && parts.length <= 3)
    return { page: "atlas", id: third ?? "", search };
  if (first === "eldorado" && second === "route" && parts.length <= 3) return { page: "route", code: third ?? "" };
  if (first === "t" && second && third === "retry" && parts.length === 3)
    return { page: "retry", table: second, key: keyOf(hash) };
  const step = Number(fourth);
  if (first === "t" && second && third === "step" && parts.length === 4 && Number.isInteger(step) && step >= 0) {
    const study = new URLSearchParams(search).has("study");
    return { page: "replay", table: second, key: keyOf(hash), step, study };
  }
  return { page: "not-found", path };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** With its question mark, or nothing. */
export const query = (params: URLSearchParams): string => {
  const text = params.toString();
  return text && `?${text}`;
};
/** Where a route is changed; `own-…` is its code. */
export const routeAddress = (code = "") => `/eldorado/route${code ? `/${encodeURIComponent(code)}` : ""}`;
const hashOf = (key: string) => (key ? `#k=${encodeURIComponent(key)}` : "");
/** What is chosen already may stand in the address: `/new/eldorado?route=hills&players=2`. */
export const newAddress = (game: string, chosen: Record<string, string> = {}) =>
  `/new/${encodeURIComponent(game)}${query(new URLSearchParams(chosen))}`;
/** `search` is which routes are shown and in what order; without an id: all of them. */
export const atlasAddress = (id = "", search = "") =>
  `/eldorado/atlas${id ? `/${encodeURIComponent(id)}` : ""}${search}`;
/** Without a game: where one chooses whose rules to read. */
export const helpAddress = (game = "", rule = "") =>
  game ? `/help/${encodeURIComponent(game)}${rule ? `#${encodeURIComponent(rule)}` : ""}` : "/help";
/** The game at a glance, on one page. */
export const cardAddress = (game: string) => `${helpAddress(game)}/card`;
/** Bots at play: `game`, `players`, `level` (one for each seat, or one for all), `wall`. */
export const watchAddress = (game = "") => `/watch${game ? `?game=${encodeURIComponent(game)}` : ""}`;
/** Tables where anybody may sit down. */
export const lobbyAddress = () => "/lobby";
export const accountAddress = () => "/account";
export const tableAddress = (table: string, key: string) => `/t/${encodeURIComponent(table)}${hashOf(key)}`;
export const stepAddress = (table: string, key: string, step: number) =>
  `/t/${encodeURIComponent(table)}/step/${step}${hashOf(key)}`;

/** The replay, where the study of the game is asked for at once. */
export const studyAddress = (table: string, key: string) =>
  `/t/${encodeURIComponent(table)}/step/0?study${hashOf(key)}`;

/** The analysis board, where one begins; with a game: a new study of it, or a game of the real table to enter. */
export const newStudyAddress = (game = "", chosen: Record<string, string> = {}, real = false) =>
  game ? `/study?${new URLSearchParams({ game, ...chosen, ...(real && { real: "1" }) }).toString()}` : "/study";

const behind = (words: Record<string, string>) => {
  const given = Object.entries(words).filter(([, value]) => value !== "");
  return `/study#${new URLSearchParams(given).toString()}`;
};

/** A study that is kept; with its key it can be changed. */
export const keptAddress = (id: string, key = "") => behind({ s: id, k: key });

/**
 * A step of a finished game on the analysis board. `line`: decisions to be tried there instead, as a variation;
 * `chances`: what was played and what the line promise, in percent.
 */
export const boardAddress = (
  table: string,
  key: string,
  step: number,
  line: readonly number[] = [],
  chances: readonly number[] = [],
) => behind({ t: table, k: key, step: String(step), line: line.join(), chances: chances.join() });

/** A pasted link, whole or in part, to a table; null if it leads nowhere here. */
export function parseLink(text: string): Route | null {
  const cut = /\/?t\/[^\s#?/]+(\/step\/\d+)?([?#]\S*)?/.exec(text.trim());
  if (!cut) return null;
  const url = new URL(cut[0].startsWith("/") ? cut[0] : `/${cut[0]}`, "https://table.invalid");
  const location = parseAddress(url.pathname, url.hash);
  return location.page === "table" || location.page === "replay" ? location : null;
}

/** All rules that are opened at tables share one tab. */
const RULES_TAB = "incognita-rules";

class Router {
  route = $state.raw<Route>({ page: "home" });
  /** Counts every change of page, so that a page can be made anew and focus moved. */
  visits = $state(0);

  start(): void {
    this.read();
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(address: string, how: { replace?: boolean } = {}): void {
    history[how.replace ? "replaceState" : "pushState"](null, "", address);
    this.read();
    if (!how.replace && !location.hash) scrollTo(0, 0);
  }

  private read(): void {
    this.route = parseAddress(location.pathname, location.hash, location.search);
    this.visits += 1;
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const href = link?.getAttribute("href");
    if (!link || !href?.startsWith("/") || href.startsWith("/api/") || link.target || link.hasAttribute("download"))
      return;
    event.preventDefault();
    if (this.leavesTable(href)) window.open(href, RULES_TAB);
    else this.go(href);
  }

  /** Whoever sits at a table reads the rules beside it, never instead of it. */
  private leavesTable(href: string): boolean {
    return ["table", "replay"].includes(this.route.page) && /^\/help(\/|$)/.test(href);
  }
}

export const router = new Router();
