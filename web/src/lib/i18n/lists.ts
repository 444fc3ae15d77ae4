import { i18n } from "./index.svelte";

const lists = new Map<string, Intl.ListFormat>();

/** "a, b and c". Formatters are slow to make: one for each language. */
export function formatList(parts: readonly string[]): string {
  const { language } = i18n;
  let list = lists.get(language);
  if (!list) {
    list = new Intl.ListFormat(language, { type: "conjunction" });
    lists.set(language, list);
  }
  return list.format(parts);
}
