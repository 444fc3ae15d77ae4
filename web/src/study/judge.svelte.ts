/** The judge beside the board: how all seats stand, and the three best lines. First quickly, then for longer. */
import type { Judgement } from "$lib/api";
import { studies } from "./api";
import { errorText } from "$lib/errors";
import { readStored, store } from "$lib/storage";
import { hintMoves, type HintMove } from "../table/hints.svelte";
import type { StudySession } from "./session.svelte";

const WAIT = 250;

export class JudgeBeside {
  on = $state(readStored("study.judge") === true);
  now = $state.raw<Judgement | null>(null);
  thinking = $state(false);
  trouble = $state("");
  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: StudySession) {}

  toggle = (): void => {
    this.on = !this.on;
    store("study.judge", this.on);
  };

  /** A new position: what was said of the last one is no longer true. */
  follow(): void {
    const turn = (this.turn += 1);
    clearTimeout(this.timer);
    this.now = null;
    this.trouble = "";
    this.thinking = this.on;
    if (this.on) this.timer = setTimeout(() => void this.ask(turn), WAIT);
  }

  private async ask(turn: number): Promise<void> {
    const path = this.session.path();
    const over = this.session.position?.over ?? false;
    try {
      for (const deep of over ? [false] : [false, true]) {
        const said = await studies.judge({ ...path, deep });
        if (turn !== this.turn) return;
        this.now = said;
      }
    } catch (error) {
      if (turn === this.turn) this.trouble = errorText(error);
    }
    if (turn === this.turn) this.thinking = false;
  }

  /** The best lines in words. */
  get moves(): HintMove[] {
    const { game, update } = this.session;
    if (!this.now || !game || !update) return [];
    return hintMoves(game, update, this.now.best, this.session.name);
  }

  close(): void {
    this.turn += 1;
    clearTimeout(this.timer);
  }
}
