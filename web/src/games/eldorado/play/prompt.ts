/** What is asked now, and the buttons that answer it: message keys and their arguments, no text. */
import type { Plan } from "$lib/api/eldorado";
import type { Args } from "$lib/i18n/index.svelte";
import { back, confirm, restart, undo } from "../../../table/buttons";
import type * as Words from "../../../table/messages";
import { EXPANSION_PROMPTS, extras, useButtons, walking } from "./expansionPrompts";
import { barrier } from "./curses";
import { usesOf } from "./mapActions";
import type { Event, Decision, Selection } from "./decision";
import { acting, braving, cardAt, isLegal, placeKey, NO_SELECTION } from "./decision";
import { affordable, changeable, coins, pays, price, sum, within } from "./money";
import { picking } from "./choices";
import { byPlace, leftOver, offered } from "./planChoice";
import { inHand, onceOf, rowOf, twin } from "./playRow";

export type Button = Words.Button<Event>;
export type Prompt = Words.Prompt<Event>;

export interface PromptNames {
  name: (card: number) => string;
  does: (card: number) => string;
  seat: (seat: number) => string;
  curse: (curse: number) => string;
  curseDoes: (curse: number) => string;
  /** How things are put back: by a key, or by a second tap. */
  touch: boolean;
  /** What was just found or drawn, and what still works, in sentences; empty if nothing. */
  recent: string;
}

const putBack = ({ touch }: PromptNames): Args => ({ way: touch ? "touch" : "keys" });

const SYMBOL_ICON: Record<string, string> = { machete: "i-machete", paddle: "i-paddle", coin: "i-coin" };

const buy = (decision: Decision, on: boolean): Button => ({
  id: "buy",
  key: "act-buy",
  icon: "i-coin",
  event: { type: "buy" },
  hiddenOnPhone: true,
  off: !on && affordable(decision).length === 0,
  shortcut: "B",
});

const end = (decision: Decision, main: boolean): Button => ({
  id: "end",
  key: "act-end",
  icon: "i-check",
  event: { type: "end" },
  main,
  off: !isLegal(decision, "end"),
  shortcut: "E",
});

export function prompt(decision: Decision, selection: Selection, names: PromptNames): Prompt | null {
  if (!acting(decision)) return null;
  const asked = EXPANSION_PROMPTS[decision.view.phase];
  if (asked) return asked(decision, selection, names);
  switch (decision.view.phase) {
    case "give":
      return giving(decision, selection);
    case "remove":
      return removing(decision, selection);
    case "take":
      return taking(decision);
    default:
      return choosing(decision, selection, names);
  }
}

const picked = (selection: Selection): number => ("slots" in selection.mode ? selection.mode.slots.length : 0);

const giving = (decision: Decision, selection: Selection): Prompt => ({
  icon: decision.view.space === "camp" ? "i-camp" : "i-rubble",
  title: { key: "prompt-give", args: { space: decision.view.space, owed: decision.view.owed } },
  detail: {
    key: "prompt-give-detail",
    args: { space: decision.view.space, chosen: picked(selection), owed: decision.view.owed },
  },
  buttons: [undo(decision)],
});

function removing(decision: Decision, selection: Selection): Prompt {
  const chosen = picked(selection);
  const key = decision.view.hexes?.banishing ? "prompt-banish" : "prompt-remove";
  return {
    icon: "i-remove",
    title: { key, args: { most: picking(decision) } },
    detail: { key: `${key}-detail`, args: { chosen, most: picking(decision) } },
    buttons: [undo(decision), confirm({ key: "act-remove", args: { chosen } })],
  };
}

function taking(decision: Decision): Prompt {
  const key = decision.view.hexes?.on_top ? "prompt-take-top" : "prompt-take";
  const count = decision.legal.filter((one) => one.kind === "take").length;
  return {
    icon: "i-market",
    title: { key },
    detail: { key: `${key}-detail`, args: { count } },
    buttons: [undo(decision)],
  };
}

