/** Die neuen Entdecker for the table that both games of discovery share. */
import { t } from "$lib/i18n/index.svelte";
import type { GameAdapter } from "../../voyage/play/adapter";
import { advance, bonus } from "./animation";
import { choices } from "./choices";
import { rulesNow } from "./currentRules";
import type { NeueEntdecker, NeueTable } from "./game";
import { logFormatter } from "./log";
import { prompt } from "./prompt";
import { panels } from "./seats";
import { targets } from "./targets";

/** C changes between scouts and chief scouts, O between hidden and open tiles. */
function press(table: NeueTable, key: string): boolean {
  const { mode } = table.selection;
  if (key === "c" && mode.at === "jungle") table.do({ type: "scout", chief: !mode.chief });
  else if (key === "o" && mode.at === "announce") table.do({ type: "number", number: 1, open: !mode.open });
  else return false;
  return true;
}

export const adapter: GameAdapter<NeueEntdecker> = {
  id: "neue-entdecker",
  trayHeight: 132,
  choices,
  targets,
  prompt,
  over: () => t("neue-over"),
  turnAnnouncement: {
    phase: "scout",
    icon: "i-hut",
    title: (name) => t("neue-wait-scout", { name }),
    detail: () => t("neue-wait-scout-detail"),
  },
  logFormatter,
  advance,
  bonus,
  rules: rulesNow,
  keys: {
    help: [
      [["C"], "neue-keys-chief"],
      [["O"], "neue-keys-open"],
    ],
    press,
  },
  ...panels,
};
