/** What is asked now, and the buttons that answer it: message keys and their arguments, no text. */
import { back, confirm } from "../../../table/buttons";
import { act, affordable, asking, landing, taken, turning } from "../../voyage/play/asking";
import { squaresOf, turnsAt } from "../../voyage/play/laying";
import { acting, may, of, ownSeat, type Play, type PlayButton, type PlayPrompt } from "../../voyage/play/moment";
import { placeName } from "../../voyage/play/naming";
import type { Moment } from "./game";
import { laysOf, sites } from "./play";

const recall = (moment: Moment): PlayButton[] =>
  may(moment, "recall")
    ? [act("recall", "voyage-play-act-recall", "i-hand", { type: "recall" }, { hiddenOnPhone: true, shortcut: "K" })]
    : [];

const gold = ({ view }: Moment): number => ownSeat(view)?.gold ?? 0;

export function prompt(moment: Moment, play: Play): PlayPrompt | null {
  if (!acting(moment)) return null;
  if (play.mode.at === "recall")
    return asking("i-hand", "entdecker-ask-recall", { many: of(moment, "recall").length }, [back()]);
  switch (moment.view.phase) {
    case "start":
      return starting(moment, play);
    case "announce":
      return announcing(moment, play);
    case "lay":
      return laying(moment, play);
    case "friendly":
      return asking("i-friendly", "entdecker-ask-friendly", {}, [
        ...recall(moment),
        act("decline", "entdecker-act-decline", "i-close", { type: "act", kind: "decline" }, { shortcut: "N" }),
      ]);
    case "order":
      return asking("i-map", "entdecker-ask-order", { many: of(moment, "island").length }, taken(moment));
    case "plant":
      return asking("i-plant", "entdecker-ask-plant", { value: scoredValue(moment) }, taken(moment));
    default:
      return exploring(moment, play);
  }
}

const scoredValue = ({ view }: Moment): number =>
  view.islands.find((one) => one.id === view.scoring?.island)?.value ?? 0;

function starting(moment: Moment, play: Play): PlayPrompt {
  const looked = of(moment, "start").find((one) => one.place === (play.armed ?? play.look));
  const buttons = [...taken(moment), ...recall(moment)];
  if (!looked)
    return asking("i-ship", "entdecker-ask-start", { gold: gold(moment), many: of(moment, "start").length }, buttons);
  const args = {
    place: placeName(moment.scene, looked.place ?? -1),
    cost: looked.cost ?? 0,
    gold: gold(moment),
    armed: play.armed === looked.place ? "yes" : "no",
  };
  return { ...asking("i-ship", "entdecker-ask-start", args, buttons), detail: { key: "entdecker-look-start", args } };
}

function announcing(moment: Moment, { mode }: Play): PlayPrompt {
  const number = mode.at === "announce" ? mode.number : 1;
  const left = gold(moment) - number;
  const args = {
    number,
    left,
    unit: affordable(left, moment.scene.units),
    from: placeName(moment.scene, moment.view.ship),
  };
  const key = moment.scene.options.personal_tiles ? "entdecker-ask-budget" : "entdecker-ask-announce";
  return asking("i-coin", key, args, [...taken(moment), ...recall(moment), confirm({ key: `${key}-do`, args })]);
}

function laying(moment: Moment, { mode, armed }: Play): PlayPrompt {
  const lays = laysOf(moment);
  const { drawn } = moment.view;
  const here = mode.at === "lay" ? turnsAt(lays, mode.square).length : 0;
  const args = {
    tile: drawn?.tile ?? "S",
    event: drawn?.event || "none",
    squares: squaresOf(lays).length,
    ways: lays.length,
    here,
    armed: armed === null ? "no" : "yes",
  };
  return asking("i-ship", "entdecker-ask-lay", args, [
    ...taken(moment),
    turning(here),
    confirm({ key: "voyage-play-act-lay" }),
  ]);
}

/** What the tile laid last still allows, and what is paid for. */
function exploring(moment: Moment, { mode }: Play): PlayPrompt {
  const { view } = moment;
  const draws = may(moment, "draw") || may(moment, "own");
  const builds = may(moment, "build");
  const stop = act(
    "stop",
    "entdecker-act-stop",
    "i-check",
    { type: "act", kind: "stop" },
    { off: !may(moment, "stop"), main: !draws, shortcut: "E" },
  );
  if (mode.at === "site")
    return asking("i-base-unit", "entdecker-ask-site", { unit: mode.unit }, [
      back(),
      ...landing(sites(moment, mode.unit)),
    ]);
  const left = gold(moment);
  const args = {
    budget: view.budget,
    gold: left,
    unit: affordable(left, moment.scene.units),
    build: builds ? "yes" : "no",
    stop: may(moment, "stop") ? "yes" : "no",
    hostile: view.hostile ? "yes" : "no",
    personal: moment.scene.options.personal_tiles ? "yes" : "no",
  };
  const key = !draws ? "entdecker-ask-build" : may(moment, "stop") ? "entdecker-ask-go-on" : "entdecker-ask-draw";
  return asking(draws ? "i-draw" : "i-base-unit", key, args, [...taken(moment), ...recall(moment), stop]);
}
