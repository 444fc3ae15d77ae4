import type {
  ChancesToWin,
  DiagramBook,
  FairGame,
  GameInfo,
  GameStatistics,
  LobbyTable,
  LogWindow,
  NewChair,
  NewTable,
  OwnTable,
  Promised,
  RematchMade,
  RuleText,
  Scene,
  SeatTaken,
  ShowcaseTable,
  StepView,
  StudyStatus,
  TableMade,
  TableSummary,
} from ".";

/** What went wrong, with the server's code and a sentence that can be shown as it is. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
    this.name = "ApiError";
  }
}

/** Codes of the page's own: "offline" (no answer) and "broken" (an answer that is no JSON). */
type Problem = { code?: unknown; text?: unknown };

function problem(body: unknown, status: number): ApiError {
  const { code, text } = (body ?? {}) as Problem;
  return new ApiError(typeof code === "string" ? code : "broken", typeof text === "string" ? text : "", status);
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new ApiError("broken", "", response.status);
  }
}

/** The key goes in a header: addresses are written to logs. */
async function send(path: string, body?: unknown, key?: string): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": document.documentElement.lang || "en" };
  if (key) headers["Authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(path, { ...sent, headers });
  } catch {
    throw new ApiError("offline", "", 0);
  }
  if (!response.ok) throw problem(await readJson(response), response.status);
  return response;
}

export async function ask<Out>(path: string, body?: unknown, key?: string): Promise<Out> {
  return (await readJson(await send(path, body, key))) as Out;
}

export const askText = async (path: string, body: unknown): Promise<string> => (await send(path, body)).text();

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => ask<GameInfo[]>("/api/games"),
  scene: (game: string, options: Record<string, string>) =>
    ask<Scene>(`/api/games/${encodeURIComponent(game)}/scene?${new URLSearchParams(options).toString()}`),
  sceneOf: (id: string, key: string) => ask<Scene>(`${table(id)}/scene`, undefined, key),
  rules: (game: string) => ask<RuleText[]>(`/api/games/${encodeURIComponent(game)}/rules`),
  diagrams: (game: string) => ask<DiagramBook>(`/api/games/${encodeURIComponent(game)}/diagrams`),
  newTable: (wanted: NewTable) => ask<TableMade>("/api/tables", wanted),
  /** The server commits to a secret before it is told what this browser adds. */
  promise: () => ask<Promised>("/api/promises", {}),
  /** All chance of a finished game, to be drawn again. */
  draws: (id: string, key: string) => ask<FairGame>(`${table(id)}/draws`, undefined, key),
  proofText: async (id: string, key: string) => (await send(`${table(id)}/proof`, undefined, key)).text(),
  /** The tables of whoever uses this browser, as the server knows them. */
  ownTables: () => ask<OwnTable[]>("/api/me/tables"),
  forgetTable: (table: string, key: string) => ask<OwnTable[]>("/api/me/tables/forget", { table, key }),
  /** Tables where anybody may sit down. */
  lobby: () => ask<LobbyTable[]>("/api/lobby"),
  sitDown: (id: string, name: string) => ask<SeatTaken>(`/api/lobby/${encodeURIComponent(id)}`, { name }),
  newTutorial: (game: string, tutorial: string, wanted: { step: number; name: string }) =>
    ask<TableMade>(`/api/games/${encodeURIComponent(game)}/tutorials/${encodeURIComponent(tutorial)}`, wanted),
  summary: (id: string, key: string) => ask<TableSummary>(table(id), undefined, key),
  step: (id: string, step: number, key: string) => ask<StepView>(`${table(id)}/steps/${step}`, undefined, key),
  log: (id: string, key: string, since: number, seat = -1) =>
    ask<LogWindow>(`${table(id)}/log?since=${since}&seat=${seat}`, undefined, key),
  /** How bots stand at a step, and at an earlier one. */
  chances: (id: string, key: string, step: number, since: number) =>
    ask<ChancesToWin>(`${table(id)}/chances?step=${step}&since=${since}`, undefined, key),
  /** The table of bots that everybody may watch. */
  showcase: () => ask<ShowcaseTable>("/api/showcase"),
  fork: (id: string, step: number, key: string, chairs: NewChair[], seat = -1) =>
    ask<TableMade>(`${table(id)}/fork`, { step, key, chairs, seat }),
  /** The table where the same people play again: the first who asks makes it. */
  rematch: (id: string, key: string) => ask<RematchMade>(`${table(id)}/rematch`, {}, key),
  /** How a finished game went. */
  statistics: (id: string, key: string) => ask<GameStatistics>(`${table(id)}/statistics`, undefined, key),
  /** How far the study of a finished game is; `begin` has it worked out. */
  study: (id: string, key: string) => ask<StudyStatus>(`${table(id)}/study`, undefined, key),
  beginStudy: (id: string, key: string) => ask<StudyStatus>(`${table(id)}/study`, {}, key),
  record: (text: string) => ask<TableMade>("/api/records", { text }),
  recordText: async (id: string, key: string) => (await send(`${table(id)}/record`, undefined, key)).text(),
};
