/** Pages with their words, each fetched when it is gone to. */
import { needWords } from "$lib/i18n/index.svelte";
import { TABLE } from "$lib/i18n/parts";
import { allWordsOf } from "../games/registry";

async function withWords<Page>(page: Promise<{ default: Page }>, ...parts: string[]): Promise<Page> {
  const [loaded] = await Promise.all([page, needWords(...parts)]);
  return loaded.default;
}

export const loadHome = () => withWords(import("./Home.svelte"), "home");
export const loadNewTable = (game: string) => withWords(import("./NewTable.svelte"), "new", ...allWordsOf(game));
export const loadTable = () => withWords(import("../table/TablePage.svelte"), TABLE);
export const loadReplay = () => withWords(import("../table/ReplayPage.svelte"), TABLE, "puzzles");
export const loadHelp = (game: string) => withWords(import("./Help.svelte"), "rules", ...allWordsOf(game));
export const loadCard = (game: string) => withWords(import("./ReferencePage.svelte"), "rules", ...allWordsOf(game));
export const loadWatch = () => withWords(import("../watch/WatchPage.svelte"), TABLE, "watch");
export const loadLobby = () => withWords(import("../lobby/LobbyPage.svelte"), "lobby");
export const loadAccount = () => withWords(import("../account/AccountPage.svelte"), "account");
/** With a game, its options are asked for first. */
export const loadStudy = (search: string) => {
  const game = new URLSearchParams(search).get("game");
  const words = game ? allWordsOf(game) : [TABLE];
  return withWords(import("../study/StudyPage.svelte"), "watch", "analysis", "new", ...words);
};
/** In a file of their own, so that the lists of what they need are not in every page's first file. */
const study = () => import("./studyPages");
export const loadPuzzles = async () => withWords((await study()).puzzles(), TABLE, "puzzles");
export const loadRetry = async () => withWords((await study()).retry(), TABLE, "puzzles");
export const loadNumbers = async () => withWords((await study()).numbers(), TABLE, "numbers");
export const loadAtlas = () =>
  withWords(import("../games/eldorado/atlas/AtlasPage.svelte"), "atlas", ...allWordsOf("eldorado"));
export const loadRouteEditor = () =>
  withWords(import("./RouteEditor.svelte"), "atlas", "editor", ...allWordsOf("eldorado"));
export const loadNotFound = () => withWords(import("./NotFound.svelte"));
