/** What Survive sends and takes. */
import type { GameMessages } from "./gameMessages";
import type { components } from "./types";

type Schemas = components["schemas"];

export type Scene = Schemas["SurviveScene"];
export type Cell = Schemas["SurviveCell"];
export type Back = Schemas["SurviveBack"];
export type View = Schemas["SurviveView"];
export type Explorer = Schemas["SurviveExplorer"];
export type Boat = Schemas["SurviveBoat"];
export type Creature = Schemas["SurviveCreature"];
export type SeatView = Schemas["SurviveSeat"];
export type Line = Schemas["SurviveLine"];
export type Legal = Schemas["SurviveLegal"];
export type Plan = Schemas["SurvivePlan"];
export type Question = Schemas["SurviveQuestion"];

type Survive = GameMessages<{ scene: Scene; view: View; line: Line; legal: Legal; plan: Plan }>;
export type LogLine = Survive["LogLine"];
export type Update = Survive["Update"];
export type Welcome = Survive["Welcome"];
