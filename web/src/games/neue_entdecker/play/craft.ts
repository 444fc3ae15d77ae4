/** Die neuen Entdecker for the table that both games of discovery share. */
import { t } from "$lib/i18n/index.svelte";
import type { PromptText } from "../../../table/module";
import { shortcuts } from "../../voyage/play/keys";
import type { Craft, Name } from "../../voyage/play/table.svelte";
import { bonus, drawn } from "./follow";
import type { NeueEntdecker, View } from "./game";
import { lights } from "./light";
import { teller } from "./log";
import { ghost, opening, resume, step, wonder } from "./play";
import { prompt } from "./prompt";
import { rulesNow } from "./rulesnow";
import { ending, notices, roundText, seatState, subtitle } from "./seats";

const plain = (icon: string, title: string, detail: string): PromptText => ({ icon, title, detail, buttons: [] });

function waiting(view: View, name: Name): PromptText | null {
  if (view.phase === "over") return plain("i-finish", t("neue-over"), t("voyage-play-over-detail"));
  if (view.actor < 0) return plain("i-draw", t("neue-chance"), "");
  return view.phase === "scout" ? plain("i-hut", t("neue-wait-scout", { name: name(view.actor) }), t("neue-wait-scout-detail")) : null;
}

export const craft: Craft<NeueEntdecker> = {
  id: "neue-entdecker",
  opening,
  resume,
  step,
  lights,
  ghost,
  wonder,
  prompt,
  waiting,
  teller,
  drawn,
  bonus,
  seat: seatState,
  notices,
  ending,
  round: roundText,
  subtitle,
  goal: () => t("voyage-play-goal"),
  summoned: (view) => view.phase === "scout" && view.active !== view.actor,
  rules: rulesNow,
  shortcuts: () => shortcuts([[["C"], "neue-keys-chief"], [["O"], "neue-keys-open"]]),
  key: (table, key) => {
    const { mode } = table.play;
    if (key === "c" && mode.at === "jungle") table.do({ type: "scout", chief: !mode.chief });
    else if (key === "o" && mode.at === "announce") table.do({ type: "number", number: 1, open: !mode.open });
    else return false;
    return true;
  },
};
