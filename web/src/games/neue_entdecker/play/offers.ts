/** Units to build, with chief scouts where the option is on. */
import { t } from "$lib/i18n/index.svelte";
import { legalOf } from "../../voyage/play/decision";
import type { Offer } from "../../voyage/play/UnitOffers.svelte";
import { sites } from "./choices";
import type { Decision, NeueTable, View } from "./game";

type Own = View["seats"][number];

function offer(game: NeueTable, own: Own | undefined, decision: Decision | null, at: number, chief: boolean): Offer[] {
  const kind = game.scene.units[at];
  if (!kind) return [];
  const { id: unit, cost } = kind;
  const { mode } = game.selection;
  const left = chief ? Math.max(own?.chiefs ?? 0, 0) : (own?.supply[at] ?? 0);
  const fetches = unit === "scout" && !chief && decision !== null && legalOf(decision, "recall").length > 0;
  return [
    {
      unit,
      chief,
      cost,
      left,
      may: fetches || (decision !== null && sites(decision, unit, chief).length > 0),
      chosen: mode.at === "site" && mode.unit === unit && mode.chief === chief,
      spoken: t("neue-play-offer", { unit: chief ? "chief" : unit, cost, left }),
    },
  ];
}

export function offersOf(game: NeueTable, own: Own | undefined, decision: Decision | null): Offer[] {
  const { units, options } = game.scene;
  const scout = units.findIndex(({ id }) => id === "scout");
  return [
    ...units.flatMap((_, at) => offer(game, own, decision, at, false)),
    ...(options.chief_scouts ? offer(game, own, decision, scout, true) : []),
  ];
}
