/** What an address of the analysis board asks for. */
export type StudyWish =
  | { from: "nothing" }
  /** A new one: the options stand in the search, `real` for a game of the real table. */
  | { from: "form"; game: string; search: string; real: boolean }
  | { from: "kept"; id: string; key: string }
  /** A finished game at this step; `line` are decisions to be tried there instead. */
  | { from: "table"; table: string; key: string; step: number; line: number[]; chances: number[] };

const numbers = (text: string | null): number[] =>
  (text ?? "")
    .split(",")
    .filter((word) => /^\d+(\.\d+)?$/.test(word))
    .map(Number);

export function wishOf(search: string, hash: string): StudyWish {
  const behind = new URLSearchParams(hash.replace(/^#/, ""));
  const key = behind.get("k") ?? "";
  const [id, table] = [behind.get("s"), behind.get("t")];
  if (id) return { from: "kept", id, key };
  if (table) {
    const step = Math.max(0, Math.trunc(Number(behind.get("step") ?? 0)) || 0);
    return {
      from: "table",
      table,
      key,
      step,
      line: numbers(behind.get("line")),
      chances: numbers(behind.get("chances")),
    };
  }
  const chosen = new URLSearchParams(search);
  const game = chosen.get("game");
  if (!game) return { from: "nothing" };
  const real = chosen.has("real");
  for (const name of ["game", "real"]) chosen.delete(name);
  return { from: "form", game, search: chosen.size > 0 ? `?${chosen.toString()}` : "", real };
}
