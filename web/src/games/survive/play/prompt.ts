/** What is asked now, and the buttons that answer it: message keys and their arguments, no text. */
import type { Args } from "$lib/i18n/index.svelte";
import { back, restart, undo } from "../../../table/buttons";
import type * as Words from "../../../table/messages";
import type { Piece } from "../scene";
import { acting, backId, chosenPiece, isLegal, legalOf, type Event, type Decision, type Selection } from "./decision";
import { movable, offered, spaces } from "./planChoice";

export type Button = Words.Button<Event>;
export type Prompt = Words.Prompt<Event>;

/** What the page puts into words for the prompt. */
export interface PromptNames {
  seat: (seat: number) => string;
  piece: (piece: Piece) => string;
  cell: (cell: number) => string;
  back: (back: number) => string;
  does: (back: number) => string;
  /** What is under the pointer, or "". */
  looked: string;
  touch: boolean;
}

const act = (
  kind: Extract<Event, { type: "act" }>["kind"],
  key: string,
  icon: string,
  more: Partial<Button> = {},
): Button => ({
  id: kind,
  key,
  icon,
  event: { type: "act", kind },
  ...more,
});

const sink = (decision: Decision, main: boolean): Button => ({
  id: "sink",
  key: "survive-act-sink",
  icon: "i-sink",
  event: { type: "sink" },
  main,
  off: !isLegal(decision, "sink"),
  shortcut: "S",
});

const taken = (decision: Decision): Button[] => [undo(decision), restart(decision)];

export function prompt(decision: Decision, selection: Selection, names: PromptNames): Prompt | null {
  if (!acting(decision)) return null;
  switch (decision.view.phase) {
    case "place":
      return placing(decision, selection);
    case "launch":
      return plain(decision, "i-boat", "survive-ask-launch", {
        boats: own(decision)?.boats ?? 0,
        spaces: spaces(decision, selection).length,
      });
    case "crew":
      return plain(decision, "i-boat", "survive-ask-crew", { left: crewLeft(decision) });
    case "drop":
      return dropping(decision, names);
    case "glide":
      return gliding(decision, selection, names);
    case "creature":
      return prowling(decision, selection, names);
    case "defend":
      return defending(decision, names);
    default:
      return turning(decision, selection, names);
  }
}

const own = ({ view }: Decision) => view.seats.find((one) => one.seat === view.seat);

/** The seats of the new boat, less those who have been picked. */
const crewLeft = ({ scene, view }: Decision): number =>
  scene.boat_capacity - (view.boats.find((one) => one.cell === view.vacated)?.crew.length ?? 0);

const plain = (decision: Decision, icon: string, key: string, args: Args): Prompt => ({
  icon,
  title: { key, args },
  detail: { key: `${key}-detail`, args },
  buttons: taken(decision),
});

function placing(decision: Decision, selection: Selection): Prompt {
  const value = selection.mode.at === "value" ? selection.mode.value : 0;
  const args = { value, left: own(decision)?.unplaced ?? 0, spaces: spaces(decision, selection).length };
  return plain(decision, "i-pawn", "survive-ask-place", args);
}

const dropping = (decision: Decision, names: PromptNames): Prompt => {
  const piece = chosenPiece(decision, { mode: { at: "rest" }, hovered: null, armed: null });
  return {
    ...plain(decision, "i-carry", "survive-ask-drop", { piece: piece ? names.piece(piece) : "" }),
    buttons: taken(decision),
  };
};

function gliding(decision: Decision, selection: Selection, names: PromptNames): Prompt {
  const piece = chosenPiece(decision, selection);
  const args = { piece: piece ? names.piece(piece) : "", range: decision.view.range };
  const stop = isLegal(decision, "stop")
    ? [act("stop", "survive-act-stop", "i-check", { main: true, shortcut: "E" })]
    : [];
  return { ...plain(decision, "i-ship", "survive-ask-glide", args), buttons: [...taken(decision), ...stop] };
}

function prowling(decision: Decision, selection: Selection, names: PromptNames): Prompt {
  const { die } = decision.view;
  const many = movable(decision, selection).length;
  const leave = act("stay", "survive-act-stay", "i-check", { shortcut: "E", args: { many } });
  const args = { die, many, spaces: offered(decision, selection).length };
  const key = selection.mode.at === "piece" ? "survive-ask-creature-to" : "survive-ask-creature";
  const detail = names.looked
    ? { key: "survive-look", args: { look: names.looked, armed: armed(selection) } }
    : { key: `${key}-detail`, args };
  const buttons = selection.mode.at === "piece" && many > 1 ? [back(), leave] : [leave];
  return { icon: `i-${die}`, title: { key, args }, detail, buttons };
}

