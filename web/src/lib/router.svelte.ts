/** The page's addresses. A seat's key stays behind the #, so that it never reaches a server log. */
export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; table: string; key: string }
  | { page: "replay"; table: string; key: string; step: number }
  | { page: "help"; game: string; rule: string }
  | { page: "lost"; path: string };

const keyOf = (hash: string): string => new URLSearchParams(hash.replace(/^#/, "")).get("k") ?? "";

export function parseAddress(path: string, hash: string): Route {
  const parts = path.split("/").filter(Boolean).map(decode);
  const [first, second, third, fourth] = parts;
  if (parts.length === 0) return { page: "home" };
  if (parts.length === 1 && first === "help") return { page: "help", game: "", rule: "" };
  if (parts.length === 2 && second) {
    if (first === "new") return { page: "new", game: second };
    if (first === "help") return { page: "help", game: second, rule: decode(hash.replace(/^#/, "")) };
    if (first === "t") return { page: "table", table: second, key: keyOf(hash) };
  }
  const step = Number(fourth);
  if (first === "t" && second && third === "step" && parts.length === 4 && Number.isInteger(step) && step >= 0)
    return { page: "replay", table: second, key: keyOf(hash), step };
  return { page: "lost", path };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const hashOf = (key: string) => (key ? `#k=${encodeURIComponent(key)}` : "");
export const newAddress = (game: string) => `/new/${encodeURIComponent(game)}`;
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
  const found = parseAddress(url.pathname, url.hash);
  return found.page === "table" || found.page === "replay" ? found : null;
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
    this.route = parseAddress(location.pathname, location.hash);
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
