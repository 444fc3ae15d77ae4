/** What Entdecker sends and takes. */
import type { GameMessages } from "./gameMessages";
import type { components } from "./types";

type Schemas = components["schemas"];

export type Scene = Schemas["EntdeckerScene"];
export type Square = Schemas["EntdeckerSquare"];
export type Circle = Schemas["EntdeckerCircle"];
export type Pattern = Schemas["EntdeckerPattern"];
export type View = Schemas["EntdeckerView"];
export type Tile = Schemas["EntdeckerTile"];
export type Unit = Schemas["EntdeckerUnit"];
export type Island = Schemas["EntdeckerIsland"];
export type Face = Schemas["EntdeckerFace"];
export type Pile = Schemas["EntdeckerPile"];
export type Seat = Schemas["EntdeckerSeat"];
export type Line = Schemas["EntdeckerLine"];
export type Legal = Schemas["EntdeckerLegal"];
export type Plan = Schemas["EntdeckerPlan"];
export type Question = Schemas["EntdeckerQuestion"];

type Entdecker = GameMessages<{ scene: Scene; view: View; line: Line; legal: Legal; plan: Plan }>;
export type LogLine = Entdecker["LogLine"];
export type Update = Entdecker["Update"];
export type Welcome = Entdecker["Welcome"];