const armed = (selection: Selection): string => (selection.armed ? "yes" : "no");

/** Everybody who might keep such a tile is asked alike; who keeps none can only go on. */
function defending(decision: Decision, names: PromptNames): Prompt {
  const { asked, explorers, seat } = decision.view;
  const kind = asked?.kind ?? "shark";
  const swimmers = explorers.filter((one) => one.seat === seat && one.at === "sea" && one.cell === asked?.cell).length;
  const holds = isLegal(decision, "defend");
  const args = {
    by: names.seat(asked?.by ?? -1),
    kind,
    cell: names.cell(asked?.cell ?? -1),
    swimmers,
    holds: holds ? "yes" : "no",
  };
  const buttons = holds
    ? [
        act("decline", "survive-act-decline", "i-close", { shortcut: "N" }),
        act("defend", "survive-act-defend", "i-shield", { main: true, shortcut: "Y" }),
      ]
    : [act("decline", "survive-act-go-on", "i-check", { main: true, shortcut: "Enter" })];
  return {
    icon: `i-${kind}`,
    title: { key: "survive-ask-defend", args },
    detail: { key: "survive-ask-defend-detail", args },
    buttons,
  };
}

function turning(decision: Decision, selection: Selection, names: PromptNames): Prompt {
  if (selection.mode.at === "sink") return sinking(decision, selection, names);
  const chosen = chosenPiece(decision, selection);
  if (selection.mode.at === "tile") return withTile(decision, selection, names, selection.mode.back);
  if (chosen) return withPiece(decision, selection, names, chosen);
  const { points } = decision.view;
  const many = movable(decision, selection).length;
  const args = { points, many, tiles: decision.view.usable ? decision.view.kept.length : 0 };
  const end = isLegal(decision, "end")
    ? [act("end", "survive-act-end", "i-check", { main: many === 0, shortcut: "E" })]
    : [sink(decision, many === 0)];
  return {
    icon: "i-pawn",
    title: { key: many > 0 ? "survive-ask-turn" : "survive-ask-turn-done", args },
    detail: { key: many > 0 ? "survive-ask-turn-detail" : "survive-ask-turn-done-detail", args },
    buttons: [...taken(decision), ...end],
  };
}

function withPiece(decision: Decision, selection: Selection, names: PromptNames, piece: Piece): Prompt {
  const args = {
    piece: names.piece(piece),
    points: decision.view.points,
    spaces: offered(decision, selection).length,
    way: names.touch ? "touch" : "keys",
  };
  const end = isLegal(decision, "end")
    ? act("end", "survive-act-end", "i-check", { shortcut: "E" })
    : sink(decision, false);
  return {
    icon: "boat" in piece ? "i-boat" : "i-pawn",
    title: { key: "survive-ask-piece", args },
    detail: names.looked
      ? { key: "survive-look", args: { look: names.looked, armed: armed(selection) } }
      : { key: "survive-ask-piece-detail", args },
    buttons: [...taken(decision), end],
  };
}

function withTile(decision: Decision, selection: Selection, names: PromptNames, tile: number): Prompt {
  const piece = chosenPiece(decision, selection);
  const args = {
    tile: names.back(tile),
    does: names.does(tile),
    id: backId(decision, tile),
    piece: piece ? names.piece(piece) : "",
  };
  const key = piece ? "survive-ask-tile-to" : "survive-ask-tile";
  return {
    icon: "i-carry",
    title: { key, args },
    detail: names.looked
      ? { key: "survive-look", args: { look: names.looked, armed: armed(selection) } }
      : { key: "survive-ask-tile-detail", args },
    buttons: [back()],
  };
}

function sinking(decision: Decision, selection: Selection, names: PromptNames): Prompt {
  const tiles = legalOf(decision, "sink");
  const terrain = tiles[0]?.terrain ?? 1;
  const forced = decision.plans.length === 0;
  const args = { terrain, many: tiles.length, points: decision.view.points };
  return {
    icon: "i-sink",
    title: { key: "survive-ask-sink", args },
    detail: names.looked
      ? { key: "survive-look-sink", args: { look: names.looked, armed: armed(selection) } }
      : { key: "survive-ask-sink-detail", args },
    buttons: forced ? taken(decision) : [back()],
  };
}
