import type { RuleText } from "$lib/api";
import type { Language } from "$lib/i18n/index.svelte";
import { normalised } from "$lib/i18n/normalise";

export interface Chapter {
  id: string;
  title: string;
  rules: RuleText[];
}

const words = (rule: RuleText, language: Language): string =>
  language === "fr" ? `${rule.fr} ${rule.reading_fr}` : `${rule.en} ${rule.reading}`;

/** Chapters in the catalogue's order, with the rules that hold every word of the search. */
export function chapters(rules: readonly RuleText[], language: Language, search: string): Chapter[] {
  const wanted = normalised(search).split(/\s+/).filter(Boolean);
  const bySection = new Map<string, Chapter>();
  for (const rule of rules) {
    const text = normalised(`${rule.id} ${words(rule, language)}`);
    if (!wanted.every((word) => text.includes(word))) continue;
    const title = language === "fr" ? rule.section_fr : rule.section_en;
    const chapter = bySection.get(rule.section) ?? { id: rule.section, title, rules: [] };
    chapter.rules.push(rule);
    bySection.set(rule.section, chapter);
  }
  return [...bySection.values()];
}
