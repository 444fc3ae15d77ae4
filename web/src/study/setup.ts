/** A study without moves, as the form says. */
import type { Analysis } from "$lib/api";
import type { NewTableForm } from "../pages/new/form.svelte";
import type { ChanceBy } from "./session.svelte";

export type Start = (analysis: Analysis, step?: number, chance?: ChanceBy, own?: number) => Promise<void>;

export function setupOf(form: NewTableForm, seats: string[]): Analysis {
  return {
    game: form.game.id,
    rules: 0,
    options: { ...form.body().options, players: form.players },
    origin: null,
    seats,
    tags: {},
    comment: "",
    moves: [],
  };
}
