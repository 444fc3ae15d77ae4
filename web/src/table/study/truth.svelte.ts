/** What every seat saw at a step of a finished game: together they show what was hidden from each. */
import { ask, type Scene, type SeatViews } from "$lib/api";
import type { GameTable } from "../module";
import type { Replay } from "../replay.svelte";
import { READ_ONLY, stillUpdate } from "../stillTable";

export class Truth {
  /** A still table for each seat, so that all hands lie open beside each other. */
  seats = $state.raw<GameTable[]>([]);
  /** Through whose eyes the board is seen; -1: as before. */
  looking = $state(-1);
  open = $state(false);
  failed = $state(false);
  /** Chances to win by the position as it was, and by what each seat knew. */
  wins = $state.raw<readonly number[]>([]);
  believed = $state.raw<readonly (readonly number[])[]>([]);
  private step = -1;

  constructor(private readonly replay: Replay) {}

  toggle = async (): Promise<void> => {
    this.open = !this.open;
    if (this.open) await this.follow();
    else this.lookAs(-1);
  };

  /** The step that the replay shows. */
  async follow(): Promise<void> {
    const { replay } = this;
    const { step, module, scene } = replay;
    if (!this.open || !module || step < 0 || step === this.step) return;
    this.step = step;
    try {
      const { views, wins, believed } = await ask<SeatViews>(
        `/api/tables/${encodeURIComponent(replay.table)}/views/${step}`,
        undefined,
        replay.key,
      );
      if (this.step !== step) return;
      const seats = views.map(() => module.start({ scene: scene as Scene, log: [] }, READ_ONLY));
      for (const [seat, game] of seats.entries()) {
        game.setChairs(replay.chairs);
        await game.show(stillUpdate({ view: views[seat] as (typeof views)[number], step }), [], STILL);
      }
      this.seats = seats;
      this.wins = wins;
      this.believed = believed;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  lookAs(seat: number): void {
    this.looking = seat;
  }

  /** The board as the seat saw it, if one looks through its eyes. */
  get eyes(): GameTable | null {
    return this.open ? (this.seats[this.looking] ?? null) : null;
  }
}

const STILL = { animate: false, onLines: () => {} };
