/** The page's addresses. A seat's key stays behind the #, so that it never reaches a server log. */
export type Route =
  | { page: "home" }
  | { page: "new"; game: string; search: string }
  | { page: "table"; table: string; key: string }
  | { page: "replay"; table: string; key: string; step: number }
  | { page: "help"; game: string; rule: string }
  | { page: "atlas"; id: string; search: string }
  | { page: "route"; code: string }
  | { page: "not-found"; path: string };

const keyOf = (hash: string): string => new URLSearchParams(hash.replace(/^#/, "")).get("k") ?? "";

export function parseAddress(path: string, hash: string, search = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decode);
  const [first, second, third, fourth] = parts;
  if (parts.length === 0) return { page: "home" };
  if (parts.length === 1 && first === "help") return { page: "help", game: "", rule: "" };
  if (parts.length === 2 && second) {
    if (first === "new") return { page: "new", game: second, search };
    if (first === "help") return { page: "help", game: second, rule: decode(hash.replace(/^#/, "")) };
    if (first === "t") return { page: "table", table: second, key: keyOf(hash) };
  }
  if (first === "eldorado" && second === "atlas" && parts.length <= 3)
    return { page: "atlas", id: third ?? "", search };
  if (first === "eldorado" && second === "route" && parts.length <= 3) return { page: "route", code: third ?? "" };
  const step = Number(fourth);
  if (first === "t" && second && third === "step" && parts.length === 4 && Number.isInteger(step) && step >= 0)
    return { page: "replay", table: second, key: keyOf(hash), step };
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
export const tableAddress = (table: string, key: string) => `/t/${encodeURIComponent(table)}${hashOf(key)}`;
export const stepAddress = (table: string, key: string, step: number) =>
  `/t/${encodeURIComponent(table)}/step/${step}${hashOf(key)}`;

/** A pasted link, whole or in part, to a table; null if it leads nowhere here. */
export function parseLink(text: string): Route | null {
  const cut = /\/?t\/[^\s#?/]+(\/step\/\d+)?([?#]\S*)?/.exec(text.trim());
  if (!cut) return null;
  const url = new URL(cut[0].startsWith("/") ? cut[0] : `/${cut[0]}`, "https://table.invalid");
  const location = parseAddress(url.pathname, url.hash);
  return location.page === "table" || location.page === "replay" ? location : null;
}

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
    this.go(href);
  }
}

export const router = new Router();
