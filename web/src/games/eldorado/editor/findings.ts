/** The checker's word as a list: what stands in the way, what might be better, and what is well. */
import type { BoardBox, RouteCheck, RouteProblem } from "$lib/api/routes";
import { localised, t } from "$lib/i18n/index.svelte";
import type { DraftMap } from "./draftmap";
import { contacts, placesOf, spacesOf } from "./pieces";
import type { Draft } from "./pieces";

export interface Finding {
  level: "error" | "hint" | "ok";
  text: string;
  code: string;
  /** What can be lit on the map. */
  problem: RouteProblem | null;
}

const FLUSH = 7;
const LOOSE = ["slid", "joint", "gap", "overlap"];

/** How many pairs touch along each seam. */
function pairsAlong(box: BoardBox, draft: Draft): number[] {
  return draft.boards.slice(1).map((board, index) => {
    const before = draft.boards[index];
    return before ? contacts(spacesOf(box, "board", before), placesOf(spacesOf(box, "board", board))) : 0;
  });
}

export function wellDone(box: BoardBox, draft: Draft, map: DraftMap, check: RouteCheck): Finding[] {
  const well = (code: string, text: string): Finding => ({ level: "ok", text, code, problem: null });
  const pairs = pairsAlong(box, draft);
  const findings: Finding[] = [];
  const loose = check.problems.some(({ code }) => LOOSE.includes(code));
  if (pairs.length > 0 && !loose && pairs.every((count) => count >= FLUSH))
    findings.push(well("flush", t("editor-ok-flush", { seams: pairs.length, pairs: Math.min(...pairs) })));
  if (check.figures) {
    const [steps = 0, symbols = 0] = check.figures.shortest;
    findings.push(well("open", t("editor-ok-open", { steps, symbols })));
    const closed = map.joints.filter((seam) => !seam.open).length;
    findings.push(well("blockades", t("editor-ok-blockades", { closed, open: map.joints.length - closed })));
  }
  return findings;
}

export const findings = (box: BoardBox, draft: Draft, map: DraftMap, check: RouteCheck): Finding[] => [
  ...check.problems.map((problem) => ({
    level: problem.level,
    text: localised(problem),
    code: problem.code,
    problem,
  })),
  ...wellDone(box, draft, map, check),
];

/** What is said aloud: whether it can be played, and the first thing in the way. */
export function spokenCheck(check: RouteCheck): string {
  const errors = check.problems.filter(({ level }) => level === "error");
  const first = errors[0];
  if (first) return t("editor-say-errors", { count: errors.length, first: localised(first) });
  return t("editor-say-playable", { hints: check.problems.length });
}
