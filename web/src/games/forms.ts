import type { Component } from "svelte";

/** What a game adds to the form made from its options: a picker with pictures, and which options are rare. */
export interface PickerProps {
  choices: readonly string[];
  value: string;
  choose: (value: string) => void;
}

/** What is about to be played, said before the rest of the summary. */
export interface SummaryProps {
  chosen: Readonly<Record<string, unknown>>;
  players: number;
}

/** What became of a value that is not among the choices: what to take and which flags it needs, or what is wrong. */
export type CheckedValue = { value: string; needs: readonly string[]; note: string } | { problem: string };

/** Which of its kind a running table is, said after the game's name. */
export interface RunningProps {
  options: Readonly<Record<string, unknown>>;
}

/** A field of its own for one option. */
export interface FieldProps {
  value: string;
  set: (value: string) => void;
}

export interface GameForm {
  /** The option that has a picker of its own. */
  picked?: string;
  /** For values of that option beside the listed ones. */
  checkValue?: () => Promise<{ checkValue: (value: string) => Promise<CheckedValue> }>;
  picker?: () => Promise<{ default: Component<PickerProps> }>;
  summary?: () => Promise<{ default: Component<SummaryProps> }>;
  running?: () => Promise<{ default: Component<RunningProps> }>;
  /** Options with a field of their own, by name. */
  fields?: Readonly<Record<string, () => Promise<{ default: Component<FieldProps> }>>>;
  /** Options that only name a reading of the rulebook; they lie folded. */
  readings: readonly string[];
}

const PLAIN: GameForm = { readings: [] };

const FORMS: Record<string, GameForm> = {
  eldorado: {
    picked: "route",
    picker: () => import("./eldorado/RoutePicker.svelte"),
    checkValue: () => import("./eldorado/atlas/routeOption"),
    summary: () => import("./eldorado/RouteSummary.svelte"),
    running: () => import("./eldorado/RouteName.svelte"),
    readings: [
      "purchase",
      "native_at_blockade",
      "strip_blockades",
      "round_limit",
      "tavern_visit",
      "forced_moves",
      "moved_to_finish",
      "discarded_demons",
      "scrooge_card",
    ],
  },
  explorers: { summary: () => import("./explorers/SheetSummary.svelte"), readings: [] },
  survive: { readings: ["memory", "ties", "turn_limit"] },
  "neue-entdecker": {
    picked: "layout",
    picker: () => import("./neue_entdecker/LayoutPicker.svelte"),
    fields: { map: () => import("./neue_entdecker/LayoutEditor.svelte") },
    readings: ["toll_per_unit"],
  },
};

export const formOf = (game: string): GameForm => FORMS[game] ?? PLAIN;
