/** Buttons that every game has. */
import type { Button, Message } from "./messages";

interface Taken {
  undo: boolean;
  restart: boolean;
}

export const undo = ({ undo: may }: Taken): Button<never> => ({
  id: "undo",
  key: "act-undo",
  icon: "i-undo",
  event: "undo",
  off: !may,
  shortcut: "U",
});

export const restart = ({ restart: may }: Taken): Button<never> => ({
  id: "restart",
  key: "act-restart",
  icon: "i-replay",
  event: "restart",
  off: !may,
  shortcut: "R",
});

export const back = (): Button<{ type: "back" }> => ({
  id: "back",
  key: "act-back",
  icon: "i-close",
  event: { type: "back" },
  shortcut: "Esc",
});

export const confirm = (say: Message, off = false): Button<{ type: "confirm" }> => ({
  ...say,
  id: "confirm",
  icon: "i-check",
  event: { type: "confirm" },
  main: true,
  off,
  shortcut: "Enter",
});
