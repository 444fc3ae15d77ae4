/** Pointer, finger and keyboard on the map: what is looked at, where the cursor is, what a press means. */
import type { Camera } from "./camera.svelte";
import { at, distance } from "./hex";
import type { Point } from "./hex";
import type { MapLayout } from "./layout";
import { samePlace } from "./scene";
import type { BoardView, Place, Target } from "./scene";
import { isArrow, steer } from "./steer";
import { pointOf } from "./ways";

export type Gesture = "tap" | "do";

/** What the board tells about itself. */
export interface Ground {
  map: MapLayout;
  view: BoardView;
  seat: number;
  targets: ReadonlyMap<number, Target>;
  blockadeTargets: ReadonlyMap<number, Target>;
  frame: HTMLElement | undefined;
  /** Ends running journeys; says whether there were any. */
  finish: () => boolean;
  onpick: ((place: Place, gesture: Gesture) => void) | undefined;
  onask: ((place: Place, gesture: Gesture) => void) | undefined;
  onhover: ((place: Place | null) => void) | undefined;
  onpiece: ((piece: number, gesture: Gesture) => void) | undefined;
}

/** A finger's tap so many pixels beside a lit cell still means that cell; hexes wider than this need no help. */
const FINGERTIP = 30;
const WIDE = 60;
/** Below this hex width a tap zooms in first. */
const TAPPABLE = 30;

export class Pointing {
  looked = $state<Place | null>(null);
  focused = $state<Place | null>(null);
  private wanted = $state<number | null>(null);
  private column: number | null = null;

  constructor(
    private readonly ground: () => Ground,
    private readonly camera: Camera,
  ) {}

  get own(): BoardView["pieces"][number] | undefined {
    const { view, seat } = this.ground();
    return view.pieces.find((piece) => piece.seat === seat && piece.cell >= 0);
  }

  /** The cell that the Tab key leads to. */
  get cursor(): number {
    return this.wanted ?? this.own?.cell ?? 0;
  }

  targetAt(place: Place | null): Target | undefined {
    const { targets, blockadeTargets } = this.ground();
    if (place === null) return undefined;
    return "cell" in place ? targets.get(place.cell) : blockadeTargets.get(place.blockade);
  }

  look = (place: Place | null): void => {
    if (samePlace(place, this.looked)) return;
    this.looked = place;
    this.ground().onhover?.(place);
  };

  press = (pressed: Place, event: MouseEvent): void => {
    const { map, view, seat, finish, onpick, onask, onpiece } = this.ground();
    if (finish()) return;
    const touch = "pointerType" in event && event.pointerType === "touch";
    if (touch && this.camera.hex < TAPPABLE) return this.camera.approach(pointOf(map, pressed));
    const place = touch ? this.meant(pressed, event) : pressed;
    const gesture = touch ? "tap" : "do";
    const mine =
      "cell" in place
        ? view.pieces.find((one) => one.cell === place.cell && one.seat === seat)
        : undefined;
    if (this.targetAt(place)) {
      if (touch) this.look(place);
      onpick?.(place, gesture);
    } else if (mine && onpiece) onpiece(mine.piece, gesture);
    else onask?.(place, gesture);
  };

  private meant(place: Place, event: MouseEvent): Place {
    const { map, frame, targets } = this.ground();
    if (this.targetAt(place) || !frame || this.camera.hex > WIDE) return place;
    const { left, top } = frame.getBoundingClientRect();
    const tip: Point = { x: event.clientX - left, y: event.clientY - top };
    const away = (cell: number) => distance(this.camera.toScreen(pointOf(map, { cell })), tip);
    const [nearest] = [...targets.keys()]
      .filter((cell) => away(cell) < FINGERTIP)
      .sort((a, b) => away(a) - away(b));
    return nearest === undefined ? place : { cell: nearest };
  }

  /** Focus came to a place; `visible` when it came by keyboard. */
  enter = (place: Place, visible: boolean): void => {
    const { map } = this.ground();
    if ("cell" in place) this.wanted = place.cell;
    if (!visible) return;
    this.focused = place;
    this.camera.reveal(pointOf(map, place));
    this.look(place);
  };

  leave = (event: FocusEvent): void => {
    const { frame } = this.ground();
    if (event.relatedTarget instanceof Node && frame?.contains(event.relatedTarget)) return;
    this.focused = null;
    this.column = null;
    this.look(null);
  };

  keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const done = isArrow(event.key) ? this.step(event.key) : this.jump(event.key);
    if (done) event.preventDefault();
  };

  private step(key: Parameters<typeof steer>[2]): boolean {
    const { map } = this.ground();
    const here = at(map.spots, this.cursor).at.x;
    const next = steer(map.spots, this.cursor, key, this.column ?? here);
    if (key === "ArrowLeft" || key === "ArrowRight") this.column = null;
    else this.column ??= here;
    return this.go(next);
  }

  private jump(key: string): boolean {
    const { map } = this.ground();
    const keys: Record<string, () => unknown> = {
      Home: () => this.go(this.own?.cell ?? 0),
      End: () => this.go(map.spots.length - 1),
      "+": () => this.camera.zoomBy(1.35),
      "=": () => this.camera.zoomBy(1.35),
      "-": () => this.camera.zoomBy(1 / 1.35),
      "0": () => this.camera.fit(),
    };
    keys[key]?.();
    return key in keys;
  }

  private go(cell: number): boolean {
    const target = this.ground().frame?.querySelector<SVGElement>(`[data-cell="${cell}"]`);
    target?.focus({ preventScroll: true });
    return true;
  }
}
