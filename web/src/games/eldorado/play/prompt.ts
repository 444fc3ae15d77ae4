/** What is asked now, and the buttons that answer it: message keys and their arguments, no text. */
import type { Plan } from "$lib/api/eldorado";
import type { Args } from "$lib/i18n/index.svelte";
import { back, confirm, restart, undo } from "../../../table/buttons";
import type * as Words from "../../../table/messages";
import { ASKED, extras, useButtons, walking } from "./asked";
import { barrier } from "./curses";
import { usesOf } from "./deeds";
import type { Event, Moment, Play } from "./moment";
import { acting, braving, cardAt, may, placeKey, REST } from "./moment";
import { affordable, changeable, coins, pays, price, sum, within } from "./money";
import { picking } from "./play";
import { byPlace, leftOver, offered } from "./targets";
import { inHand, onceOf, rowOf, twin } from "./things";

export type Button = Words.Button<Event>;
export type Prompt = Words.Prompt<Event>;

export interface Voice {
  name: (card: number) => string;
  does: (card: number) => string;
  seat: (seat: number) => string;
  curse: (curse: number) => string;
  curseDoes: (curse: number) => string;
  /** How things are put back: by a key, or by a second tap. */
  touch: boolean;
  /** What was just found or drawn, and what still works, in sentences; empty if nothing. */
  news: string;
}

const putBack = ({ touch }: Voice): Args => ({ way: touch ? "touch" : "keys" });

const SYMBOL_ICON: Record<string, string> = { machete: "i-machete", paddle: "i-paddle", coin: "i-coin" };

const buy = (moment: Moment, on: boolean): Button => ({
  id: "buy",
  key: "act-buy",
  icon: "i-coin",
  event: { type: "buy" },
  hiddenOnPhone: true,
  off: !on && affordable(moment).length === 0,
  shortcut: "B",
});

const end = (moment: Moment, main: boolean): Button => ({
  id: "end",
  key: "act-end",
  icon: "i-check",
  event: { type: "end" },
  main,
  off: !may(moment, "end"),
  shortcut: "E",
});

export function prompt(moment: Moment, play: Play, voice: Voice): Prompt | null {
  if (!acting(moment)) return null;
  const asked = ASKED[moment.view.phase];
  if (asked) return asked(moment, play, voice);
  switch (moment.view.phase) {
    case "give":
      return giving(moment, play);
    case "remove":
      return removing(moment, play);
    case "take":
      return taking(moment);
    default:
      return choosing(moment, play, voice);
  }
}

const picked = (play: Play): number => ("slots" in play.mode ? play.mode.slots.length : 0);

const giving = (moment: Moment, play: Play): Prompt => ({
  icon: moment.view.space === "camp" ? "i-camp" : "i-rubble",
  title: { key: "prompt-give", args: { space: moment.view.space, owed: moment.view.owed } },
  detail: {
    key: "prompt-give-detail",
    args: { space: moment.view.space, chosen: picked(play), owed: moment.view.owed },
  },
  buttons: [undo(moment)],
});

function removing(moment: Moment, play: Play): Prompt {
  const chosen = picked(play);
  const key = moment.view.hexes?.banishing ? "prompt-banish" : "prompt-remove";
  return {
    icon: "i-remove",
    title: { key, args: { most: picking(moment) } },
    detail: { key: `${key}-detail`, args: { chosen, most: picking(moment) } },
    buttons: [undo(moment), confirm({ key: "act-remove", args: { chosen } })],
  };
}

function taking(moment: Moment): Prompt {
  const key = moment.view.hexes?.on_top ? "prompt-take-top" : "prompt-take";
  const count = moment.legal.filter((one) => one.kind === "take").length;
  return {
    icon: "i-market",
    title: { key },
    detail: { key: `${key}-detail`, args: { count } },
    buttons: [undo(moment)],
  };
}

function choosing(moment: Moment, play: Play, voice: Voice): Prompt {
  switch (play.mode.at) {
    case "card":
      return withCard(moment, play, play.mode.slot, voice);
    case "piece":
      return withPiece(moment, play, voice);
    case "which":
      return among(play, voice);
    case "buy":
      return buying(moment, play, voice);
    case "keep":
      return keeping(moment, play);
    default:
      return resting(moment, voice);
  }
}

const reach = (moment: Moment, play: Play): number => byPlace(offered(moment, play.mode)).size;

/** All places some card, left-over strength or payment leads to. */
const anywhere = (moment: Moment): number => byPlace(moment.plans).size;

function turnButtons(moment: Moment, main: boolean, voice: Voice): Button[] {
  const more = extras(moment, voice);
  const offered = more.some((one) => one.main);
  return [undo(moment), restart(moment), ...more, buy(moment, false), end(moment, main && !offered)];
}

