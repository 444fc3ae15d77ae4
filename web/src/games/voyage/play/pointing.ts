/** One decision as if it had been begun: only what it is about is lit. */
import type { Line as NeueEntdeckerLine } from "$lib/api/neue_entdecker";
import { t } from "$lib/i18n/index.svelte";
import type { AdvisedMove } from "../../../table/module";
import { sideNames, tileName } from "../names";
import {
  NO_SELECTION,
  type ActionData,
  type Game,
  type Mode,
  type Decision,
  type Selection,
  type Sea,
} from "./decision";
import { gained, squareName } from "./placeNames";

/** What Die neuen Entdecker alone say of a decision. */
type Legal = ActionData & Pick<NeueEntdeckerLine, "chief" | "tolls">;

function modeOf({ kind, square = -1, land = 0, tile, unit, chief = 0 }: Legal): Mode {
  if (kind === "lay") return { at: "lay", square, land, tile: tile ?? "" };
  if (kind === "build" && unit) return { at: "site", unit, chief: chief === 1 };
  if (kind === "recall") return { at: "recall" };
  return kind === "scout" ? { at: "jungle", chief: chief === 1 } : { at: "rest" };
}

/** The decision as if nothing else were legal, and the selection that leads to it. */
export function pointed<G extends Game>(
  decision: Decision<G>,
  { actions }: AdvisedMove,
): [Decision<G>, Selection] | null {
  const one = decision.legal.find((legal) => legal.action === actions[0]);
  return one
    ? [
        { ...decision, legal: [one] },
        { ...NO_SELECTION, mode: modeOf(one) },
      ]
    : null;
}

/** What else there is to say of a decision: how a tile is turned, which land, island or pile, who is paid. */
export function locationOf(
  scene: Sea,
  { kind, land = 0, sides = 0, squares = [], pile = 0, tolls = [] }: Legal,
  name: (seat: number) => string,
): string {
  switch (kind) {
    case "lay":
      return tileName(land);
    case "build":
      return t("voyage-land-sides", { sides: sideNames(sides) });
    case "island":
      return squareName(scene, squares[0] ?? -1);
    case "plant":
      return t("voyage-spot-pile", { pile: pile + 1 });
    case "pay":
      return gained(tolls, name);
    default:
      return "";
  }
}
