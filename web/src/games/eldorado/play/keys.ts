/** The game's own keys. */
import { tick } from "svelte";
import { t } from "$lib/i18n/index.svelte";
import type { Shortcut } from "../../../table/module";
import { confirmed } from "../../../table/pressing";
import type { EldoradoTable } from "./table.svelte";

const LIST: readonly [keys: string[], message: string][] = [
  [["1", "…", "9"], "keys-hand"],
  [["←", "↑", "↓", "→"], "keys-board"],
  [["Enter"], "keys-enter"],
  [["Esc"], "keys-back"],
  [["P"], "keys-piece"],
  [["B"], "keys-buy"],
  [["E"], "keys-end"],
  [["U"], "keys-undo"],
  [["R"], "keys-restart"],
  [["M"], "keys-market"],
  [["G"], "keys-map"],
];

export const shortcuts = (): Shortcut[] => LIST.map(([keys, key]) => ({ keys, text: t(key) }));

type Player = Pick<EldoradoTable, "view" | "play" | "do" | "press">;

function chooseCard(table: Player, slot: number): void {
  if (slot >= (table.view?.hand.length ?? 0)) return;
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
  const { mode } = table.play;
  const own = view?.pieces.filter((one) => one.seat === view.seat && one.cell >= 0) ?? [];
  const at = mode.at === "piece" ? own.findIndex((one) => one.piece === mode.piece) : -1;
  const next = own[at + 1];
  table.do(next ? { type: "piece", piece: next.piece } : { type: "back" });
}

const ACTS: Record<string, (table: Player) => void> = {
  b: (table) => table.press("buy"),
  e: (table) => table.press(table.play.mode.at === "keep" ? "confirm" : "end"),
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
  if (key === "enter") return confirmed(event, () => table.do({ type: "confirm" }));
  ACTS[key]?.(table);
  return key in ACTS;
}
