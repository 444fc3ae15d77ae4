/** Message keys into sentences: what is asked, and what was done. */
import type { Args } from "$lib/i18n/index.svelte";
import { t } from "$lib/i18n/index.svelte";
import type { LogEntry, Piece, PromptButton, PromptText } from "./module";

export interface Say {
  key: string;
  args?: Args;
}

export interface Button<Event> extends Say {
  id: string;
  icon: string;
  /** "undo" and "restart" belong to the table; all else is an event of the game. */
  event: Event | "undo" | "restart";
  main?: boolean;
  /** Not possible now, but still there: pressing it asks why. */
  off?: boolean;
  /** On a phone another tab has it. */
  aside?: boolean;
  shortcut?: string;
}

export interface Prompt<Event> {
  icon: string;
  title: Say;
  detail: Say;
  buttons: Button<Event>[];
}

/** Lines that belong together, as one message. */
export interface Entry extends Pick<LogEntry, "seat" | "round" | "step" | "rule" | "at"> {
  key: string;
  args: Args;
}

const OPEN = "\ue000";
const CLOSE = "\ue001";
const STRONG = ["name", "card", "defender"];

export const words = ({ key, args }: Say): string => t(key, args);

/** A sentence may begin with the name of a thing, which is written small elsewhere. */
const begun = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const marked = (args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      STRONG.includes(name) && value ? `${OPEN}${String(value)}${CLOSE}` : value,
    ]),
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

const button = <Event>(one: Button<Event>): PromptButton => ({
  id: one.id,
  icon: one.icon,
  text: words(one),
  main: one.main ?? false,
  off: one.off ?? false,
  aside: one.aside ?? false,
  small: SMALL.includes(one.id),
  shortcut: one.shortcut ?? "",
});

export const spoken = <Event>(prompt: Prompt<Event>): PromptText => ({
  icon: prompt.icon,
  title: begun(words(prompt.title)),
  detail: begun(words(prompt.detail)),
  buttons: prompt.buttons.map(button),
});
