import type { Chair, NewChair } from "$lib/api";

/** The same people and bots for a new table: mine stay mine, the others' people get new links. */
export function sameChairs(chairs: readonly Chair[], mine: readonly number[]): NewChair[] {
  const first = mine[0];
  return chairs.map((chair): NewChair => {
    const { name } = chair;
    if (chair.kind === "bot") return { kind: "bot", name, level: chair.level };
    if (chair.seat === first) return { kind: "me", name };
    return { kind: mine.includes(chair.seat) ? "screen" : "friend", name };
  });
}
