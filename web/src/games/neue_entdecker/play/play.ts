/**
 * The choices of a turn as a state machine: position, mode and event give the next mode and, perhaps, one thing to
 * send. It knows no rules; it arranges what the server lists as legal.
 */
import {
  ask,
  go,
  islandsAt,
  onLook,
  onPlace,
  onTurn,
  send,
  sole,
  stay,
  tell,
  under,
  type Ground,
} from "../../voyage/play/choices";
import { ghostOf, heldOver, squaresOf, wayOf } from "../../voyage/play/laying";
import { acting, may, of, REST, type Event, type Mode, type Play } from "../../voyage/play/moment";
import { siteAt, unitAt, type Ghost, type Place, type UnitKind } from "../../voyage/scene";
import {
  pathAt,
  spaceAt,
  spaceOf,
  UNITS,
  type Effect,
  type Legal,
  type Moment,
  type NeueEntdecker,
  type Outcome,
} from "./game";

/** So many tiles are proposed; more or fewer are a press away. */
const PROPOSED = 3;
/** The number of a chief scout among what can be placed. */
const CHIEF = 3;

/** Ways of the tile in hand: the drawn one, or the chosen open one. */
export const laysOf = (moment: Moment, mode: Mode): Legal[] =>
  of(moment, "lay").filter((one) => !moment.view.open || (mode.at === "lay" && one.tile === mode.tile));

export const sites = (moment: Moment, unit: UnitKind, chief: boolean): Legal[] =>
  of(moment, "build").filter((one) => one.unit === unit && (moment.view.fetched || (one.chief === 1) === chief));

export const announces = (moment: Moment, open: boolean): Legal[] =>
  of(moment, "announce").filter((one) => one.open === open);

export const scouts = (moment: Moment, chief: boolean): Legal[] =>
  of(moment, "scout").filter((one) => moment.view.fetched || (one.chief === 1) === chief);

function proposed(moment: Moment): Mode {
  const open = announces(moment, false).length === 0;
  return { at: "announce", number: Math.min(PROPOSED, announces(moment, open).length), open };
}

/** The mode in which a fresh position begins. */
export function opening(moment: Moment): Play {
  if (!acting(moment)) return REST;
  const begin = (mode: Mode): Play => ({ ...REST, mode });
  switch (moment.view.phase) {
    case "announce":
      return begin(proposed(moment));
    case "post":
      return begin({ at: "site", unit: "scout", chief: false });
    case "lay":
      return begin(heldOver(of(moment, "lay"), squaresOf(of(moment, "lay"))[0] ?? -1) ?? REST.mode);
    default:
      if (may(moment, "scout")) return begin({ at: "jungle", chief: scouts(moment, false).length === 0 });
      return moment.view.phase === "natives" ? begin({ at: "recall" }) : REST;
  }
}

export const resume = (moment: Moment, play: Play): Play => ({ ...opening(moment), look: play.look });

export const ghost = (moment: Moment, { mode }: Play): Ghost | null => ghostOf(laysOf(moment, mode), mode);

export function step(moment: Moment, play: Play, event: Event): Outcome {
  if (event.type === "look") return onLook(GROUND, moment, play, event.place);
  if (!acting(moment)) return event.type === "place" ? stay(play, why(moment, play, event.place)) : stay(play);
  switch (event.type) {
    case "place":
      return onPlace(GROUND, moment, play, event.place, event.gesture === "tap");
    case "turn":
      return onTurn(GROUND, moment, play, event.step);
    case "number":
      return onNumber(moment, play, event.number, event.open ?? (play.mode.at === "announce" && play.mode.open));
    case "pile":
      return onPile(moment, play, event.pile);
    case "tile":
      return onStack(moment, play, event.tile);
    case "unit":
      return onUnit(moment, play, event.unit, event.chief ?? false);
    case "choose":
      return send(
        play,
        moment.legal.find((one) => one.action === event.action),
      );
    case "act":
      return onAct(moment, play, event.kind);
    case "recall":
      return play.mode.at === "recall" ? [resume(moment, play), null] : go(play, { at: "recall" });
    case "scout":
      return scouts(moment, event.chief).length > 0 ? go(play, { at: "jungle", chief: event.chief }) : stay(play);
    case "confirm":
      return onConfirm(moment, play);
    case "back":
      return [resume(moment, play), null];
    case "plant":
      return stay(play);
  }
}

/** What pressing a place does, if anything. */
function deed(moment: Moment, { mode }: Play, place: Place): Legal | undefined {
  const { scene, legal } = moment;
  switch (mode.at) {
    case "recall":
      return of(moment, "recall").find((one) =>
        one.square === undefined ? spaceOf(one) === spaceAt(scene, place) : one.square === unitAt(place),
      );
    case "site":
      return sites(moment, mode.unit, mode.chief).find(
        (one) => 2 * (one.square ?? -1) + (one.area ?? 0) === siteAt(place),
      );
    case "jungle":
      return scouts(moment, mode.chief).find((one) => one.path === pathAt(scene, place));
    case "lay":
      return mode.square === place ? (wayOf(laysOf(moment, mode), mode) as Legal | undefined) : undefined;
    default:
      return sole(islandsAt(legal, place)) ?? of(moment, "start").find((one) => one.place === place);
  }
}

