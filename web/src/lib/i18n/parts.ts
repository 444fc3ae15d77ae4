/** Words are fetched by parts: those of the whole page, of any table, of one game, of one page. */
export const PAGE = "page";
export const TABLE = "table";

/** Which files a part has beside those named after it: `survive` has `survive` and all `survive_…`. */
export type Parts = Readonly<Record<string, readonly string[]>>;

export const COMMON_PARTS: Parts = { [PAGE]: ["common", "bots"], [TABLE]: ["table", "board", "company"] };

const isNamedAfter = (file: string, name: string): boolean => file === name || file.startsWith(`${name}_`);

/** Whether a file, named without its ending, is in a part. */
export const isIn = (file: string, part: string, parts: Parts): boolean =>
  (parts[part] ?? [part]).some((name) => isNamedAfter(file, name));

/** The parts that a file is in; one that is in none of the known ones is a part by itself. */
export function partsOf(file: string, parts: Parts): string[] {
  const known = Object.keys(parts).filter((part) => isIn(file, part, parts));
  return known.length > 0 ? known : [file];
}
