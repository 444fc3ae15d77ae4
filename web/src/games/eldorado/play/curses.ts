/** What lasting curses forbid, and what lifts them, as far as the page shows it beside the cards. */
import type { Scene, View } from "$lib/api/eldorado";
import { curseDoes, curseName } from "../names";
import { ownSeat } from "./playRow";

type Face = Scene["cards"][number];
type Curse = NonNullable<Scene["curses"]>[number];

const SILENT: Record<string, (face: Face) => boolean> = {
  misfortune: ({ family }) => family !== "tile",
  misery: ({ colour }) => colour === "purple",
  cave_fever: ({ family }) => family === "tile",
};

const silences = (curse: Curse, face: Face): boolean => SILENT[curse.id]?.(face) ?? false;

/** The curse of one's own that keeps a card or tile from being used, if any. */
export function barrier({ scene, view }: { scene: Scene; view: View }, card: number): Curse | undefined {
  const face = scene.cards[card];
  const borne = (ownSeat(view)?.curses ?? []).flatMap((one) => scene.curses?.[one] ?? []);
  if (!face) return undefined;
  const whole = borne.find((curse) => silences(curse, face));
  const dull = borne.filter((curse) => face.symbols.includes(curse.symbol));
  const mute =
    !face.gait && face.symbols.length > 0 && face.symbols.every((symbol) => dull.some((one) => one.symbol === symbol));
  return whole ?? (mute ? dull[0] : undefined);
}

/** By its number; empty for none. */
export const nameOfCurse = (scene: Scene, curse: number): string => {
  const token = scene.curses?.[curse];
  return token ? curseName(token) : "";
};

export const deedOfCurse = (scene: Scene, curse: number): string => {
  const token = scene.curses?.[curse];
  return token ? curseDoes(token) : "";
};
