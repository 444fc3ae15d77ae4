/** Die neuen Entdecker for the table that both games of discovery share. */
import { t } from "$lib/i18n/index.svelte";
import { shortcuts } from "../../voyage/play/keys";
import type { Craft } from "../../voyage/play/table.svelte";
import { bonus, drawn } from "./follow";
import type { NeueEntdecker } from "./game";
import { lights } from "./light";
import { logFormatter } from "./log";
import { ghost, opening, resume, step, hoverQuestion } from "./play";
import { prompt } from "./prompt";
import { rulesNow } from "./rulesnow";
import { ending, notices, roundText, seatState, subtitle } from "./seats";

export const craft: Craft<NeueEntdecker> = {
  id: "neue-entdecker",
  opening,
  resume,
  step,
  lights,
  ghost,
  hoverQuestion,
  prompt,
  over: () => t("neue-over"),
  turnAnnouncement: {
    phase: "scout",
    icon: "i-hut",
    title: (name) => t("neue-wait-scout", { name }),
    detail: () => t("neue-wait-scout-detail"),
  },
  logFormatter,
  drawn,
  bonus,
  seat: seatState,
  notices,
  ending,
  round: roundText,
  subtitle,
  rules: rulesNow,
  shortcuts: () =>
    shortcuts([
      [["C"], "neue-keys-chief"],
      [["O"], "neue-keys-open"],
    ]),
  key: (table, key) => {
    const { mode } = table.play;
    if (key === "c" && mode.at === "jungle") table.do({ type: "scout", chief: !mode.chief });
    else if (key === "o" && mode.at === "announce") table.do({ type: "number", number: 1, open: !mode.open });
    else return false;
    return true;
  },
};
