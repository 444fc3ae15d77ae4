/** Entdecker at a glance. */
import { voyageReference } from "../voyage/reference";

export default voyageReference(
  "entdecker",
  [
    "season.income",
    "season.phases",
    "start.tile",
    "start.foreign-unit",
    "announce.price",
    "explore.beside-ship",
    "explore.fits",
    "explore.must-lay",
    "build.last-tile",
    "build.cost",
    "build.one",
    "fill.when",
    "island.when",
  ],
  ["island.rank", "island.plant", "island.value", "island.first", "island.halves", "end.incomplete", "end.inventor"],
);
