/** What is asked now, and the buttons that answer it: message keys and their arguments, no text. */
import type { Args } from "$lib/i18n/index.svelte";
import { back, confirm, restart, undo } from "../../../table/buttons";
import type * as Words from "../../../table/wording";
import type { Event, Moment, Play } from "./moment";
import { acting, cardAt, may, REST } from "./moment";
import { affordable, coins, price, sum, within } from "./money";
import { picking } from "./play";
import { byPlace, offered } from "./targets";

export type Button = Words.Button<Event>;
export type Prompt = Words.Prompt<Event>;

export type CardName = (card: number) => string;

/** How things are put back: by a key, or by a second tap. */
export interface Voice {
  name: CardName;
  touch: boolean;
}

const putBack = ({ touch }: Voice): Args => ({ way: touch ? "touch" : "keys" });

const SYMBOL_ICON: Record<string, string> = { machete: "i-machete", paddle: "i-paddle", coin: "i-coin" };

const buy = (moment: Moment, on: boolean): Button => ({
  id: "buy",
  key: "act-buy",
  icon: "i-coin",
  event: { type: "buy" },
  aside: true,
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
  return {
    icon: "i-remove",
    title: { key: "prompt-remove", args: { most: picking(moment) } },
    detail: { key: "prompt-remove-detail", args: { chosen, most: picking(moment) } },
    buttons: [undo(moment), confirm({ key: "act-remove", args: { chosen } })],
  };
}

const taking = (moment: Moment): Prompt => ({
  icon: "i-market",
  title: { key: "prompt-take" },
  detail: {
    key: "prompt-take-detail",
    args: { count: moment.legal.filter((one) => one.kind === "take").length },
  },
  buttons: [undo(moment)],
});

function choosing(moment: Moment, play: Play, voice: Voice): Prompt {
  switch (play.mode.at) {
    case "card":
      return withCard(moment, play, play.mode.slot, voice);
    case "piece":
      return withPiece(moment, play);
    case "which":
      return among(play, voice);
    case "buy":
      return buying(moment, play, voice);
    case "keep":
      return keeping(moment, play);
    default:
      return resting(moment);
  }
}

const reach = (moment: Moment, play: Play): number => byPlace(offered(moment, play.mode)).size;

/** All places some card, left-over strength or payment leads to. */
const anywhere = (moment: Moment): number => byPlace(moment.plans).size;

const turnButtons = (moment: Moment, main: boolean): Button[] => [
  undo(moment),
  restart(moment),
  buy(moment, false),
  end(moment, main),
];

function resting(moment: Moment): Prompt {
  const { view } = moment;
  const buttons = turnButtons(moment, true);
  const spaces = anywhere(moment);
  if (view.mover >= 0 && moment.plans.some((plan) => plan.card < 0 && plan.cards === 0))
    return {
      icon: SYMBOL_ICON[view.symbol] ?? "i-pawn",
      title: { key: "prompt-left", args: { symbol: view.symbol || "any", count: view.strength } },
      detail: { key: "prompt-left-detail", args: { spaces: reach(moment, REST) } },
      buttons,
    };
  const title = view.hand.length === 0 ? "prompt-empty" : "prompt-rest";
  return {
    icon: "i-hand",
    title: { key: title },
    detail: { key: "prompt-rest-detail", args: { cards: view.hand.length, spaces } },
    buttons,
  };
}

function withCard(moment: Moment, play: Play, slot: number, voice: Voice): Prompt {
  const card = cardAt(moment, slot);
  const face = moment.scene.cards[card];
  const plays = moment.legal.filter((one) => one.kind === "play" && one.card === card);
  const spaces = reach(moment, play);
  const args = { ...putBack(voice), card: voice.name(card), spaces, power: face?.power ?? 0, symbol: symbolOf(face?.symbols ?? []) };
  const icon = SYMBOL_ICON[args.symbol] ?? (face?.action ? "i-spark" : "i-pawn");
  if (plays.length > 0)
    return {
      icon,
      title: { key: "prompt-action", args: { ...args, id: face?.id ?? "" } },
      detail: { key: "prompt-action-detail", args: { ...args, id: face?.id ?? "", ways: plays.length } },
      buttons: [back(), ...plays.map((one) => playButton(one.draw ?? 0, plays.length, face?.action ?? ""))],
    };
  const own = offered(moment, play.mode).some((plan) => plan.card === card);
  return {
    icon,
    title: { key: own ? "prompt-card" : spaces > 0 ? "prompt-card-give" : "prompt-card-none", args },
    detail: { key: own || spaces > 0 ? "prompt-card-detail" : "prompt-card-none-detail", args },
    buttons: turnButtons(moment, spaces === 0),
  };
}

const symbolOf = (symbols: readonly string[]): string =>
  symbols.length === 1 ? (symbols[0] ?? "none") : symbols.length > 1 ? "any" : "none";

const playButton = (draw: number, ways: number, action: string): Button => ({
  id: `draw-${draw}`,
  key: action === "take_free" ? "act-play" : "act-draw",
  args: { draw },
  icon: action === "take_free" ? "i-market" : "i-draw",
  event: { type: "draw", draw },
  main: ways === 1 || draw > 0,
  ...(ways === 1 ? { shortcut: "Enter" } : {}),
});

const withPiece = (moment: Moment, play: Play): Prompt => ({
  icon: "i-pawn",
  title: { key: "prompt-piece", args: { spaces: reach(moment, play) } },
  detail: { key: "prompt-piece-detail", args: { spaces: reach(moment, play) } },
  buttons: turnButtons(moment, false),
});

function among(play: Play, voice: Voice): Prompt {
  const plans = play.mode.at === "which" ? play.mode.plans : [];
  const pieces = new Set(plans.map((plan) => plan.piece)).size > 1;
  const buttons = plans.map((plan, index): Button => {
    const card = plan.card >= 0 ? voice.name(plan.card) : "";
    return {
      id: `option-${index}`,
      key: plan.cards > 0 ? "act-option-give" : plan.card < 0 ? "act-option-left" : pieces ? "act-option-piece" : "act-option-card",
      args: { card, piece: plan.piece + 1, cards: plan.cards, used: plan.used, held: plan.held },
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

function buying(moment: Moment, play: Play, { name }: Voice): Prompt {
  if (play.mode.at !== "buy") return resting(moment);
  const { slots, want } = play.mode;
  const total = coins(sum(moment, slots));
  if (want < 0)
    return {
      icon: "i-coin",
      title: { key: "prompt-buy", args: { sum: total, chosen: slots.length } },
      detail: { key: "prompt-buy-detail", args: { piles: within(moment, slots).length, all: affordable(moment).length } },
      buttons: [back()],
    };
  const enough = within(moment, slots).includes(want);
  const args = { card: name(want), price: coins(price(moment, want)), sum: total };
  return {
    icon: "i-coin",
    title: { key: "prompt-buy-card", args },
    detail: { key: enough ? "prompt-buy-enough" : "prompt-buy-short", args },
    buttons: [back(), confirm({ key: "act-buy-card", args }, !enough)],
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
