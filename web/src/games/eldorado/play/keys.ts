/** The game's own keys. */
import { tick } from "svelte";
import type { Scene } from "$lib/api/eldorado";
import { t } from "$lib/i18n/index.svelte";
import type { Shortcut } from "../../../table/module";
import { confirmOnEnter } from "../../../table/confirmOnEnter";
import { rowOf } from "./playRow";
import type { EldoradoTable } from "./table.svelte";

const LIST: readonly [keys: string[], message: string][] = [
  [["1", "…", "9"], "keys-hand"],
  [["←", "↑", "↓", "→"], "keys-board"],
  [["Enter"], "keys-enter"],
  [["Esc"], "keys-back"],
  [["P"], "keys-piece"],
  [["B"], "keys-buy"],
  [["E"], "keys-end"],
  [["C"], "keys-explore"],
  [["V"], "keys-visit"],
  [["X"], "keys-lift"],
  [["U"], "keys-undo"],
  [["R"], "keys-restart"],
  [["M"], "keys-market"],
  [["G"], "keys-map"],
];

const BEYOND: readonly string[] = ["keys-explore", "keys-visit", "keys-lift"];

/** Keys for caves and curses are named only where there are any. */
export const shortcuts = (scene: Scene): Shortcut[] =>
  LIST.filter(([, key]) => scene.tiles !== undefined || !BEYOND.includes(key)).map(([keys, key]) => ({
    keys,
    text: t(key),
  }));

type Player = Pick<EldoradoTable, "scene" | "view" | "selection" | "prompt" | "do" | "press">;

function chooseCard(table: Player, slot: number): void {
  if (!table.view || slot >= rowOf({ scene: table.scene, view: table.view }).onces) return;
  table.do({ type: "card", slot });
  void tick().then(toLight);
}

/** The furthest lit place gets the focus, so that arrows and Enter go on from there. */
function toLight(): void {
  [...document.querySelectorAll<SVGElement>("[data-lit]")].at(-1)?.focus({ preventScroll: true });
}

/** Picks one's piece, then the other, then none. */
function nextPiece(table: Player): void {
  const { view } = table;
  const { mode } = table.selection;
  const own = view?.pieces.filter((one) => one.seat === view.seat && one.cell >= 0) ?? [];
  const at = mode.at === "piece" ? own.findIndex((one) => one.piece === mode.piece) : -1;
  const next = own[at + 1];
  table.do(next ? { type: "piece", piece: next.piece } : { type: "back" });
}

/** Presses the first button of a kind, whichever cave or curse it names. */
function pressFirst(table: Player, kind: string): void {
  const button = table.prompt?.buttons.find((one) => one.id.startsWith(kind));
  if (button) table.press(button.id);
}

const ACTS: Record<string, (table: Player) => void> = {
  b: (table) => table.press("buy"),
  e: (table) => table.press(table.selection.mode.at === "keep" ? "confirm" : "end"),
  c: (table) => pressFirst(table, "explore"),
  v: (table) => pressFirst(table, "visit"),
  x: (table) => pressFirst(table, "lift"),
  u: (table) => table.press("undo"),
  r: (table) => table.press("restart"),
  p: nextPiece,
  escape: (table) => table.do({ type: "back" }),
};

/** True if the key was meant for the game. */
export function pressed(table: Player, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key)) {
    chooseCard(table, Number(key) - 1);
    return true;
  }
  if (key === "enter") return confirmOnEnter(event, () => table.do({ type: "confirm" }));
  ACTS[key]?.(table);
  return key in ACTS;
}
