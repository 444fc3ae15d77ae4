/** What a press on a place means: go there, take up a piece, choose among several, or ask why not. */
import { keyOf, samePlace } from "./scene";
import type { Goal, Piece, Place, Target } from "./scene";
import { touchBox } from "./stacks";
import type { Stand } from "./stacks";

export interface Lights {
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

const standing = ({ stands }: Lights, place: Place): Stand | undefined =>
  stands.find((stand) => samePlace(stand.piece, place));

/** The boat a passenger sits in. */
function boatUnder(lights: Lights, stand: Stand): number {
  if (stand.form !== "aboard") return -1;
  const hull = lights.stands.find((one) => one.form === "boat" && one.cell === stand.cell);
  return hull && "boat" in hull.piece ? hull.piece.boat : -1;
}

/** The lit goal that a place belongs to; sinking does not count. */
export function goalOf(lights: Lights, place: Place): Goal | null {
  if ("cell" in place) return lights.targets.has(place.cell) ? place : null;
  if ("isle" in place) return lights.isleTargets.has(place.isle) ? place : null;
  const stand = standing(lights, place);
  if (!stand) return null;
  const boat = "boat" in place ? place.boat : boatUnder(lights, stand);
  if (lights.boatTargets.has(boat)) return { boat };
  if (stand.isle >= 0) return goalOf(lights, { isle: stand.isle });
  return goalOf(lights, { cell: stand.cell });
}

export function targetAt(lights: Lights, place: Place | null): Target | undefined {
  const goal = place && goalOf(lights, place);
  if (!goal) return undefined;
  if ("boat" in goal) return lights.boatTargets.get(goal.boat);
  return "cell" in goal ? lights.targets.get(goal.cell) : lights.isleTargets.get(goal.isle);
}

const spaceOf = (lights: Lights, place: Place): number =>
  "cell" in place ? place.cell : (standing(lights, place)?.cell ?? -1);

/** Everything in a space that a press could mean: the space itself, its boat, the pieces that may be taken up. */
export function choices(lights: Lights, cell: number): Place[] {
  const here = lights.stands.filter((stand) => stand.cell === cell);
  const boats = here.flatMap(({ piece }) => ("boat" in piece && lights.boatTargets.has(piece.boat) ? [piece] : []));
  const movable = here.filter(({ key }) => lights.movable.has(key)).map(({ piece }) => piece);
  const space = lights.targets.has(cell) || lights.sinkable.has(cell) ? [{ cell }] : [];
  const all: Place[] = [...space, ...boats, ...movable];
  return all.filter((place, i) => all.findIndex((other) => keyOf(other) === keyOf(place)) === i);
}

export function meaning(lights: Lights, place: Place): Meaning {
  const goal = goalOf(lights, place);
  if (goal) return { pick: goal };
  if (!("cell" in place) && !("isle" in place) && lights.movable.has(keyOf(place))) return { piece: place };
  const stand = standing(lights, place);
  const boat = stand ? boatUnder(lights, stand) : -1;
  if (lights.movable.has(keyOf({ boat }))) return { piece: { boat } };
  const cell = spaceOf(lights, place);
  if (lights.sinkable.has(cell)) return { pick: { cell } };
  const open = "cell" in place ? choices(lights, cell) : [];
  const [only] = open;
  if (open.length > 1) return { among: open };
  return only ? meaning(lights, only) : { ask: place };
}

/** Choices in a space whose pieces are too small for a finger; none where the finger can tell them apart. */
export function crowd(lights: Lights, place: Place, pixels: number): Place[] {
  const cell = spaceOf(lights, place);
  const here = lights.stands.filter((stand) => stand.cell === cell && cell >= 0);
  const small = here.some((stand) => 2 * touchBox(stand).rx * pixels < FINGER);
  const open = small ? choices(lights, cell) : [];
  return open.length > 1 ? open : [];
}
