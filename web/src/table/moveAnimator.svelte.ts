/** Shows moves one after the other, each for a while; a click ends what is being shown. */
import { settings } from "$lib/settings.svelte";
import type { LogEntry, TableApi } from "./module";
import { Pause } from "./pause";

export interface AnimatedMoves<Step> {
  steps: readonly Step[];
  /** The viewer's own moves are not spotlighted. */
  own: boolean;
  draw: (step: Step) => void;
  /** Milliseconds before the speed setting. */
  time: (step: Step) => number;
  /** What the viewer has to understand: it is held long enough to be read, whoever did it. */
  concerns?: (step: Step) => boolean;
  /** Called with each of those. */
  note?: (step: Step) => void;
}

const SPOTLIGHT_MS = 1600;
const NOTICE_MS = 1200;
/** Without motion nothing is held up, so that there is more time to read. */
const STILL_NOTICE_MS = 3000;

/** Speaks of what one did oneself; what others did is spoken as it comes into the log. */
export function sayOwn(api: Pick<TableApi, "say">, words: LogEntry | null, viewer: number): void {
  if (words?.seat === viewer) api.say(words.text);
}

export class MoveAnimator<Step> {
  /** The part of somebody's turn that is spotlighted. */
  current = $state.raw<Step | null>(null);
  /** The step that concerns the viewer and is to be read now. */
  notice = $state.raw<Step | null>(null);
  moving = $state(false);
  private readonly pause = new Pause();
  private skipping = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;

  /** A new update begins: an earlier skip no longer counts. */
  begin(): void {
    this.skipping = false;
  }

  async play({ steps, own, draw, time, concerns, note }: AnimatedMoves<Step>): Promise<void> {
    this.moving = true;
    for (const step of steps) {
      const noticed = !this.skipping && (concerns?.(step) ?? false);
      draw(step);
      this.spotlight(own || this.skipping ? null : step);
      if (noticed) {
        note?.(step);
        this.showNotice(step);
      }
      if (!this.skipping) await this.pause.for(this.held(time(step) * settings.motion, noticed));
    }
    this.moving = false;
  }

  private held(milliseconds: number, noticed: boolean): number {
    return noticed && settings.motion > 0 ? Math.max(milliseconds, NOTICE_MS) : milliseconds;
  }

  private showNotice(step: Step): void {
    clearTimeout(this.noticeTimer);
    this.notice = step;
    const time = settings.motion > 0 ? NOTICE_MS : STILL_NOTICE_MS;
    this.noticeTimer = setTimeout(this.dismiss, time);
  }

  private readonly dismiss = (): void => void (this.notice = null);

  /** A spotlight stays until the next one, but not for ever. */
  spotlight(step: Step | null): void {
    clearTimeout(this.timer);
    this.current = step;
    if (step) this.timer = setTimeout(() => (this.current = null), SPOTLIGHT_MS);
  }

  /** Ends the animation that runs now and shows the rest at once. */
  finish(): void {
    this.skipping = true;
    this.dismiss();
    this.pause.end();
  }
}