function choosing(decision: Decision, selection: Selection, names: PromptNames): Prompt {
  switch (selection.mode.at) {
    case "card":
      return withCard(decision, selection, selection.mode.slot, names);
    case "piece":
      return withPiece(decision, selection, names);
    case "which":
      return among(selection, names);
    case "buy":
      return buying(decision, selection, names);
    case "keep":
      return keeping(decision, selection);
    default:
      return resting(decision, names);
  }
}

const reach = (decision: Decision, selection: Selection): number => byPlace(offered(decision, selection.mode)).size;

/** All places some card, left-over strength or payment leads to. */
const anywhere = (decision: Decision): number => byPlace(decision.plans).size;

function turnButtons(decision: Decision, main: boolean, names: PromptNames): Button[] {
  const more = extras(decision, names);
  const offered = more.some((one) => one.main);
  return [undo(decision), restart(decision), ...more, buy(decision, false), end(decision, main && !offered)];
}

function resting(decision: Decision, names: PromptNames): Prompt {
  const { view } = decision;
  if ((view.turn?.due ?? 0) > 0) return walking(decision, reach(decision, NO_SELECTION));
  const buttons = turnButtons(decision, true, names);
  const spaces = anywhere(decision);
  if (view.mover >= 0 && decision.plans.some(leftOver))
    return {
      icon: SYMBOL_ICON[view.symbol] ?? "i-pawn",
      title: { key: "prompt-left", args: { symbol: view.symbol || "any", count: view.strength } },
      detail: { key: "prompt-left-detail", args: { spaces: reach(decision, NO_SELECTION) } },
      buttons,
    };
  const { cards } = rowOf(decision);
  const offer = extras(decision, names)
    .find((one) => one.main)
    ?.id.replace(/-.*/, "");
  const title = offer ? `prompt-offer-${offer}` : cards.length === 0 ? "prompt-empty" : "prompt-rest";
  const counts = { cards: view.hand.length, spaces };
  return {
    icon: offer ? (OFFER_ICON[offer] ?? "i-hand") : "i-hand",
    title: { key: title },
    detail: names.recent
      ? { key: "prompt-text", args: { text: names.recent } }
      : { key: "prompt-rest-detail", args: counts },
    buttons,
  };
}

const OFFER_ICON: Record<string, string> = { explore: "i-cave", visit: "i-tavern" };

