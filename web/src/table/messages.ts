/** Turns message keys with their arguments into the texts of prompts and log entries. */
import { capitalised } from "$lib/capitalised";
import type { Args } from "$lib/i18n/index.svelte";
import { hasMessage, t } from "$lib/i18n/index.svelte";
import type { LogEntry, PromptButton, PromptText, TextPart } from "./module";

export interface Message {
  key: string;
  args?: Args;
}

export interface Button<Event> extends Message {
  id: string;
  icon: string;
  /** "undo" and "restart" belong to the table; all else is an event of the game. */
  event: Event | "undo" | "restart";
  main?: boolean;
  /** Not possible now, but still there: pressing it asks why. */
  off?: boolean;
  /** On a phone another tab has it. */
  hiddenOnPhone?: boolean;
  shortcut?: string;
}

export interface Prompt<Event> {
  icon: string;
  title: Message;
  detail: Message;
  buttons: Button<Event>[];
}

/** Lines that belong together, as one message. */
export interface LogMessage extends Pick<LogEntry, "seat" | "round" | "step" | "rule" | "at" | "places"> {
  key: string;
  args: Args;
}

const OPEN = "\ue000";
const CLOSE = "\ue001";
const STRONG = ["name", "card", "defender"];

const messageText = ({ key, args }: Message): string => t(key, args);

const markStrong = (args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      STRONG.includes(name) && value ? `${OPEN}${String(value)}${CLOSE}` : value,
    ]),
  );

/** A sentence in parts; names of people and cards are strong. */
export function textParts(key: string, args: Args): TextPart[] {
  return t(key, markStrong(args))
    .split(/[\ue000\ue001]/)
    .map((text, index) => ({ text, strong: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}

export function logEntry({ key, args, ...line }: LogMessage): LogEntry {
  const { seat, round, step, at, rule, places = [] } = line;
  const parts = textParts(key, args);
  return { seat, round, step, at, rule, places, parts, text: parts.map((part) => part.text).join("") };
}

/** The same as a suggestion: "Buy Scout with two Travelers" instead of who bought it. */
export const suggestion = (message: LogMessage): LogEntry =>
  logEntry({ ...message, key: hasMessage(`${message.key}-hint`) ? `${message.key}-hint` : message.key });

const ICON_ONLY = ["restart"];

const promptButton = <Event>(one: Button<Event>): PromptButton => ({
  id: one.id,
  icon: one.icon,
  text: messageText(one),
  main: one.main ?? false,
  off: one.off ?? false,
  hiddenOnPhone: one.hiddenOnPhone ?? false,
  iconOnly: ICON_ONLY.includes(one.id),
  shortcut: one.shortcut ?? "",
});

export const promptText = <Event>(prompt: Prompt<Event>): PromptText => ({
  icon: prompt.icon,
  title: capitalised(messageText(prompt.title)),
  detail: capitalised(messageText(prompt.detail)),
  buttons: prompt.buttons.map(promptButton),
});
