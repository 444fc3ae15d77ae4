/** Where an exercise comes from: a puzzle, or a mistake in a game of one's own. */
import { ask, type Exercise, type Question, type ShownLine, type TriedAnswer, type WhyAnswer } from "$lib/api";

export interface ExerciseSource {
  load: () => Promise<Exercise>;
  try: (actions: readonly number[]) => Promise<TriedAnswer>;
  why: (actions: readonly number[], question: Question) => Promise<WhyAnswer>;
  /** The rule that the answer applies. */
  hint: () => Promise<string>;
  answer: () => Promise<ShownLine>;
}

function sourceAt(address: string, key?: string): ExerciseSource {
  const get = <Out>(path: string) => ask<Out>(address + path, undefined, key);
  return {
    load: () => get<Exercise>(""),
    try: (actions) => ask<TriedAnswer>(`${address}/try`, { actions }, key),
    why: (actions, question) => ask<WhyAnswer>(`${address}/why`, { actions, question }, key),
    hint: async () => (await get<{ rule: string }>("/hint")).rule,
    answer: () => get<ShownLine>("/answer"),
  };
}

export const puzzleSource = (id: string): ExerciseSource => sourceAt(`/api/puzzles/${encodeURIComponent(id)}`);

export const mistakeSource = (table: string, key: string, step: number): ExerciseSource =>
  sourceAt(`/api/tables/${encodeURIComponent(table)}/mistakes/${step}`, key);
