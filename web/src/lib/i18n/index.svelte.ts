import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { words } from "virtual:words";
import { PAGE } from "./parts";
import { french } from "./typography";

export type Language = "en" | "fr";
export type Args = Record<string, FluentVariable>;
/** Fluent texts by language. */
export type GameWords = Readonly<Record<string, string>>;
export const LANGUAGES: readonly Language[] = ["en", "fr"];

declare global {
  interface Window {
    /** Message keys that were asked for and not found: browser tests want it empty. */
    __missing?: string[];
  }
}

let language = $state<Language>("en");
/** The language that is being fetched, or the one in use. */
let chosen: Language = "en";
let bundle = $state.raw<FluentBundle | null>(null);
/** Grows with the words, so that templates find those that came after them. */
let additions = $state(0);
/** Messages that games of other packages bring; the page's own come first. */
let gameBundle = $state.raw<FluentBundle | null>(null);
let gameWords: readonly GameWords[] = [];
const parts = new Set([PAGE]);
const bundles = new Map<Language, { bundle: FluentBundle; added: Set<string> }>();

export const i18n = {
  get language(): Language {
    return language;
  },
};

/** The first of the reader's languages that we speak. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find((ours) => tag.toLowerCase().startsWith(ours));
    if (known) return known;
  }
  return "en";
}

export function makeBundle(lang: Language, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(lang, {
    useIsolating: false,
    transform: lang === "fr" ? french : (text: string) => text,
  });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

async function load(lang: Language): Promise<FluentBundle> {
  const { bundle: texts, added } = bundles.get(lang) ?? { bundle: makeBundle(lang, []), added: new Set<string>() };
  bundles.set(lang, { bundle: texts, added });
  const missing = [...parts].filter((part) => !added.has(part));
  const read = await Promise.all(missing.map(async (part) => [part, await words[lang]?.[part]?.()] as const));
  for (const [part, source] of read) {
    if (added.has(part)) continue;
    added.add(part);
    // Parts may have files in common.
    texts.addResource(new FluentResource(source?.default ?? ""), { allowOverrides: true });
  }
  if (read.length > 0) additions += 1;
  return texts;
}

/** Fetches these parts of the words, in this language and in any that is chosen later. */
export async function needWords(...wanted: string[]): Promise<void> {
  for (const part of wanted) parts.add(part);
  await Promise.all([load(untrack(() => language)), load(chosen)]);
}

export async function setLanguage(lang: Language): Promise<void> {
  chosen = lang;
  bundle = await load(lang);
  language = lang;
  gameBundle = makeGameBundle();
  document.documentElement.lang = lang;
}

export function setGameWords(words: readonly GameWords[]): void {
  gameWords = words;
  gameBundle = makeGameBundle();
}

const makeGameBundle = (): FluentBundle =>
  makeBundle(
    language,
    gameWords.flatMap((words) => words[language] ?? words["en"] ?? []),
  );

const bundleWith = (key: string): FluentBundle | null =>
  (additions >= 0 && [bundle, gameBundle].find((one) => one?.hasMessage(key))) || null;

function missing(key: string): string {
  const list = (window.__missing ??= []);
  if (!list.includes(key)) list.push(key);
  return import.meta.env.DEV ? `⟦${key}⟧` : key;
}

/** The sentence for a key in the chosen language. Reactive: templates follow a change of language. */
export function t(key: string, args?: Args): string {
  const owner = bundleWith(key);
  const pattern = owner?.getMessage(key)?.value;
  if (!owner || !pattern) return missing(key);
  const errors: Error[] = [];
  const text = owner.formatPattern(pattern, args ?? null, errors);
  if (errors.length > 0) missing(`${key}: ${errors[0]?.message}`);
  return text;
}

/** Whether a key has a text: for keys made from data, such as an option of a later game. */
export const hasMessage = (key: string): boolean => bundleWith(key) !== null;

/** The text of the language in use, of a pair such as a rule or a route carries. */
export const localised = (pair: { en: string; fr: string }): string => (language === "fr" ? french(pair.fr) : pair.en);
