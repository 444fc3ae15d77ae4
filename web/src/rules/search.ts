/** Rules by chapter, numbered as the printed ones are, and found by words of either language. */
import type { DiagramView, RuleText } from "$lib/api";
import type { Language } from "$lib/i18n/index.svelte";
import { normalised } from "$lib/i18n/normalise";

export interface NumberedRule extends RuleText {
  /** "3.2": the second rule of the third chapter. */
  number: string;
}

export interface Chapter {
  id: string;
  title: string;
  rules: NumberedRule[];
}

const LEAST = 4;

/** A word without its plural: "jungles" as "jungle", "chevaux" as "cheval". */
export function singular(word: string): string {
  if (word.length < LEAST) return word;
  return word
    .replace(/aux$/, "al")
    .replace(/ies$/, "y")
    .replace(/(ss|sh|ch|x)es$/, "$1")
    .replace(/([^s])[sx]$/, "$1");
}

const wordsOf = (text: string): string[] => normalised(text).match(/[\p{L}\p{N}½]+/gu) ?? [];

/** Everything that is said of a rule, in both languages and without plurals, each word after a space. */
const wordStems = (rule: RuleText): string =>
  [rule.en, rule.fr, rule.reading, rule.reading_fr, rule.section_en, rule.section_fr, rule.id]
    .flatMap(wordsOf)
    .map((word) => ` ${singular(word)}`)
    .join("");

/** Whether the text holds words that begin like each of those that are searched for. */
export function finder(search: string): (rule: RuleText) => boolean {
  const wanted = wordsOf(search).map((word) => ` ${singular(word)}`);
  return (rule) => {
    const text = wanted.length > 0 ? wordStems(rule) : "";
    return wanted.every((word) => text.includes(word));
  };
}

/** Chapters in the catalogue's order, with the rules that hold every word of the search. */
export function chapters(rules: readonly RuleText[], language: Language, search: string): Chapter[] {
  const matches = finder(search);
  const bySection = new Map<string, Chapter & { counted: number }>();
  for (const rule of rules) {
    const title = language === "fr" ? rule.section_fr : rule.section_en;
    const chapter = bySection.get(rule.section) ?? { id: rule.section, title, rules: [], counted: 0 };
    bySection.set(rule.section, chapter);
    chapter.counted += 1;
    const number = `${[...bySection.keys()].indexOf(rule.section) + 1}.${chapter.counted}`;
    if (matches(rule)) chapter.rules.push({ ...rule, number });
  }
  return [...bySection.values()].filter((chapter) => chapter.rules.length > 0);
}

/** Each diagram once, at the first of the rules shown that it belongs to. */
export function pictured(shown: readonly RuleText[], diagrams: readonly DiagramView[]): Map<string, DiagramView[]> {
  const byRule = new Map<string, DiagramView[]>();
  for (const diagram of diagrams) {
    const first = shown.find(({ id }) => diagram.rules.includes(id));
    if (first) byRule.set(first.id, [...(byRule.get(first.id) ?? []), diagram]);
  }
  return byRule;
}
