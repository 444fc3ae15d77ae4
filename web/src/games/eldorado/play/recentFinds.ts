/** What one has just found or drawn, with what it does: told until the next decision. */
import type { Line, LogLine, Scene, View } from "$lib/api/eldorado";
import { t } from "$lib/i18n/index.svelte";
import { cardDoes, cardName } from "../names";
import { deedOfCurse, nameOfCurse } from "./curses";

const BETWEEN: readonly Line["kind"][] = ["hop", "done"];

export function recentFinds(lines: readonly LogLine[], viewer: number): Line[] {
  const finds: Line[] = [];
  for (const { line } of lines.toReversed()) {
    const turned = line.kind === "find" || line.kind === "curse";
    if (turned && line.seat === viewer) finds.unshift(line);
    else if (!BETWEEN.includes(line.kind) || line.seat === viewer) break;
  }
  return finds;
}

export const thingDoes = (scene: Scene, card: number): string => {
  const face = scene.cards[card];
  return face ? cardDoes(face) : "";
};

export function findText(scene: Scene, { kind, card = -1, curse = -1 }: Line): string {
  const face = scene.cards[card];
  return kind === "find"
    ? t("news-find", { what: face ? cardName(face) : "", does: thingDoes(scene, card) })
    : t("news-curse", { what: nameOfCurse(scene, curse), does: deedOfCurse(scene, curse) });
}

const EFFECTS = ["changed", "passing", "free_market", "free_tile"] as const;

/** What was used this turn and still works. */
export const effects = ({ turn }: View): string[] =>
  EFFECTS.filter((one) => turn?.[one]).map((one) => t(`effect-${one}`));
