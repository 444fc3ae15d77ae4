/** What may be chosen on the chart, and what is said about it. */
import { landOf, sitePlace, unitPlace, type Place, type Target } from "../scene";
import { legalOf, type Decision, type Game, type Selection } from "./decision";
import type { Choices } from "./choices";

export type Targets = ReadonlyMap<Place, Target>;

export type PlaceTarget = [Place, Target];

/** What one game says of its targets. */
export interface TargetTexts<G extends Game> {
  choices: Choices<G>;
  start: (decision: Decision<G>, legal: G["legal"]) => Target;
  island: (value: number) => string;
  unit: (unit: string) => string;
  /** Targets of this game alone; null for those that both games have. */
  own?: (decision: Decision<G>, selection: Selection) => PlaceTarget[] | null;
}

const plain = (place: Place): PlaceTarget => [place, { label: "" }];

export const targetsOf =
  <G extends Game>(texts: TargetTexts<G>) =>
  (decision: Decision<G>, selection: Selection): Targets =>
    new Map(texts.own?.(decision, selection) ?? sharedTargets(texts, decision, selection));

function sharedTargets<G extends Game>(
  { choices, start, island, unit }: TargetTexts<G>,
  decision: Decision<G>,
  { mode }: Selection,
): PlaceTarget[] {
  switch (mode.at) {
    case "recall":
      return legalOf(decision, "recall").map(({ square = -1 }) => plain(unitPlace(square)));
    case "site":
      return choices
        .sites(decision, mode.unit, mode.chief)
        .map(({ square = -1, area = 0 }) => [sitePlace(landOf(square, area)), { label: unit(mode.unit) }]);
    case "lay":
      return choices.laySquares(decision, mode).map(plain);
    default:
      return [
        ...legalOf(decision, "start").map((legal): PlaceTarget => [legal.place ?? -1, start(decision, legal)]),
        ...legalOf(decision, "island").flatMap(({ squares = [], value = 0 }) =>
          squares.map((square): PlaceTarget => [square, { label: island(value) }]),
        ),
      ];
  }
}
