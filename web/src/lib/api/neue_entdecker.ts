/** What Die neuen Entdecker sends and takes. */
import type { GameMessages } from "./gameMessages";
import type { components } from "./types";

type Schemas = components["schemas"];

export type Scene = Schemas["NeueEntdeckerScene"];
export type View = Schemas["NeueEntdeckerView"];
export type Seat = Schemas["NeueEntdeckerSeat"];
export type Line = Schemas["NeueEntdeckerLine"];
export type Legal = Schemas["NeueEntdeckerLegal"];
export type Plan = Schemas["NeueEntdeckerPlan"];
export type Question = Schemas["NeueEntdeckerQuestion"];

type NeueEntdecker = GameMessages<{ scene: Scene; view: View; line: Line; legal: Legal; plan: Plan }>;
export type LogLine = NeueEntdecker["LogLine"];
