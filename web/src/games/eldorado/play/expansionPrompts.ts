/** What caves, promo cards and Heroes & Hexes ask for, phase by phase. */
import type { Legal, Scene, View } from "$lib/api/eldorado";
import { t } from "$lib/i18n/index.svelte";
import { confirm, undo } from "../../../table/buttons";
import type { Message } from "../../../table/messages";
import { nameOfCurse } from "./curses";
import { explorations, listed } from "./mapActions";
import { doneOf, type Decision, type Selection } from "./decision";
import { picking } from "./choices";
import type { Button, Prompt, PromptNames } from "./prompt";

type Asked = (decision: Decision, selection: Selection, names: PromptNames) => Prompt;

/** A button that sends one legal decision. */
const actionButton = (id: string, icon: string, say: Message, one: Legal, more: Partial<Button> = {}): Button => ({
  ...say,
  id,
  icon,
  event: { type: "act", action: one.action },
  ...more,
});

const done = (decision: Decision, say: Message, more: Partial<Button> = {}): Button[] => {
  const one = doneOf(decision);
  return one ? [actionButton("done", "i-check", say, one, more)] : [];
};

const swapping: Asked = (decision, selection) => {
  const chosen = "slots" in selection.mode ? selection.mode.slots.length : 0;
  return {
    icon: "i-draw",
    title: { key: "prompt-swap" },
    detail: { key: "prompt-swap-detail", args: { chosen, most: picking(decision) } },
    buttons: [undo(decision), confirm({ key: "act-swap", args: { chosen } }, chosen === 0)],
  };
};

const copying: Asked = (decision) => ({
  icon: "i-market",
  title: { key: "prompt-copy" },
  detail: { key: "prompt-copy-detail", args: { count: listed(decision, "copy").length } },
  buttons: [undo(decision)],
});

const lifting: Asked = (decision, _play, names) => {
  const lifting = decision.view.hexes?.lifting ?? -1;
  const curse = decision.scene.curses?.[lifting];
  const needs = (curse?.symbol || curse?.id) ?? "";
  const things = listed(decision, "give").map((one) => names.name(one.card ?? -1));
  return {
    icon: "i-demon",
    title: { key: "prompt-lift", args: { curse: names.curse(lifting) } },
    detail: { key: "prompt-lift-detail", args: { owed: decision.view.owed, needs, things: things.join(", ") } },
    buttons: [undo(decision)],
  };
};

const warding: Asked = (decision, _play, names) => {
  const curse = decision.view.hexes?.curse ?? -1;
  const [use] = listed(decision, "use");
  return {
    icon: "i-demon",
    title: { key: "prompt-ward", args: { curse: names.curse(curse) } },
    detail: { key: "prompt-text", args: { text: names.curseDoes(curse) } },
    buttons: [
      ...done(decision, { key: "act-accept" }),
      ...(use ? [actionButton("ward", "i-tile-ward", { key: "act-ward" }, use, { main: true })] : []),
    ],
  };
};

/** Why pieces are moved now: a curse of somebody's, or a hero's shove. */
export const hopCause = ({ scene, view }: Pick<Decision, "scene" | "view">): string =>
  scene.curses?.[view.hexes?.curse ?? -1]?.id ?? "shove";

/** What somebody else is asked in the middle of a turn; empty if it is nothing of that kind. */
export function waiting(scene: Scene, view: View, name: string): string {
  if (view.phase === "hop") return t("prompt-wait-hop", { name, cause: hopCause({ scene, view }) });
  return view.phase === "ward"
    ? t("prompt-wait-ward", { name, curse: nameOfCurse(scene, view.hexes?.curse ?? -1) })
    : "";
}

const hopping: Asked = (decision, selection, names) => {
  const left = decision.view.hexes?.hops ?? [];
  const cause = hopCause(decision);
  const [first = -1] = left;
  const whom = names.seat(decision.view.pieces[first]?.seat ?? -1);
  if (selection.mode.at === "hops")
    return {
      icon: "i-pawn",
      title: { key: "prompt-which-piece" },
      detail: { key: "prompt-hops-detail" },
      buttons: selection.mode.hops.map((one, index) =>
        actionButton(
          `option-${index}`,
          "i-pawn",
          { key: "act-hop", args: { whom: names.seat(one.whom ?? -1), piece: (one.piece ?? 0) + 1 } },
          one,
          {
            main: index === 0,
          },
        ),
      ),
    };
  return {
    icon: "i-pawn",
    title: { key: "prompt-hop", args: { cause, whom } },
    detail: { key: "prompt-hop-detail", args: { cause, hops: left.length } },
    buttons: done(decision, { key: "act-leave", args: { pieces: new Set(left).size } }),
  };
};

const hiring: Asked = (decision, _play, names) => ({
  icon: "i-tavern",
  title: { key: "prompt-hire" },
  detail: { key: "prompt-hire-detail" },
  buttons: listed(decision, "hire").map((one) =>
    actionButton(
      `hire-${one.card ?? -1}`,
      "i-pawn",
      { key: "act-hire", args: { card: names.name(one.card ?? -1) } },
      one,
    ),
  ),
});

export const EXPANSION_PROMPTS: Partial<Record<Decision["view"]["phase"], Asked>> = {
  swap: swapping,
  copy: copying,
  lift: lifting,
  ward: warding,
  hop: hopping,
  hire: hiring,
};

/** A walk that ends in a curse: nothing but going on or coming to rest. */
export const walking = (decision: Decision, spaces: number): Prompt => ({
  icon: "i-demon",
  title: { key: "prompt-due" },
  detail: { key: "prompt-due-detail", args: { spaces } },
  buttons: [undo(decision), ...done(decision, { key: "act-stop" }, { main: true })],
});

/** Caves to explore, the Tavern, and curses that can be lifted: offered beside the turn's own buttons. */
export function extras(decision: Decision, names: PromptNames): Button[] {
  const dig = explorations(decision).map((one, index) =>
    actionButton(
      `explore-${one.cave ?? 0}`,
      "i-cave",
      { key: "act-explore" },
      one,
      index === 0 ? { main: true, shortcut: "C" } : { main: true },
    ),
  );
  const [visit] = listed(decision, "visit");
  const lifts = listed(decision, "lift").map((one, index) =>
    actionButton(
      `lift-${one.curse ?? -1}`,
      "i-demon",
      { key: "act-lift", args: { curse: names.curse(one.curse ?? -1) } },
      one,
      index === 0 ? { shortcut: "X" } : {},
    ),
  );
  return [
    ...dig,
    ...(visit ? [actionButton("visit", "i-tavern", { key: "act-visit" }, visit, { main: true, shortcut: "V" })] : []),
    ...lifts,
  ];
}

/** What a chosen tile does by itself: one button, or one for each player it may strike. */
export const useButtons = (uses: Legal[], names: PromptNames): Button[] =>
  uses.map((one) =>
    one.whom === undefined
      ? actionButton("use", "i-check", { key: "act-use" }, one, { main: true, shortcut: "Enter" })
      : actionButton(`use-${one.whom}`, "i-check", { key: "act-use-on", args: { whom: names.seat(one.whom) } }, one, {
          main: true,
        }),
  );
