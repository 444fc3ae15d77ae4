/** What is asked now, and the buttons that answer it: message keys and their arguments, no text. */
import type { Args } from "$lib/i18n/index.svelte";
import { back, restart, undo } from "../../../table/buttons";
import type * as Words from "../../../table/messages";
import type { Piece } from "../scene";
import { acting, backId, chosenPiece, may, of, type Event, type Moment, type Play } from "./moment";
import { movable, offered, spaces } from "./targets";

export type Button = Words.Button<Event>;
export type Prompt = Words.Prompt<Event>;

/** What the page puts into words for the prompt. */
export interface Voice {
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

const sink = (moment: Moment, main: boolean): Button => ({
  id: "sink",
  key: "survive-act-sink",
  icon: "i-sink",
  event: { type: "sink" },
  main,
  off: !may(moment, "sink"),
  shortcut: "S",
});

const taken = (moment: Moment): Button[] => [undo(moment), restart(moment)];

export function prompt(moment: Moment, play: Play, voice: Voice): Prompt | null {
  if (!acting(moment)) return null;
  switch (moment.view.phase) {
    case "place":
      return placing(moment, play);
    case "launch":
      return plain(moment, "i-boat", "survive-ask-launch", {
        boats: own(moment)?.boats ?? 0,
        spaces: spaces(moment, play).length,
      });
    case "crew":
      return plain(moment, "i-boat", "survive-ask-crew", { left: crewLeft(moment) });
    case "drop":
      return dropping(moment, voice);
    case "glide":
      return gliding(moment, play, voice);
    case "creature":
      return prowling(moment, play, voice);
    case "defend":
      return defending(moment, voice);
    default:
      return turning(moment, play, voice);
  }
}

const own = ({ view }: Moment) => view.seats.find((one) => one.seat === view.seat);

/** Three seats in the new boat, less those who have been picked. */
const crewLeft = ({ view }: Moment): number =>
  3 - (view.boats.find((one) => one.cell === view.vacated)?.crew.length ?? 0);

const plain = (moment: Moment, icon: string, key: string, args: Args): Prompt => ({
  icon,
  title: { key, args },
  detail: { key: `${key}-detail`, args },
  buttons: taken(moment),
});

function placing(moment: Moment, play: Play): Prompt {
  const value = play.mode.at === "value" ? play.mode.value : 0;
  const args = { value, left: own(moment)?.unplaced ?? 0, spaces: spaces(moment, play).length };
  return plain(moment, "i-pawn", "survive-ask-place", args);
}

const dropping = (moment: Moment, voice: Voice): Prompt => {
  const piece = chosenPiece(moment, { mode: { at: "rest" }, look: null, armed: null });
  return {
    ...plain(moment, "i-carry", "survive-ask-drop", { piece: piece ? voice.piece(piece) : "" }),
    buttons: taken(moment),
  };
};

function gliding(moment: Moment, play: Play, voice: Voice): Prompt {
  const piece = chosenPiece(moment, play);
  const args = { piece: piece ? voice.piece(piece) : "", range: moment.view.range };
  const stop = may(moment, "stop") ? [act("stop", "survive-act-stop", "i-check", { main: true, shortcut: "E" })] : [];
  return { ...plain(moment, "i-ship", "survive-ask-glide", args), buttons: [...taken(moment), ...stop] };
}

function prowling(moment: Moment, play: Play, voice: Voice): Prompt {
  const { die } = moment.view;
  const many = movable(moment, play).length;
  const leave = act("stay", "survive-act-stay", "i-check", { shortcut: "E", args: { many } });
  const args = { die, many, spaces: offered(moment, play).length };
  const key = play.mode.at === "piece" ? "survive-ask-creature-to" : "survive-ask-creature";
  const detail = voice.looked
    ? { key: "survive-look", args: { look: voice.looked, armed: armed(play) } }
    : { key: `${key}-detail`, args };
  const buttons = play.mode.at === "piece" && many > 1 ? [back(), leave] : [leave];
  return { icon: `i-${die}`, title: { key, args }, detail, buttons };
}

const armed = (play: Play): string => (play.armed ? "yes" : "no");

/** Everybody who might keep such a tile is asked alike; who keeps none can only go on. */
function defending(moment: Moment, voice: Voice): Prompt {
  const { asked, explorers, seat } = moment.view;
  const kind = asked?.kind ?? "shark";
  const swimmers = explorers.filter((one) => one.seat === seat && one.at === "sea" && one.cell === asked?.cell).length;
  const holds = may(moment, "defend");
  const args = {
    by: voice.seat(asked?.by ?? -1),
    kind,
    cell: voice.cell(asked?.cell ?? -1),
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

function turning(moment: Moment, play: Play, voice: Voice): Prompt {
  if (play.mode.at === "sink") return sinking(moment, play, voice);
  const chosen = chosenPiece(moment, play);
  if (play.mode.at === "tile") return withTile(moment, play, voice, play.mode.back);
  if (chosen) return withPiece(moment, play, voice, chosen);
  const { points } = moment.view;
  const many = movable(moment, play).length;
  const args = { points, many, tiles: moment.view.usable ? moment.view.kept.length : 0 };
  const end = may(moment, "end")
    ? [act("end", "survive-act-end", "i-check", { main: many === 0, shortcut: "E" })]
    : [sink(moment, many === 0)];
  return {
    icon: "i-pawn",
    title: { key: many > 0 ? "survive-ask-turn" : "survive-ask-turn-done", args },
    detail: { key: many > 0 ? "survive-ask-turn-detail" : "survive-ask-turn-done-detail", args },
    buttons: [...taken(moment), ...end],
  };
}

function withPiece(moment: Moment, play: Play, voice: Voice, piece: Piece): Prompt {
  const args = {
    piece: voice.piece(piece),
    points: moment.view.points,
    spaces: offered(moment, play).length,
    way: voice.touch ? "touch" : "keys",
  };
  const end = may(moment, "end") ? act("end", "survive-act-end", "i-check", { shortcut: "E" }) : sink(moment, false);
  return {
    icon: "boat" in piece ? "i-boat" : "i-pawn",
    title: { key: "survive-ask-piece", args },
    detail: voice.looked
      ? { key: "survive-look", args: { look: voice.looked, armed: armed(play) } }
      : { key: "survive-ask-piece-detail", args },
    buttons: [...taken(moment), end],
  };
}

function withTile(moment: Moment, play: Play, voice: Voice, tile: number): Prompt {
  const piece = chosenPiece(moment, play);
  const args = {
    tile: voice.back(tile),
    does: voice.does(tile),
    id: backId(moment, tile),
    piece: piece ? voice.piece(piece) : "",
  };
  const key = piece ? "survive-ask-tile-to" : "survive-ask-tile";
  return {
    icon: "i-carry",
    title: { key, args },
    detail: voice.looked
      ? { key: "survive-look", args: { look: voice.looked, armed: armed(play) } }
      : { key: "survive-ask-tile-detail", args },
    buttons: [back()],
  };
}

function sinking(moment: Moment, play: Play, voice: Voice): Prompt {
  const tiles = of(moment, "sink");
  const terrain = tiles[0]?.terrain ?? 1;
  const forced = moment.plans.length === 0;
  const args = { terrain, many: tiles.length, points: moment.view.points };
  return {
    icon: "i-sink",
    title: { key: "survive-ask-sink", args },
    detail: voice.looked
      ? { key: "survive-look-sink", args: { look: voice.looked, armed: armed(play) } }
      : { key: "survive-ask-sink-detail", args },
    buttons: forced ? taken(moment) : [back()],
  };
}
