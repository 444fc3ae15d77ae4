/** Message keys into sentences. */
import type { Args } from "$lib/i18n/index.svelte";
import { t } from "$lib/i18n/index.svelte";
import type { LogEntry, Piece, PromptButton, PromptText } from "../../../table/module";
import type { Entry } from "./log";
import type { Button, Prompt, Say } from "./prompt";

const OPEN = "\ue000";
const CLOSE = "\ue001";
const STRONG = ["name", "card"];

export const words = ({ key, args }: Say): string => t(key, args);

const marked = (args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, STRONG.includes(name) && value ? `${OPEN}${String(value)}${CLOSE}` : value]),
  );

/** A sentence in pieces, names of people and cards marked as strong. */
export function pieces(key: string, args: Args): Piece[] {
  return t(key, marked(args))
    .split(/[\ue000\ue001]/)
    .map((text, index) => ({ text, strong: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

export function told(entry: Entry): LogEntry {
  const { seat, round, step, at, rule, key, args } = entry;
  const parts = pieces(key, args);
  return { seat, round, step, at, rule, pieces: parts, text: parts.map((piece) => piece.text).join("") };
}

const SMALL = ["restart"];

const button = (one: Button): PromptButton => ({
  id: one.id,
  icon: one.icon,
  text: words(one),
  main: one.main ?? false,
  off: one.off ?? false,
  small: SMALL.includes(one.id),
  shortcut: one.shortcut ?? "",
});

export const spoken = (prompt: Prompt): PromptText => ({
  icon: prompt.icon,
  title: words(prompt.title),
  detail: words(prompt.detail),
  buttons: prompt.buttons.map(button),
});
