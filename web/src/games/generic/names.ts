/** Words for the fields, values and actions of a game that brings none of its own. */
import type { Json, Line } from "$lib/api/generic";
import { readable } from "$lib/gameText";
import { hasMessage, t } from "$lib/i18n/index.svelte";

/** Fields whose number is a seat. */
const SEAT_FIELDS = ["seat", "actor", "owner", "player", "winner", "leader", "active"];
const MESSAGE_KEY = /^[\w-]+$/;
/** Fields of an action that are not part of its text. */
const HIDDEN_FIELDS = ["action", "kind", "seat", "text"];

export const isSeatField = (key: string): boolean => SEAT_FIELDS.includes(key);

/** A message of the game's own, else one for any game, else the field's name. */
export function fieldName(game: string, key: string): string {
  const own = [`field-${game}-${key}`, `field-${key}`].find(hasMessage);
  return own ? t(own) : readable(key);
}

/** A word of the game's own has a message; others are shown as they are. */
export function scalarText(game: string, value: Json): string {
  if (value === null || value === "") return "–";
  if (typeof value === "boolean") return t(value ? "generic-yes" : "generic-no");
  if (typeof value === "number") return String(value).replace("-", "−");
  if (typeof value !== "string") return JSON.stringify(value);
  const own = `value-${game}-${value}`;
  return MESSAGE_KEY.test(own) && hasMessage(own) ? t(own) : value.replaceAll("_", " ");
}

export interface ActionText {
  title: string;
  detail: string;
}

const lowerFirst = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);

/** "Clockwise" and "to 7": a message of the game's own, else the notation that the server sends, else the fields. */
export function actionText(game: string, line: Line, seatName: (seat: number) => string): ActionText {
  const key = `action-${game}-${line.kind}`;
  if (line["text"] && typeof line["text"] === "string" && !hasMessage(key))
    return { title: readable(line["text"]), detail: "" };
  const title = hasMessage(key) ? t(key) : readable(line.kind);
  const detail = Object.entries(line)
    .filter(([field, value]) => !HIDDEN_FIELDS.includes(field) && value !== null)
    .map(([field, value]) => `${lowerFirst(fieldName(game, field))} ${fieldText(game, field, value, seatName)}`)
    .join(", ");
  return { title, detail };
}

function fieldText(game: string, field: string, value: Json, seatName: (seat: number) => string): string {
  if (isSeatField(field) && typeof value === "number" && value >= 0) return seatName(value);
  return Array.isArray(value) ? value.map((one) => scalarText(game, one)).join(" ") : scalarText(game, value);
}

export const joinedText = ({ title, detail }: ActionText): string => (detail ? `${title}, ${detail}` : title);
