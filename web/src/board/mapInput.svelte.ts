/** Pointer, finger and keyboard on a map: what is hovered at, where the cursor is, what a press means. */
import type { Camera } from "./camera.svelte";
import { at, distance } from "./hex";
import type { Point } from "./hex";
import { isArrow, nextStop } from "./arrowKeys";

export type Gesture = "tap" | "do";

/** A stop of the arrow keys: its place on the map, and the selector of what takes the focus there. */
export interface Stop {
  at: Point;
  selector: string;
}

/** What a board tells about itself. A place is anything that can be pressed or hovered at. */
export interface MapInputOptions<Place> {
  stops: readonly Stop[];
  /** Stop of a place, -1 for none; a piece belongs to the stop it stands on. */
  stopOf: (place: Place) => number;
  /** Where the cursor begins and where Home leads. */
  home: number;
  frame: HTMLElement | undefined;
  pointOf: (place: Place) => Point;
  same: (a: Place | null, b: Place | null) => boolean;
  isLit: (place: Place) => boolean;
  /** Lit places that a fingertip may mean though it fell beside them. */
  lit: readonly Place[];
  /** Ends running animations; says whether there were any. */
  finish: () => boolean;
  onpress: (place: Place, gesture: Gesture, event: MouseEvent) => void;
  onhover: ((place: Place | null) => void) | undefined;
}

/** A finger's tap so many pixels beside a lit cell still means that cell; hexes wider than this need no help. */
const FINGERTIP = 30;
const WIDE = 60;
/** Below this hex width a tap comes nearer first, unless one lit place alone lies within so many pixels. */
const TAPPABLE = 30;
const AIMED = 18;

export class MapInput<Place> {
  hovered = $state.raw<Place | null>(null);
  focused = $state.raw<Place | null>(null);
  private wanted = $state<number | null>(null);
  private column: number | null = null;
  /** The board has been taken away: a focus that leaves with it means nothing. */
  private gone = false;

  /** To be made by the board's component, with which it goes. */
  constructor(
    private readonly options: () => MapInputOptions<Place>,
    private readonly camera: Camera,
  ) {
    $effect(() => () => (this.gone = true));
  }

  /** The stop that the Tab key leads to. */
  get cursor(): number {
    return this.wanted ?? this.options().home;
  }

  look = (place: Place | null): void => {
    if (this.gone) return;
    const { same, onhover } = this.options();
    if (same(place, this.hovered)) return;
    this.hovered = place;
    onhover?.(place);
  };

  press = (pressed: Place, event: MouseEvent): void => {
    const { finish, pointOf, isLit, onpress } = this.options();
    if (finish()) return;
    const touch = "pointerType" in event && event.pointerType === "touch";
    if (touch && this.camera.hex < TAPPABLE && this.litWithin(AIMED, event).length !== 1)
      return this.camera.approach(pointOf(pressed));
    const place = touch ? this.nearestLit(pressed, event) : pressed;
    if (touch && isLit(place)) this.look(place);
    onpress(place, touch ? "tap" : "do", event);
  };

  private nearestLit(place: Place, event: MouseEvent): Place {
    if (this.options().isLit(place) || this.camera.hex > WIDE) return place;
    return this.litWithin(FINGERTIP, event)[0] ?? place;
  }

  /** Lit places so many pixels around a tap, the nearest first. */
  private litWithin(reach: number, event: MouseEvent): Place[] {
    const { frame, lit, pointOf } = this.options();
    if (!frame) return [];
    const { left, top } = frame.getBoundingClientRect();
    const tip: Point = { x: event.clientX - left, y: event.clientY - top };
    const away = (one: Place) => distance(this.camera.toScreen(pointOf(one)), tip);
    return lit.filter((one) => away(one) < reach).sort((a, b) => away(a) - away(b));
  }

  /** Focus came to a place; `visible` when it came by keyboard. */
  enter = (place: Place, visible: boolean): void => {
    const { pointOf, stopOf } = this.options();
    const stop = stopOf(place);
    if (stop >= 0) this.wanted = stop;
    if (!visible) return;
    this.focused = place;
    this.camera.reveal(pointOf(place));
    this.look(place);
  };

  /** A board that is taken away loses the focus before it knows that it goes. */
  leave = ({ relatedTarget }: FocusEvent): void => queueMicrotask(() => this.left(relatedTarget));

  private left(to: EventTarget | null): void {
    if (this.gone) return;
    const { frame } = this.options();
    if (to instanceof Node && frame?.contains(to)) return;
    this.focused = null;
    this.column = null;
    this.look(null);
  }

  keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const done = isArrow(event.key) ? this.step(event.key) : this.jump(event.key);
    if (done) event.preventDefault();
  };

  private step(key: Parameters<typeof nextStop>[2]): boolean {
    const { stops } = this.options();
    const here = at(stops, this.cursor).at.x;
    const next = nextStop(stops, this.cursor, key, this.column ?? here);
    if (key === "ArrowLeft" || key === "ArrowRight") this.column = null;
    else this.column ??= here;
    return this.go(next);
  }

  private jump(key: string): boolean {
    const { stops, home } = this.options();
    const keys: Record<string, () => unknown> = {
      Home: () => this.go(home),
      End: () => this.go(stops.length - 1),
      "+": () => this.camera.zoomBy(1.35),
      "=": () => this.camera.zoomBy(1.35),
      "-": () => this.camera.zoomBy(1 / 1.35),
      "0": () => this.camera.fit(),
    };
    keys[key]?.();
    return key in keys;
  }

  private go(stop: number): boolean {
    const { frame, stops } = this.options();
    const target = frame?.querySelector<SVGElement>(stops[stop]?.selector ?? "none");
    target?.focus({ preventScroll: true });
    return true;
  }
}

/** Focus that should be seen: it came by keyboard. */
export const byKeyboard = (event: FocusEvent): boolean =>
  event.target instanceof Element && event.target.matches(":focus-visible");

export interface MapInputTarget<Place> {
  press: (place: Place, event: MouseEvent) => void;
  look: (place: Place | null) => void;
  enter: (place: Place, visible: boolean) => void;
}

type Handlers = ReturnType<typeof newHandlers>;
const kept = new WeakMap<object, Map<string, Handlers>>();

/** The handlers of something on the map that stands for a place: the same ones after each update. */
export function handlers<Place>(place: Place, pointing: MapInputTarget<Place>): Handlers {
  const known = kept.get(pointing) ?? new Map<string, Handlers>();
  kept.set(pointing, known);
  const key = JSON.stringify(place);
  const made = known.get(key) ?? newHandlers(place, pointing);
  known.set(key, made);
  return made;
}

function newHandlers<Place>(place: Place, pointing: MapInputTarget<Place>) {
  const hover = (over: Place | null) => (event: PointerEvent) => {
    if (event.pointerType !== "touch") pointing.look(over);
  };
  return {
    onclick: (event: MouseEvent) => pointing.press(place, event),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      pointing.press(place, new MouseEvent("click"));
    },
    onpointerenter: hover(place),
    onpointerleave: hover(null),
    onfocus: (event: FocusEvent) => pointing.enter(place, byKeyboard(event)),
  };
}
