/** Which rules to show beside the table now. */
import type { View } from "$lib/api/explorers";
import type { Selection } from "./decision";
import { sheetOf } from "../scene";

const BY_PHASE: Partial<Record<View["phase"], string[]>> = {
  lay: ["setup.four-tiles", "setup.turned", "setup.same-landscape"],
  village: ["setup.start-village", "setup.start-tie"],
  start: ["setup.three-crosses", "setup.one-terrain", "setup.items"],
  name: ["active.names", "active.three", "active.other-side"],
  bonus: ["bonus.end-of-turn", "bonus.one-terrain", "bonus.compulsory"],
  over: ["end.total", "village.at-end", "temple.at-end"],
};
const TAKE = ["active.other-side", "active.same-side", "map.four-crosses"];
const ACTIVE = ["active.three", "map.active-names", "map.four-crosses"];
const ALONE = ["solo.facing", "solo.not-turned", "map.four-crosses"];
const MAP = ["map.four-crosses", "map.any-terrain", "map.before-first-cross"];
const CROSS = ["cross.adjacent", "cross.one-terrain", "cross.compulsory", "turn.at-once"];
const HORSE = ["horse.at-once", "horse.any-terrain", "horse.anywhere"];

export function rulesNow(view: View | null, { mode }: Selection): string[] {
  const short = (): string[] => {
    if (!view) return CROSS;
    const stage = sheetOf(view.boards, view.seat)?.stage;
    if (mode.at === "map") return MAP;
    if (stage === "horse") return HORSE;
    if (view.phase !== "cross") return BY_PHASE[view.phase] ?? CROSS;
    if (stage !== "take") return CROSS;
    return view.boards.length === 1 ? ALONE : view.active === view.seat ? ACTIVE : TAKE;
  };
  return short().map((id) => `explorers.${id}`);
}
