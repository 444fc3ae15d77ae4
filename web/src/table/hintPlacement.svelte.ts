/** Where the panel of hints lies: in a corner of the map where it hides no move that it lights. */
import { flushSync, tick } from "svelte";
import type { Rect } from "$board/overlay";
import { marks } from "$board/marks.svelte";
import type { HintMove } from "./hints.svelte";
import { bestCorner, coveredArea, type Corner } from "./panelCorner";

/** Frames without a move after which the map is at rest. */
const STILL = 3;

export class HintPlacement {
  panel = $state<HTMLElement>();
  corner = $state.raw<Corner>({ low: false, left: false });
  /** What is lit lies under the map's own buttons. */
  under = $state(false);
  private highlighted: HintMove | null = null;
  private looks = 0;

  /** `lightUp` highlights a move on the map, or none. */
  constructor(private readonly lightUp: (move: HintMove | null) => void) {}

  /** What it is about is lit; all the places that it speaks of are marked. */
  private highlight(move: HintMove | null): void {
    this.lightUp(move);
    marks.show(move?.places);
  }

  /** A panel must not move away from under a mouse: it lies from the beginning where it hides none of the moves. */
  survey(moves: readonly HintMove[]): void {
    const targets = moves.flatMap((move) => {
      this.highlight(move);
      flushSync();
      return this.lit();
    });
    this.highlight(this.highlighted);
    flushSync();
    this.dodge(targets);
  }

  /** Lights a move, and lets it be seen once the map has come to rest. */
  async light(move: HintMove | null, mouse = false): Promise<void> {
    const look = ++this.looks;
    this.highlighted = move;
    this.under = false;
    this.highlight(move);
    if (move === null) return;
    const targets = await this.rested(() => look === this.looks);
    if (!targets) return;
    if (!mouse) this.dodge(targets);
    this.under = this.boxes(".zoom").some((zoom) => coveredArea(zoom, targets) > 0);
  }

  /** Lights nothing any more, whatever is still being waited for. */
  end(): void {
    this.looks++;
    this.highlight(null);
  }

  private boxes(what: string): Rect[] {
    return [...(this.panel?.parentElement?.querySelectorAll(what) ?? [])].map((one) => one.getBoundingClientRect());
  }

  private lit(): Rect[] {
    return this.boxes("[data-lit]");
  }

  private dodge(targets: readonly Rect[]): void {
    const map = this.panel?.parentElement?.getBoundingClientRect();
    if (this.panel && map) this.corner = bestCorner(map, this.panel.getBoundingClientRect(), targets, this.corner);
  }

  /** Where the light lies when nothing moves any more; null if something else is lit before that. */
  private async rested(asked: () => boolean): Promise<Rect[] | null> {
    await tick();
    let [targets, still] = [this.lit(), 0];
    while (asked() && still < STILL) {
      await new Promise(requestAnimationFrame);
      const now = this.lit();
      still = JSON.stringify(now) === JSON.stringify(targets) ? still + 1 : 0;
      targets = now;
    }
    return asked() ? targets : null;
  }
}
