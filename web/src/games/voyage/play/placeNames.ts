/** Places of the chart in words. */
import { t } from "$lib/i18n/index.svelte";
import type { Place } from "../scene";
import { SIDES } from "../tiles";
import type { Sea } from "./decision";

export const squareName = ({ squares }: Pick<Sea, "squares">, square: number): string => squares[square]?.name ?? "";

/** "C5", or "the edge north of C1". */
export function placeName(scene: Sea, place: Place): string {
  const circle = (scene.circles ?? scene.edges ?? [])[place - scene.squares.length];
  return circle
    ? t("voyage-play-edge", { side: SIDES[circle.side] ?? "N", square: squareName(scene, circle.square) })
    : squareName(scene, place);
}

/** "Ann +7, Ben +4": who got how many points. */
export const gained = (gains: readonly number[], name: (seat: number) => string): string =>
  gains
    .map((points, seat) => ({ points, seat }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ points, seat }) => `${name(seat)} +${points}`)
    .join(", ");
