/** What the analysis board asks the server. */
import type {
  Analysis,
  AnalysisPosition,
  AnalysisSent,
  GameStart,
  Judgement,
  KeptAnalysis,
  OtherMoves,
  PositionData,
  Question,
  WhyAnswer,
} from "$lib/api";
import { ask, askText } from "$lib/api";

export type Lot = "none" | "one" | "all" | "hidden";

export interface PathAsk extends GameStart {
  steps: [number, number][];
  seat?: number;
}

export interface PositionAsk extends PathAsk {
  play?: readonly number[];
  lot?: Lot;
  /** Who knows what they draw, -1: nobody. */
  own?: number;
  since?: number;
}

const study = (id: string) => `/api/studies/${encodeURIComponent(id)}`;

export const studies = {
  position: (wanted: PositionAsk) => ask<AnalysisPosition>("/api/studies/position", wanted),
  data: (wanted: PathAsk) => ask<PositionData>("/api/studies/data", wanted),
  why: (wanted: PathAsk & { question: Question }) => ask<WhyAnswer>("/api/studies/why", wanted),
  judge: (wanted: PathAsk & { deep: boolean }) => ask<Judgement>("/api/studies/judge", wanted),
  otherwise: (wanted: PathAsk & { guessed: number[] }) => ask<OtherMoves>("/api/studies/otherwise", wanted),
  read: (text: string) => ask<Analysis>("/api/studies/read", { text }),
  write: (game: AnalysisSent) => askText("/api/studies/write", game),
  ofTable: (table: string, key: string) =>
    ask<Analysis>(`/api/tables/${encodeURIComponent(table)}/analysis`, undefined, key),
  keep: (game: AnalysisSent) => ask<KeptAnalysis>("/api/studies", game),
  kept: (id: string, key: string, seen = -1) => ask<KeptAnalysis>(`${study(id)}?seen=${seen}`, undefined, key),
  change: (id: string, key: string, game: AnalysisSent) => ask<KeptAnalysis>(study(id), game, key),
};
