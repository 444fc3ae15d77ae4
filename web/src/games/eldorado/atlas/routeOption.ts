import { routes } from "$lib/api/routes";
import { localised, t } from "$lib/i18n/index.svelte";
import type { CheckedValue } from "../../forms";
import { atlas, isCode } from "./atlas.svelte";

/** Whether this is a route of the atlas or the code of one that can be played, and what it needs. */
export async function checkValue(value: string): Promise<CheckedValue> {
  await atlas.load();
  const known = atlas.find(value);
  if (known) return usable(known.id, known.expansion);
  const missing = { problem: t("new-asked-route", { value }) };
  if (!isCode(value)) return missing;
  const { playable, code, expansion, problems } = await routes.check(value);
  const named = atlas.routes?.find((one) => one.code === code);
  if (playable) return usable(named?.id ?? code, expansion);
  const [error] = problems.filter(({ level }) => level === "error");
  return error ? { problem: t("new-asked-broken", { why: localised(error) }) } : missing;
}

const usable = (value: string, expansion: boolean): CheckedValue =>
  expansion ? { value, needs: ["caves", "heroes"], note: t("new-asked-hexes") } : { value, needs: [], note: "" };
