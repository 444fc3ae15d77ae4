/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { compress } from "./plugins/compress.ts";
import { words } from "./plugins/words.ts";

const server = process.env["INCOGNITA_SERVER"] ?? "http://127.0.0.1:8000";
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What a table fetches when it is wanted, and what only a replay has. */
const DEFERRED =
  /Layout|PhoneHeader|BottomSheet|SeatStrip|HandOver|AskName|EndingPanel|StandIn(Report|Dialog)|Reference\.|Coach[A-Z]\w*\.svelte|[Ss]tudy|stillTable|Look\.|Invite|Shortcuts|[Rr]eplay|ForkPanel|Statistics|[Ss]corePlot|GuidePanel|Hint(Panel|Moves)|SeatClock|forfeits|^fair[\\/]/;
/** One file for what every page needs, one for boards, one for tables, one for windows that are not wide, one for small maps and one a game. */
const groups = [
  {
    name: "page",
    test: /preload-helper|games[\\/](registry|forms|scenes)|node_modules[\\/](?!.*(?:d3-|uplot))|src[\\/]lib[\\/](?!symbols[\\/](?!common)|ui[\\/](Invite|Lessons|Level|SettingsDialog|Segmented|Switch))/,
    priority: 5,
  },
  { name: "plot", test: /uplot|study[\\/](Study)?(Graph|plot)/i, priority: 0 },
  { name: "gestures", test: /d3-|board[\\/](gestures|noTransition)/, priority: 6 },
  {
    name: "board",
    test: /src[\\/]board[\\/]|symbols[\\/]terrain|rules[\\/]reference\.ts|eldorado[\\/](signs|terrain\.css)/,
    priority: 4,
  },
  { name: "table", test: isTable, priority: 3 },
  { name: "narrow", test: /table[\\/](SplitLayout|PhoneLayout|PhoneHeader|SeatStrip|BottomSheet)/, priority: 3 },
  { name: "previews", test: /eldorado[\\/](minimap|land\.)|PictureChoice/i, priority: 2 },
  { name: "voyage", test: /games[\\/]voyage[\\/]|symbols[\\/]voyage/, priority: 2 },
  { name: gameChunk, priority: 1 },
];

/** Whatever the folder above is called. */
function isTable(id: string): boolean {
  const file = /src[\\/]table[\\/](.*)/.exec(id)?.[1];
  return file !== undefined && !DEFERRED.test(file);
}

/** A game's module brings all that it needs. */
function gameChunk(id: string): string | null {
  return /games[\\/](\w+)[\\/](?:play[\\/])?module\.ts/.exec(id)?.[1] ?? null;
}

export default defineConfig({
  base: "/",
  plugins: [words(folder("../src/incognita/words")), svelte(), svelteTesting(), compress()],
  resolve: {
    alias: {
      $lib: folder("./src/lib"),
      $board: folder("./src/board"),
      $games: folder("./src/games"),
      "d3-transition": folder("./src/board/noTransition.ts"),
    },
  },
  build: {
    outDir: "../src/incognita/table/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: "chunks.json",
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/lib/testing/setup.ts"],
    // One world for all files: three times as fast, and no test may lean on another anyway.
    isolate: false,
    coverage: {
      provider: "v8",
      include: ["src/**/*.{ts,svelte}"],
      exclude: ["src/**/*.test.ts", "src/lib/testing/**", "src/lib/api/types.ts", "src/**/*.d.ts"],
      reporter: ["text-summary", "json-summary"],
      reportsDirectory: "../build/coverage/page",
    },
  },
});
