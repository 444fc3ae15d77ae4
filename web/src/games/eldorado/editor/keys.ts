/** The editor's keys, wherever the focus is but in a field. */
import type { Editor } from "./editor.svelte";
import { pieceOf } from "./pieces";

export interface Board {
  editor: Editor;
  /** Everything that the editor shows. */
  root: () => HTMLElement | undefined;
}

const typing = ({ target }: Event): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, dialog") !== null;

export const focusPlace = ({ editor, root }: Board): void =>
  root()
    ?.querySelector<SVGElement>(`[data-place="${Math.max(editor.aim, 0)}"]`)
    ?.focus();

const onMap = ({ root }: Board): boolean => root()?.querySelector(".frame")?.contains(document.activeElement) ?? false;

/** The tile in the box of what is in hand or chosen. */
function tileOf({ editor, root }: Board): HTMLElement | null | undefined {
  const lying = editor.chosen && pieceOf(editor.draft, editor.chosen);
  const part = editor.held?.part ?? editor.chosen?.part ?? "";
  const what = editor.held?.what ?? lying?.what ?? "";
  const back = editor.box.sides.find(({ side }) => side === what)?.reverse ?? what;
  const names = part === "board" ? [what, back] : [part];
  return root()?.querySelector<HTMLElement>(names.map((name) => `[data-tile="${name}"] .face`).join(","));
}

/** Lets go or puts back; a focus that was on the map goes to the piece's tile. */
function leave(board: Board, how: () => void): void {
  const tile = onMap(board) || document.activeElement === document.body ? tileOf(board) : null;
  how();
  if (!tile) return;
  queueMicrotask(() => tile.focus());
}

/** A turned piece has other places: the focus stays at the nearest. */
function stay(board: Board, how: () => void): void {
  const there = onMap(board);
  how();
  if (there && board.editor.held) queueMicrotask(() => focusPlace(board));
}

function actionOf(board: Board, event: KeyboardEvent): (() => void) | null {
  const { editor } = board;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === "y" || (key === "z" && event.shiftKey)) return () => editor.redo();
    return key === "z" ? () => editor.undo() : null;
  }
  if (event.altKey || !(editor.held || editor.chosen)) return null;
  const actions: Record<string, () => void> = {
    r: () => stay(board, () => editor.turn(event.shiftKey ? -1 : 1)),
    f: () => stay(board, () => editor.flip()),
    escape: () => leave(board, () => (editor.held ? editor.letGo() : editor.rest())),
    delete: () => leave(board, () => editor.remove()),
    backspace: () => leave(board, () => editor.remove()),
  };
  return actions[key] ?? null;
}

export function pressed(board: Board, event: KeyboardEvent): void {
  const action = typing(event) ? null : actionOf(board, event);
  if (!action) return;
  event.preventDefault();
  action();
}
