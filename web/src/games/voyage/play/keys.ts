/** Keys that all games of discovery share. */
import { tick } from "svelte";
import { t } from "$lib/i18n/index.svelte";
import type { Shortcut } from "../../../table/module";
import { confirmOnEnter } from "../../../table/confirmOnEnter";
import type { Event, Game } from "./decision";
import type { VoyageTable } from "./table.svelte";

/** Keys, and the message that says what they do. */
export type KeyHelp = readonly [keys: string[], message: string];

const LIST: readonly KeyHelp[] = [
  [["1", "…", "9"], "voyage-keys-number"],
  [["←", "↑", "↓", "→"], "keys-board"],
  [["Tab"], "voyage-keys-next"],
  [["R"], "voyage-keys-turn"],
  [["Enter"], "voyage-keys-enter"],
  [["B"], "voyage-keys-build"],
  [["E"], "voyage-keys-stop"],
  [["K"], "voyage-keys-recall"],
  [["Esc"], "keys-back"],
  [["U"], "keys-undo"],
  [["Z"], "keys-restart"],
  [["M"], "voyage-keys-side"],
  [["G"], "keys-map"],
];

export const shortcuts = (more: readonly KeyHelp[] = []): Shortcut[] =>
  [...LIST, ...more].map(([keys, key]) => ({ keys, text: t(key) }));

type Player = Pick<VoyageTable<Game>, "do" | "press">;

const focusOn = (selector: string): void =>
  void tick().then(() => document.querySelector<HTMLElement | SVGElement>(selector)?.focus({ preventScroll: true }));

/** A number chooses how many tiles, or draws from that pile. */
const numbered = (number: number, phase: string): Event =>
  phase === "announce" ? { type: "number", number } : { type: "pile", pile: number - 1 };

const ACTS: Record<string, (table: Player, event: KeyboardEvent) => void> = {
  r: (table, { shiftKey }) => table.do({ type: "turn", step: shiftKey ? -1 : 1 }),
  b: () => focusOn('[data-testid="builds"] [tabindex="0"]'),
  e: (table) => table.press("stop"),
  k: (table) => {
    table.press("recall");
    focusOn("[data-place][data-lit]");
  },
  n: (table) => table.press("decline"),
  u: (table) => table.press("undo"),
  z: (table) => table.press("restart"),
  escape: (table) => table.do({ type: "back" }),
};

/** True if the key was meant for the game. */
export function pressed<G extends Game>(table: VoyageTable<G>, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (table.adapter.keys?.press(table, key)) return true;
  if (/^[1-9]$/.test(key) && table.view) {
    table.do(numbered(Number(key), table.view.phase));
    return true;
  }
  if (key === "enter") return confirmOnEnter(event, () => table.do({ type: "confirm" }));
  ACTS[key]?.(table, event);
  return key in ACTS;
}
