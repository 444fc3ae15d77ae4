/** Which games this browser has seen to their end: whoever comes to a game for the first time is told more. */
import { readStored, store } from "./storage";

function finished(): string[] {
  const kept = readStored("played");
  return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
}

export const isFirstGame = (game: string): boolean => !finished().includes(game);

export function rememberFinished(game: string): void {
  if (isFirstGame(game)) store("played", [...finished(), game]);
}
