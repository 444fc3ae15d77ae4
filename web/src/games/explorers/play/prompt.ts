/** What is asked now, and the buttons that answer it: message keys and their arguments, no text. */
import type { Args } from "$lib/i18n/index.svelte";
import { back, restart, undo } from "../../../table/buttons";
import type * as Words from "../../../table/messages";
import { letterOf } from "../scene";
import { acting, cells, may, of, own, type Event, type Moment, type Play } from "./moment";

export type Button = Words.Button<Event>;
export type Prompt = Words.Prompt<Event>;

/** What the page puts into words for the prompt. */
export interface Voice {
  /** "grass", "water + sand" */
  country: (terrains: readonly number[]) => string;
  /** What lies under the pointer and what it does, or "". */
  looked: string;
}

const seal = (moment: Moment): Button => ({
  id: "seal",
  key: "explorers-act-seal",
  icon: "i-check",
  event: { type: "seal" },
  main: may(moment, "seal"),
  off: !may(moment, "seal"),
  shortcut: "S",
});

const useMap = (moment: Moment): Button[] => {
  const maps = moment.view.turn_now?.usable_maps ?? 0;
  if (moment.view.phase !== "cross" || maps === 0 || moment.view.turn_now?.chart) return [];
  const late = !may(moment, "chart") && (own(moment)?.fresh.length ?? 0) > 0;
  return [
    {
      id: "map",
      key: "explorers-act-map",
      args: { maps },
      icon: "i-map",
      event: { type: "map" },
      off: late,
      shortcut: "C",
    },
  ];
};

const taken = (moment: Moment): Button[] => [restart(moment), undo(moment)];

const ask = (icon: string, key: string, args: Args, buttons: Button[], detail = ""): Prompt => ({
  icon,
  title: { key, args },
  detail: detail ? { key: "explorers-look", args: { look: detail } } : { key: `${key}-detail`, args },
  buttons,
});

export function prompt(moment: Moment, play: Play, voice: Voice): Prompt | null {
  if (!acting(moment)) return null;
  switch (moment.view.phase) {
    case "lay":
      return ask("i-map", "explorers-ask-lay", { letter: letterOf(of(moment, "lay")[0]?.slot ?? 0) }, taken(moment));
    case "village":
      return ask("i-village", "explorers-ask-village", { many: moment.legal.length }, taken(moment));
    case "name":
      return ask("i-map", "explorers-ask-name", {}, []);
    default:
      return marking(moment, play, voice);
  }
}

function marking(moment: Moment, play: Play, voice: Voice): Prompt {
  if (play.mode.at === "map") return ask("i-map", "explorers-ask-chart", {}, [back()]);
  if (may(moment, "take")) return choosing(moment);
  if (may(moment, "bonus")) return bonuses(moment);
  const now = moment.view.turn_now;
  const buttons = [...useMap(moment), ...taken(moment), seal(moment)];
  if (may(moment, "seal"))
    return ask("i-check", "explorers-ask-seal", { alone: alone(moment), left: now?.left ?? 0 }, buttons);
  const lit = cells(moment).size;
  if ((now?.horses ?? 0) > 0)
    return ask("i-horse", "explorers-ask-horse", { horses: now?.horses ?? 1, cells: lit }, buttons, voice.looked);
  const terrains = now?.terrains ?? [];
  const args = { left: now?.left ?? 0, cells: lit, country: voice.country(terrains) };
  if (moment.view.phase === "start" && terrains.length > 1)
    return ask("i-cross", "explorers-ask-start", args, buttons, voice.looked);
  if (moment.view.phase === "bonus" && terrains.length > 1)
    return ask("i-temple", "explorers-ask-bonus-any", args, buttons, voice.looked);
  return ask(
    moment.view.phase === "bonus" ? "i-temple" : "i-cross",
    "explorers-ask-cross",
    args,
    buttons,
    voice.looked,
  );
}

const alone = ({ view }: Moment): string => (view.boards.length === 1 ? "yes" : "no");

function choosing(moment: Moment): Prompt {
  const { view } = moment;
  const sides = of(moment, "take").length;
  const key = sides === 1 ? "explorers-ask-take-named" : "explorers-ask-take";
  const who = view.boards.length === 1 ? "alone" : view.active < 0 ? "nobody" : "other";
  return ask("i-map", key, { maps: view.turn_now?.usable_maps ?? 0, who }, [...useMap(moment), ...taken(moment)]);
}

function bonuses(moment: Moment): Prompt {
  const each = of(moment, "bonus").map(({ slot = 0, crosses = 0 }): Button => ({
    id: `bonus-${slot}`,
    key: "explorers-act-bonus",
    args: { letter: letterOf(slot), crosses },
    icon: "i-temple",
    event: { type: "bonus", slot },
    main: true,
  }));
  return ask("i-temple", "explorers-ask-bonus", { many: each.length }, [...taken(moment), ...each]);
}
