/** A brotli and a gzip copy beside every file that gets smaller by it, for the server to send. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|svg|json|webmanifest)$/;
const SMALLEST = 512;

export function compress(): Plugin {
  let folder = "";
  return {
    name: "incognita-compress",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
        if (entry.isFile() && TEXT.test(entry.name)) write(join(entry.parentPath, entry.name));
      }
    },
  };
}

function write(path: string): void {
  const content = readFileSync(path);
  if (content.length < SMALLEST) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
