/** Pieces under the pointer: pressed, dragged, let go. A press that does not move stays a click. */
import { distance } from "$board/hex";
import type { Point } from "$board/hex";
import type { Editor } from "./editor.svelte";

const SLOP = { mouse: 5, touch: 10 };

export class Hand {
  /** Where the pointer is on the screen while a piece is dragged. */
  pointer = $state.raw<Point | null>(null);
  /** The last press was a finger's. */
  touch = $state(false);
  /** The press that ends now was a drag: the click behind it means nothing. */
  private dragged = false;

  constructor(private readonly editor: Editor) {}

  /** Says once whether a click is only the end of a drag. */
  swallow(): boolean {
    const { dragged } = this;
    this.dragged = false;
    return dragged;
  }

  press(event: PointerEvent, take: () => void): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.dragged = false;
    const from = { x: event.clientX, y: event.clientY };
    const slop = event.pointerType === "mouse" ? SLOP.mouse : SLOP.touch;
    const done = new AbortController();
    const how = { signal: done.signal };
    addEventListener(
      "pointermove",
      (moved) => {
        if (moved.pointerId !== event.pointerId) return;
        const now = { x: moved.clientX, y: moved.clientY };
        if (!this.dragged && distance(from, now) > slop) {
          this.dragged = true;
          take();
        }
        if (this.dragged) this.move(now);
      },
      how,
    );
    const end = (lost: boolean) => (raised: PointerEvent) => {
      if (raised.pointerId !== event.pointerId) return;
      done.abort();
      if (this.dragged) this.drop(lost);
    };
    addEventListener("pointerup", end(false), how);
    addEventListener("pointercancel", end(true), how);
  }

  private move(now: Point): void {
    this.pointer = now;
    this.editor.aimAt(this.editor.locate(now));
  }

  /** Over a lit place it lies; beside the map it goes back into the box; else where it was. */
  private drop(lost: boolean): void {
    const over = this.pointer && this.editor.locate(this.pointer);
    this.pointer = null;
    if (lost) this.editor.letGo();
    else if (this.editor.layHeld()) return;
    else if (over) this.editor.letGo();
    else this.editor.remove();
  }
}
