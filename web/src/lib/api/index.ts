import type { components } from "./types";

type Schemas = components["schemas"];

export type OptionSpec = Schemas["OptionSpec"];
export type OptionSet = Schemas["OptionSet"];
export type OptionValue = OptionSpec["default"];
export type Chosen = { [name: string]: OptionValue };
export type GameInfo = Schemas["GameInfo"];
export type BotLevel = Schemas["BotLevel"];
export type RuleText = Schemas["RuleText"];
/** Fields with a default need not be sent. */
export type NewChair = Pick<Schemas["NewChair"], "kind"> & Partial<Schemas["NewChair"]>;
export type NewTable = Omit<Schemas["NewTable"], "chairs" | "answer_seconds" | "hints"> & {
  chairs: NewChair[];
  answer_seconds?: number;
  hints?: boolean;
};
export type TableMade = Schemas["TableMade"];
export type TableSummary = Schemas["TableSummary"];
export type SeatLink = Schemas["SeatLink"];
export type StepView = Schemas["StepView"];
export type Chair = Schemas["Chair"];
export type Reason = Schemas["Reason"];
export type LogLine = Schemas["LogLine"];
/** What any game may be asked; each game's own shapes are in a file of its own name. */
export type Question = Schemas["Question"];
export type Scene = Schemas["Scene"];

export type Welcome = Schemas["Welcome"];
export type Update = Schemas["Update"];
export type Presence = Schemas["Presence"];
export type LogWindow = Schemas["LogWindow"];
export type Thinking = Schemas["Thinking"];
export type Decided = Schemas["Decided"];
export type Returned = Schemas["Returned"];
export type Advice = Schemas["Advice"];
export type Advised = Schemas["Advised"];
export type Answer = Schemas["Answer"];
export type Refused = Schemas["Refused"];
export type ServerMessage = Schemas["ServerMessage"];
export type ClientMessage = Schemas["ClientMessage"];

export * from "./client";
