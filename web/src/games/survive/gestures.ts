/** What a press on a place means: go there, take up a piece, choose among several, or ask why not. */
import { keyOf, samePlace } from "./scene";
import type { Goal, Piece, Place, Target } from "./scene";
import { touchBox } from "./stacks";
import type { Stand } from "./stacks";

export interface Pressable {
  targets: ReadonlyMap<number, Target>;
  boatTargets: ReadonlyMap<number, Target>;
  isleTargets: ReadonlyMap<number, Target>;
  sinkable: ReadonlySet<number>;
  /** Keys of the pieces that may be taken up. */
  movable: ReadonlySet<string>;
  stands: readonly Stand[];
}

export type Meaning = { pick: Goal } | { piece: Piece } | { ask: Place } | { among: Place[] };

/** Fingers need so many pixels to tell two pieces apart. */
export const FINGER = 30;

const standing = ({ stands }: Pressable, place: Place): Stand | undefined =>
  stands.find((stand) => samePlace(stand.piece, place));

/** The boat a passenger sits in. */
function boatUnder(pressable: Pressable, stand: Stand): number {
  if (stand.form !== "aboard") return -1;
  const hull = pressable.stands.find((one) => one.form === "boat" && one.cell === stand.cell);
  return hull && "boat" in hull.piece ? hull.piece.boat : -1;
}

/** The lit goal that a place belongs to; sinking does not count. */
export function goalOf(pressable: Pressable, place: Place): Goal | null {
  if ("cell" in place) return pressable.targets.has(place.cell) ? place : null;
  if ("isle" in place) return pressable.isleTargets.has(place.isle) ? place : null;
  const stand = standing(pressable, place);
  if (!stand) return null;
  const boat = "boat" in place ? place.boat : boatUnder(pressable, stand);
  if (pressable.boatTargets.has(boat)) return { boat };
  if (stand.isle >= 0) return goalOf(pressable, { isle: stand.isle });
  return goalOf(pressable, { cell: stand.cell });
}

/** What can be pressed to good end: goals, else tiles that may sink, else pieces that may move. */
export function choosable(places: Record<"goals" | "sinking" | "movable", readonly Place[]>): readonly Place[] {
  const { goals, sinking, movable } = places;
  if (goals.length > 0) return goals;
  return sinking.length > 0 ? sinking : movable;
}

export function targetAt(pressable: Pressable, place: Place | null): Target | undefined {
  const goal = place && goalOf(pressable, place);
  if (!goal) return undefined;
  if ("boat" in goal) return pressable.boatTargets.get(goal.boat);
  return "cell" in goal ? pressable.targets.get(goal.cell) : pressable.isleTargets.get(goal.isle);
}

const spaceOf = (pressable: Pressable, place: Place): number =>
  "cell" in place ? place.cell : (standing(pressable, place)?.cell ?? -1);

/** Everything in a space that a press could mean: the space itself, its boat, the pieces that may be taken up. */
export function choices(pressable: Pressable, cell: number): Place[] {
  const here = pressable.stands.filter((stand) => stand.cell === cell);
  const boats = here.flatMap(({ piece }) => ("boat" in piece && pressable.boatTargets.has(piece.boat) ? [piece] : []));
  const movable = here.filter(({ key }) => pressable.movable.has(key)).map(({ piece }) => piece);
  const space = pressable.targets.has(cell) || pressable.sinkable.has(cell) ? [{ cell }] : [];
  const all: Place[] = [...space, ...boats, ...movable];
  return all.filter((place, i) => all.findIndex((other) => keyOf(other) === keyOf(place)) === i);
}

export function meaning(pressable: Pressable, place: Place): Meaning {
  const goal = goalOf(pressable, place);
  if (goal) return { pick: goal };
  if (!("cell" in place) && !("isle" in place) && pressable.movable.has(keyOf(place))) return { piece: place };
  const stand = standing(pressable, place);
  const boat = stand ? boatUnder(pressable, stand) : -1;
  if (pressable.movable.has(keyOf({ boat }))) return { piece: { boat } };
  const cell = spaceOf(pressable, place);
  if (pressable.sinkable.has(cell)) return { pick: { cell } };
  const open = "cell" in place ? choices(pressable, cell) : [];
  const [only] = open;
  if (open.length > 1) return { among: open };
  return only ? meaning(pressable, only) : { ask: place };
}

/** Choices in a space whose pieces are too small for a finger; none where the finger can tell them apart. */
export function crowd(pressable: Pressable, place: Place, pixels: number): Place[] {
  const cell = spaceOf(pressable, place);
  const here = pressable.stands.filter((stand) => stand.cell === cell && cell >= 0);
  const small = here.some((stand) => 2 * touchBox(stand).rx * pixels < FINGER);
  const open = small ? choices(pressable, cell) : [];
  return open.length > 1 ? open : [];
}