function resting(moment: Moment, voice: Voice): Prompt {
  const { view } = moment;
  if ((view.turn?.due ?? 0) > 0) return walking(moment, reach(moment, REST));
  const buttons = turnButtons(moment, true, voice);
  const spaces = anywhere(moment);
  if (view.mover >= 0 && moment.plans.some(leftOver))
    return {
      icon: SYMBOL_ICON[view.symbol] ?? "i-pawn",
      title: { key: "prompt-left", args: { symbol: view.symbol || "any", count: view.strength } },
      detail: { key: "prompt-left-detail", args: { spaces: reach(moment, REST) } },
      buttons,
    };
  const { things } = rowOf(moment);
  const offer = extras(moment, voice)
    .find((one) => one.main)
    ?.id.replace(/-.*/, "");
  const title = offer ? `prompt-offer-${offer}` : things.length === 0 ? "prompt-empty" : "prompt-rest";
  const counts = { cards: view.hand.length, spaces };
  return {
    icon: offer ? (OFFER_ICON[offer] ?? "i-hand") : "i-hand",
    title: { key: title },
    detail: voice.news
      ? { key: "prompt-told", args: { text: voice.news } }
      : { key: "prompt-rest-detail", args: counts },
    buttons,
  };
}

const OFFER_ICON: Record<string, string> = { explore: "i-cave", visit: "i-tavern" };

/** The warning before a demon, a tunnel or a demon blockade that is being looked at. */
function danger(moment: Moment, play: Play): Prompt | null {
  const plans = play.armed ? (byPlace(offered(moment, play.mode)).get(placeKey(play.armed)) ?? []) : [];
  const [first] = plans;
  if (!first || !plans.every(braving)) return null;
  const args = { curses: first.curses ?? 0 };
  return {
    icon: "i-demon",
    title: { key: "prompt-brave", args },
    detail: { key: "prompt-brave-detail", args },
    buttons: [back(), confirm({ key: "act-brave", args })],
  };
}

function withCard(moment: Moment, play: Play, slot: number, voice: Voice): Prompt {
  const card = cardAt(moment, slot);
  const face = moment.scene.cards[card];
  const plays = moment.legal.filter((one) => one.kind === "play" && one.card === card);
  const uses = usesOf(moment, card);
  const spaces = reach(moment, play);
  const args = {
    ...putBack(voice),
    card: voice.name(card),
    spaces,
    power: face?.power ?? 0,
    symbol: symbolOf(face?.symbols ?? []),
  };
  const icon = SYMBOL_ICON[args.symbol] ?? (face?.action ? "i-spark" : "i-pawn");
  if (plays.length > 0)
    return {
      icon,
      title: { key: "prompt-action", args: { ...args, id: face?.id ?? "" } },
      detail:
        (face?.family ?? "base") === "base"
          ? { key: "prompt-action-detail", args: { ...args, id: face?.id ?? "", ways: plays.length } }
          : { key: "prompt-told", args: { text: voice.does(card) } },
      buttons: [back(), ...plays.map((one) => playButton(one.draw ?? 0, plays.length, face?.action ?? ""))],
    };
  if (uses.length > 0)
    return {
      icon: "i-spark",
      title: { key: "prompt-use", args },
      detail: { key: "prompt-told", args: { text: voice.does(card) } },
      buttons: [back(), ...useButtons(uses, voice)],
    };
  const own = offered(moment, play.mode).some((plan) => plan.card === card);
  const curse = barrier(moment, card);
  const idle = curse ? "cursed" : inHand(moment, slot) ? "none" : "idle";
  const told = (face?.gait ?? "") !== "" && face?.family !== "base";
  const detail = own || spaces > 0 ? (told ? "told" : "card-detail") : `card-${idle}-detail`;
  const text = curse ? voice.curseDoes(moment.scene.curses?.indexOf(curse) ?? -1) : voice.does(card);
  return {
    icon,
    title: { key: own ? "prompt-card" : spaces > 0 ? "prompt-card-give" : `prompt-card-${idle}`, args },
    detail: { key: `prompt-${detail}`, args: { ...args, text } },
    buttons: [...onceButton(moment, slot), ...turnButtons(moment, spaces === 0, voice)],
  };
}

/** A familiar is used again and again, or once with more strength. */
function onceButton(moment: Moment, slot: number): Button[] {
  const other = twin(moment, slot);
  if (other < 0) return [];
  const face = moment.scene.cards[cardAt(moment, other)];
  const key = onceOf(moment.scene, cardAt(moment, slot)) >= 0 ? "act-once" : "act-again";
  return [{ id: "once", key, args: { power: face?.power ?? 0 }, icon: "i-once", event: { type: "once" } }];
}

