/** The game's own keys. */
import { t } from "$lib/i18n/index.svelte";
import type { Shortcut } from "../../../table/module";
import { confirmOnEnter } from "../../../table/confirmOnEnter";
import type { ExplorersTable } from "./table.svelte";

const LIST: readonly [keys: string[], message: string][] = [
  [["1", "2"], "explorers-keys-side"],
  [["C"], "explorers-keys-map"],
  [["1", "…", "4"], "explorers-keys-chart"],
  [["←", "↑", "↓", "→"], "keys-board"],
  [["Space"], "explorers-keys-cross"],
  [["S"], "explorers-keys-seal"],
  [["Esc"], "keys-back"],
  [["U"], "keys-undo"],
  [["R"], "keys-restart"],
  [["O"], "explorers-keys-board"],
  [["M"], "explorers-keys-score"],
  [["G"], "keys-map"],
];

export const shortcuts = (): Shortcut[] => LIST.map(([keys, key]) => ({ keys, text: t(key) }));

type Player = Pick<ExplorersTable, "selection" | "do" | "press" | "nextBoard" | "escape" | "agree">;

const ACTS: Record<string, (table: Player) => void> = {
  c: (table) => table.do({ type: "map" }),
  s: (table) => table.press("seal"),
  o: (table) => table.nextBoard(),
  u: (table) => table.press("undo"),
  r: (table) => table.press("restart"),
  escape: (table) => table.escape(),
};

function numbered(table: Player, number: number): boolean {
  if (table.selection.mode.at === "map") table.do({ type: "chart", terrain: number - 1 });
  else if (number <= 2) table.do({ type: "side", side: number - 1 });
  return true;
}

/** True if the key was meant for the game. */
export function pressed(table: Player, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (/^[1-4]$/.test(key)) return numbered(table, Number(key));
  if (key === "enter") return confirmOnEnter(event, () => table.agree());
  ACTS[key]?.(table);
  return key in ACTS;
}
