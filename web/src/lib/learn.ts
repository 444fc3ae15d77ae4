/** Learning by playing: tables that lead through a game, and what this browser has met of its rules. */
import { api, type Chosen } from "./api";
import { ownName, tables } from "./remembered.svelte";
import { router, tableAddress } from "./router.svelte";
import { readStored, store } from "./storage";

export const FIRST = "first";
/** The part of the words that a game's tutorials need. */
export const tutorialWords = (game: string): string => `tutorials_${game.replaceAll("-", "_")}`;
export const tutorialTitle = (game: string, tutorial: string): string => `tutorial-${game}-${tutorial}`;
const FIRST_STEPS = "first-steps";

const listOf = (name: string): string[] => {
  const kept = readStored(name);
  return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === "string") : [];
};

/** Whether this browser has sat at a table of the game that was no tutorial. */
export const hasPlayed = (game: string): boolean =>
  tables.list.some((item) => item.game === game && item.tutorial === undefined);

export async function learn(game: string, tutorial = FIRST, step = 0): Promise<void> {
  const made = await api.newTutorial(game, tutorial, { step, name: ownName() });
  router.go(tableAddress(made.table, made.key));
}

/** A short whole game against beginners, in which the guide goes on explaining; `seen` are rules that the tutorial applied. */
export async function playAfter(
  game: string,
  lesson: { after: Chosen; steps: readonly { rules: readonly string[] }[] },
  seen: readonly string[],
): Promise<void> {
  meet(game, [...lesson.steps.flatMap((step) => step.rules), ...seen.filter((rule) => rule)]);
  const players = Number(lesson.after["players"] ?? 2);
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, level: FIRST_STEPS }));
  const made = await api.newTable({
    game,
    options: { ...lesson.after, players },
    chairs: [{ kind: "me", name: ownName() }, ...bots],
    first: "seat",
  });
  tables.remember({ table: made.table, key: made.key, game, name: ownName(), guided: true });
  router.go(tableAddress(made.table, made.key));
}

export const metRules = (game: string): string[] => listOf(`rules.${game}`);

export const meet = (game: string, rules: readonly string[]): void =>
  store(`rules.${game}`, [...new Set([...metRules(game), ...rules])]);

/** Whether a table may offer the tutorial: it does so once, to who has not sat at another. */
export function mayOffer(game: string, table: string): boolean {
  if (listOf("learn").includes(game)) return false;
  return !tables.list.some((item) => item.game === game && item.table !== table);
}

export const offered = (game: string): void => store("learn", [...new Set([...listOf("learn"), game])]);
