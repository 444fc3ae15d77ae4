/** What Entdecker adds to the choices of a turn. */
import { ask, Choices, send, stay } from "../../voyage/play/choices";
import { legalOf } from "../../voyage/play/decision";
import type { UnitKind } from "../../voyage/scene";
import type { Decision, Entdecker, Legal } from "./game";

export const sites = (decision: Decision, unit: UnitKind): Legal[] =>
  legalOf(decision, "build").filter((one) => one.unit === unit);

export const choices = new Choices<Entdecker>({
  id: "entdecker",
  first: {
    friendly: "entdecker-first-natives",
    plant: "entdecker-first-plant",
    order: "entdecker-first-island",
    unit: "entdecker-first-unit",
  },
  lays: (decision) => legalOf(decision, "lay"),
  sites,
  announces: (decision) => legalOf(decision, "announce"),
  onTile: (decision, selection, tile) => {
    const legal = legalOf(decision, "own").find((one) => one.tile === tile);
    if (legal) return send(selection, legal);
    const own = decision.scene.patterns.findIndex((one) => one.tile === tile);
    return stay(selection, ask({ own }, { button: "own" }));
  },
});
