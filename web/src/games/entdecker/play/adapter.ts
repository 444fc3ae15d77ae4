/** Entdecker for the table that both games of discovery share. */
import { t } from "$lib/i18n/index.svelte";
import type { GameAdapter } from "../../voyage/play/adapter";
import { advance, bonus } from "./animation";
import { choices } from "./choices";
import { rulesNow } from "./currentRules";
import type { Entdecker } from "./game";
import { logFormatter } from "./log";
import { prompt } from "./prompt";
import { panels } from "./seats";
import { targets } from "./targets";

export const adapter: GameAdapter<Entdecker> = {
  id: "entdecker",
  trayHeight: 132,
  choices,
  targets,
  prompt,
  over: () => t("entdecker-over"),
  turnAnnouncement: {
    phase: "plant",
    icon: "i-plant",
    title: (name) => t("entdecker-wait-plant", { name }),
    detail: () => t("entdecker-wait-plant-detail"),
  },
  logFormatter,
  advance,
  bonus,
  rules: rulesNow,
  ...panels,
};
