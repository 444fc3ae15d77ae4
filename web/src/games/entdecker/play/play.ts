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
import { acting, may, of, REST, type Event, type Play } from "../../voyage/play/moment";
import { siteAt, unitAt, type Ghost, type Place, type UnitKind } from "../../voyage/scene";
import { UNITS, type Effect, type Entdecker, type Legal, type Moment, type Outcome } from "./game";

/** So many tiles are proposed; more or fewer are a press away. */
const PROPOSED = 3;

export const laysOf = (moment: Moment): Legal[] => of(moment, "lay");

/** The mode in which a fresh position begins. */
export function opening(moment: Moment): Play {
  if (!acting(moment)) return REST;
  if (moment.view.phase === "announce")
    return {
      ...REST,
      mode: { at: "announce", number: Math.min(PROPOSED, of(moment, "announce").length), open: false },
    };
  const lays = laysOf(moment);
  const held = heldOver(lays, squaresOf(lays)[0] ?? -1);
  return held ? { ...REST, mode: held } : REST;
}

export const resume = (moment: Moment, play: Play): Play => ({ ...opening(moment), look: play.look });

export const ghost = (moment: Moment, play: Play): Ghost | null => ghostOf(laysOf(moment), play.mode);

export function step(moment: Moment, play: Play, event: Event): Outcome {
  if (event.type === "look") return onLook(GROUND, moment, play, event.place);
  if (!acting(moment)) return event.type === "place" ? stay(play, why(moment, play, event.place)) : stay(play);
  switch (event.type) {
    case "place":
      return onPlace(GROUND, moment, play, event.place, event.gesture === "tap");
    case "turn":
      return onTurn(GROUND, moment, play, event.step);
    case "number":
      return onNumber(moment, play, event.number);
    case "pile":
      return onPile(moment, play, event.pile);
    case "tile":
      return onTile(moment, play, event.tile);
    case "unit":
      return onUnit(moment, play, event.unit);
    case "plant":
      return send(
        play,
        of(moment, "plant").find((one) => one.pile === event.pile),
      );
    case "choose":
      return send(
        play,
        moment.legal.find((one) => one.action === event.action),
      );
    case "act":
      return onAct(moment, play, event.kind);
    case "recall":
      return play.mode.at === "recall" ? [resume(moment, play), null] : go(play, { at: "recall" });
    case "confirm":
      return onConfirm(moment, play);
    case "back":
      return [resume(moment, play), null];
    case "scout":
      return stay(play);
  }
}

/** What pressing a place does, if anything. */
function deed(moment: Moment, { mode }: Play, place: Place): Legal | undefined {
  if (mode.at === "recall") return of(moment, "recall").find((one) => one.square === unitAt(place));
  if (mode.at === "site")
    return sites(moment, mode.unit).find((one) => 2 * (one.square ?? -1) + (one.area ?? 0) === siteAt(place));
  if (mode.at === "lay") return mode.square === place ? (wayOf(laysOf(moment), mode) as Legal | undefined) : undefined;
  return sole(islandsAt(moment.legal, place)) ?? of(moment, "start").find((one) => one.place === place);
}

export const sites = (moment: Moment, unit: UnitKind): Legal[] =>
  of(moment, "build").filter((one) => one.unit === unit);

function onNumber(moment: Moment, play: Play, number: number): Outcome {
  if (moment.view.phase !== "announce") return stay(play);
  const found = of(moment, "announce").some((one) => one.number === number);
  if (found) return go(play, { at: "announce", number, open: false });
  const most = of(moment, "announce").at(-1);
  return stay(play, ask({ action: (most?.action ?? 0) + number - (most?.number ?? 0) }, { button: "number" }));
}

function onPile(moment: Moment, play: Play, pile: number): Outcome {
  if (pile >= moment.view.piles.length) return stay(play);
  const found = of(moment, "draw").find((one) => one.pile === pile);
  return found ? send(play, found) : stay(play, ask({ draw: pile }, { button: "draw" }));
}

function onTile(moment: Moment, play: Play, tile: string): Outcome {
  const found = of(moment, "own").find((one) => one.tile === tile);
  if (found) return send(play, found);
  const lettered = moment.scene.patterns.findIndex((one) => one.tile === tile);
  return stay(play, ask({ own: lettered }, { button: "own" }));
}

/** On a strait the land is asked for next. */
function onUnit(moment: Moment, play: Play, unit: UnitKind): Outcome {
  const { mode } = play;
  if (mode.at === "site" && mode.unit === unit) return [resume(moment, play), null];
  const found = sites(moment, unit);
  if (found.length > 1) return go(play, { at: "site", unit, chief: false });
  return found[0]
    ? send(play, found[0])
    : stay(play, ask({ build: UNITS.findIndex((one) => one === unit) }, { button: "build" }));
}

function onAct(moment: Moment, play: Play, kind: string): Outcome {
  const found = moment.legal.find((one) => one.kind === kind);
  if (found) return send(play, found);
  return kind === "stop" ? stay(play, tell("reason-entdecker-draw-one", { button: "stop" })) : stay(play);
}

/** Enter announces, lays, or does what is looked at. */
function onConfirm(moment: Moment, play: Play): Outcome {
  const { mode, look } = play;
  if (mode.at === "announce")
    return send(
      play,
      of(moment, "announce").find((one) => one.number === mode.number),
    );
  if (mode.at === "lay") return send(play, deed(moment, play, mode.square));
  return look !== null && deed(moment, play, look) ? onPlace(GROUND, moment, play, look, false) : stay(play);
}

const FIRST: Partial<Record<Moment["view"]["phase"], string>> = {
  friendly: "entdecker-first-natives",
  plant: "entdecker-first-plant",
  order: "entdecker-first-island",
};

/** The question behind a press that cannot be done. */
export function why(moment: Moment, { mode }: Play, place: Place): Effect {
  const about = { place };
  const square = under(place);
  const { view, scene } = moment;
  const first = acting(moment) ? FIRST[view.phase] : undefined;
  if (first) return tell(first, about);
  if (square >= scene.squares.length) return ask({ start: square }, about);
  if (mode.at === "recall") return ask({ recall: square }, about);
  if (mode.at === "lay") return ask({ lay: square, land: mode.land }, about);
  if (view.phase === "start" || view.phase === "announce") return ask({ start: square }, about);
  return may(moment, "build") && square === view.last
    ? tell("entdecker-first-unit", about)
    : ask({ lay: square, land: 0 }, about);
}

const GROUND: Ground<Entdecker> = { lays: laysOf, deed, why };

/** Only where a place is to be chosen is it said at once why another is none. */
export const hoverQuestion = (moment: Moment, play: Play, place: Place): Effect | null =>
  moment.view.phase === "start" || play.mode.at === "lay" || play.mode.at === "recall"
    ? why(moment, play, place)
    : null;
