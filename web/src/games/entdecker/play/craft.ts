/** Entdecker for the table that both games of discovery share. */
import { t } from "$lib/i18n/index.svelte";
import type { PromptText } from "../../../table/module";
import { shortcuts } from "../../voyage/play/keys";
import type { Craft, Name } from "../../voyage/play/table.svelte";
import { bonus, drawn } from "./follow";
import type { Entdecker, View } from "./game";
import { lights } from "./light";
import { teller } from "./log";
import { ghost, opening, resume, step, wonder } from "./play";
import { prompt } from "./prompt";
import { rulesNow } from "./rulesnow";
import { ending, notices, roundText, seatState, subtitle } from "./seats";

const plain = (icon: string, title: string, detail: string): PromptText => ({ icon, title, detail, buttons: [] });

function waiting(view: View, name: Name): PromptText | null {
  if (view.phase === "over") return plain("i-finish", t("entdecker-over"), t("voyage-play-over-detail"));
  if (view.actor < 0) return plain("i-draw", t("entdecker-chance"), "");
  return view.phase === "plant" ? plain("i-plant", t("entdecker-wait-plant", { name: name(view.actor) }), t("entdecker-wait-plant-detail")) : null;
}

export const craft: Craft<Entdecker> = {
  id: "entdecker",
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
  summoned: (view) => view.phase === "plant" && view.active !== view.actor,
  rules: rulesNow,
  shortcuts: () => shortcuts(),
  key: () => false,
};
