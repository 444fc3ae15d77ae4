/** The log of any game: who did what, with the fields of the action. */
import type { LogLine } from "$lib/api/generic";
import type { LogFormatter } from "../../table/logCache";
import { logEntry } from "../../table/messages";
import { actionText, joinedText } from "./names";

export const logFormatter = (game: string, seatName: (seat: number) => string): LogFormatter<LogLine> => ({
  runs: (lines) => lines.map((line) => [line]),
  format: ([one]) => {
    if (!one) return null;
    const { seat, round, step, at, rule, line } = one;
    const text = joinedText(actionText(game, line, seatName));
    const lower = text.charAt(0).toLocaleLowerCase() + text.slice(1);
    const place = { seat, round, step, at, rule };
    if (seat < 0) return logEntry({ ...place, key: "generic-log-chance", args: { text } });
    return logEntry({ ...place, key: "generic-log", args: { name: seatName(seat), text: lower } });
  },
  suggest: ([one]) => {
    if (!one) return null;
    const text = joinedText(actionText(game, one.line, seatName));
    return logEntry({ ...one, key: "generic-suggestion", args: { text } });
  },
});
