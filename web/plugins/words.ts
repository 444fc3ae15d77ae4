/** The words of one part and language as one module: `virtual:words/en/survive`; `virtual:words` lists them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { GAME_PARTS } from "../src/games/words.ts";
import { COMMON_PARTS, partsOf } from "../src/lib/i18n/parts.ts";

const LIST = "virtual:words";
/** Sentences that the server says: about refused requests, and about routes that it has checked. */
const SERVER_ONLY = ["errors", "routes"];
const PARTS = { ...COMMON_PARTS, ...GAME_PARTS };

export function words(folder: string): Plugin {
  const files = (language: string) =>
    readdirSync(join(folder, language))
      .map((name) => name.replace(".ftl", ""))
      .filter((name) => !SERVER_ONLY.includes(name));
  const parts = (language: string) => [...new Set(files(language).flatMap((file) => partsOf(file, PARTS)))];

  function list(): string {
    const languages = readdirSync(folder).map((language) => {
      const imports = parts(language).map((part) => `"${part}": () => import("${LIST}/${language}/${part}")`);
      return `"${language}": { ${imports.join(", ")} }`;
    });
    return `export const words = { ${languages.join(", ")} };`;
  }

  return {
    name: "incognita-words",
    resolveId: (id) => (id.startsWith(LIST) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${LIST}`)) return null;
      const [, language, part] = id.split("/");
      if (!language || !part) return list();
      const paths = files(language)
        .filter((file) => partsOf(file, PARTS).includes(part))
        .map((file) => join(folder, language, `${file}.ftl`));
      for (const path of paths) this.addWatchFile(path);
      const text = paths.map((path) => readFileSync(path, "utf8")).join("\n");
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ""))};`;
    },
  };
}
