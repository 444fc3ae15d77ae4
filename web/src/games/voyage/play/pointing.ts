/** One decision as if it had been begun: only what it is about is lit. */
import type { UnitKind } from "../scene";
import { REST, type Deed, type Game, type Mode, type Moment, type Play } from "./moment";

/** What the games say of a decision beyond what they share. */
type Told = Deed & { tile?: string; unit?: UnitKind; chief?: boolean };

function modeOf({ kind, square = -1, land = 0, tile = "", unit, chief = false }: Told): Mode {
  if (kind === "lay") return { at: "lay", square, land, tile };
  if (kind === "build" && unit) return { at: "site", unit, chief };
  if (kind === "recall") return { at: "recall" };
  return kind === "scout" ? { at: "jungle", chief } : { at: "rest" };
}

export function pointed<G extends Game>(moment: Moment<G>, action: number): [Moment<G>, Play] | null {
  const one = moment.legal.find((legal) => legal.action === action);
  return one ? [{ ...moment, legal: [one] }, { ...REST, mode: modeOf(one) }] : null;
}
