import type { BotLevel, Chair } from "./api";
import { hasMessage, t } from "./i18n/index.svelte";

/** An opponent's name; tables may hold names that are older than the levels. */
export const levelName = (id: string): string => (hasMessage(`bot-${id}`) ? t(`bot-${id}`) : id);

/** The opponent that is proposed: in the middle, rather weaker than stronger. */
export const defaultLevel = (levels: readonly BotLevel[]): string =>
  levels[Math.floor((levels.length - 1) / 2)]?.id ?? "";

/** The level that plays on a chair: the bot's own, or that of the bot which stands in; "" for a person. */
export const activeLevel = ({ kind, level, stand_in: standIn }: Pick<Chair, "kind" | "level" | "stand_in">): string =>
  kind === "bot" ? level : standIn;