/** The warning before a demon, a tunnel or a demon blockade that is being looked at. */
function danger(decision: Decision, selection: Selection): Prompt | null {
  const plans = selection.armed
    ? (byPlace(offered(decision, selection.mode)).get(placeKey(selection.armed)) ?? [])
    : [];
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

function withCard(decision: Decision, selection: Selection, slot: number, names: PromptNames): Prompt {
  const card = cardAt(decision, slot);
  const face = decision.scene.cards[card];
  const plays = decision.legal.filter((one) => one.kind === "play" && one.card === card);
  const uses = usesOf(decision, card);
  const spaces = reach(decision, selection);
  const args = {
    ...putBack(names),
    card: names.name(card),
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
          : { key: "prompt-text", args: { text: names.does(card) } },
      buttons: [back(), ...plays.map((one) => playButton(one.draw ?? 0, plays.length, face?.action ?? ""))],
    };
  if (uses.length > 0)
    return {
      icon: "i-spark",
      title: { key: "prompt-use", args },
      detail: { key: "prompt-text", args: { text: names.does(card) } },
      buttons: [back(), ...useButtons(uses, names)],
    };
  const own = offered(decision, selection.mode).some((plan) => plan.card === card);
  const curse = barrier(decision, card);
  const idle = curse ? "cursed" : inHand(decision, slot) ? "none" : "idle";
  const explained = (face?.gait ?? "") !== "" && face?.family !== "base";
  const detail = own || spaces > 0 ? (explained ? "text" : "card-detail") : `card-${idle}-detail`;
  const text = curse ? names.curseDoes(decision.scene.curses?.indexOf(curse) ?? -1) : names.does(card);
  return {
    icon,
    title: { key: own ? "prompt-card" : spaces > 0 ? "prompt-card-give" : `prompt-card-${idle}`, args },
    detail: { key: `prompt-${detail}`, args: { ...args, text } },
    buttons: [...onceButton(decision, slot), ...turnButtons(decision, spaces === 0, names)],
  };
}

/** A familiar is used again and again, or once with more strength. */
function onceButton(decision: Decision, slot: number): Button[] {
  const other = twin(decision, slot);
  if (other < 0) return [];
  const face = decision.scene.cards[cardAt(decision, other)];
  const key = onceOf(decision.scene, cardAt(decision, slot)) >= 0 ? "act-once" : "act-again";
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

function withPiece(decision: Decision, selection: Selection, names: PromptNames): Prompt {
  const spaces = reach(decision, selection);
  const daring = danger(decision, selection);
  return (
    daring ?? {
      icon: "i-pawn",
      title: { key: "prompt-piece", args: { spaces } },
      detail: { key: "prompt-piece-detail", args: { spaces } },
      buttons: turnButtons(decision, false, names),
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

function among(selection: Selection, names: PromptNames): Prompt {
  const plans = selection.mode.at === "which" ? selection.mode.plans : [];
  const pieces = new Set(plans.map((plan) => plan.piece)).size > 1;
  const buttons = plans.map((plan, index): Button => {
    const card = plan.card >= 0 ? names.name(plan.card) : "";
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
    detail: { key: "prompt-which-detail", args: { ways: plans.length, ...putBack(names) } },
    buttons: [back(), ...buttons],
  };
}

/** Ways to make more of a payment: a familiar once, a symbol changed. */
function paymentButtons(
  decision: Decision,
  mode: Extract<Selection["mode"], { at: "buy" }>,
  { name }: PromptNames,
): Button[] {
  const familiar = mode.slots.find((slot) => twin(decision, slot) >= 0 && pays(decision, twin(decision, slot)));
  const able = changeable(decision);
  const next = able[able.indexOf(mode.changed ?? -1) + 1];
  const change: Button = {
    id: "change",
    key: next === undefined ? "act-change-none" : "act-change",
    args: { card: name(cardAt(decision, next ?? -1)) },
    icon: "i-coin",
    event: { type: "change" },
  };
  return [...(familiar === undefined ? [] : onceButton(decision, familiar)), ...(able.length > 0 ? [change] : [])];
}

function buying(decision: Decision, selection: Selection, names: PromptNames): Prompt {
  if (selection.mode.at !== "buy") return resting(decision, names);
  const { slots, want } = selection.mode;
  const { name } = names;
  const total = coins(sum(decision, selection.mode));
  const more = paymentButtons(decision, selection.mode, names);
  if (want < 0)
    return {
      icon: "i-coin",
      title: { key: "prompt-buy", args: { sum: total, chosen: slots.length } },
      detail: {
        key: "prompt-buy-detail",
        args: { piles: within(decision, selection.mode).length, all: affordable(decision).length },
      },
      buttons: [back(), ...more],
    };
  const enough = within(decision, selection.mode).includes(want);
  const args = { card: name(want), price: coins(price(decision, want)), sum: total };
  return {
    icon: "i-coin",
    title: { key: "prompt-buy-card", args },
    detail: { key: enough ? "prompt-buy-enough" : "prompt-buy-short", args },
    buttons: [back(), ...more, confirm({ key: "act-buy-card", args }, !enough)],
  };
}

function keeping(decision: Decision, selection: Selection): Prompt {
  const drop = picked(selection);
  const keep = decision.view.hand.length - drop;
  return {
    icon: "i-hand",
    title: { key: "prompt-keep", args: { cards: decision.view.hand.length } },
    detail: { key: "prompt-keep-detail", args: { keep, drop } },
    buttons: [
      decision.view.phase === "discard" ? undo(decision) : back(),
      { ...confirm({ key: "act-end-keep", args: { keep, drop } }), shortcut: "E" },
    ],
  };
}
