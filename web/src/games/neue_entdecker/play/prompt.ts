/** What is asked now, and the buttons that answer it: message keys and their arguments, no text. */
import { back, confirm } from "../../../table/buttons";
import { act, affordable, asking, landing, taken, turning } from "../../voyage/play/asking";
import { squaresOf, turnsAt } from "../../voyage/play/laying";
import { acting, may, of, ownSeat, type Play, type PlayButton, type PlayPrompt } from "../../voyage/play/moment";
import { placeName } from "../../voyage/play/naming";
import type { Moment } from "./game";
import { announces, laysOf, scouts, sites } from "./play";

const gold = ({ view }: Moment): number => ownSeat(view)?.gold ?? 0;
const decline = (): PlayButton =>
  act("decline", "neue-act-decline", "i-close", { type: "act", kind: "decline" }, { shortcut: "N" });

export function prompt(moment: Moment, play: Play): PlayPrompt | null {
  if (!acting(moment)) return null;
  const { phase } = moment.view;
  if (play.mode.at === "recall") return recalling(moment);
  if (play.mode.at === "jungle") return sending(moment);
  switch (phase) {
    case "name":
      return asking(
        "i-crown",
        "neue-ask-name",
        { left: 2 - (ownSeat(moment.view)?.named.length ?? 0), most: moment.legal.length },
        taken(moment),
      );
    case "wheel":
      return asking("i-die-wheel", "neue-ask-wheel", {}, taken(moment));
    case "start":
      return starting(moment, play);
    case "pay":
      return asking(
        "i-coin",
        "neue-ask-pay",
        { ways: of(moment, "pay").length, place: placeName(moment.scene, moment.view.ship) },
        taken(moment),
      );
    case "announce":
      return announcing(moment, play);
    case "lay":
      return laying(moment, play);
    case "post":
      return asking("i-scout-unit", "neue-ask-site", { unit: "scout" }, [
        ...taken(moment),
        ...landing(sites(moment, "scout", false)),
      ]);
    case "order":
      return asking("i-map", "neue-ask-order", { many: of(moment, "island").length }, taken(moment));
    default:
      return exploring(moment, play);
  }
}

/** Natives may be declined; a scout that was taken back may not stay in the hand. */
function sending(moment: Moment): PlayPrompt {
  const natives = moment.view.phase === "natives";
  const left = (ownSeat(moment.view)?.landed ?? []).reduce((sum, count) => sum + count, 0);
  const both = scouts(moment, true).length > 0 && scouts(moment, false).length > 0 && !moment.view.fetched;
  const args = { natives: natives ? "yes" : "no", left, both: both ? "yes" : "no" };
  return asking("i-hut", "neue-ask-scout", args, [...taken(moment), ...(may(moment, "decline") ? [decline()] : [])]);
}

const recalling = (moment: Moment): PlayPrompt =>
  asking(
    "i-hand",
    "neue-ask-recall",
    { many: of(moment, "recall").length, natives: moment.view.phase === "natives" ? "yes" : "no" },
    moment.view.phase === "natives" ? [decline()] : [back()],
  );

function starting(moment: Moment, play: Play): PlayPrompt {
  const looked = of(moment, "start").find((one) => one.place === (play.armed ?? play.look));
  if (!looked) return asking("i-ship", "neue-ask-start", { gold: gold(moment) }, taken(moment));
  const { place = -1, cost = 0, ways = 1 } = looked;
  const args = {
    place: placeName(moment.scene, place),
    cost,
    ways,
    gold: gold(moment),
    armed: play.armed === place ? "yes" : "no",
  };
  return { ...asking("i-ship", "neue-ask-start", args, taken(moment)), detail: { key: "neue-look-start", args } };
}

function announcing(moment: Moment, { mode }: Play): PlayPrompt {
  const [number, open] = mode.at === "announce" ? [mode.number, mode.open] : [1, false];
  const cost = announces(moment, open).find((one) => one.number === number)?.cost ?? 0;
  const left = gold(moment) - cost;
  const args = {
    number,
    open: open ? "yes" : "no",
    cost,
    left,
    unit: affordable(left, moment.scene.units),
    from: placeName(moment.scene, moment.view.ship),
  };
  return asking("i-coin", "neue-ask-announce", args, [
    ...taken(moment),
    confirm({ key: "neue-ask-announce-do", args }),
  ]);
}

function laying(moment: Moment, { mode, armed }: Play): PlayPrompt {
  const lays = laysOf(moment, mode);
  const { drawn } = moment.view;
  const here = mode.at === "lay" ? turnsAt(lays, mode.square).length : 0;
  const tile = drawn?.tile ?? (mode.at === "lay" ? mode.tile : "S");
  const args = {
    tile,
    event: drawn?.event || "none",
    squares: squaresOf(lays).length,
    ways: lays.length,
    here,
    armed: armed === null ? "no" : "yes",
  };
  const buttons = moment.view.open ? [back(), turning(here)] : [...taken(moment), turning(here)];
  return asking("i-ship", "neue-ask-lay", args, [...buttons, confirm({ key: "voyage-play-act-lay" })]);
}

/** What the tile laid last still allows, and what is announced. */
function exploring(moment: Moment, play: Play): PlayPrompt {
  if (play.mode.at === "lay") return laying(moment, play);
  if (play.mode.at === "site")
    return asking("i-base-unit", "neue-ask-site", { unit: play.mode.chief ? "chief" : play.mode.unit }, [
      back(),
      ...landing(sites(moment, play.mode.unit, play.mode.chief)),
    ]);
  const { view } = moment;
  const draws = may(moment, "draw") || may(moment, "lay") || may(moment, "shuffle");
  const stop = act(
    "stop",
    "neue-act-stop",
    "i-check",
    { type: "act", kind: "stop" },
    { off: !may(moment, "stop"), main: !draws, shortcut: "E" },
  );
  const shuffle = may(moment, "shuffle")
    ? [act("shuffle", "neue-act-shuffle", "i-replay", { type: "act", kind: "shuffle" }, { main: true })]
    : [];
  const args = {
    budget: view.budget,
    open: view.open ? "yes" : "no",
    gold: gold(moment),
    build: may(moment, "build") || may(moment, "recall") ? "yes" : "no",
  };
  const key = !draws ? "neue-ask-build" : may(moment, "stop") ? "neue-ask-go-on" : "neue-ask-draw";
  return asking(draws ? "i-draw" : "i-base-unit", key, args, [...taken(moment), ...shuffle, stop]);
}
