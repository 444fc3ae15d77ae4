/** Turning a tile in the hand by wheel, two fingers or key. A step is a quarter turn, clockwise or back. */
import { on } from "svelte/events";

export type Turn = (step: 1 | -1) => void;

/** Time in which one push of the wheel counts once. */
const WHEEL_REST = 140;
/** So far two fingers have to turn for a quarter turn of the tile. */
const TWIST = 35;

/** The wheel over a held tile turns it and does not zoom the map. */
export function wheelTurns(isHeld: (event: WheelEvent) => boolean, turn: Turn): (event: WheelEvent) => void {
  let last = -Infinity;
  return (event) => {
    if (!isHeld(event) || event.deltaY === 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.timeStamp - last < WHEEL_REST) return;
    last = event.timeStamp;
    turn(event.deltaY > 0 ? 1 : -1);
  };
}

export interface Touch {
  clientX: number;
  clientY: number;
}

const angle = (a: Touch, b: Touch): number =>
  (Math.atan2(b.clientY - a.clientY, b.clientX - a.clientX) * 180) / Math.PI;
const around = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** Two fingers on the map: tells how they have turned since they came. */
export class Twist {
  private from: number | null = null;

  constructor(private readonly turn: Turn) {}

  follow(touches: readonly Touch[]): void {
    const [a, b] = touches;
    if (!a || !b) {
      this.from = null;
      return;
    }
    const now = angle(a, b);
    this.from ??= now;
    const turned = around(now - this.from);
    if (Math.abs(turned) < TWIST) return;
    this.from = now;
    this.turn(turned > 0 ? 1 : -1);
  }
}

/** R turns, Shift and R turns back; says whether the key meant it. */
export function keyTurns(event: KeyboardEvent, turn: Turn): boolean {
  if (event.key.toLowerCase() !== "r" || event.ctrlKey || event.metaKey || event.altKey) return false;
  event.preventDefault();
  turn(event.shiftKey ? -1 : 1);
  return true;
}

/** Listens for the wheel and two fingers before the map zooms; gives back what ends it. */
export function listenForTurns(frame: HTMLElement, isHeld: (event: Event) => boolean, turn: Turn): () => void {
  const twist = new Twist(turn);
  const fingers = (event: TouchEvent) => twist.follow([...event.touches]);
  const offs = [
    on(frame, "wheel", wheelTurns(isHeld, turn), { capture: true, passive: false }),
    ...(["touchstart", "touchmove", "touchend", "touchcancel"] as const).map((kind) =>
      on(frame, kind, fingers, { capture: true, passive: true }),
    ),
  ];
  return () => offs.forEach((off) => off());
}
