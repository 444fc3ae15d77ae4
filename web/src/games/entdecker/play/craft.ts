/** Entdecker for the table that both games of discovery share. */
import { t } from "$lib/i18n/index.svelte";
import { shortcuts } from "../../voyage/play/keys";
import type { Craft } from "../../voyage/play/table.svelte";
import { bonus, drawn } from "./follow";
import type { Entdecker } from "./game";
import { lights } from "./light";
import { logFormatter } from "./log";
import { ghost, opening, resume, step, hoverQuestion } from "./play";
import { prompt } from "./prompt";
import { rulesNow } from "./rulesnow";
import { ending, notices, roundText, seatState, subtitle } from "./seats";

export const craft: Craft<Entdecker> = {
  id: "entdecker",
  opening,
  resume,
  step,
  lights,
  ghost,
  hoverQuestion,
  prompt,
  over: () => t("entdecker-over"),
  turnAnnouncement: {
    phase: "plant",
    icon: "i-plant",
    title: (name) => t("entdecker-wait-plant", { name }),
    detail: () => t("entdecker-wait-plant-detail"),
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
  shortcuts: () => shortcuts(),
  key: () => false,
};
