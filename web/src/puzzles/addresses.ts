/** The addresses of puzzles and of one's own mistakes. */
import { query } from "$lib/router.svelte";

/** Without an id: where one chooses; the games of a mix stay in the address. */
export const puzzlesAddress = (id = "", games: readonly string[] = []): string =>
  `/puzzles${id ? `/${encodeURIComponent(id)}` : ""}${query(new URLSearchParams(games.map((game) => ["game", game])))}`;

export const retryAddress = (table: string, key: string): string =>
  `/t/${encodeURIComponent(table)}/retry${key ? `#k=${encodeURIComponent(key)}` : ""}`;
