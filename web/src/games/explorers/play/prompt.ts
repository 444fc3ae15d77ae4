/** What is asked now, and the buttons that answer it: message keys and their arguments, no text. */
import type { Args } from "$lib/i18n/index.svelte";
import { back, restart, undo } from "../../../table/buttons";
import type * as Words from "../../../table/messages";
import { letterOf } from "../scene";
import { acting, cells, isLegal, legalOf, own, type Event, type Decision, type Selection } from "./decision";

export type Button = Words.Button<Event>;
export type Prompt = Words.Prompt<Event>;

/** What the page puts into words for the prompt. */
export interface PromptNames {
  /** "grass", "water + sand" */
  country: (terrains: readonly number[]) => string;
  /** What lies under the pointer and what it does, or "". */
  looked: string;
}

const seal = (decision: Decision): Button => ({
  id: "seal",
  key: "explorers-act-seal",
  icon: "i-check",
  event: { type: "seal" },
  main: isLegal(decision, "seal"),
  off: !isLegal(decision, "seal"),
  hiddenOnPhone: !isLegal(decision, "seal"),
  shortcut: "S",
});

const useMap = (decision: Decision): Button[] => {
  const maps = decision.view.turn_now?.usable_maps ?? 0;
  if (decision.view.phase !== "cross" || maps === 0 || decision.view.turn_now?.chart) return [];
  const late = !isLegal(decision, "chart") && (own(decision)?.fresh.length ?? 0) > 0;
  return [
    {
      id: "map",
      key: "explorers-act-map",
      args: { maps },
      icon: "i-map",
      event: { type: "map" },
      off: late,
      hiddenOnPhone: late,
      shortcut: "C",
    },
  ];
};

const taken = (decision: Decision): Button[] => [restart(decision), undo(decision)];

const ask = (icon: string, key: string, args: Args, buttons: Button[], detail = ""): Prompt => ({
  icon,
  title: { key, args },
  detail: detail ? { key: "explorers-look", args: { look: detail } } : { key: `${key}-detail`, args },
  buttons,
});

export function prompt(decision: Decision, selection: Selection, names: PromptNames): Prompt | null {
  if (!acting(decision)) return null;
  switch (decision.view.phase) {
    case "lay":
      return ask(
        "i-map",
        "explorers-ask-lay",
        { letter: letterOf(legalOf(decision, "lay")[0]?.slot ?? 0) },
        taken(decision),
      );
    case "village":
      return ask("i-village", "explorers-ask-village", { many: decision.legal.length }, taken(decision));
    case "name":
      return ask("i-map", "explorers-ask-name", {}, []);
    default:
      return marking(decision, selection, names);
  }
}

function marking(decision: Decision, selection: Selection, names: PromptNames): Prompt {
  if (selection.mode.at === "map") return ask("i-map", "explorers-ask-chart", {}, [back()]);
  if (isLegal(decision, "take")) return choosing(decision);
  if (isLegal(decision, "bonus")) return bonuses(decision);
  const now = decision.view.turn_now;
  const buttons = [...useMap(decision), ...taken(decision), seal(decision)];
  if (isLegal(decision, "seal"))
    return ask("i-check", "explorers-ask-seal", { alone: alone(decision), left: now?.left ?? 0 }, buttons);
  const lit = cells(decision).size;
  if ((now?.horses ?? 0) > 0)
    return ask("i-horse", "explorers-ask-horse", { horses: now?.horses ?? 1, cells: lit }, buttons, names.looked);
  const terrains = now?.terrains ?? [];
  const args = { left: now?.left ?? 0, cells: lit, country: names.country(terrains) };
  if (decision.view.phase === "start" && terrains.length > 1)
    return ask("i-cross", "explorers-ask-start", args, buttons, names.looked);
  if (decision.view.phase === "bonus" && terrains.length > 1)
    return ask("i-temple", "explorers-ask-bonus-any", args, buttons, names.looked);
  return ask(
    decision.view.phase === "bonus" ? "i-temple" : "i-cross",
    "explorers-ask-cross",
    args,
    buttons,
    names.looked,
  );
}

const alone = ({ view }: Decision): string => (view.boards.length === 1 ? "yes" : "no");

function choosing(decision: Decision): Prompt {
  const { view } = decision;
  const sides = legalOf(decision, "take").length;
  const key = sides === 1 && view.active === view.seat ? "explorers-ask-take-named" : "explorers-ask-take";
  const who = view.boards.length === 1 ? "alone" : view.active < 0 ? "nobody" : "other";
  return ask("i-map", key, { maps: view.turn_now?.usable_maps ?? 0, who }, [...useMap(decision), ...taken(decision)]);
}

function bonuses(decision: Decision): Prompt {
  const each = legalOf(decision, "bonus").map(({ slot = 0, crosses = 0 }): Button => ({
    id: `bonus-${slot}`,
    key: "explorers-act-bonus",
    args: { letter: letterOf(slot), crosses },
    icon: "i-temple",
    event: { type: "bonus", slot },
    main: true,
  }));
  return ask("i-temple", "explorers-ask-bonus", { many: each.length }, [...taken(decision), ...each]);
}