/** A number that is not offered is asked about: actions of one kind follow each other as their numbers do. */
function onNumber(moment: Moment, play: Play, number: number, open: boolean): Outcome {
  const { phase } = moment.view;
  if (phase !== "wheel" && phase !== "name" && phase !== "announce") return stay(play);
  const all = phase === "announce" ? announces(moment, open) : moment.legal;
  const found = all.find((one) => one.number === number);
  if (found) return phase === "announce" ? go(play, { at: "announce", number, open }) : send(play, found);
  const most = all.at(-1);
  return most
    ? stay(play, ask({ action: most.action + number - (most.number ?? 0) }, { button: "number" }))
    : stay(play);
}

function onPile(moment: Moment, play: Play, pile: number): Outcome {
  if (pile >= moment.view.piles.length) return stay(play);
  const found = of(moment, "draw").find((one) => one.pile === pile);
  return found ? send(play, found) : stay(play, ask({ draw: pile }, { button: "draw" }));
}

/** An open tile is taken in hand, and put back by a second press. */
function onStack(moment: Moment, play: Play, tile: string): Outcome {
  if (play.mode.at === "lay" && play.mode.tile === tile) return [resume(moment, play), null];
  const ways = moment.view.open ? of(moment, "lay").filter((one) => one.tile === tile) : [];
  const held = heldOver(ways, squaresOf(ways)[0] ?? -1);
  if (held) return go(play, held);
  const drawing = moment.view.phase === "explore" && moment.view.open;
  const stock = moment.view.stock[moment.scene.patterns.findIndex((one) => one.tile === tile)] ?? 0;
  return stay(
    play,
    tell(drawing ? (stock > 0 ? "neue-play-no-place" : "reason-neue-entdecker-stack-empty") : "neue-play-open-first", {
      button: "stack",
    }),
  );
}

/** On a strait the land is asked for next; without a scout at home one is taken back. */
function onUnit(moment: Moment, play: Play, unit: UnitKind, chief: boolean): Outcome {
  const { mode } = play;
  if (mode.at === "site" && mode.unit === unit && mode.chief === chief && moment.view.phase !== "post")
    return [resume(moment, play), null];
  const found = sites(moment, unit, chief);
  if (found.length > 1) return go(play, { at: "site", unit, chief });
  if (found[0]) return send(play, found[0]);
  if (unit === "scout" && may(moment, "recall")) return go(play, { at: "recall" });
  return stay(play, ask({ build: chief ? CHIEF : UNITS.findIndex((one) => one === unit) }, { button: "build" }));
}

function onAct(moment: Moment, play: Play, kind: string): Outcome {
  const found = moment.legal.find((one) => one.kind === kind);
  if (found) return send(play, found);
  return kind === "stop" ? stay(play, tell("reason-neue-entdecker-draw-one", { button: "stop" })) : stay(play);
}

/** Enter announces, lays, or does what is looked at. */
function onConfirm(moment: Moment, play: Play): Outcome {
  const { mode, look } = play;
  if (mode.at === "announce")
    return send(
      play,
      announces(moment, mode.open).find((one) => one.number === mode.number),
    );
  if (mode.at === "lay") return send(play, deed(moment, play, mode.square));
  return look !== null && deed(moment, play, look) ? onPlace(GROUND, moment, play, look, false) : stay(play);
}

const FIRST: Partial<Record<Moment["view"]["phase"], string>> = {
  name: "reason-neue-entdecker-name-first",
  wheel: "reason-neue-entdecker-wheel-first",
  pay: "reason-neue-entdecker-pay-first",
  order: "neue-play-first-island",
};

/** Why the scout in hand, or another's, cannot go there. */
function jungleQuestion({ scene }: Moment, mode: Mode, place: Place): Effect | null {
  const [path, space] = [pathAt(scene, place), spaceAt(scene, place)];
  if (space >= 0) return ask({ recall: scene.squares.length + space }, { place });
  return path >= 0 ? ask({ scout: path + (mode.at === "jungle" && mode.chief ? scene.paths : 0) }, { place }) : null;
}

/** The question behind a press that cannot be done. */
export function why(moment: Moment, { mode }: Play, place: Place): Effect {
  const about = { place };
  const square = under(place);
  const { view, scene } = moment;
  const first = acting(moment) ? FIRST[view.phase] : undefined;
  const wild = jungleQuestion(moment, mode, place);
  if (first) return tell(first, about);
  if (wild) return wild;
  if (square >= scene.squares.length) return ask({ start: square }, about);
  if (mode.at === "recall") return ask({ recall: square }, about);
  if (mode.at === "jungle" && acting(moment)) return tell("neue-play-first-path", about);
  if (mode.at === "lay") return ask({ lay: square, land: mode.land }, about);
  if (view.phase === "start" || view.phase === "announce") return ask({ start: square }, about);
  if (may(moment, "build") && square === view.last) return tell("neue-play-first-unit", about);
  return view.open && may(moment, "lay") ? tell("neue-play-first-stack", about) : ask({ lay: square, land: 0 }, about);
}

const GROUND: Ground<NeueEntdecker> = { lays: laysOf, deed, why };

/** Only where a place is to be chosen is it said at once why another is none. */
export const hoverQuestion = (moment: Moment, play: Play, place: Place): Effect | null =>
  moment.view.phase === "start" || play.mode.at === "lay" || play.mode.at === "recall"
    ? why(moment, play, place)
    : null;
