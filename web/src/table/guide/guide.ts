/** What the guide shows: one thing in a sentence or two, and the ways on from it. */

export interface GuideButton {
  id: string;
  text: string;
  main?: boolean;
  press: () => void;
}

/** Where a tutorial stands, and the way to its other steps. */
export interface GuideProgress {
  step: number;
  steps: number;
  go: (step: number) => void;
}

export interface GuideMessage {
  text: string;
  /** Parts of the table that are lit. */
  lights: readonly string[];
  /** Places of the board that are lit, in the game's own numbers. */
  places: readonly number[];
  progress: GuideProgress | null;
  buttons: GuideButton[];
  /** Goes away from it; what that does has a name. */
  leave: { text: string; press: () => void };
}
