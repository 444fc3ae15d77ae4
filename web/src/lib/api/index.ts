import type { components } from "./types";

type Schemas = components["schemas"];

export type OptionSpec = Schemas["OptionSpec"];
export type OptionSet = Schemas["OptionSet"];
export type OptionValue = OptionSpec["default"];
export type Chosen = { [name: string]: OptionValue };
export type GameInfo = Schemas["GameInfo"];
export type RuleText = Schemas["RuleText"];
/** Fields with a default need not be sent. */
export type NewChair = Pick<Schemas["NewChair"], "kind"> & Partial<Schemas["NewChair"]>;
export type NewTable = Omit<Schemas["NewTable"], "chairs"> & { chairs: NewChair[] };
export type TableMade = Schemas["TableMade"];
export type TableSummary = Schemas["TableSummary"];
export type SeatLink = Schemas["SeatLink"];
export type StepView = Schemas["StepView"];
export type Chair = Schemas["Chair"];
export type Reason = Schemas["Reason"];
export type LogLine = Schemas["LogLine"];

export type Scene = Schemas["EldoradoScene"];
export type Board = Schemas["EldoradoBoard"];
export type Cell = Schemas["EldoradoCell"];
export type Joint = Schemas["EldoradoJoint"];
export type CardFace = Schemas["EldoradoCard"];
export type Pile = Schemas["EldoradoPile"];
export type SeatView = Schemas["EldoradoSeat"];
export type View = Schemas["EldoradoView"];
export type Blockade = View["blockades"][number];
export type Piece = View["pieces"][number];
export type Line = Schemas["EldoradoLine"];
export type Legal = Schemas["EldoradoLegal"];
export type Plan = Schemas["EldoradoPlan"];
export type Question = Schemas["EldoradoQuestion"];

export type Welcome = Schemas["Welcome"];
export type Update = Schemas["Update"];
export type Chairs = Schemas["Chairs"];
export type Answer = Schemas["Answer"];
export type Refused = Schemas["Refused"];
export type ServerMessage = Schemas["ServerMessage"];
export type ClientMessage = Schemas["ClientMessage"];

export * from "./client";
