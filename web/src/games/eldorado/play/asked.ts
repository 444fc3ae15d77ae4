/** What caves, promo cards and Heroes & Hexes ask for, phase by phase. */
import type { Legal, Scene, View } from "$lib/api/eldorado";
import { t } from "$lib/i18n/index.svelte";
import { confirm, undo } from "../../../table/buttons";
import type { Message } from "../../../table/messages";
import { nameOfCurse } from "./curses";
import { explorations, listed } from "./deeds";
import { doneOf, type Moment, type Play } from "./moment";
import { picking } from "./play";
import type { Button, Prompt, Voice } from "./prompt";

type Asked = (moment: Moment, play: Play, voice: Voice) => Prompt;

/** A button that sends one legal decision. */
const deed = (id: string, icon: string, say: Message, one: Legal, more: Partial<Button> = {}): Button => ({
  ...say,
  id,
  icon,
  event: { type: "act", action: one.action },
  ...more,
});

const done = (moment: Moment, say: Message, more: Partial<Button> = {}): Button[] => {
  const one = doneOf(moment);
  return one ? [deed("done", "i-check", say, one, more)] : [];
};

const swapping: Asked = (moment, play) => {
  const chosen = "slots" in play.mode ? play.mode.slots.length : 0;
  return {
    icon: "i-draw",
    title: { key: "prompt-swap" },
    detail: { key: "prompt-swap-detail", args: { chosen, most: picking(moment) } },
    buttons: [undo(moment), confirm({ key: "act-swap", args: { chosen } }, chosen === 0)],
  };
};

const copying: Asked = (moment) => ({
  icon: "i-market",
  title: { key: "prompt-copy" },
  detail: { key: "prompt-copy-detail", args: { count: listed(moment, "copy").length } },
  buttons: [undo(moment)],
});

const lifting: Asked = (moment, _play, voice) => {
  const lifting = moment.view.hexes?.lifting ?? -1;
  const curse = moment.scene.curses?.[lifting];
  const needs = (curse?.symbol || curse?.id) ?? "";
  const things = listed(moment, "give").map((one) => voice.name(one.card ?? -1));
  return {
    icon: "i-demon",
    title: { key: "prompt-lift", args: { curse: voice.curse(lifting) } },
    detail: { key: "prompt-lift-detail", args: { owed: moment.view.owed, needs, things: things.join(", ") } },
    buttons: [undo(moment)],
  };
};

const warding: Asked = (moment, _play, voice) => {
  const curse = moment.view.hexes?.curse ?? -1;
  const [use] = listed(moment, "use");
  return {
    icon: "i-demon",
    title: { key: "prompt-ward", args: { curse: voice.curse(curse) } },
    detail: { key: "prompt-told", args: { text: voice.curseDoes(curse) } },
    buttons: [
      ...done(moment, { key: "act-accept" }),
      ...(use ? [deed("ward", "i-tile-ward", { key: "act-ward" }, use, { main: true })] : []),
    ],
  };
};

/** Why pieces are moved now: a curse of somebody's, or a hero's shove. */
export const hopCause = ({ scene, view }: Pick<Moment, "scene" | "view">): string =>
  scene.curses?.[view.hexes?.curse ?? -1]?.id ?? "shove";

/** What somebody else is asked in the middle of a turn; empty if it is nothing of that kind. */
export function waiting(scene: Scene, view: View, name: string): string {
  if (view.phase === "hop") return t("prompt-wait-hop", { name, cause: hopCause({ scene, view }) });
  return view.phase === "ward"
    ? t("prompt-wait-ward", { name, curse: nameOfCurse(scene, view.hexes?.curse ?? -1) })
    : "";
}

const hopping: Asked = (moment, play, voice) => {
  const left = moment.view.hexes?.hops ?? [];
  const cause = hopCause(moment);
  const [first = -1] = left;
  const whom = voice.seat(moment.view.pieces[first]?.seat ?? -1);
  if (play.mode.at === "hops")
    return {
      icon: "i-pawn",
      title: { key: "prompt-which-piece" },
      detail: { key: "prompt-hops-detail" },
      buttons: play.mode.hops.map((one, index) =>
        deed(
          `option-${index}`,
          "i-pawn",
          { key: "act-hop", args: { whom: voice.seat(one.whom ?? -1), piece: (one.piece ?? 0) + 1 } },
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
    buttons: done(moment, { key: "act-leave", args: { pieces: new Set(left).size } }),
  };
};

const hiring: Asked = (moment, _play, voice) => ({
  icon: "i-tavern",
  title: { key: "prompt-hire" },
  detail: { key: "prompt-hire-detail" },
  buttons: listed(moment, "hire").map((one) =>
    deed(`hire-${one.card ?? -1}`, "i-pawn", { key: "act-hire", args: { card: voice.name(one.card ?? -1) } }, one),
  ),
});

export const ASKED: Partial<Record<Moment["view"]["phase"], Asked>> = {
  swap: swapping,
  copy: copying,
  lift: lifting,
  ward: warding,
  hop: hopping,
  hire: hiring,
};

/** A walk that ends in a curse: nothing but going on or coming to rest. */
export const walking = (moment: Moment, spaces: number): Prompt => ({
  icon: "i-demon",
  title: { key: "prompt-due" },
  detail: { key: "prompt-due-detail", args: { spaces } },
  buttons: [undo(moment), ...done(moment, { key: "act-stop" }, { main: true })],
});

/** Caves to explore, the Tavern, and curses that can be lifted: offered beside the turn's own buttons. */
export function extras(moment: Moment, voice: Voice): Button[] {
  const dig = explorations(moment).map((one, index) =>
    deed(
      `explore-${one.cave ?? 0}`,
      "i-cave",
      { key: "act-explore" },
      one,
      index === 0 ? { main: true, shortcut: "C" } : { main: true },
    ),
  );
  const [visit] = listed(moment, "visit");
  const lifts = listed(moment, "lift").map((one, index) =>
    deed(
      `lift-${one.curse ?? -1}`,
      "i-demon",
      { key: "act-lift", args: { curse: voice.curse(one.curse ?? -1) } },
      one,
      index === 0 ? { shortcut: "X" } : {},
    ),
  );
  return [
    ...dig,
    ...(visit ? [deed("visit", "i-tavern", { key: "act-visit" }, visit, { main: true, shortcut: "V" })] : []),
    ...lifts,
  ];
}

/** What a chosen tile does by itself: one button, or one for each player it may strike. */
export const useButtons = (uses: Legal[], voice: Voice): Button[] =>
  uses.map((one) =>
    one.whom === undefined
      ? deed("use", "i-check", { key: "act-use" }, one, { main: true, shortcut: "Enter" })
      : deed(`use-${one.whom}`, "i-check", { key: "act-use-on", args: { whom: voice.seat(one.whom) } }, one, {
          main: true,
        }),
  );
