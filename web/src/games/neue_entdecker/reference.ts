/** Die neuen Entdecker at a glance. */
import { voyageReference } from "../voyage/reference";

export default voyageReference(
  "neue-entdecker",
  [
    "turn.steps",
    "income.below-four",
    "start.path",
    "toll.path-coins",
    "toll.on-the-way",
    "announce.price",
    "explore.beside-ship",
    "explore.fits",
    "explore.must-lay",
    "unit.last-tile",
    "unit.cost",
    "unit.one",
    "fill.when",
    "jungle.nearest",
  ],
  ["island.rank", "island.value", "island.first", "island.halves", "island.return", "end.huts", "end.hut-tie"],
);
