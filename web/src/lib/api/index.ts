import type { components } from "./types";

type Schemas = components["schemas"];

export type OptionSpec = Schemas["OptionSpec"];
export type OptionSet = Schemas["OptionSet"];
export type OptionValue = OptionSpec["default"];
export type Chosen = { [name: string]: OptionValue };
export type GameInfo = Schemas["GameInfo"];
export type BotLevel = Schemas["BotLevel"];
export type RuleText = Schemas["RuleText"];
export type DiagramBook = Schemas["DiagramBook"];
export type DiagramView = Schemas["DiagramView"];
/** Fields with a default need not be sent. */
export type NewChair = Pick<Schemas["NewChair"], "kind"> & Partial<Schemas["NewChair"]>;
export type NewTable = Omit<
  Schemas["NewTable"],
  "chairs" | "answer_seconds" | "hints" | "promise" | "seed" | "pace" | "listed"
> & {
  chairs: NewChair[];
  answer_seconds?: number;
  hints?: boolean;
  listed?: boolean;
  pace?: (Pick<Schemas["NewPace"], "turn"> & Partial<Schemas["NewPace"]>) | null;
  promise?: string;
  seed?: number;
};
export type LobbyTable = Schemas["LobbyTable"];
export type OwnTable = Schemas["OwnTable"];
export type Me = Schemas["Me"];
export type FirstTry = Schemas["FirstTry"];
export type SeatTaken = Schemas["SeatTaken"];
export type Promised = Schemas["Promised"];
export type FairGame = Schemas["FairGame"];
export type TableMade = Schemas["TableMade"];
export type TableSummary = Schemas["TableSummary"];
export type RematchMade = Schemas["RematchMade"];
export type GameStatistics = Schemas["GameStatistics"];
export type StudyStatus = Schemas["StudyStatus"];
export type StudyReport = Schemas["StudyReport"];
export type StudyLine = Schemas["StudyLine"];
export type PositionData = Schemas["PositionData"];
export type Analysis = Schemas["Analysis"];
export type AnalysisMove = Schemas["AnalysisMove"];
/** A move without its notation, which the server works out; what is not said of it is left out. */
export type AnalysisMoveSent = Pick<AnalysisMove, "parent" | "seat" | "action"> & Partial<AnalysisMove>;
export type AnalysisSent = Omit<Analysis, "moves"> & { moves: AnalysisMoveSent[]; version?: number };
/** How a game under study began. */
export type GameStart = Pick<Analysis, "game" | "rules" | "options" | "origin">;
export type AnalysisPosition = Schemas["AnalysisPosition"];
export type AddedStep = Schemas["AddedStep"];
export type Outcome = Schemas["Outcome"];
export type Judgement = Schemas["Judgement"];
export type JudgedLine = Schemas["JudgedLine"];
export type OtherMove = Schemas["OtherMove"];
export type OtherMoves = Schemas["OtherMoves"];
export type KeptAnalysis = Schemas["KeptAnalysis"];
export type WhyAnswer = Schemas["WhyAnswer"];
export type StudyStep = Schemas["StudyStep"];
export type StudySeat = Schemas["StudySeat"];
export type Figure = Schemas["Figure"];
export type GameNumbers = Schemas["GameNumbers"];
export type PuzzleInfo = Schemas["PuzzleInfo"];
export type Exercise = Schemas["Exercise"];
export type TriedAnswer = Schemas["TriedAnswer"];
export type ShownLine = Schemas["ShownLine"];
export type SeatViews = Schemas["SeatViews"];
export type SeatLink = Schemas["SeatLink"];
export type ChancesToWin = Schemas["ChancesToWin"];
export type ShowcaseTable = Schemas["ShowcaseTable"];
export type StepView = Schemas["StepView"];
export type Chair = Schemas["Chair"];
export type ClockTimes = Schemas["ClockTimes"];
export type Reason = Schemas["Reason"];
export type Line = Schemas["Line"];
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
export type RematchMessage = Schemas["Rematch"];
export type Advice = Schemas["Advice"];
export type Advised = Schemas["Advised"];
export type Caution = Schemas["Caution"];
export type Answer = Schemas["Answer"];
export type Refused = Schemas["Refused"];
export type ServerMessage = Schemas["ServerMessage"];
export type ClientMessage = Schemas["ClientMessage"];

export * from "./client";
