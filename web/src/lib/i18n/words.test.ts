import { parse, Visitor, type Message, type VariableReference } from "@fluent/syntax";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { allWordsOf } from "$games/registry";
import { GAME_PARTS } from "$games/words";
import { COMMON_PARTS, isIn, PAGE, TABLE } from "./parts";

const WORDS = join(process.cwd(), "../src/incognita/words");
const SOURCE = join(process.cwd(), "src");
const LANGUAGES = ["en", "fr"];

class Variables extends Visitor {
  names = new Set<string>();
  override visitVariableReference(node: VariableReference) {
    this.names.add(node.id.name);
  }
}

/** Every message of one file: key to the sorted names of its variables. */
function messages(language: string, file: string): Map<string, string> {
  const tree = parse(readFileSync(join(WORDS, language, file), "utf8"), {});
  const junk = tree.body.filter((entry) => entry.type === "Junk");
  expect(junk.map((entry) => entry.content)).toEqual([]);
  const messages = tree.body.filter((entry): entry is Message => entry.type === "Message");
  return new Map(
    messages.map((message) => {
      const variables = new Variables();
      variables.visit(message);
      return [message.id.name, [...variables.names].sort().join(" ")];
    }),
  );
}

const filesOf = (language: string) =>
  readdirSync(join(WORDS, language))
    .filter((name) => name.endsWith(".ftl"))
    .sort();

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(name) && !name.endsWith(".test.ts") ? [path] : [];
  });
}

/** Keys in t("…"), t(`…${x}…`) and in either branch of a condition inside t(…). */
function used(text: string): { key: string; open: boolean }[] {
  const calls = [...text.matchAll(/\bt\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g)].map((call) => call[1] ?? "");
  return calls.flatMap((inside) => {
    const first = inside.split(/,\s*\{/)[0] ?? "";
    return [...first.matchAll(/"([a-z][\w-]*)"|`([^`]*)`/g)]
      .filter((hit) => !/[!=]==?\s*$/.test(first.slice(0, hit.index)))
      .map((hit) => ({ key: hit[1] ?? (hit[2] ?? "").replace(/\$\{[^}]*\}/g, "*"), open: hit[2] !== undefined }));
  });
}

const asPattern = (key: string) =>
  new RegExp(
    `^${key
      .split("*")
      .map((part) => part.replace(/[.]/g, "\\."))
      .join("[\\w-]+")}$`,
  );

/** What is fetched with a file of the page itself, beside the words of page and table. */
const FETCHED: [place: RegExp, part: string][] = [
  [/^rules\/|^table\/Reference\.|^pages\/(ReferencePage|Help|help\/)|^games\/\w+\/reference\.ts/, "rules"],
  [/^watch\//, "watch"],
  [/^numbers\//, "numbers"],
  [/^puzzles\/|^table\/(study\/|Replay\w*\.|ForkPanel\.)/, "puzzles"],
  [/^table\/fair\//, "fair"],
  [/^pages\/(home\/|Home)/, "home"],
  [/^lobby\//, "lobby"],
  [/^account\//, "account"],
  [/^study\//, "analysis"],
  [/^study\//, "watch"],
  [/^study\//, "new"],
  [/^pages\/(new\/|NewTable)|^games\/eldorado\/(Route(Summary|Picker)|atlas\/routeOption)/, "new"],
];

/** The parts that are there when a file's words are asked for: those of its folder. */
function partsFor(path: string): readonly string[] {
  const fetched = FETCHED.filter(([place]) => place.test(path)).map(([, part]) => part);
  return [...partsOfFolder(path), ...fetched];
}

function partsOfFolder(path: string): readonly string[] {
  const [top = "", game = "", room = ""] = path.split("/");
  if (top !== "games") return [PAGE, TABLE];
  if (game === "voyage") return [PAGE, TABLE, "voyage"];
  const maps = room === "editor" ? ["atlas", "editor"] : room === "atlas" ? ["atlas"] : [];
  return [PAGE, ...allWordsOf(game.replaceAll("_", "-")), ...maps];
}

describe("the words", () => {
  const known = new Map(LANGUAGES.map((language) => [language, filesOf(language)]));

  it("come in the same files in every language", () => {
    expect(known.get("fr")).toEqual(known.get("en"));
    expect(known.get("en")).toContain("common.ftl");
  });

  it.each(known.get("en") ?? [])("say the same in both languages: %s", (file) => {
    const [english, french] = LANGUAGES.map((language) => messages(language, file));
    expect(Object.fromEntries(french ?? [])).toEqual(Object.fromEntries(english ?? []));
  });

  it("never use one key twice", () => {
    const keys = (known.get("en") ?? []).flatMap((file) =>
      [...readFileSync(join(WORDS, "en", file), "utf8").matchAll(/^([a-z][\w-]*) *=/gm)].map((hit) => hit[1]),
    );
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  it("hold every key that the page asks for", () => {
    const keys = new Set((known.get("en") ?? []).flatMap((file) => [...messages("en", file).keys()]));
    const asked = sources(SOURCE).flatMap((path) => used(readFileSync(path, "utf8")).map((use) => ({ ...use, path })));
    expect(asked.length).toBeGreaterThan(60);
    const lost = asked.filter(({ key }) =>
      key.includes("*") ? ![...keys].some((one) => asPattern(key).test(one)) : !keys.has(key),
    );
    expect(lost.map(({ key, path }) => `${key} in ${path.slice(SOURCE.length + 1)}`)).toEqual([]);
  });

  it("of a part are asked for only where they have been fetched", () => {
    const owner = new Map(
      (known.get("en") ?? []).flatMap((file) =>
        [...messages("en", file).keys()].map((key) => [key, file.replace(".ftl", "")] as const),
      ),
    );
    const astray = sources(SOURCE).flatMap((path) => {
      const place = path.slice(SOURCE.length + 1);
      return used(readFileSync(path, "utf8"))
        .filter(({ open }) => !open)
        .filter(
          ({ key }) =>
            !partsFor(place).some((part) => isIn(owner.get(key) ?? "", part, { ...COMMON_PARTS, ...GAME_PARTS })),
        )
        .map(({ key }) => `${key} of ${owner.get(key)} in ${place}`);
    });
    expect(astray).toEqual([]);
  });

  it("use the right apostrophe in French and no straight quotes", () => {
    const straight = (known.get("fr") ?? []).flatMap((file) =>
      readFileSync(join(WORDS, "fr", file), "utf8")
        .split("\n")
        .filter((line) => /^[a-z][\w-]* =|^\s+[*[]/.test(line) && /\p{L}'\p{L}/u.test(line)),
    );
    expect(straight).toEqual([]);
  });
});
