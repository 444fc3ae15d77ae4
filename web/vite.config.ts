/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const server = process.env["INCOGNITA_SERVER"] ?? "http://127.0.0.1:8000";
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: "/",
  plugins: [svelte(), svelteTesting()],
  resolve: { alias: { $lib: folder("./src/lib"), $board: folder("./src/board"), $games: folder("./src/games") } },
  build: {
    outDir: "../src/incognita/table/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
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
