/** Places that somebody reads about, marked on the board for as long: a game's own numbers. */
import { getContext, setContext } from "svelte";

const NONE: readonly number[] = [];
const KEY = Symbol("marks");

class Marks {
  places = $state.raw(NONE);
  /** What a still picture is about: only that is shown, and the map does not move by itself. */
  frame = $state.raw(NONE);

  show = (places: readonly number[] = NONE): void => void (this.places = places);
  clear = (): void => void (this.places = NONE);
}

export const marks = new Marks();

/** A board below here is a picture: it has marks of its own. */
export function pictured(places: readonly number[], frame: readonly number[]): void {
  const own = new Marks();
  own.places = places;
  own.frame = frame;
  setContext(KEY, own);
}

/** The marks of this board: those of a picture, or else those of the table. */
export const marksHere = (): Marks => getContext<Marks | undefined>(KEY) ?? marks;
