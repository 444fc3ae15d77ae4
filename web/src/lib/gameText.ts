/** What a game is called and how it is described: in messages of page or game, else as the server says. */
import { capitalised } from "./capitalised";
import { games } from "./games.svelte";
import { hasMessage, i18n, t, type Args } from "./i18n/index.svelte";

/** "lost_cities" or "lost-cities" as "Lost cities". */
export function readable(id: string): string {
  const words = id
    .replace(/[_-]+/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .trim();
  return capitalised(words);
}

const textOr = (key: string, fallback: string, args?: Args): string => (hasMessage(key) ? t(key, args) : fallback);

export const gameName = (id: string): string =>
  textOr(`game-${id}`, games.find(id)?.title[i18n.language] || readable(id));
export const gameTagline = (id: string): string =>
  textOr(`game-${id}-line`, games.find(id)?.about[i18n.language] || t("generic-tagline"));
/** What wins the game, as a sentence. */
export const gameGoal = (id: string): string => textOr(`game-${id}-goal`, gameTagline(id));
/** Paragraphs on how the game goes. */
export const gameIntro = (id: string): string[] => paragraphs(textOr(`game-${id}-how`, t("generic-intro")));
/** The title on the cover, in one or two lines. */
export const coverTitle = (id: string): string[] => paragraphs(textOr(`game-${id}-cover`, gameName(id)));
export const coverSubtitle = (id: string, year: number | undefined): string =>
  textOr(`game-${id}-under`, t("generic-cover"), year === undefined ? {} : { year: String(year) });

const paragraphs = (text: string): string[] => text.split("|").map((part) => part.trim());
