/** What is said of what may be chosen on the chart. */
import { t } from "$lib/i18n/index.svelte";
import { targetsOf } from "../../voyage/play/targets";
import { choices } from "./choices";
import type { Entdecker } from "./game";

export const targets = targetsOf<Entdecker>({
  choices,
  start: (_decision, { cost = 0 }) => ({ label: "", cost }),
  island: (value) => t("entdecker-island", { value }),
  unit: (unit) => t(`entdecker-unit-${unit}`),
});
