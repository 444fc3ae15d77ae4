/** Places that somebody reads about, marked on the board for as long: a game's own numbers. */
const NONE: readonly number[] = [];

class Marks {
  places = $state.raw(NONE);

  show = (places: readonly number[] = NONE): void => void (this.places = places);
  clear = (): void => void (this.places = NONE);
}

export const marks = new Marks();
