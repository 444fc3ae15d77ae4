/** The game's own keys. */
import { tick } from "svelte";
import { t } from "$lib/i18n/index.svelte";
import type { Shortcut } from "../../../table/module";
import { confirmOnEnter } from "../../../table/confirmOnEnter";
import { keyOf } from "../scene";
import { chosenPiece } from "./decision";
import { movable } from "./planChoice";
import type { SurviveTable } from "./table.svelte";

const LIST: readonly [keys: string[], message: string][] = [
  [["1", "…", "6"], "survive-keys-value"],
  [["P"], "survive-keys-piece"],
  [["←", "↑", "↓", "→"], "keys-board"],
  [["Enter"], "survive-keys-enter"],
  [["Esc"], "keys-back"],
  [["S"], "survive-keys-sink"],
  [["T"], "survive-keys-tile"],
  [["E"], "survive-keys-end"],
  [["Y", "N"], "survive-keys-answer"],
  [["U"], "keys-undo"],
  [["R"], "keys-restart"],
  [["M"], "survive-keys-side"],
  [["G"], "keys-map"],
];

export const shortcuts = (): Shortcut[] => LIST.map(([keys, key]) => ({ keys, text: t(key) }));

type Player = Pick<SurviveTable, "view" | "decision" | "selection" | "do" | "press">;

/** The first lit space gets the focus, so that arrows and Enter go on from there; pieces to take up come second. */
function toLight(): void {
  const lit = (selector: string) => document.querySelector<SVGElement>(selector);
  (lit(":is([data-cell], [data-isle])[data-lit]") ?? lit("[data-lit]"))?.focus({ preventScroll: true });
}

/** Takes up the next piece that may be moved, and none after the last. */
function nextPiece(table: Player): void {
  const { decision, selection } = table;
  if (!decision) return;
  const all = movable(decision, selection);
  const chosen = chosenPiece(decision, selection);
  const at = chosen ? all.findIndex((one) => keyOf(one) === keyOf(chosen)) : -1;
  const next = all[at + 1];
  table.do(next ? { type: "piece", piece: next } : { type: "back" });
  void tick().then(toLight);
}

/** Takes up the next kept tile. */
function nextTile(table: Player): void {
  const backs = [...new Set(table.view?.kept.map((one) => one.back) ?? [])];
  const { mode } = table.selection;
  const next = backs[mode.at === "tile" ? backs.indexOf(mode.back) + 1 : 0];
  if (next !== undefined) table.do({ type: "tile", back: next });
  else table.do({ type: "back" });
}

function chooseValue(table: Player, value: number): void {
  const { view } = table;
  const slot = view?.unplaced.findIndex((values) => values.includes(value)) ?? -1;
  const colour = view?.seats.find((one) => one.seat === view.seat)?.colours[slot];
  if (colour === undefined) return;
  table.do({ type: "value", colour, value });
  void tick().then(toLight);
}

/** The button that ends what is asked, whichever it is now. */
const ENDS = ["stop", "stay", "end"];

const ACTS: Record<string, (table: Player) => void> = {
  p: nextPiece,
  t: nextTile,
  s: (table) => {
    table.press("sink");
    void tick().then(toLight);
  },
  e: (table) => ENDS.forEach((id) => table.press(id)),
  y: (table) => table.press("defend"),
  n: (table) => table.press("decline"),
  u: (table) => table.press("undo"),
  r: (table) => table.press("restart"),
  escape: (table) => table.do({ type: "back" }),
};

/** True if the key was meant for the game. */
export function pressed(table: Player, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (/^[1-6]$/.test(key) && table.view?.phase === "place") {
    chooseValue(table, Number(key));
    return true;
  }
  if (key === "enter") return confirmOnEnter(event, () => table.do({ type: "confirm" }));
  ACTS[key]?.(table);
  return key in ACTS;
}