const symbolOf = (symbols: readonly string[]): string =>
  symbols.length === 1 ? (symbols[0] ?? "none") : symbols.length > 1 ? "any" : "none";

const DRAWS: readonly string[] = ["draw", "draw_then_remove"];

const playButton = (draw: number, ways: number, action: string): Button => ({
  id: `draw-${draw}`,
  key: DRAWS.includes(action) ? "act-draw" : "act-play",
  args: { draw },
  icon: DRAWS.includes(action) ? "i-draw" : action === "take_free" ? "i-market" : "i-check",
  event: { type: "draw", draw },
  main: ways === 1 || draw > 0,
  ...(ways === 1 ? { shortcut: "Enter" } : {}),
});

function withPiece(moment: Moment, play: Play, voice: Voice): Prompt {
  const spaces = reach(moment, play);
  const daring = danger(moment, play);
  return (
    daring ?? {
      icon: "i-pawn",
      title: { key: "prompt-piece", args: { spaces } },
      detail: { key: "prompt-piece-detail", args: { spaces } },
      buttons: turnButtons(moment, false, voice),
    }
  );
}

/** How one of several ways is named on its button. */
function wayKey(plan: Plan, pieces: boolean): string {
  if (braving(plan)) return "act-brave";
  if (plan.cards > 0) return "act-option-give";
  if (plan.card < 0) return "act-option-left";
  return pieces ? "act-option-piece" : "act-option-card";
}

function among(play: Play, voice: Voice): Prompt {
  const plans = play.mode.at === "which" ? play.mode.plans : [];
  const pieces = new Set(plans.map((plan) => plan.piece)).size > 1;
  const buttons = plans.map((plan, index): Button => {
    const card = plan.card >= 0 ? voice.name(plan.card) : "";
    return {
      id: `option-${index}`,
      key: wayKey(plan, pieces),
      args: {
        card,
        piece: plan.piece + 1,
        cards: plan.cards,
        used: plan.used,
        held: plan.held,
        curses: plan.curses ?? 0,
      },
      icon: SYMBOL_ICON[plan.symbol] ?? "i-pawn",
      event: { type: "option", index },
      main: index === 0,
    };
  });
  return {
    icon: "i-pawn",
    title: { key: pieces ? "prompt-which-piece" : "prompt-which-card" },
    detail: { key: "prompt-which-detail", args: { ways: plans.length, ...putBack(voice) } },
    buttons: [back(), ...buttons],
  };
}

/** Ways to make more of a payment: a familiar once, a symbol changed. */
function paymentButtons(moment: Moment, mode: Extract<Play["mode"], { at: "buy" }>, { name }: Voice): Button[] {
  const familiar = mode.slots.find((slot) => twin(moment, slot) >= 0 && pays(moment, twin(moment, slot)));
  const able = changeable(moment);
  const next = able[able.indexOf(mode.changed ?? -1) + 1];
  const change: Button = {
    id: "change",
    key: next === undefined ? "act-change-none" : "act-change",
    args: { card: name(cardAt(moment, next ?? -1)) },
    icon: "i-coin",
    event: { type: "change" },
  };
  return [...(familiar === undefined ? [] : onceButton(moment, familiar)), ...(able.length > 0 ? [change] : [])];
}

function buying(moment: Moment, play: Play, voice: Voice): Prompt {
  if (play.mode.at !== "buy") return resting(moment, voice);
  const { slots, want } = play.mode;
  const { name } = voice;
  const total = coins(sum(moment, play.mode));
  const more = paymentButtons(moment, play.mode, voice);
  if (want < 0)
    return {
      icon: "i-coin",
      title: { key: "prompt-buy", args: { sum: total, chosen: slots.length } },
      detail: {
        key: "prompt-buy-detail",
        args: { piles: within(moment, play.mode).length, all: affordable(moment).length },
      },
      buttons: [back(), ...more],
    };
  const enough = within(moment, play.mode).includes(want);
  const args = { card: name(want), price: coins(price(moment, want)), sum: total };
  return {
    icon: "i-coin",
    title: { key: "prompt-buy-card", args },
    detail: { key: enough ? "prompt-buy-enough" : "prompt-buy-short", args },
    buttons: [back(), ...more, confirm({ key: "act-buy-card", args }, !enough)],
  };
}

function keeping(moment: Moment, play: Play): Prompt {
  const drop = picked(play);
  const keep = moment.view.hand.length - drop;
  return {
    icon: "i-hand",
    title: { key: "prompt-keep", args: { cards: moment.view.hand.length } },
    detail: { key: "prompt-keep-detail", args: { keep, drop } },
    buttons: [
      moment.view.phase === "discard" ? undo(moment) : back(),
      { ...confirm({ key: "act-end-keep", args: { keep, drop } }), shortcut: "E" },
    ],
  };
}
