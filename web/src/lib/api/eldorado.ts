/** What El Dorado sends and takes. */
import type { GameMessages } from "./gameMessages";
import type { components } from "./types";

type Schemas = components["schemas"];

export type Scene = Schemas["EldoradoScene"];
export type Board = Schemas["EldoradoBoard"];
export type Cell = Schemas["EldoradoCell"];
export type Joint = Schemas["EldoradoJoint"];
export type CardFace = Schemas["EldoradoCard"];
export type Curse = Schemas["EldoradoCurse"];
export type Pile = Schemas["EldoradoPile"];
export type SeatView = Schemas["EldoradoSeat"];
export type View = Schemas["EldoradoView"];
export type Blockade = View["blockades"][number];
export type Piece = View["pieces"][number];
export type Line = Schemas["EldoradoLine"];
export type Legal = Schemas["EldoradoLegal"];
export type Plan = Schemas["EldoradoPlan"];
export type Question = Schemas["EldoradoQuestion"];

type Eldorado = GameMessages<{ scene: Scene; view: View; line: Line; legal: Legal; plan: Plan }>;
export type LogLine = Eldorado["LogLine"];
export type Update = Eldorado["Update"];
export type Welcome = Eldorado["Welcome"];
