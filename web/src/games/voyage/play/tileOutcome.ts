import { t } from "$lib/i18n/index.svelte";
import { patternName } from "../names";
import { maskOf, type Pattern } from "../tiles";

/** A tile that may be drawn, or the back of the next one, in a word or two. */
export function tileOutcome(line: { tile?: Pattern; event?: string; question?: boolean }): string {
  const { tile, event, question = false } = line;
  if (!tile) return t("outcome-back", { question: question ? "yes" : "no" });
  return [patternName(maskOf(tile)), event && t("voyage-event", { event })].filter(Boolean).join(", ");
}
