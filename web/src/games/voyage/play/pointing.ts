/** One decision as if it had been begun: only what it is about is lit. */
import { t } from "$lib/i18n/index.svelte";
import { sideNames, tileName } from "../names";
import type { UnitKind } from "../scene";
import { REST, type Deed, type Game, type Mode, type Moment, type Play, type Sea } from "./moment";
import { gained, squareName } from "./naming";

/** What the games say of a decision beyond what they share. */
type Told = Deed & { tile?: string; unit?: UnitKind; chief?: boolean; squares?: number[]; tolls?: number[] };

function modeOf({ kind, square = -1, land = 0, tile = "", unit, chief = false }: Told): Mode {
  if (kind === "lay") return { at: "lay", square, land, tile };
  if (kind === "build" && unit) return { at: "site", unit, chief };
  if (kind === "recall") return { at: "recall" };
  return kind === "scout" ? { at: "jungle", chief } : { at: "rest" };
}

export function pointed<G extends Game>(moment: Moment<G>, action: number): [Moment<G>, Play] | null {
  const one = moment.legal.find((legal) => legal.action === action);
  return one
    ? [
        { ...moment, legal: [one] },
        { ...REST, mode: modeOf(one) },
      ]
    : null;
}

/** What else there is to say of a decision: how a tile is turned, which land, island or pile, who is paid. */
export function spotOf(
  scene: Sea,
  { kind, land = 0, sides = 0, squares = [], pile = 0, tolls = [] }: Told,
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
