/** What Explorers sends and takes. */
import type { GameMessages } from "./gameMessages";
import type { components } from "./types";

type Schemas = components["schemas"];

export type Scene = Schemas["ExplorersScene"];
export type Card = Schemas["ExplorersCard"];
export type Tile = Schemas["ExplorersTile"];
export type Objective = Schemas["ExplorersObjective"];
export type View = Schemas["ExplorersView"];
export type Sheet = Schemas["ExplorersBoard"];
export type Laid = Schemas["ExplorersLaid"];
export type Line = Schemas["ExplorersLine"];
export type Legal = Schemas["ExplorersLegal"];
export type Plan = Schemas["ExplorersPlan"];
export type Question = Schemas["ExplorersQuestion"];

type Explorers = GameMessages<{ scene: Scene; view: View; line: Line; legal: Legal; plan: Plan }>;
export type LogLine = Explorers["LogLine"];
export type Update = Explorers["Update"];
export type Welcome = Explorers["Welcome"];
