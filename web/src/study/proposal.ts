/** A line that the judge proposes at the step where one comes in, as a variation beside what was played. */
import { t } from "$lib/i18n/index.svelte";
import type { StudySession } from "./session.svelte";

const rounded = (chance: number): number => Math.round(chance * 10) / 10;

export async function addProposal(
  session: StudySession,
  line: readonly number[],
  [played, better]: readonly number[],
): Promise<void> {
  if (line.length === 0) return;
  const done = session.node.next[0];
  const begun = await session.playLine(line, t("analysis-better"));
  if (begun && begun !== done && better !== undefined)
    begun.comment ||= t("analysis-chance", { chance: rounded(better) });
  if (begun && begun !== done && done && played !== undefined)
    done.comment ||= t("analysis-chance", { chance: rounded(played) });
  session.changed();
}
